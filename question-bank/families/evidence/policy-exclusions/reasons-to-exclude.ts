import { The, whose } from '../../engine/party.ts'
import type { PolicyStory } from './facts.ts'
import { worded } from './worded.ts'

/** Rule 407 without its limit to negligence and the like. */
const MEASURE = [
  'a subsequent remedial measure is inadmissible in a negligence action',
  'a remedial measure taken after the accident may not be used against the party who took it',
] as const
/** Rule 407 as if no measure came in but for another purpose. */
const ONLY_DISPUTED = [
  'a remedial measure is admissible only if control or feasibility is disputed',
  'without a dispute over control or feasibility, a remedial measure is inadmissible',
] as const
/** Rule 409, which needs no dispute, stretched from medical expenses to every offer of money. */
const ANY_OFFER = [
  'an offer to pay an injured person need not concern a disputed claim to be inadmissible',
  'an offer to pay for an injury is inadmissible to prove liability, with or without a dispute',
] as const
const INSURED = [
  'evidence that a party carried liability insurance is inadmissible in a negligence action',
  'liability insurance may not be used against the insured in a negligence action',
] as const
const NEVER_INSURANCE = [
  'evidence about liability insurance is inadmissible in a negligence action for any purpose',
  'liability insurance may not be mentioned to a jury, whatever it is offered to prove',
] as const
/** Rule 803(22), which needs a conviction of a serious crime, taken for a limit on admissions. */
const FELONY = [
  'a plea is admissible in a civil action only if the crime was a felony',
  'a criminal plea may be used in a civil action only if it led to imprisonment',
] as const
const CONVICTED = [
  'a statement admitting a crime is admissible in a civil action only if a conviction followed',
  'without a conviction, a statement about a crime may not be used in a civil action',
] as const
/** Rule 801(d)(1)(A), which asks for an oath, taken for a limit on impeachment. */
const UNSWORN = [
  'a prior inconsistent statement may be used to impeach only if it was made under oath',
  'a party who testifies may be impeached only with a prior statement made under oath',
] as const

const notNegligence = (point: string) => () =>
  [
    ...MEASURE,
    `Rule 407 lets a subsequent measure in, even in a negligence action and against the party who took it, to prove ${point} that is disputed.`,
  ] as const
const neverFor = (point: string) => () =>
  [
    `a subsequent remedial measure is inadmissible to prove ${point}, disputed or not`,
    `a remedial measure taken after the accident may not be used to prove ${point}`,
    `Rule 407 allows a remedial measure to prove ${point}, but only if that is disputed. The stipulation ended the dispute.`,
  ] as const
const stipulated = (point: string) => (s: PolicyStory) =>
  [
    `a remedial measure may be used to prove ${point} only if ${point} is disputed`,
    `${whose(s.defendant)} stipulation leaves no dispute over ${point} to justify admitting a remedial measure`,
    `The stipulation took ${point} out of dispute, so the change could only suggest negligence.`,
  ] as const

