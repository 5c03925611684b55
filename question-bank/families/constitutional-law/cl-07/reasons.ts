import type { Reason } from '../../engine/contract.ts'
import type { ResidentFacts, ResidentSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-basic': {
    side: 'yes',
    texts: [
      'the right is a basic one, and no substantial reason tied to outsiders supports the line',
      'no substantial reason tied to outsiders supports a line that touches so basic a right',
    ],
    lesson:
      'A basic right and the want of a substantial reason decide a claim of a citizen of another state under Article IV, not other claims.',
  },
  'yes-city': {
    side: 'yes',
    texts: [
      'the line counts against the city, although people of the same state suffer by it too',
      'a city is bound as the state is, though the line also hurts people of the same state',
    ],
    lesson:
      'That a city hurts people of the same state too does not save its line against an outsider whom the clause protects.',
  },
  'yes-new': {
    side: 'yes',
    texts: [
      'those who settle in a state are owed the same treatment as those long settled there',
      'a state owes the same treatment to those who have just settled and those who long have',
    ],
    lesson:
      'The same treatment for those who have just settled in a state is what the Fourteenth Amendment secures to its new citizens.',
  },
  'yes-trade': {
    side: 'yes',
    texts: [
      'the protection of trade between the states does not turn on who is a citizen',
      'one need not be a citizen to be protected against such a burden on trade',
    ],
    lesson:
      'Trade between the states is protected for all who carry it on, citizens or not, where the Commerce Clause is the ground of the suit.',
  },
  'no-plaintiff': {
    side: 'no',
    texts: [
      'a plaintiff of this kind is not a citizen in the sense in which the clause speaks of one',
      'the clause speaks of citizens, and a plaintiff of this kind is not one of them',
    ],
    lesson: 'A clause that speaks of citizens leaves out corporations and aliens, and nobody else.',
  },
  'no-own': {
    side: 'no',
    texts: [
      'the clause protects the citizens of other states and not those of the state itself',
      'those of the state itself are not protected by the clause, but those of other states',
    ],
    lesson:
      'Article IV protects the citizens of other states, so that it is closed only to those of the state itself.',
  },
  'no-interest': {
    side: 'no',
    texts: [
      'a right of this kind is not so basic to the union of the states that the clause covers it',
      'the clause covers rights basic to the union of the states, and this is not one of them',
    ],
    lesson:
      'A right is not basic to the union of the states where it concerns sport or access to files, but work, property and care are.',
  },
  'no-community': {
    side: 'no',
    texts: [
      'a state may keep a thing of this kind for the members of its own political community',
      'membership in the political community of a state may be asked for a thing of this kind',
    ],
    lesson:
      'A state may keep for its political community the choice of those who govern it, but not the means of making a living there.',
  },
  'no-reason': {
    side: 'no',
    texts: [
      'outsiders cause a problem of their own, and the line is closely drawn to meet it',
      'the line is closely drawn to meet a problem that outsiders in particular cause',
    ],
    lesson:
      'A line closely drawn to a problem that outsiders cause is saved by that, but the figures have to show it.',
  },
  'no-national': {
    side: 'no',
    texts: [
      'the clause covers the few rights that arise from national citizenship, unlike this one',
      'this right does not arise from national citizenship, and the clause covers no other',
    ],
    lesson:
      'Rights that arise from national citizenship are the measure under the Fourteenth Amendment clause, not under Article IV.',
  },
  'no-carry': {
    side: 'no',
    texts: [
      'a year of residence may be asked for what newcomers could come to get and carry off',
      'for what newcomers could come to get and carry off a year of residence may be asked',
    ],
    lesson:
      'A year of residence may be asked for what could be carried off, such as a divorce, but not for aid to live on while there.',
  },
  'no-rational': {
    side: 'no',
    texts: [
      'a rational basis is enough to support a line of this kind, and this one has that much',
      'a line of this kind, having a rational basis, has as much support as it needs',
    ],
    lesson:
      'A rational basis supports a line by residence under equal protection where no basic right is touched; Article IV and the Commerce Clause ask more.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: ResidentFacts, _skin: ResidentSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cl-07 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: ResidentFacts): boolean {
  const business = facts.interest === 'work' || facts.interest === 'tax' || facts.interest === 'land'
  switch (id) {
    case 'yes-city':
      return facts.by === 'city'
    case 'yes-trade':
      return business || facts.interest === 'sport'
    case 'no-plaintiff':
    case 'no-national':
      return facts.claim === 'article IV' || facts.claim === 'fourteenth'
    case 'no-own':
      return facts.claim !== 'equal' && (facts.by === 'city' || facts.plaintiff !== 'visitor')
    case 'no-carry':
      return facts.plaintiff === 'new'
    case 'no-reason':
      return facts.interest === 'work' || facts.interest === 'land' || facts.interest === 'sport'
    case 'no-community':
      return facts.interest !== 'tax' && facts.interest !== 'sport'
    default:
      return true
  }
}
