import type { Form } from '../../engine/contract.ts'
import type { TakingFacts, TakingSkin } from './facts.ts'

type TakingForm = Form<TakingFacts, TakingSkin>

export const forms: readonly TakingForm[] = [
  {
    id: 'succeed',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (_, skin) =>
      `Considering only the Constitution, should ${skin.owner} succeed with this claim against the county?`,
  },
  {
    id: 'violated',
    kind: 'ruling',
    yes: 'It did',
    no: 'It did not',
    ask: (_, skin) =>
      `Did the county violate the constitutional rights of ${skin.owner} under that provision?`,
  },
  {
    id: 'dismissal',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: () =>
      'What should the court do with a motion by the county to dismiss the constitutional claim on these undisputed facts?',
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse it',
    no: 'Affirm it',
    ask: () =>
      'What should an appellate court do with a judgment for the county that rejects this constitutional claim?',
  },
]
