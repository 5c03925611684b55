import type { Rule } from '../../engine/contract.ts'
import type { PolicyFacts, PolicySkin } from './facts.ts'

type OwnRule = Rule<PolicyFacts, PolicySkin>

function step(id: string, authority: string, rule: string, applied: OwnRule['applied']): OwnRule {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const MEASURES =
  'Measures that would have made an earlier injury less likely are not admissible to prove negligence, culpable conduct, a defect or a need for a warning'
const OTHER =
  'but may be admitted for another purpose, such as ownership, control or the feasibility of precautions, if that point is disputed'
const COMPROMISE =
  'An offer to compromise a claim disputed in validity or amount is not admissible to prove or disprove the claim'
const INSURANCE =
  'That a person was or was not insured against liability is not admissible to prove whether the person acted negligently'

/** Every rule that a path of this family can run through. */
export const steps: readonly OwnRule[] = [
  step(
    'repair',
    'FRE 407',
    `${MEASURES}.`,
    (_, s) => `The change of ${s.defendant} followed the accident and is offered to prove fault.`,
  ),
  step(
    'repair-control',
    'FRE 407',
    `${MEASURES}, ${OTHER}.`,
    (_, s) => `${s.defendant} denies control at trial, and the change goes to that point.`,
  ),
  step(
    'repair-feasible',
    'FRE 407',
    `${MEASURES}, ${OTHER}.`,
    (_, s) => `${s.defendant} denies at trial that the precaution could be had, and the change answers that.`,
  ),
  step(
    'repair-control-conceded',
    'FRE 407',
    `${MEASURES}, ${OTHER}.`,
    (_, s) => `${s.defendant} stipulated to control, so that point is no longer in dispute.`,
  ),
  step(
    'repair-feasible-conceded',
    'FRE 407',
    `${MEASURES}, ${OTHER}.`,
    (_, s) =>
      `${s.defendant} stipulated that the precaution could be had, so feasibility is no longer in dispute.`,
  ),
  step(
    'repair-early',
    'FRE 407',
    'The rule on remedial measures covers only those taken after the injury that is sued upon.',
    (_, s) =>
      `${s.defendant} made this change two months before the accident, so the rule does not cover it.`,
  ),
  step(
    'repair-outsider',
    'FRE 407',
    'Courts do not apply the rule on remedial measures to those of a nonparty, since it is meant not to deter the one who is sued from making things safe.',
    (_, s) => `The change was not the work of ${s.defendant} but of an outsider to the suit.`,
  ),
  step(
    'offer-disputed',
    'FRE 408(a)(1)',
    `${COMPROMISE}.`,
    (_, s) =>
      `Blame was in dispute when ${s.defendant} offered to pay, and the offer is used to prove fault.`,
  ),
  step(
    'offer-words',
    'FRE 408(a)(2)',
    'Conduct and statements in negotiations to compromise a disputed claim are no more admissible to prove the claim than the offer itself.',
    (_, s) => `The remark of ${s.defendant} was part of the talks to settle the dispute.`,
  ),
  step(
    'offer-contradict',
    'FRE 408(a)',
    'Statements in negotiations to compromise a disputed claim may not be used to impeach by a prior inconsistent statement or a contradiction.',
    (_, s) => `The remark is offered for nothing but to contradict ${s.defendant}.`,
  ),
  step(
    'offer-undisputed',
    'FRE 408(a)',
    'The rule on compromise protects offers and statements only where the claim is disputed in validity or amount.',
    (_, s) => `When ${s.defendant} replied, neither the blame nor the sum was in dispute.`,
  ),
  step(
    'settlement-fault',
    'FRE 408(a)(1)',
    `${COMPROMISE}, and a settlement with another victim of the same event is excluded in the same way.`,
    (_, s) =>
      `What ${s.defendant} paid to settle the other claim is offered to prove fault for the accident.`,
  ),
  step(
    'settlement-bias',
    'FRE 408(b)',
    `${COMPROMISE}, but it may be admitted for another purpose, such as a witness's bias.`,
    (_, s) => `${s.witness} was paid by ${s.defendant} and now testifies on that side.`,
  ),
  step(
    'payment',
    'FRE 409',
    'Paying, or offering to pay, the medical expenses of an injury is not admissible to prove liability for it, whether or not a claim was in dispute.',
    (_, s) => `The payment of the bill by ${s.defendant} is offered to prove fault.`,
  ),
  step(
    'payment-words',
    'FRE 409',
    'The rule on medical expenses covers the payment or offer and not the statements that accompany it, which come in against the party who made them.',
    (_, s) => `Only the remark of ${s.defendant} is offered, and no claim was yet in dispute.`,
  ),
  step(
    'insurance',
    'FRE 411',
    `${INSURANCE} or otherwise wrongfully.`,
    (_, s) => `The policy of ${s.defendant} is offered to prove a lack of care.`,
  ),
  step(
    'insurance-lacking',
    'FRE 411',
    `${INSURANCE} or otherwise wrongfully.`,
    (_, s) => `${s.defendant} offers the lack of insurance to prove care, which is the same question.`,
  ),
  step(
    'insurance-control',
    'FRE 411',
    `${INSURANCE}, but it may be admitted for another purpose, such as agency, ownership or control.`,
    (_, s) => `${s.defendant} denies control, and the policy goes to that point.`,
  ),
  step(
    'insurance-bias',
    'FRE 411',
    `${INSURANCE}, but it may be admitted for another purpose, such as a witness's bias.`,
    () => 'The investigator works for the insurer that would have to pay.',
  ),
  step(
    'plea-withdrawn',
    'FRE 410(a)(1)',
    'In a civil or criminal case a guilty plea that was later withdrawn is not admissible against the defendant who made it.',
    (_, s) => `${s.defendant} withdrew the plea with leave of the court.`,
  ),
  step(
    'plea-nolo',
    'FRE 410(a)(2)',
    'In a civil or criminal case a plea of no contest is not admissible against the defendant who made it.',
    (_, s) => `${s.defendant} pleaded no contest.`,
  ),
  step(
    'plea-talks',
    'FRE 410(a)(4)',
    'A statement made in plea discussions with an attorney for the prosecuting authority is not admissible against the defendant who made it, if no guilty plea resulted or it was withdrawn.',
    (_, s) => `${s.defendant} spoke to the prosecutor about a plea, and none came of it.`,
  ),
  step(
    'plea-contradict',
    'FRE 410',
    'The rule on pleas makes no exception for contradicting the testimony of the one who pleaded or bargained.',
    (_, s) => `That the evidence is offered to contradict ${s.defendant} does not help.`,
  ),
  step(
    'plea-police',
    'FRE 410(a)(4)',
    'The rule on plea discussions protects those held with an attorney for the prosecuting authority, not words to an officer who has no authority to bargain.',
    (_, s) => `${s.defendant} spoke to an officer, and the remark is that of an opposing party.`,
  ),
  step(
    'plea-standing',
    'FRE 410(a)',
    'A guilty plea that has not been withdrawn is not excluded and comes in against the one who made it as the statement of an opposing party.',
    (_, s) => `The plea of ${s.defendant} stands.`,
  ),
]
