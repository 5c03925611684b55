import type { Party } from '../../engine/party.ts'

/** A lost thing, and a mark by which its owner can be found. */
export interface Find {
  readonly finder: Party
  readonly loser: Party
  readonly thing: readonly [a: string, the: string]
  /** The mark, reading on after "In it" or "On it". */
  readonly clue: string
  /** Where it lies, reading on after a verb. */
  readonly place: string
  readonly cash: string
}

export const finds: readonly Find[] = [
  {
    finder: { a: 'a mail carrier', the: 'the carrier', pronoun: 'he' },
    loser: { a: 'a choir director', the: 'the director', pronoun: 'she' },
    thing: ['a gold fountain pen', 'the pen'],
    clue: "A band on the cap bore the owner's name and street address.",
    place: 'on the lawn of a park',
    cash: '$300',
  },
  {
    finder: { a: 'a commuter', the: 'the commuter', pronoun: 'she' },
    loser: { a: 'a musician', the: 'the musician', pronoun: 'he' },
    thing: ['a silver trumpet', 'the trumpet'],
    clue: "A card in the case gave the owner's name and telephone number.",
    place: 'on a railroad platform',
    cash: '$420',
  },
  {
    finder: { a: 'a bricklayer', the: 'the bricklayer', pronoun: 'he' },
    loser: { a: 'a geologist', the: 'the geologist', pronoun: 'she' },
    thing: ['a brass telescope', 'the telescope'],
    clue: "A tag on the strap gave the owner's name and telephone number.",
    place: 'beside a hiking trail',
    cash: '$180',
  },
  {
    finder: { a: 'a hairdresser', the: 'the hairdresser', pronoun: 'she' },
    loser: { a: 'a bride', the: 'the bride', pronoun: 'she' },
    thing: ['a pearl brooch', 'the brooch'],
    clue: "The back was engraved with the owner's full name and the name of her village.",
    place: 'in the gutter of a quiet street',
    cash: '$250',
  },
  {
    finder: { a: 'a bus driver', the: 'the driver', pronoun: 'he' },
    loser: { a: 'a medical student', the: 'the student', pronoun: 'he' },
    thing: ['a laptop computer', 'the laptop'],
    clue: "A label on the lid gave the owner's name and telephone number.",
    place: 'on the grass of a public square',
    cash: '$500',
  },
  {
    finder: { a: 'a night watchman', the: 'the watchman', pronoun: 'he' },
    loser: { a: 'a stamp collector', the: 'the collector', pronoun: 'he' },
    thing: ['an album of rare stamps', 'the album'],
    clue: "The first page gave the owner's name and address.",
    place: 'on the steps of a closed library',
    cash: '$360',
  },
  {
    finder: { a: 'a kayak guide', the: 'the guide', pronoun: 'she' },
    loser: { a: 'an engineer', the: 'the engineer', pronoun: 'she' },
    thing: ['a waterproof camera', 'the camera'],
    clue: "A sticker gave the owner's name and telephone number.",
    place: 'on a public beach',
    cash: '$140',
  },
  {
    finder: { a: 'a security guard', the: 'the guard', pronoun: 'she' },
    loser: { a: 'a retiree', the: 'the retiree', pronoun: 'he' },
    thing: ['a gold watch', 'the watch'],
    clue: "The case was engraved with the owner's full name and the name of his town.",
    place: 'on a sidewalk',
    cash: '$220',
  },
]
