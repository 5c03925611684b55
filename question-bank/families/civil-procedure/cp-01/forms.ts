import type { Form } from '../../engine/contract.ts'
import type { DiversityFacts, DiversitySkin } from './facts.ts'

export const forms: readonly Form<DiversityFacts, DiversitySkin>[] = [
  {
    id: 'jurisdiction',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Does the court have subject-matter jurisdiction over the suit?',
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: () =>
      'The defense now moves to dismiss for want of subject-matter jurisdiction. What should the court do with the motion?',
  },
  {
    id: 'own-motion',
    kind: 'ruling',
    yes: 'Keep the suit',
    no: 'Dismiss the suit',
    ask: () =>
      'The judge raises the question of subject-matter jurisdiction on the court’s own motion. What should the judge do?',
  },
]
