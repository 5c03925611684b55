import type { Misconception } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { SearchFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

/** By id: the mistaken rule, and the sentence that mends it. */
const VIEWS: Readonly<Record<string, readonly [label: string, correction: string]>> = {
  'streets-are-public': [
    'movements in public or signals that go out are never protected',
    'To follow with the eye is one thing; to plant a device, to sense the inside of a home or to chronicle months is another.',
  ],
  'outside-the-house': [
    'protection ends at the walls of the house',
    'The area right around a home, and effects such as a car or bag, are protected too.',
  ],
  'all-land-is-outside': [
    'whatever lies outdoors, or in a vehicle, is open land',
    'The yard right by a home is not open land, and open land is not the reason where a vehicle or bag is concerned.',
  ],
  'fences-protect': [
    'fences and signs make open land private',
    'Open fields stay unprotected in spite of fences, signs and trespass by the police.',
  ],
  'any-trespass': [
    'any unlicensed touch or step by the police is a search',
    'It must touch a person, house, paper or effect; open land is none of these, and a dog outside a car touches nothing.',
  ],
  'secrecy-is-privacy': [
    'whatever a person tries or hopes to keep secret is protected',
    'The hope must be reasonable, and it is not for what is exposed, shared, or contraband alone.',
  ],
  'dogs-reveal-only-drugs': [
    'a method that finds drugs is no search wherever and however it is used',
    'That is true of a trained dog in a lawful place, not of hands, heat sensors or a dog brought to a front door.',
  ],
  'drugs-are-not-protected': [
    'contraband and those who have it enjoy no protection',
    'What counts is the method and the place, and other reasons decide here.',
  ],
  'third-party-always': [
    'whatever another holds or handles is given up',
    'Location histories, and the insides of closed parcels, stay protected in the hands of others.',
  ],
  'data-is-private': [
    'every record about a person is private',
    'Ordinary business records, such as those of a bank, are not protected.',
  ],
  'owner-of-drugs': [
    'the owner of goods may object to any search that finds them',
    'Ownership of the goods is not enough; there must be a claim of privacy in the place or container searched.',
  ],
  'closed-means-private': [
    'closed containers are protected wherever they are',
    'Not when thrown away, opened before by a private party, or when they belong to somebody else.',
  ],
  'target-may-object': [
    'the person whom the police are after may object to the search',
    'Only a person whose own rights were infringed may object.',
  ],
  'presence-is-enough': [
    'whoever is lawfully present may object',
    'Lawful presence is not enough for brief visitors and passengers.',
  ],
  'owner-only': [
    'only the owner or tenant may object',
    'Overnight guests, lawful drivers, owners of closed containers and anyone who is seized may object too.',
  ],
  'stop-means-standing': [
    'a person who was present at a stop or arrest may contest whatever follows',
    'A lawful stop gives no ground, and a search is contested by one with privacy in what was searched.',
  ],
  'guests-never': [
    'one who does not live or pay there has no privacy there',
    'An overnight guest, a lawful driver, and the owner of a closed bag do.',
  ],
  'private-opens-all': [
    'once a private party has looked, or a company has the data, police may look further',
    'Police may only repeat what the private party did, and records are another matter.',
  ],
  'agents-are-private': [
    'an informer, a collector or a bank is a private party',
    'One who acts at the wish of the police is their agent.',
  ],
  'public-eye': [
    'whatever is somewhere near the public is exposed',
    'Exposure means that the public could in fact perceive it as the police did.',
  ],
  'hands-are-like-eyes': [
    'what strangers may touch in passing the police may feel for',
    'Travelers expect bags to be moved, not to be felt in order to learn what is in them.',
  ],
  'seizing-things': [
    'to take or follow a thing is to seize its owner',
    'The seizure of a person is something else.',
  ],
  'devices-always': [
    'any use of technology is a search',
    'A device counts as such where it reveals the inside of a home.',
  ],
  'ties-to-the-rest': [
    'ties to the house or car decide in every case',
    'Here it is the person or the container, not the place, that was infringed.',
  ],
}

/** What a search is, and whose, as students get it wrong. */
export const misconceptions: readonly Misconception<SearchFacts>[] = Object.entries(VIEWS).map(
  ([id, [label, correction]]) => ({
    id,
    label,
    correction,
    decide: (facts) => {
      const path = pathOf(facts)
      const row: Row | null = path && TABLE[path]
      return row?.wrong[id] ?? null
    },
  }),
)
