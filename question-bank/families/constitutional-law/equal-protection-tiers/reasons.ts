import type { Cell } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { type Case, caseOf } from './cases.ts'
import { NEUTRAL_CELLS } from './cells-neutral.ts'
import { RACE_CELLS } from './cells-race.ts'
import { RATIONAL_CELLS } from './cells-rational.ts'
import { SEX_CELLS } from './cells-sex.ts'
import { challenger, type TierFacts, type TierStory } from './facts.ts'
import type { ReasonId, TierCells } from './reason-id.ts'
import { stories } from './stories.ts'

const CELLS: Required<TierCells> = { ...RACE_CELLS, ...NEUTRAL_CELLS, ...SEX_CELLS, ...RATIONAL_CELLS }

const NONE: Cell = ['', '', '']

/** The reasons of a case; none where it is not asked. */
function cellsOf(at: TierFacts, story: TierStory): { readonly [Id in ReasonId]?: Cell } {
  const asked: Case | null = caseOf(at)
  return asked === null ? {} : CELLS[asked](story, challenger(at, story).the)
}

/** Returns a reason that is worded for each case in which it makes sense. */
function worded<Side extends 'yes' | 'no'>(side: Side, id: ReasonId) {
  const cell = (at: TierFacts, story: TierStory): Cell => cellsOf(at, story)[id] ?? NONE
  const why = (at: TierFacts, story: TierStory) => cell(at, story)[2]
  return {
    side,
    texts: (at: TierFacts, story: TierStory) => cell(at, story).slice(0, 2),
    wordedBy: (at: TierFacts) => caseOf(at) ?? '',
    right: why,
    lesson: why,
    applies: (at: TierFacts) => stories.slice(0, 1).some((story) => id in cellsOf(at, story)),
  }
}

/** The reasons that an option can give, for either side. Each is the key in one case or more. */
export const reasons = {
  'yes-rational': worded('yes', 'yes-rational'),
  'yes-middle': worded('yes', 'yes-middle'),
  'yes-strict': worded('yes', 'yes-strict'),
  'yes-purpose': worded('yes', 'yes-purpose'),
  'yes-anyway': worded('yes', 'yes-anyway'),
  'yes-federal': worded('yes', 'yes-federal'),
  'yes-function': worded('yes', 'yes-function'),
  'yes-burden': worded('yes', 'yes-burden'),
  'no-strict': worded('no', 'no-strict'),
  'no-societal': worded('no', 'no-societal'),
  'no-middle': worded('no', 'no-middle'),
  'no-generalization': worded('no', 'no-generalization'),
  'no-late': worded('no', 'no-late'),
  'no-rational': worded('no', 'no-rational'),
  'no-burden': worded('no', 'no-burden'),
  'no-purpose': worded('no', 'no-purpose'),
} as const satisfies ReasonTable<TierFacts, TierStory>
