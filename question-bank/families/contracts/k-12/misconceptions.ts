import type { Misconception } from '../../engine/contract.ts'
import type { ThirdFacts } from './facts.ts'
import { rowOf } from './rows.ts'

type View = Misconception<ThirdFacts>

/** A view that gives this reason wherever the table has it as wrong, and `when` it is held. */
function view(
  id: string,
  reason: string,
  label: string,
  correction: string,
  when: (facts: ThirdFacts) => boolean = () => true,
): View {
  return {
    id,
    label,
    correction,
    decide: (facts) => (when(facts) && rowOf(facts)?.wrong.includes(reason) ? reason : null),
  }
}

const isBenefit = ({ way }: ThirdFacts) => way === 'beneficiary'
const isAssigned = ({ way }: ThirdFacts) => way === 'assignment'
const isDelegated = ({ way }: ThirdFacts) => way === 'delegation'

/** Third parties as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'privity',
    'no-incidental',
    'one who was no party to a contract merely profits from it and cannot enforce it',
    'One who is meant to have the benefit can enforce the promise, although unaware of it when it was made.',
    isBenefit,
  ),
  view(
    'assignee-is-stranger',
    'no-incidental',
    'an assignee is a stranger who merely profits from a promise between others',
    'An assignee steps into the place of a party; that rule is about those who were given no right.',
    isAssigned,
  ),
  view(
    'consent-to-assign',
    'no-personal',
    'the consent of the debtor is needed before a right to money is assigned',
    'A right to money can be passed on without the consent of the one who owes it.',
    isAssigned,
  ),
  view(
    'consent-to-delegate',
    'no-personal',
    'the consent of the other party is needed before any duty is delegated',
    'Work that does not hang on one person can be delegated without consent.',
    isDelegated,
  ),
  view(
    'assignee-was-meant',
    'yes-intended',
    'an assignee is a person whom the promise was meant to benefit',
    'An assignee does not claim as a beneficiary but by a later transfer, with its own rules.',
    isAssigned,
  ),
  view(
    'beneficiary-was-assigned',
    'yes-consent',
    'a beneficiary claims a right that was passed on without consent',
    'Nothing is passed on to a beneficiary, whose right comes from the promise itself.',
    isBenefit,
  ),
  view(
    'ban-voids',
    'no-ban',
    'a clause against assigning the contract voids the transfer of a right to money',
    'Such a bare clause is read to bar the delegation of duties, and leaves the transfer of money in force.',
    isAssigned,
  ),
  view(
    'ban-is-empty',
    'yes-ban',
    'a bare clause against assigning the contract reaches nothing but rights',
    'Such a clause is read to bar the delegation of duties.',
    isDelegated,
  ),
  view(
    'delegator-is-free',
    'no-release',
    'a duty leaves the one who owed it when another takes it over',
    'A duty stays where it is, beside that of the other, until the creditor gives a release.',
    ({ turn }) => turn === 'botched' || turn === 'debt',
  ),
  view(
    'never-released',
    'yes-bound',
    'a duty stays with the one who owes it even after the creditor gave a release',
    'If the creditor agrees to take another as the only debtor, the first one is free.',
    ({ turn }) => turn === 'replaced',
  ),
  view(
    'free-of-defenses',
    'yes-unrelated',
    'a defense from the contract itself cannot be raised against one who claims through it',
    'A third person claims through the contract and bears the defenses that lie in it.',
    ({ turn }) => turn === 'unearned',
  ),
  view(
    'any-setoff',
    'no-defense',
    'any defense that is good against the other party can be raised against one who claims through that deal',
    'Claims from other deals do not bind a beneficiary, nor an assignee if they arose after notice.',
    ({ turn }) => turn === 'offset',
  ),
  view(
    'vests-at-once',
    'yes-fixed',
    'the right of a beneficiary can no longer be withdrawn once the contract is signed',
    'The parties can change their deal until the beneficiary relies on it, sues or agrees to it on request.',
    ({ turn }) => turn === 'recalled',
  ),
  view(
    'never-vests',
    'no-free',
    'what was given as a gift can still be withdrawn at any time before payment',
    'Reliance, agreement on request, or a signed writing that is handed over puts an end to withdrawal.',
    ({ turn }) => turn === 'relied' || turn === 'agreed' || turn === 'written',
  ),
  view(
    'first-notice-wins',
    'no-later',
    'notice or price gives the later of two who were given the same right the better claim',
    'The order of the assignments decides, unless the earlier one was a gift that could still be revoked.',
    ({ turn }) => turn === 'first' || turn === 'written',
  ),
  view(
    'notice-or-gift-wins',
    'yes-first',
    'the first notice gives the better claim of two who were given the same right',
    'Notice does not rank the two: the earlier assignment does, unless it was a gift that could be revoked.',
    ({ turn }) => turn === 'second' || turn === 'spoken',
  ),
  view(
    'paid-is-paid',
    'no-paid',
    'payment to the other party to the contract has always ended the duty',
    'Payment made with notice of another’s fixed right is made at the payer’s own risk.',
    ({ turn }) => turn === 'warned' || turn === 'relied' || turn === 'agreed',
  ),
  view(
    'pay-twice',
    'yes-notpaid',
    'payment to the other party to the contract did not end the duty even without notice of an assignment',
    'A debtor who knows nothing of an assignment may pay the creditor and be free.',
    ({ turn }) => turn === 'unaware',
  ),
]
