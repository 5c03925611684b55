import type { Form } from '../../engine/contract.ts'
import type { MotionFacts, MotionSkin } from './facts.ts'

export const forms: readonly Form<MotionFacts, MotionSkin>[] = [
  {
    id: 'may-grant',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'May the court grant the motion?',
  },
  {
    id: 'ruling',
    kind: 'ruling',
    yes: 'Grant it',
    no: 'Deny it',
    ask: (_, skin) => `How should the court rule on the motion of ${skin.defendant}?`,
  },
  {
    id: 'advice',
    kind: 'ruling',
    yes: 'Say that it can be granted',
    no: 'Say that it cannot be granted',
    ask: () => 'The judge asks a law clerk for advice on the motion. What should the clerk say?',
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (_, skin) => `Which argument of ${skin.plaintiff} against the motion is the soundest?`,
  },
]
