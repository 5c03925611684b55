import type { Form } from '../../engine/contract.ts'
import type { MailboxFacts, MailboxSkin } from './facts.ts'
import { claimant, opponent } from './tell.ts'

export const forms: readonly Form<MailboxFacts, MailboxSkin>[] = [
  {
    id: 'contract',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: () => 'Was a contract made?',
  },
  {
    id: 'recover',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `If ${claimant(facts, skin)} sues for breach, will the claim that a contract was made succeed?`,
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `On these undisputed facts ${opponent(facts, skin)} moves for judgment that no contract was made. How should the court rule on the motion?`,
  },
]
