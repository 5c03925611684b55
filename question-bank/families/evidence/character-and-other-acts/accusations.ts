import type { Party } from '../../engine/party.ts'

/** A charge of sexual assault between two adults, and witnesses about either. */
export interface Accusation {
  readonly defendant: Party
  readonly accuser: Party
  /** The place, reading on after "sexually assaulted … ". */
  readonly place: string
  /** Another accuser of the defendant, and a friend of the accuser. */
  readonly other: Party
  readonly friend: Party
}

const he = 'he' as const
const she = 'she' as const

export const accusations: readonly Accusation[] = [
  {
    defendant: { a: 'a sergeant', the: 'the sergeant', pronoun: he },
    accuser: { a: 'a translator', the: 'the translator', pronoun: she },
    place: 'in a barracks on an Army post',
    other: { a: 'a former recruit', the: 'the recruit', pronoun: she },
    friend: { a: 'a bartender', the: 'the bartender', pronoun: he },
  },
  {
    defendant: { a: 'a purser', the: 'the purser', pronoun: he },
    accuser: { a: 'a passenger', the: 'the passenger', pronoun: she },
    place: 'in a cabin of a ship at sea',
    other: { a: 'a former stewardess', the: 'the stewardess', pronoun: she },
    friend: { a: 'a musician', the: 'the musician', pronoun: he },
  },
  {
    defendant: { a: 'a climbing guide', the: 'the guide', pronoun: he },
    accuser: { a: 'a hiker', the: 'the hiker', pronoun: she },
    place: 'at a shelter in a national park',
    other: { a: 'a former client', the: 'the client', pronoun: she },
    friend: { a: 'a hotel porter', the: 'the porter', pronoun: he },
  },
  {
    defendant: { a: 'an orderly', the: 'the orderly', pronoun: he },
    accuser: { a: 'a technician', the: 'the technician', pronoun: she },
    place: 'in a storeroom of a veterans hospital',
    other: { a: 'a former trainee', the: 'the trainee', pronoun: she },
    friend: { a: 'a pharmacist', the: 'the pharmacist', pronoun: he },
  },
  {
    defendant: { a: 'a petty officer', the: 'the officer', pronoun: he },
    accuser: { a: 'a contractor', the: 'the contractor', pronoun: she },
    place: 'in an office on a Navy base',
    other: { a: 'a former secretary', the: 'the secretary', pronoun: she },
    friend: { a: 'a mechanic', the: 'the mechanic', pronoun: he },
  },
  {
    defendant: { a: 'a lodge keeper', the: 'the keeper', pronoun: he },
    accuser: { a: 'a botanist', the: 'the botanist', pronoun: she },
    place: 'in a cabin in a national forest',
    other: { a: 'a former guest', the: 'the guest', pronoun: she },
    friend: { a: 'a photographer', the: 'the photographer', pronoun: he },
  },
  {
    defendant: { a: 'a radar operator', the: 'the operator', pronoun: he },
    accuser: { a: 'a meteorologist', the: 'the meteorologist', pronoun: she },
    place: 'in a weather station on an Air Force base',
    other: { a: 'a former neighbor', the: 'the neighbor', pronoun: she },
    friend: { a: 'a cook', the: 'the cook', pronoun: he },
  },
  {
    defendant: { a: 'a dredge captain', the: 'the captain', pronoun: he },
    accuser: { a: 'an engineer', the: 'the engineer', pronoun: she },
    place: 'aboard a government dredge',
    other: { a: 'a former deckhand', the: 'the deckhand', pronoun: she },
    friend: { a: 'a diver', the: 'the diver', pronoun: he },
  },
]
