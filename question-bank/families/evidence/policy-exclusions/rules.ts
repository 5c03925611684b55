import { he, him, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { PolicyFacts, PolicyStory } from './facts.ts'

const MEASURE =
  'Measures that would have made an earlier injury less likely are not admissible to prove negligence, culpable conduct, a defect, or a need for a warning'
const OTHER =
  'but they may be admitted for another purpose, such as ownership, control, or the feasibility of precautions, if that is disputed'
const OFFER =
  'An offer to compromise a claim that is disputed in validity or amount is not admissible to prove or disprove the claim'
const INSURED =
  'Evidence that a person was or was not insured against liability is not admissible to prove that the person acted negligently or otherwise wrongfully'
const TALKS =
  'A statement made in plea discussions with an attorney for the prosecuting authority that did not result in a guilty plea is not admissible in a civil or criminal case against the defendant who took part'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  measure: {
    authority: 'FRE 407',
    rule: `${MEASURE}.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} made the place safer after the accident, and negligence is all that this is offered to prove, so it is inadmissible.`,
  },
  'measure-control': {
    authority: 'FRE 407',
    rule: `${MEASURE}, ${OTHER}.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} swore that someone else was in control, so a change that ${he(defendant)} made on the spot is admissible on that point.`,
  },
  'measure-feasible': {
    authority: 'FRE 407',
    rule: `${MEASURE}, ${OTHER}.`,
    applied: (_, { defendant, fix }) =>
      `${The(defendant)} swore that ${fix} was not feasible, so proof that it was installed nine days later is admissible on that point.`,
  },
  'measure-control-conceded': {
    authority: 'FRE 407',
    rule: `${MEASURE}, ${OTHER}.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} stipulated to control, so no dispute is left and the change is inadmissible.`,
  },
  'measure-feasible-conceded': {
    authority: 'FRE 407',
    rule: `${MEASURE}, ${OTHER}.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} stipulated that the precaution was possible, so no dispute is left and the change is inadmissible.`,
  },
  'measure-early': {
    authority: 'FRE 407',
    rule: 'The rule on remedial measures covers only those taken after the injury in suit.',
    applied: (_, { defendant }) =>
      `${The(defendant)} acted two months too soon to be covered, and knowing of the precaution tends to prove negligence, so the evidence is admissible.`,
  },
  'measure-outsider': {
    authority: 'FRE 407',
    rule: 'Courts do not apply the rule on remedial measures to those of a nonparty, because admitting them does not discourage the party who is sued from making things safe.',
    applied: (_, { outsiderThe }) =>
      `The change was the work of ${outsiderThe}, which nobody has sued, so the evidence is admissible.`,
  },
  compromise: {
    authority: 'FRE 408(a)(1)',
    rule: `${OFFER}.`,
    applied: (_, { defendant }) =>
      `The lawyer for ${defendant.the} denied liability in the same sentence, so the claim was disputed and the letter is inadmissible.`,
  },
  'compromise-words': {
    authority: 'FRE 408(a)(2)',
    rule: 'Conduct or a statement in negotiations to compromise a disputed claim is no more admissible to prove the claim than the offer itself.',
    applied: (_, { defendant }) =>
      `${The(defendant)} spoke at a meeting held to settle a disputed claim, so the remark is inadmissible.`,
  },
  'compromise-contradict': {
    authority: 'FRE 408(a)',
    rule: 'A statement in negotiations to compromise a disputed claim may not be used to impeach by a prior inconsistent statement or a contradiction.',
    applied: (_, { defendant }) =>
      `The remark is offered only to contradict what ${defendant.the} said on the stand, so it is inadmissible.`,
  },
  'compromise-undisputed': {
    authority: 'FRE 408(a)',
    rule: 'Offers and statements are protected only where the claim is disputed in validity or amount.',
    applied: (_, { defendant }) =>
      `${The(defendant)} accepted the blame and the figure before suggesting less, so the reply is admissible.`,
  },
  'compromise-other-victim': {
    authority: 'FRE 408(a)(1)',
    rule: `${OFFER}, and courts treat a settlement with another victim of the same event the same way.`,
    applied: (_, { defendant, witness }) =>
      `${The(defendant)} settled with ${witness.the} while denying liability, so the settlement is inadmissible to prove negligence.`,
  },
  'compromise-bias': {
    authority: 'FRE 408(b)',
    rule: `${OFFER}, but it may be admitted for another purpose, such as proving a witness's bias or prejudice.`,
    applied: (_, { defendant, witness }) =>
      `${The(witness)} was paid by ${defendant.the} and now testifies for that side, so the settlement is admissible to show it.`,
  },
  expenses: {
    authority: 'FRE 409',
    rule: 'Furnishing, promising to pay, or offering to pay the medical expenses of an injury is not admissible to prove liability for it, whether or not a claim was in dispute.',
    applied: (_, { bill }) => `The payment of ${bill} is offered to prove negligence, so it is inadmissible.`,
  },
  'expenses-words': {
    authority: 'FRE 409',
    rule: 'The rule on medical expenses covers the payment or the offer but not conduct or statements that accompany it.',
    applied: (_, { defendant }) =>
      `Only ${whose(defendant)} words are offered, against ${him(defendant)}, and no claim was in dispute, so they are admissible.`,
  },
  insurance: {
    authority: 'FRE 411',
    rule: `${INSURED}.`,
    applied: () => `The policy is offered to prove carelessness and nothing else, so it is inadmissible.`,
  },
  'insurance-lacking': {
    authority: 'FRE 411',
    rule: `${INSURED}.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} offers the lapse to prove care, which is the question of negligence from the other side, so it is inadmissible.`,
  },
  'insurance-control': {
    authority: 'FRE 411',
    rule: `${INSURED}, but it may be admitted for another purpose, such as proving agency, ownership, or control.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} denied control on the stand, and the policy tends to prove it, so it is admissible on that point.`,
  },
  'insurance-bias': {
    authority: 'FRE 411',
    rule: `${INSURED}, but it may be admitted for another purpose, such as proving a witness's bias or prejudice.`,
    applied: () =>
      `The investigator is paid by the company that would pay a judgment, so the policy is admissible to show it.`,
  },
  'plea-withdrawn': {
    authority: 'FRE 410(a)(1)',
    rule: 'A guilty plea that was later withdrawn is not admissible in a civil or criminal case against the defendant who made it.',
    applied: (_, { defendant }) =>
      `The court allowed the withdrawal, so the plea is inadmissible against ${defendant.the}.`,
  },
  'plea-no-contest': {
    authority: 'FRE 410(a)(2)',
    rule: 'A plea of no contest is not admissible in a civil or criminal case against the defendant who made it.',
    applied: (_, { defendant }) =>
      `${The(defendant)} pleaded no contest, whatever the fine suggests, so the plea is inadmissible.`,
  },
  'plea-standing': {
    authority: 'FRE 801(d)(2)(A)',
    rule: "A guilty plea that was not withdrawn is outside the rule on pleas and is an opposing party's statement.",
    applied: (_, { defendant }) =>
      `${The(defendant)} pleaded guilty over this accident and let the plea stand, so it is admissible.`,
  },
  'plea-talks': {
    authority: 'FRE 410(a)(4)',
    rule: `${TALKS}.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} spoke with the prosecutor about a plea, and none was entered, so the remark is inadmissible.`,
  },
  'plea-contradict': {
    authority: 'FRE 410(a)(4)',
    rule: `${TALKS}, and the rule makes no exception for impeachment.`,
    applied: (_, { defendant }) =>
      `${The(defendant)} waived nothing when talking with the prosecutor, so the remark is inadmissible to contradict the testimony.`,
  },
  'plea-police': {
    authority: 'FRE 410(a)(4)',
    rule: 'Plea discussions are protected only if they are with an attorney for the prosecuting authority.',
    applied: ({ use }, { defendant }) =>
      `${The(defendant)} bargained with an officer who spoke for no prosecutor${use === 'contradict' ? '' : ', so the remark is admissible'}.`,
  },
  inconsistent: {
    authority: 'FRE 613',
    rule: "A witness's prior inconsistent statement may be used to impeach the witness.",
    applied: (_, { defendant }) =>
      `${The(defendant)} took the stand and told another story, so the remark is admissible to impeach.`,
  },
} as const satisfies RuleTable<PolicyFacts, PolicyStory>
