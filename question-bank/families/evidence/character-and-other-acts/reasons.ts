import type { Cell } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { wordedByPath } from '../../engine/worded-by-path.ts'
import { ACCUSED_CELLS } from './cells-accused.ts'
import { ACT_CELLS } from './cells-acts.ts'
import { CIVIL_CELLS } from './cells-civil.ts'
import { FORM_CELLS } from './cells-form.ts'
import { SEXUAL_CELLS } from './cells-sexual.ts'
import { VICTIM_CELLS } from './cells-victim.ts'
import type { CharacterFacts } from './facts.ts'
import { decide, type PathId } from './law.ts'
import type { CharacterCells, ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'
import type { CharacterStory } from './story.ts'

const CELLS: CharacterCells = {
  ...ACCUSED_CELLS,
  ...FORM_CELLS,
  ...VICTIM_CELLS,
  ...CIVIL_CELLS,
  ...ACT_CELLS,
  ...SEXUAL_CELLS,
}

const worded = wordedByPath<CharacterFacts, CharacterStory, PathId>((facts) => decide(facts) ?? 'bad trait')

/** Returns the reason that the cells of every path make which have it. */
function from<Side extends 'yes' | 'no'>(side: Side, id: ReasonId) {
  const sample = stories[0] as CharacterStory
  const cells = Object.entries(CELLS)
    .filter(([, cell]) => id in cell(sample))
    .map(([path, cell]) => [path, (story: CharacterStory): Cell => cell(story)[id] ?? ['', '', '']])
  return worded(side, Object.fromEntries(cells))
}

/** The arguments about the evidence: one doctrine each, applied to the case. */
export const reasons = {
  'yes-mercy': from('yes', 'yes-mercy'),
  'yes-door': from('yes', 'yes-door'),
  'yes-cross': from('yes', 'yes-cross'),
  'yes-victim': from('yes', 'yes-victim'),
  'yes-fear': from('yes', 'yes-fear'),
  'yes-homicide': from('yes', 'yes-homicide'),
  'yes-essential': from('yes', 'yes-essential'),
  'yes-habit': from('yes', 'yes-habit'),
  'yes-purpose': from('yes', 'yes-purpose'),
  'yes-similar': from('yes', 'yes-similar'),
  'yes-exception': from('yes', 'yes-exception'),
  'no-propensity': from('no', 'no-propensity'),
  'no-pertinent': from('no', 'no-pertinent'),
  'no-method': from('no', 'no-method'),
  'no-extrinsic': from('no', 'no-extrinsic'),
  'no-door': from('no', 'no-door'),
  'no-civil': from('no', 'no-civil'),
  'no-habit': from('no', 'no-habit'),
  'no-signature': from('no', 'no-signature'),
  'no-notice': from('no', 'no-notice'),
  'no-shield': from('no', 'no-shield'),
} as const satisfies ReasonTable<CharacterFacts, CharacterStory>