/** Reasons to exclude on grounds of policy. */
export const reasonsToExclude = {
  'no-measure': worded('no', {
    repair: ({ defendant }) => [
      'a subsequent remedial measure is inadmissible to prove negligence',
      `a remedial measure that ${defendant.the} took after the accident may not be used to prove negligence`,
      `The change came after the accident, would have prevented it, and is offered to prove negligence. Rule 407 bars exactly that.`,
    ],
    'repair > control': notNegligence('control'),
    'repair > feasible': notNegligence('feasibility'),
    'repair > control conceded': neverFor('control'),
    'repair > feasible conceded': neverFor('feasibility'),
    'repair early': () => [
      'a remedial measure that makes accidents less likely is inadmissible to prove negligence',
      'a remedial measure may not be used to prove negligence by the party who took it',
      `The change wasn't subsequent: it was made two months before the accident, and Rule 407 covers only measures that follow the harm.`,
    ],
    'repair by outsider': ({ defendant }) => [
      'a remedial measure taken after the accident is inadmissible to prove negligence, whoever took it',
      'a subsequent remedial measure is inadmissible to prove negligence, including one that a nonparty took',
      `The change followed the accident, but ${defendant.the} didn't make it. Courts don't apply Rule 407 to the measures of nonparties.`,
    ],
  }),
  'no-dispute': worded('no', {
    'repair > control conceded': stipulated('control'),
    'repair > feasible conceded': stipulated('feasibility'),
    repair: () => [
      'a subsequent remedial measure is inadmissible even to prove disputed control or feasibility',
      'a remedial measure taken after the accident may not be used for any purpose',
      `Rule 407 leaves other purposes open, such as disputed control. The measure is barred because it's offered to prove negligence.`,
    ],
    'repair > control': () => [
      'a remedial measure may be used to prove that a precaution was feasible, but not to prove control',
      'feasibility is the only disputed question on which a remedial measure is admissible',
      `Rule 407 names control beside feasibility among the disputed questions that a measure may prove.`,
    ],
    'repair > feasible': () => [
      'a remedial measure may be used to prove control, but not to prove that a precaution was feasible',
      'control is the only disputed question on which a remedial measure is admissible',
      `Rule 407 names feasibility beside control among the disputed questions that a measure may prove.`,
    ],
    insurance: () => [
      ...NEVER_INSURANCE,
      `Rule 411 leaves other purposes open, such as bias. Insurance is barred here because it's offered to prove carelessness.`,
    ],
    'insurance lacking': () => [
      ...NEVER_INSURANCE,
      `Rule 411 leaves other purposes open, such as bias. The lack of insurance is barred here because it's offered to prove care.`,
    ],
    'insurance > control': () => [
      'liability insurance may be used to show the bias of a witness, but not to prove control',
      'bias is the only disputed question on which liability insurance is admissible',
      `Rule 411 names control beside bias among the questions that insurance may prove.`,
    ],
    'repair early': () => [
      ...ONLY_DISPUTED,
      `Whether feasibility is disputed matters only for a subsequent measure. This one came first.`,
    ],
    'repair by outsider': () => [
      ...ONLY_DISPUTED,
      `Whether feasibility is disputed matters only where Rule 407 applies, and it doesn't reach a nonparty's measure.`,
    ],
  }),
  'no-compromise': worded('no', {
    offer: ({ defendant }) => [
      'an offer to compromise a disputed claim is inadmissible to prove that the claim is valid',
      `${whose(defendant)} offer to compromise a disputed claim may not be used to prove liability`,
      `${The(defendant)} denied liability and offered money for peace. Rule 408 bars such an offer as proof of fault.`,
    ],
    talks: ({ defendant }) => [
      'a statement made in compromise negotiations over a disputed claim is inadmissible to prove liability',
      `what ${defendant.the} said in compromise negotiations may not be used to prove negligence`,
      `The claim was disputed, and the meeting was held to settle it. Rule 408 covers every statement made there.`,
    ],
    settlement: ({ defendant, witness }) => [
      `a compromise of another victim's disputed claim is inadmissible to prove liability`,
      `${whose(defendant)} settlement with ${witness.the} may not be used to prove negligence`,
      `A settlement of the other victim's disputed claim is no better proof of fault than one with the plaintiff.`,
    ],
    'settlement > bias': () => [
      'a compromise of a disputed claim is inadmissible in any action over the same accident',
      'a settlement with one victim may not be used in an action by another',
      `The settlement isn't offered to prove that any claim was valid. It shows why a witness may lean to one side.`,
    ],
    'offer undisputed': () => [
      'an offer to pay less than the amount of a claim is inadmissible to prove liability for it',
      'an offer to compromise a claim for part of its amount may not be used to prove negligence',
      `The reply conceded both fault and amount. Without a disputed claim, an offer to pay less isn't protected.`,
    ],
    'payment words': ({ plaintiff }) => [
      `the remark was part of an effort to compromise ${whose(plaintiff)} claim for the injury`,
      'a remark made while paying an injured person is part of compromise negotiations',
      `No claim for the injury was disputed yet, so there was no effort to compromise one, and talk while paying is no negotiation.`,
    ],
    payment: ({ plaintiff }) => [
      `the payment was an offer to compromise ${whose(plaintiff)} claim for the injury`,
      'a payment made to an injured person is an offer to compromise a future claim',
      `No claim had been made, let alone disputed. The evidence fails under Rule 409, which needs no dispute.`,
    ],
    'plea withdrawn': () => [
      'a guilty plea to a criminal charge is inadmissible in a civil action, withdrawn or not',
      'a guilty plea may be used only in a criminal case, withdrawn or not',
      `A guilty plea that stands is admissible in a civil case. Rule 410 bars this one because it was withdrawn.`,
    ],
    'plea of no contest': () => [
      ...FELONY,
      `Neither a felony nor imprisonment matters to Rule 410. It bars every plea of no contest in a civil case.`,
    ],
    'plea standing': () => [
      ...FELONY,
      `A felony matters to the hearsay exception for convictions. A guilty plea that stands is an opposing party's statement, with or without imprisonment.`,
    ],
    'police talks': () => [
      ...CONVICTED,
      `A party's own statement needs no conviction. Only Rule 410 could bar this one, and no prosecutor took part.`,
    ],
    'plea talks': () => [
      ...CONVICTED,
      `A conviction doesn't matter. Rule 410 bars the statement because it was made to a prosecutor in plea discussions.`,
    ],
    'talks > contradict': () => [
      ...UNSWORN,
      `Impeachment needs no oath. The remark is barred because Rule 408 forbids impeachment with statements in compromise negotiations.`,
    ],
    'police talks > contradict': () => [
      ...UNSWORN,
      `An oath matters only where a prior statement is offered to prove what it asserts. Impeachment needs none.`,
    ],
    'plea talks > contradict': () => [
      ...UNSWORN,
      `Impeachment needs no oath. The remark is barred because Rule 410 has no exception for impeachment.`,
    ],
  }),
  'no-impeach': worded('no', {
    'talks > contradict': () => [
      'a statement made in compromise negotiations may not be used to impeach by contradiction',
      'statements in compromise negotiations are inadmissible even to impeach',
      `Rule 408 forbids this use by name. Otherwise no one could speak freely in settlement talks.`,
    ],
    'plea talks > contradict': ({ defendant }) => [
      'a statement made in plea discussions with a prosecutor may not be used even to impeach',
      'statements in plea discussions are inadmissible even to impeach',
      `Rule 410 makes no exception for impeachment, and ${defendant.the} waived nothing.`,
    ],
    'police talks > contradict': () => [
      'a statement made to bargain over a criminal charge may not be used even to impeach',
      'statements in plea discussions are inadmissible even to impeach',
      `That is the rule for plea discussions with a prosecutor. This talk was with a police officer alone.`,
    ],
    talks: () => [
      'a statement in compromise negotiations may be used only to impeach the party who made it',
      'statements in compromise negotiations are admissible only if the party who made them testifies otherwise',
      `Rule 408 bars such a statement to impeach by contradiction too. It's barred here because it's offered to prove negligence.`,
    ],
    'settlement > bias': ({ witness }) => [
      'a settlement with a witness may not be used to impeach that witness',
      `${witness.the} may not be impeached with a compromise of a disputed claim`,
      `Under Rule 408 a settlement may not be used to impeach by contradiction. Showing that a witness is biased is another use, which it allows.`,
    ],
    'insurance > bias': () => [
      'a witness may not be impeached with liability insurance that another person bought',
      'liability insurance is extrinsic evidence and may not be used to impeach a witness',
      `Showing a witness's bias is one of the uses for which Rule 411 lets liability insurance in.`,
    ],
    settlement: () => [
      'a settlement with another victim may be used only to impeach a denial of liability',
      'a compromise is admissible only to contradict a party who denies liability on the stand',
      `Rule 408 forbids contradiction with a compromise. The settlement is barred here because it's offered to prove negligence.`,
    ],
  }),
  'no-expenses': worded('no', {
    payment: ({ defendant, plaintiff }) => [
      'payment of medical expenses is inadmissible to prove liability for the injury',
      `${whose(defendant)} payment of ${whose(plaintiff)} medical expenses may not be used to prove negligence`,
      `${The(defendant)} paid a hospital bill, and the payment is offered to prove liability. Rule 409 bars it, dispute or no dispute.`,
    ],
    'payment words': () => [
      'a remark made while paying medical expenses is inadmissible to prove liability',
      'protection of a payment of medical expenses extends to every statement made with it',
      `Rule 409 protects the payment alone. The statement made with it isn't covered.`,
    ],
    offer: () => [
      ...ANY_OFFER,
      `Only an offer to pay medical or similar expenses needs no dispute. This offer is barred because the claim was disputed.`,
    ],
    'offer undisputed': () => [
      ...ANY_OFFER,
      `Only an offer to pay medical or similar expenses is barred without a dispute. This one was to pay part of the whole claim.`,
    ],
  }),
  'no-insurance': worded('no', {
    insurance: ({ defendant }) => [
      'evidence that a party carried liability insurance is inadmissible to prove negligence',
      `${whose(defendant)} liability insurance may not be used to prove a lack of care`,
      `The only inference offered runs from coverage to carelessness, and Rule 411 forbids it.`,
    ],
    'insurance lacking': ({ defendant }) => [
      'evidence that a party lacked liability insurance is inadmissible to prove care',
      `${whose(defendant)} lack of liability insurance may not be used to disprove negligence`,
      `Rule 411 covers being uninsured as well, and care is the same question as negligence.`,
    ],
    'insurance > control': () => [
      ...INSURED,
      `The insurance isn't offered to prove negligence. It's offered to prove control, which was denied on the stand.`,
    ],
    'insurance > bias': () => [
      ...INSURED,
      `The insurance isn't offered to prove negligence. It's offered to show why a witness may lean to one side.`,
    ],
  }),
  'no-plea': worded('no', {
    'plea withdrawn': ({ defendant }) => [
      'a guilty plea that was later withdrawn is inadmissible against the person who made it',
      `${whose(defendant)} guilty plea, since it was withdrawn, may not be used in a civil action`,
      `The court let ${defendant.the} withdraw the guilty plea. Rule 410 then keeps it out of every civil and criminal case.`,
    ],
    'plea of no contest': ({ defendant }) => [
      'a plea of no contest is inadmissible in a civil action against the person who made it',
      `${whose(defendant)} plea of no contest may not be used to prove liability`,
      `Rule 410 bars a plea of no contest in any civil or criminal case against the defendant who entered it.`,
    ],
    'plea talks': () => [
      'a statement made in plea discussions with a prosecutor is inadmissible against the speaker',
      'statements in plea discussions with a prosecutor may not be used in a civil action',
      `The remark was made to a prosecutor, about a plea, and no guilty plea followed. Rule 410 bars it.`,
    ],
    'police talks': () => [
      'a statement made in an attempt to bargain over a criminal charge is inadmissible',
      'statements in plea discussions may not be used in a civil action',
      `This statement was no part of plea discussions: no prosecutor took part, and the officer promised nothing.`,
    ],
    'plea standing': () => [
      'a guilty plea to a criminal charge is inadmissible in a civil action',
      'a guilty plea may be used only in a criminal case or to impeach',
      `A guilty plea to a criminal charge is inadmissible in a civil case only if it was withdrawn, and this one never was.`,
    ],
  }),
} as const
