import type { Form } from '../../engine/contract.ts'
import type { WaiverFacts, WaiverSkin } from './facts.ts'

export const forms: readonly Form<WaiverFacts, WaiverSkin>[] = [
  {
    id: 'open',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Is the point still open, so that the court may consider it?',
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: () => 'How should the court rule on the objection?',
  },
  {
    id: 'advice',
    kind: 'ruling',
    yes: 'The point may be heard',
    no: 'The point may not be heard',
    ask: () =>
      'A law clerk is asked whether the court may take up the point at all. What should the clerk say?',
  },
]
