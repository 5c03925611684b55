import type { PathTable } from '../../engine/tables.ts'
import type { FaultFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

const EARLIER = ['bar', 'reduced', 'share'] as const
const GONE = ['chance', 'bar', 'inattentive', 'reduced', 'share'] as const
const INSOLVENT = ['bar', 'reduced', 'share', 'reallocated'] as const
const LINES = ['threshold', 'individual', 'reduced', 'share', 'reallocated'] as const
const SPLIT = ['individual', 'reduced', 'share', 'reallocated'] as const
const SETTLED = ['bar', 'reduced', 'dollar', 'portion'] as const

/** The debt of the first of two tortfeasors, one row a path. */
export const paths = {
  bar: { rules: ['bar'], because: ['bar'], level: 2, draws: 4, offers: INSOLVENT },
  'chance > helpless': { rules: ['bar', 'helpless'], because: ['chance'], level: 4, offers: EARLIER },
  'chance > unseen': {
    rules: ['bar', 'helpless'],
    because: ['chance'],
    level: 6,
    offers: ['inattentive', ...EARLIER],
  },
  'chance > inattentive': { rules: ['bar', 'inattentive'], because: ['chance'], level: 6, offers: EARLIER },
  'chance > unaware': {
    rules: ['bar', 'inattentive'],
    because: ['inattentive'],
    arguable: ['bar'],
    level: 7,
    offers: ['chance', 'reduced', 'share'],
  },
  'gone > joint': { rules: ['gone', 'joint'], because: ['reduced'], level: 5, draws: 2, offers: GONE },
  'gone > several': { rules: ['gone', 'several'], because: ['share'], level: 5, draws: 2, offers: GONE },
  'pure > joint': { rules: ['pure', 'joint'], because: ['reduced'], level: 4, offers: INSOLVENT },
  'pure > several': { rules: ['pure', 'several'], because: ['share'], level: 4, offers: INSOLVENT },
  'pure > reallocated': {
    rules: ['pure', 'reallocated'],
    because: ['reallocated'],
    level: 6,
    offers: INSOLVENT,
  },
  'pure > dollar': { rules: ['pure', 'dollar'], because: ['dollar'], level: 6, draws: 2, offers: SETTLED },
  'pure > share': { rules: ['pure', 'share'], because: ['portion'], level: 7, draws: 2, offers: SETTLED },
  'major > joint': { rules: ['pure', 'joint'], because: ['reduced'], level: 4, offers: LINES },
  'major > several': { rules: ['pure', 'several'], because: ['share'], level: 4, offers: LINES },
  'major > reallocated': {
    rules: ['pure', 'reallocated'],
    because: ['reallocated'],
    level: 7,
    offers: LINES,
  },
  'under > tie': {
    rules: ['under'],
    because: ['threshold'],
    level: 4,
    draws: 2,
    offers: ['reduced', 'share', 'reallocated'],
  },
  'under > split joint': { rules: ['under', 'joint'], because: ['reduced'], level: 6, offers: SPLIT },
  'under > split several': { rules: ['under', 'several'], because: ['share'], level: 6, offers: SPLIT },
  'over > above': {
    rules: ['over'],
    because: ['threshold'],
    level: 3,
    offers: ['reduced', 'share', 'reallocated'],
  },
  'over > tie joint': { rules: ['over', 'joint'], because: ['reduced'], level: 5, offers: LINES },
  'over > tie several': { rules: ['over', 'several'], because: ['share'], level: 5, offers: LINES },
  'over > split reallocated': {
    rules: ['over', 'reallocated'],
    because: ['reallocated'],
    level: 8,
    offers: SPLIT,
  },
  'each > split': {
    rules: ['each'],
    because: ['individual'],
    level: 6,
    draws: 2,
    offers: ['reduced', 'share', 'reallocated'],
  },
  'each > below': { rules: ['each', 'joint'], because: ['reduced'], level: 5, offers: INSOLVENT },
} as const satisfies PathTable<FaultFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By regime, fault, and what becomes of the second defendant. A missing one is not asked. */
const LAW: Readonly<Record<string, PathId>> = {
  'contributory / below / joint insolvent': 'bar',
  'contributory / below / several insolvent': 'bar',
  'pure / below / joint insolvent': 'pure > joint',
  'pure / below / several insolvent': 'pure > several',
  'pure / below / reallocated': 'pure > reallocated',
  'pure / below / dollar credit': 'pure > dollar',
  'pure / below / share credit': 'pure > share',
  'pure / above / joint insolvent': 'major > joint',
  'pure / above / several insolvent': 'major > several',
  'pure / above / reallocated': 'major > reallocated',
  'under / tie / joint insolvent': 'under > tie',
  'under / tie / several insolvent': 'under > tie',
  'under / split / joint insolvent': 'under > split joint',
  'under / split / several insolvent': 'under > split several',
  'over / above / joint insolvent': 'over > above',
  'over / above / several insolvent': 'over > above',
  'over / tie / joint insolvent': 'over > tie joint',
  'over / tie / several insolvent': 'over > tie several',
  'over / split / reallocated': 'over > split reallocated',
  'each / split / joint insolvent': 'each > split',
  'each / split / several insolvent': 'each > split',
  'each / below / joint insolvent': 'each > below',
}

const CHANCE: Readonly<Record<FaultFacts['peril'], PathId | null>> = {
  none: null,
  helpless: 'chance > helpless',
  'helpless unseen': 'chance > unseen',
  inattentive: 'chance > inattentive',
  'inattentive unseen': 'chance > unaware',
}

/** The path that these facts take; null where they are not asked together. */
export function decide({ regime, fault, others, peril }: FaultFacts): PathId | null {
  if (peril === 'none') return LAW[`${regime} / ${fault} / ${others}`] ?? null
  if (fault !== 'below' || (others !== 'joint' && others !== 'several')) return null
  if (regime === 'contributory') return others === 'joint' ? CHANCE[peril] : null
  // An inattentive plaintiff who was not seen had no last clear chance to lose.
  if (regime !== 'pure' || peril === 'inattentive unseen') return null
  return others === 'joint' ? 'gone > joint' : 'gone > several'
}
