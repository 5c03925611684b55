import type { Reason } from '../../engine/contract.ts'
import type { PossessionFacts, PossessionSkin } from './facts.ts'

type Wrinkles = readonly PossessionFacts['wrinkle'][]

/** What is told of a reason: its wordings, which share their words on purpose, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-elements': {
    side: 'yes',
    texts: [
      'the land was held as an owner would hold it, and for as long as the statute asks',
      'for as long as the statute asks, the land was held as its owner would have held it',
    ],
    lesson:
      'Possession must be open, exclusive, without leave, and last for the whole period against this owner.',
  },
  'yes-mind': {
    side: 'yes',
    texts: [
      'the statute looks to how the land was held and not to what the possessor thought of title',
      'what the possessor thought of title is no matter for the statute, which looks to how the land was held',
    ],
    lesson:
      'State of mind does not matter where the state asks for no good faith, but the other elements do.',
  },
  'yes-faith': {
    side: 'yes',
    texts: [
      'an honest belief in title on entering is what this state asks of the possessor',
      'what this state asks of the possessor is an honest belief in title on entering',
    ],
    lesson:
      'An honest belief counts only in a state that asks for good faith, and then beside everything else.',
  },
  'yes-tax': {
    side: 'yes',
    texts: [
      'paying the taxes on the land year after year is what this state asks of the possessor',
      'what this state asks of the possessor is to pay the taxes on the land year after year',
    ],
    lesson: 'Payment of taxes counts only in a state that asks for it, and then beside everything else.',
  },
  'yes-season': {
    side: 'yes',
    texts: [
      'use at those times at which owners of such land use it is continuous for the statute',
      'the statute is content with use at those times at which owners of such land use it',
    ],
    lesson:
      'Use may follow the seasons if owners of such land use it in that way; a few visits are not enough.',
  },
  'yes-tack': {
    side: 'yes',
    texts: [
      'the time of one possessor is added to that of the next in a case like this one',
      'in a case like this one the next possessor may add the time of the one before',
    ],
    lesson:
      'Times are added together where one possessor transferred to the next, and not where one drove the other out.',
  },
  'yes-denied': {
    side: 'yes',
    texts: [
      'what the possessor did made it plain that the land was held against all others',
      'the land was held against all others, as what the possessor did made plain',
    ],
    lesson:
      'Possession by leave, or as a co-owner, becomes adverse when the rights of the other are openly denied.',
  },
  'yes-grace': {
    side: 'yes',
    texts: [
      'the extra time that the statute gives to such an owner was over before the suit',
      'such an owner has extra time under the statute, but it was over before the suit',
    ],
    lesson: 'The ten years after a disability help only an owner for whom they end later than the twenty.',
  },
  'yes-runs': {
    side: 'yes',
    texts: [
      'time that has begun to run is not stopped by what happens on the owner’s side',
      'what happens on the owner’s side does not stop time that has begun to run',
    ],
    lesson:
      'Later events on the owner’s side do not stop time, but a disability or a future interest there at entry does matter.',
  },
  'yes-undisturbed': {
    side: 'yes',
    texts: [
      'what was done about the possession left it undisturbed, so that time ran on',
      'time ran on, since what was done about the possession left it undisturbed',
    ],
    lesson: 'A protest does not interrupt; taking the land back does.',
  },
  'yes-deed': {
    side: 'yes',
    texts: [
      'possession of a part counts in this case as possession of the whole tract',
      'in this case the whole tract counts as possessed along with the part',
    ],
    lesson: 'Possession of part reaches the whole only under a deed that describes the whole.',
  },
  'no-time': {
    side: 'no',
    texts: [
      'the time that counts against this claimant is less than the statute asks',
      'less than the statute asks is the time that counts against this claimant',
    ],
    lesson:
      'The time falls short where twenty years had not run, or had to begin anew, or began later for this owner.',
  },
  'no-use': {
    side: 'no',
    texts: [
      'use of this kind is not the open and exclusive possession that the statute asks for',
      'the statute asks for open and exclusive possession, which use of this kind is not',
    ],
    lesson: 'Possession fails when it is hidden, shared with the owner, or made up of a few visits.',
  },
  'no-leave': {
    side: 'no',
    texts: [
      'possession of this kind is taken to be with the leave of whoever owns the land',
      'whoever owns the land is taken to give leave to possession of this kind',
    ],
    lesson:
      'Leave keeps possession from being adverse where it was given, or where a co-owner simply occupies.',
  },
  'no-owner': {
    side: 'no',
    texts: [
      'the statute does not run, or not yet, against one who stood as this claimant stood',
      'against one who stood as this claimant stood the statute does not run, or not yet',
    ],
    lesson:
      'Time does not run against government land, or against a future interest or disability that was there at entry.',
  },
  'no-faith': {
    side: 'no',
    texts: [
      'the possessor lacked the state of mind that this state asks for in such a case',
      'this state asks in such a case for a state of mind that the possessor lacked',
    ],
    lesson: 'State of mind matters only where the law of the state asks for it.',
  },
  'no-tax': {
    side: 'no',
    texts: [
      'the possessor did not pay taxes on the land, which this state asks for in such a case',
      'this state asks in such a case for taxes on the land, which the possessor did not pay',
    ],
    lesson: 'Payment of taxes matters only where the law of the state asks for it.',
  },
  'no-tack': {
    side: 'no',
    texts: [
      'the time of one possessor is not added to that of the next in a case like this one',
      'in a case like this one the next possessor may not add the time of the one before',
    ],
    lesson:
      'Times are not added where one possessor drove the other out; they are where one transferred to the next.',
  },
  'no-break': {
    side: 'no',
    texts: [
      'what was done about the possession broke it off, so that time began anew',
      'time began anew, since what was done about the possession broke it off',
    ],
    lesson: 'Taking the land back breaks the possession; a protest does not.',
  },
  'no-part': {
    side: 'no',
    texts: [
      'possession of a part does not count in this case as possession of the whole tract',
      'in this case the whole tract does not count as possessed along with the part',
    ],
    lesson: 'Without a deed that describes the whole, possession reaches no further than what was occupied.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: PossessionFacts, _skin: PossessionSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`rp-14 has no reason ${id}`)
  return found
}

/** What a reason speaks of, where it does not speak of every case. */
const ABOUT: Readonly<Record<string, Wrinkles>> = {
  'yes-season': ['season', 'visits'],
  'yes-tack': ['transfer', 'expulsion'],
  'no-tack': ['transfer', 'expulsion'],
  'yes-grace': ['infant', 'child'],
  'yes-runs': [
    'infant',
    'child',
    'later illness',
    'minor heir',
    'sale',
    'remainder',
    'later remainder',
    'return',
  ],
  'yes-undisturbed': ['letter', 'return'],
  'no-break': ['letter', 'return', 'sale'],
  'yes-deed': ['deed', 'no deed'],
  'no-part': ['deed', 'no deed'],
  'no-owner': [
    'infant',
    'child',
    'later illness',
    'minor heir',
    'sale',
    'remainder',
    'later remainder',
    'city',
    'cotenant denied',
  ],
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, { wrinkle, mind }: PossessionFacts): boolean {
  if (id === 'yes-faith' && wrinkle === 'taxes') return true
  if (id === 'yes-faith' || id === 'no-tax') return mind === 'believed'
  if (id === 'yes-tax' || id === 'no-faith') return mind === 'knew'
  return ABOUT[id]?.includes(wrinkle) ?? true
}
