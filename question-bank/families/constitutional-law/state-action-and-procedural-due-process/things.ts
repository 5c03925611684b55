import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'
import type { Twist } from './facts.ts'

/** A thing in public custody that a public employee destroys. */
export interface Thing {
  readonly plaintiff: Party
  readonly guard: Party
  /** The public body, without an article, reading on after "state". */
  readonly place: string
  /** The thing, reading on after "his" or "a". */
  readonly thing: string
  /** An accident through carelessness, reading on after the employee. */
  readonly slip: string
}

const TORT = 'State law gives owners a tort suit for the full value of lost property.'

export function thingCase({ plaintiff, guard, place, thing, slip }: Thing, twist: Twist): ActionCase {
  const keeper: Party = { a: `a ${place}`, the: `the ${place}`, pronoun: 'it' }
  const base = {
    plaintiff,
    defendant: guard,
    deed: `the loss of the ${thing}`,
    suit: sue(plaintiff, guard, 'claiming a deprivation of property without due process'),
  }
  switch (twist) {
    case 'random':
      return {
        ...base,
        law: (name) =>
          `The rules of ${name(keeper)} forbid its staff to harm property in its keeping. ${TORT}`,
        events: (name) =>
          `${capital(name(guard))} broke the rules and, out of spite, smashed a ${thing} that ${name(keeper)} was keeping for ${name(plaintiff)}. ${The(guard)} had never done such a thing before.`,
      }
    case 'established':
      return {
        ...base,
        law: (name) =>
          `Under the written procedure of ${name(keeper)}, property in its keeping is destroyed on the thirtieth day. Owners are neither notified nor heard beforehand. ${TORT}`,
        events: (name) =>
          `${capital(name(guard))} followed the procedure and destroyed a ${thing} that ${name(keeper)} was keeping for ${name(plaintiff)}. ${The(plaintiff)} had meant to come back the next day.`,
      }
    default:
      return {
        ...base,
        law: (name) =>
          `The rules of ${name(keeper)} tell its staff to take good care of property in its keeping. State law makes the staff immune from suit in tort, so owners have no remedy under it.`,
        events: (name) =>
          `${capital(name(guard))} carelessly ${slip}, and a ${thing} that ${name(keeper)} was keeping for ${name(plaintiff)} was ruined. ${The(guard)} meant no harm.`,
      }
  }
}

const he = 'he' as const
const she = 'she' as const

export const things: readonly Thing[] = [
  {
    plaintiff: { a: 'an inmate', the: 'the inmate', pronoun: he },
    guard: { a: 'a guard', the: 'the guard', pronoun: he },
    place: 'state prison',
    thing: 'guitar',
    slip: 'knocked over a heavy cart',
  },
  {
    plaintiff: { a: 'a motorist', the: 'the motorist', pronoun: she },
    guard: { a: 'a tow operator', the: 'the operator', pronoun: he },
    place: 'city impound lot',
    thing: 'scooter',
    slip: 'forgot to set a brake',
  },
  {
    plaintiff: { a: 'a patient', the: 'the patient', pronoun: he },
    guard: { a: 'an orderly', the: 'the orderly', pronoun: she },
    place: 'state hospital',
    thing: 'radio',
    slip: 'spilled a bucket of water',
  },
  {
    plaintiff: { a: 'a witness', the: 'the witness', pronoun: she },
    guard: { a: 'a property clerk', the: 'the clerk', pronoun: he },
    place: 'police station',
    thing: 'camera',
    slip: 'dropped a heavy box',
  },
  {
    plaintiff: { a: 'a camper', the: 'the camper', pronoun: he },
    guard: { a: 'a ranger', the: 'the ranger', pronoun: she },
    place: 'state park',
    thing: 'canoe',
    slip: 'backed up a truck without looking',
  },
  {
    plaintiff: { a: 'a traveler', the: 'the traveler', pronoun: she },
    guard: { a: 'a porter', the: 'the porter', pronoun: he },
    place: 'city bus terminal',
    thing: 'cello',
    slip: 'stacked some trunks badly',
  },
  {
    plaintiff: { a: 'a detainee', the: 'the detainee', pronoun: he },
    guard: { a: 'a jailer', the: 'the jailer', pronoun: she },
    place: 'county jail',
    thing: 'watch',
    slip: 'left a window open in the rain',
  },
  {
    plaintiff: { a: 'a sculptor', the: 'the sculptor', pronoun: she },
    guard: { a: 'a custodian', the: 'the custodian', pronoun: he },
    place: 'state museum',
    thing: 'statue',
    slip: 'bumped into a shelf',
  },
  {
    plaintiff: { a: 'a sailor', the: 'the sailor', pronoun: he },
    guard: { a: 'a dock hand', the: 'the dock hand', pronoun: she },
    place: 'city harbor',
    thing: 'raft',
    slip: 'let a rope slip',
  },
  {
    plaintiff: { a: 'a skater', the: 'the skater', pronoun: she },
    guard: { a: 'an attendant', the: 'the attendant', pronoun: he },
    place: 'county rink',
    thing: 'pair of skates',
    slip: 'left a heater on',
  },
  {
    plaintiff: { a: 'a farmer', the: 'the farmer', pronoun: he },
    guard: { a: 'a weigher', the: 'the weigher', pronoun: she },
    place: 'state market',
    thing: 'plow',
    slip: 'overloaded a hoist',
  },
]
