import type { Form } from '../../engine/contract.ts'
import type { JeopardyFacts, JeopardySkin } from './facts.ts'

type JeopardyForm = Form<JeopardyFacts, JeopardySkin>

/** What is attacked, as a lead-in names it. */
function step({ ending, second }: JeopardyFacts): string {
  if (second === 'forfeiture') return 'the forfeiture action'
  if (second !== 'same charge') return 'the new prosecution'
  const appeals = ['verdict set aside', 'directed acquittal', 'delay dismissal', 'acquittal']
  if (appeals.includes(ending)) return 'the appeal'
  return ending === 'dropped' || ending === 'missing witness' ? 'the new indictment' : 'the new trial'
}

export const forms: readonly JeopardyForm[] = [
  {
    id: 'barred',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts) => `Does the Double Jeopardy Clause of the Fifth Amendment bar ${step(facts)}?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Grant it',
    no: 'Deny it',
    ask: (facts, skin) =>
      `How should the court rule on a motion by ${skin.suspect} to dismiss ${step(facts)} under the Double Jeopardy Clause?`,
  },
  {
    id: 'plea',
    kind: 'ruling',
    yes: 'Sustain it',
    no: 'Overrule it',
    ask: (facts, skin) =>
      `How should the court rule on the objection of ${skin.suspect} that ${step(facts)} violates the Double Jeopardy Clause?`,
  },
  {
    id: 'argument-against',
    kind: 'argument',
    side: 'no',
    yes: '',
    no: '',
    ask: (facts) =>
      `Which answer is the soundest that the government can give to a claim that the Double Jeopardy Clause bars ${step(facts)}?`,
  },
]
