import type { ReasonTable } from '../../engine/tables.ts'
import type { Cell, CellsByTwist, ReasonId } from './cell.ts'
import { COUNSEL_CELLS } from './cells-counsel.ts'
import { UNWARNED_CELLS } from './cells-unwarned.ts'
import { MORE_UNWARNED_CELLS } from './cells-unwarned-more.ts'
import { WARNED_CELLS } from './cells-warned.ts'
import type { MirandaFacts, MirandaStory } from './facts.ts'
import { stories } from './stories.ts'

const CELLS: CellsByTwist = { ...UNWARNED_CELLS, ...MORE_UNWARNED_CELLS, ...WARNED_CELLS, ...COUNSEL_CELLS }

/** Returns a reason, worded for each twist beside which it makes sense. */
function worded<S extends 'yes' | 'no'>(side: S, id: ReasonId) {
  const cell = ({ twist }: MirandaFacts, story: MirandaStory): Cell => CELLS[twist](story)[id] ?? ['', '', '']
  const why = (facts: MirandaFacts, story: MirandaStory) => cell(facts, story)[2]
  return {
    side,
    texts: (facts: MirandaFacts, story: MirandaStory) => cell(facts, story).slice(0, 2),
    wordedBy: ({ twist }: MirandaFacts) => twist,
    right: why,
    lesson: why,
    applies: ({ twist }: MirandaFacts) => id in CELLS[twist](stories[0]),
  }
}

/** Every reason that can be given for or against the evidence. Each is the key beside one twist or more. */
export const reasons = {
  'yes-custody': worded('yes', 'yes-custody'),
  'yes-prompt': worded('yes', 'yes-prompt'),
  'yes-pressure': worded('yes', 'yes-pressure'),
  'yes-safety': worded('yes', 'yes-safety'),
  'yes-voluntary': worded('yes', 'yes-voluntary'),
  'yes-clear': worded('yes', 'yes-clear'),
  'yes-waiver': worded('yes', 'yes-waiver'),
  'yes-honored': worded('yes', 'yes-honored'),
  'yes-initiated': worded('yes', 'yes-initiated'),
  'yes-time': worded('yes', 'yes-time'),
  'yes-scope': worded('yes', 'yes-scope'),
  'yes-cure': worded('yes', 'yes-cure'),
  'no-warnings': worded('no', 'no-warnings'),
  'no-interrogation': worded('no', 'no-interrogation'),
  'no-restraint': worded('no', 'no-restraint'),
  'no-massiah': worded('no', 'no-massiah'),
  'no-silence': worded('no', 'no-silence'),
  'no-counsel': worded('no', 'no-counsel'),
  'no-reach': worded('no', 'no-reach'),
  'no-choice': worded('no', 'no-choice'),
  'no-waiver': worded('no', 'no-waiver'),
} as const satisfies ReasonTable<MirandaFacts, MirandaStory>
