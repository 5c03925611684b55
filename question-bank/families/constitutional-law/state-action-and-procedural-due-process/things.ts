import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
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

const TORT = 'State law permits owners to recover in tort the full value of lost property.'

export function thingCase({ plaintiff, guard, place, thing, slip }: Thing, twist: Twist): ActionCase {
  const keeper: Party = { a: `a ${place}`, the: `the ${place.split(' ').at(-1)}`, pronoun: 'it' }
  const kept = (name: Namer, isStarted: boolean) =>
    isStarted ? `the ${thing}` : `${name(plaintiff)}'s ${thing}, which ${name(keeper)} was storing`
  // Only a public employee can deprive an owner of property, so the story says for whom the act was done.
  const employee = (name: Namer) => `${name(guard)} employed by ${name(keeper)}`
  const base = {
    plaintiff,
    defendant: guard,
    deed: `the loss of the ${thing}`,
    start: (name: Namer) => `${capital(name(keeper))} was storing ${name(plaintiff)}'s ${thing}.`,
    suit: sue(plaintiff, guard, 'claiming a deprivation of property without due process'),
  }
  switch (twist) {
    case 'random':
      return {
        ...base,
        law: (name) => `The rules of ${name(keeper)} forbid its employees to harm stored property. ${TORT}`,
        events: (name, isStarted) =>
          `Out of spite, and in violation of those rules, ${employee(name)} smashed ${kept(name, isStarted)}. ${The(guard)} had never done such a thing before.`,
      }
    case 'established':
      return {
        ...base,
        law: (name) =>
          `Under the written procedure of ${name(keeper)}, property that is not claimed within thirty days is destroyed. The procedure gives owners no notice or hearing before the destruction. ${TORT}`,
        events: (name, isStarted) =>
          `When thirty days had passed, ${employee(name)} followed the procedure and destroyed ${kept(name, isStarted)}. ${The(plaintiff)} had planned to claim it the next day.`,
      }
    default:
      return {
        ...base,
        law: (name) =>
          `The rules of ${name(keeper)} require its employees to use care in handling stored property. A state statute makes public employees immune from tort suits, so owners of damaged property have no remedy in tort.`,
        events: (name, isStarted) =>
          `${capital(employee(name))} carelessly ${slip}, ruining ${kept(name, isStarted)}.`,
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
    slip: 'let a tow truck roll backward',
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
    slip: 'backed up a truck',
  },
  {
    plaintiff: { a: 'a traveler', the: 'the traveler', pronoun: she },
    guard: { a: 'a porter', the: 'the porter', pronoun: he },
    place: 'city bus terminal',
    thing: 'cello',
    slip: 'stacked some trunks too high',
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
    thing: 'leather bag',
    slip: 'left a heater on',
  },
  {
    plaintiff: { a: 'a farmer', the: 'the farmer', pronoun: he },
    guard: { a: 'a clerk', the: 'the clerk', pronoun: she },
    place: 'county fairground',
    thing: 'saddle',
    slip: 'knocked over a can of paint',
  },
]
