import type { Form } from '../../engine/contract.ts'
import type { CounselFacts, CounselSkin } from './facts.ts'

type CounselForm = Form<CounselFacts, CounselSkin>

/** What is offered, as a lead-in names it. */
function offered({ means, about, use }: CounselFacts): string {
  if (means === 'sample') return 'the handwriting sample'
  if (about !== 'identity') return use === 'impeachment' ? 'those words in rebuttal' : 'those words'
  return use === 'in court' ? 'that identification in court' : 'that identification'
}

export const forms: readonly CounselForm[] = [
  {
    id: 'use',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts) => `Does the United States Constitution permit the prosecution to use ${offered(facts)}?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `How should the court rule on a motion by ${skin.suspect} under the United States Constitution to exclude ${offered(facts)}?`,
  },
  {
    id: 'objection',
    kind: 'ruling',
    yes: 'Overrule it',
    no: 'Sustain it',
    ask: (facts) =>
      `How should the court rule on an objection under the United States Constitution to the use of ${offered(facts)}?`,
  },
  {
    id: 'argument-for',
    kind: 'argument',
    side: 'yes',
    yes: '',
    no: '',
    ask: (facts) =>
      `The defense objects under the United States Constitution to ${offered(facts)}; which answer of the prosecution is the soundest?`,
  },
]
