import type { Form } from '../../engine/contract.ts'
import type { SupplementalFacts, SupplementalSkin } from './facts.ts'

/** The claim that is asked about, in words. */
function claimOf({ claim }: SupplementalFacts, skin: SupplementalSkin): string {
  switch (claim) {
    case 'state claim':
      return 'the claim under state law'
    case 'counterclaim':
    case 'large counterclaim':
      return 'the counterclaim'
    case 'crossclaim':
      return 'the crossclaim'
    case 'impleader':
      return `the third-party claim against ${skin.third}`
    case 'plaintiff against third party':
    case 'second defendant, small':
    case 'second defendant, same state':
      return `the claim of ${skin.plaintiff} against ${skin.third}`
    default:
      return `the claim of ${skin.third}`
  }
}

export const forms: readonly Form<SupplementalFacts, SupplementalSkin>[] = [
  {
    id: 'jurisdiction',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Does the federal court have subject-matter jurisdiction over ${claimOf(facts, skin)}?`,
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (facts, skin) =>
      `It is objected that subject-matter jurisdiction over ${claimOf(facts, skin)} is lacking. How should the federal court rule on the objection?`,
  },
  {
    id: 'clerk',
    kind: 'ruling',
    yes: 'The court has power',
    no: 'The court lacks power',
    ask: (facts, skin) =>
      `A law clerk is asked whether the federal court has power to decide ${claimOf(facts, skin)}. What should the clerk say?`,
  },
]
