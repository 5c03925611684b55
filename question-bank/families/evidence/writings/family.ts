import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { facts, type Twist } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { area, decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './told.ts'

/** The evidence offered, as the question names it. */
const OFFERED: { readonly [T in Twist]?: string } = {
  undoubted: 'the photocopy',
  doubted: 'the photocopy',
  typed: 'the typed version',
  printout: 'the printout',
  certified: 'the copy',
  open: 'the chart',
  withheld: 'the chart',
  drawing: 'the diagram',
  deposition: 'the deposition',
}

/** EV-14: proving what a writing says, FRE 1001 to 1008 with 106 and 107, as of 23 November 2026. */
export const writings = defineFamily({
  id: 'ev-14',
  edition: 4,
  name: 'Writings',
  subject: 'Evidence',
  subtopic: 'Writings, recordings and photographs',
  area,
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-23',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    rulingOnObjection,
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }) => `Should the court admit ${OFFERED[twist] ?? 'the testimony'}?`,
    },
    {
      id: 'proper',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: ({ twist }) =>
        `Is ${OFFERED[twist] ?? 'the testimony'} admissible${twist === 'drawing' ? ' as an exhibit' : ''}?`,
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'Ask first what fact the proponent is trying to establish, then look for a provision that dispenses with the usual demand.',
    'Which federal rule speaks to this situation, and are all of its conditions met?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
