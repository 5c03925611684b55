import type { Rule } from '../../engine/contract.ts'
import type { ThirdFacts, ThirdSkin } from './facts.ts'

function step(id: string, section: string, rule: string, applied: string): Rule<ThirdFacts, ThirdSkin> {
  return {
    id,
    authority: `Restatement (Second) of Contracts § ${section}`,
    asOf: '2026-11-01',
    rule,
    applied: (_, { maker, payer, third, other }) =>
      applied
        .replaceAll('MAKER', maker)
        .replaceAll('PAYER', payer)
        .replaceAll('THIRD', third)
        .replaceAll('OTHER', other),
  }
}

const FIXED =
  'The parties can change a promise to a beneficiary until the beneficiary, before hearing of the change, relies on it, sues on it, or agrees to it when asked.'
const RANK =
  'Of two assignees of one right the earlier prevails, whoever gave notice first, unless the later in good faith and for value obtains payment, judgment, a new contract or a symbolic writing.'

export const steps: readonly Rule<ThirdFacts, ThirdSkin>[] = [
  step(
    'donee',
    '302',
    'A person to whom a promise is meant to give its benefit can enforce it, without having given or known anything when it was made.',
    'MAKER meant the price as a gift to THIRD, and PAYER promised to pay it there.',
  ),
  step(
    'creditor',
    '302',
    'A person can enforce a promise made to another if its performance will satisfy that other’s duty to pay money to the person.',
    'The promise of PAYER was to pay what MAKER owed THIRD.',
  ),
  step(
    'incidental',
    '315',
    'One who merely profits from the performance of a promise, without being meant to have a right, cannot enforce it.',
    'MAKER had the work done for MAKER’s own pleasure; the gain to THIRD was a side effect, whatever THIRD hoped or bought.',
  ),
  step(
    'early',
    '311',
    FIXED,
    'THIRD had done nothing of the kind when MAKER and PAYER changed their deal, so PAYER paid the right person.',
  ),
  step(
    'relied',
    '311',
    FIXED,
    'THIRD had relied by a purchase that cannot be undone, so the change and the payment to MAKER do not bind THIRD.',
  ),
  step(
    'agreed',
    '311',
    FIXED,
    'THIRD had agreed at the request of PAYER, so the change and the payment to MAKER do not bind THIRD.',
  ),
  step(
    'unearned',
    '309',
    'The right of a beneficiary ends with the promise: what discharges the promisor under the contract itself is a defense against the beneficiary too.',
    'MAKER abandoned the work without excuse, so PAYER owes nothing, and reliance by THIRD does not change that.',
  ),
  step(
    'separate',
    '309',
    'A promisor cannot use against a beneficiary a claim that it has against the promisee from another deal.',
    'The earlier sale to MAKER had nothing to do with this contract.',
  ),
  step(
    'assigned',
    '317',
    'A right to money can be assigned without the consent of the one who owes it.',
    'PAYER must pay the same sum on the same day, and only to THIRD instead of MAKER.',
  ),
  step(
    'clause-right',
    '322',
    'A bare ban on assigning the contract is read to bar only the delegation of duties, and a ban on assigning rights gives damages without undoing the assignment.',
    'MAKER passed on nothing but a right to money that had been earned.',
  ),
  step(
    'paid-early',
    '338',
    'Until the debtor is notified of an assignment, payment to the assignor discharges the debt.',
    'PAYER paid MAKER before any notice; THIRD must look to MAKER.',
  ),
  step(
    'paid-late',
    '338',
    'Once the debtor is notified of an assignment, payment to the assignor does not discharge the debt.',
    'PAYER had the joint letter and paid MAKER all the same.',
  ),
  step(
    'unperformed',
    '336',
    'An assignee takes the right subject to defenses that lie in the contract itself, such as failure to perform it.',
    'MAKER abandoned the work without excuse, so the price never fell due.',
  ),
  step(
    'later-claim',
    '336',
    'A claim of the debtor against the assignor from another deal binds the assignee only if it arose before notice of the assignment.',
    'The sale to MAKER came weeks after PAYER had been told, and had nothing to do with the work.',
  ),
  step(
    'earlier',
    '342',
    RANK,
    'THIRD gave value and came first, and OTHER has obtained nothing but a promise of MAKER.',
  ),
  step(
    'later',
    '342',
    RANK,
    'OTHER came first, and THIRD has obtained nothing but the paper of MAKER and gave no more than a first notice.',
  ),
  step(
    'gift-spoken',
    '332',
    'An assignment made as a gift by word of mouth can be revoked, and a later assignment of the same right revokes it.',
    'The later assignment to OTHER took back what THIRD had been given.',
  ),
  step(
    'gift-written',
    '332',
    'A gift assignment cannot be revoked if it is made in a signed writing that the assignor delivers.',
    'MAKER handed the signed paper to THIRD, so nothing was left to assign to OTHER.',
  ),
  step(
    'delegable',
    '318',
    'A duty can be delegated without consent unless the other party has a substantial interest in having it performed by one person in particular.',
    'The work was of an ordinary kind, so PAYER broke the contract by refusing it.',
  ),
  step(
    'clause-duty',
    '322',
    'A bare ban on assigning the contract is read to bar the delegation of duties under it.',
    'MAKER offered the performance of THIRD and not MAKER’s own, so PAYER could refuse it.',
  ),
  step(
    'chosen',
    '318',
    'A duty cannot be delegated without consent where the other party has a substantial interest in having one person in particular perform it.',
    'PAYER had chosen MAKER for a personal manner, so the skill of THIRD does not matter.',
  ),
  step(
    'not-released',
    '318',
    'Delegation does not discharge the one who delegates, unless the other party agrees to a discharge.',
    'PAYER had no objection to THIRD but gave MAKER no release.',
  ),
  step(
    'novation',
    '280',
    'A creditor who agrees to take a new debtor in place of the old one discharges the old one at once.',
    'PAYER accepted THIRD alone, so MAKER is free, however badly THIRD performs.',
  ),
  step(
    'assumed',
    '302',
    'One who promises a debtor to perform the debtor’s duty can be sued on that promise by the person to whom the duty is owed.',
    'THIRD promised MAKER to perform to PAYER and answer to PAYER for it, so PAYER can enforce that promise.',
  ),
  step(
    'still-owes',
    '310',
    'A debtor who gets another to promise payment to the creditor stays bound until the debt is paid or released.',
    'THIRD has neither been paid nor released MAKER, and sending a bill to PAYER released nobody.',
  ),
]
