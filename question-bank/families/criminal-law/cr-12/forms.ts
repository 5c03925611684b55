import type { Form } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { ExclusionFacts, ExclusionSkin } from './facts.ts'

type ExclusionForm = Form<ExclusionFacts, ExclusionSkin>

/** What is to be used, as a lead-in names it. */
function evidence(facts: ExclusionFacts, skin: ExclusionSkin): string {
  switch (pathOf(facts)) {
    case 'warned-confession':
    case 'free-return':
    case 'home-arrest':
      return 'the confession'
    case 'contradict-witness':
    case 'unwarned-contradiction':
    case 'involuntary-contradiction':
      return 'the statement in rebuttal'
    case 'contradict-accused':
      return `${skin.thing} in rebuttal`
    case 'willing-witness':
      return 'the testimony of the clerk'
    case 'grand-jury':
      return `${skin.thing} in questioning ${skin.object}`
    default:
      return `${skin.thing} to prove guilt`
  }
}

export const forms: readonly ExclusionForm[] = [
  {
    id: 'use',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `Does the United States Constitution allow the government to use ${evidence(facts, skin)}?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `How should a federal court rule on a motion to bar the use of ${evidence(facts, skin)}?`,
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (facts, skin) =>
      `How should a federal court rule on an objection by ${skin.suspect} to the use of ${evidence(facts, skin)}?`,
  },
  {
    id: 'argument-for',
    kind: 'argument',
    side: 'yes',
    yes: '',
    no: '',
    ask: (facts, skin) =>
      `Which argument is the soundest that the government can make for the use of ${evidence(facts, skin)}?`,
  },
]
