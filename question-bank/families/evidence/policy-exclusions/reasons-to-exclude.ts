import { The, whose } from '../../engine/party.ts'
import type { PolicyStory } from './facts.ts'
import { worded } from './worded.ts'

/** Rule 407 without its limit to negligence and the like. */
const againstParty = ({ defendant }: PolicyStory) =>
  [
    `evidence of a subsequent remedial measure is inadmissible against ${defendant.the} in an action for negligence`,
    `the remedial measure followed the accident and is inadmissible against ${defendant.the}`,
  ] as const
/** Rule 407 as if no measure came in but for another purpose. */
const onlyDisputed = ({ defendant }: PolicyStory) =>
  [
    `${defendant.the} did not dispute the feasibility of the remedial measure`,
    `a remedial measure is inadmissible unless control or feasibility is disputed`,
  ] as const
/** Rule 409, which needs no dispute, stretched from medical expenses to every offer of money. */
const ANY_OFFER = [
  'an offer to pay for an injury is inadmissible to prove liability even if the claim is not disputed',
  'an offer to pay an injured person is inadmissible to prove liability, with or without a disputed claim',
] as const
const insuredParty = ({ defendant }: PolicyStory) =>
  [
    `evidence of liability insurance is inadmissible against ${defendant.the} in an action for negligence`,
    `${whose(defendant)} liability insurance is inadmissible in an action for negligence`,
  ] as const
/** The oath that Rule 801(d)(1)(A) asked for until December 1, 2026, taken for a limit on impeachment. */
const unsworn = ({ defendant }: PolicyStory) =>
  [
    `the remark was not made under oath and may not impeach ${defendant.the}`,
    'a prior inconsistent statement is inadmissible to impeach unless it was made under oath',
  ] as const
const CONVICTED = [
  'a statement about a crime is inadmissible in a civil case unless a conviction followed',
  'the remark admits a crime and is inadmissible in a civil case without a conviction',
] as const

const notNegligence = (point: string) => (s: PolicyStory) =>
  [
    ...againstParty(s),
    `Rule 407 lets a subsequent measure in, even in an action for negligence, to prove ${point} that is disputed.`,
  ] as const
const neverFor = (point: string) => () =>
  [
    `evidence of a subsequent remedial measure is inadmissible to prove ${point} even if ${point} is disputed`,
    `a remedial measure that followed the accident is inadmissible to prove ${point}, disputed or not`,
    `Rule 407 allows a remedial measure to prove ${point}, but only if that is disputed. The stipulation ended the dispute.`,
  ] as const
const stipulated = (point: string) => (s: PolicyStory) =>
  [
    `a remedial measure is inadmissible to prove ${point} unless ${point} is disputed`,
    `${whose(s.defendant)} stipulation leaves no dispute over ${point} that a remedial measure may prove`,
    `The stipulation took ${point} out of dispute, so the change could only suggest negligence.`,
  ] as const

/** Reasons to exclude on grounds of policy. */
export const reasonsToExclude = {
  'no-measure': worded('no', {
    repair: () => [
      'evidence of a subsequent remedial measure is inadmissible to prove negligence',
      'a remedial measure that followed the accident is inadmissible to prove negligence',
      `The change came after the accident, would have prevented it, and is offered to prove negligence. Rule 407 bars exactly that.`,
    ],
    'repair > control': notNegligence('control'),
    'repair > feasible': notNegligence('feasibility'),
    'repair > control conceded': neverFor('control'),
    'repair > feasible conceded': neverFor('feasibility'),
    'repair early': ({ defendant }) => [
      `a remedial measure taken by ${defendant.the} is inadmissible to prove negligence`,
      'a remedial measure that makes an accident less likely is inadmissible to prove negligence',
      `The change wasn't subsequent: it was made two months before the accident, and Rule 407 covers only measures that follow the harm.`,
    ],
    'repair by outsider': ({ defendant }) => [
      'evidence of a subsequent remedial measure is inadmissible to prove negligence, whoever took it',
      `a remedial measure that followed the accident is inadmissible even if ${defendant.the} did not take it`,
      `The change followed the accident, but ${defendant.the} didn't make it. Courts don't apply Rule 407 to the measures of nonparties.`,
    ],
  }),
  'no-dispute': worded('no', {
    'repair > control conceded': stipulated('control'),
    'repair > feasible conceded': stipulated('feasibility'),
    repair: ({ defendant }) => [
      `evidence of a subsequent remedial measure is inadmissible even on a point that ${defendant.the} disputes`,
      `a remedial measure is inadmissible even to prove control or feasibility that ${defendant.the} disputes`,
      `Rule 407 leaves other purposes open, such as disputed control. The measure is barred because it's offered to prove negligence.`,
    ],
    'repair > control': () => [
      'a remedial measure is admissible to prove feasibility that is disputed, but not control',
      'feasibility, and not control, is the disputed point that a remedial measure may prove',
      `Rule 407 names control beside feasibility among the disputed points that a measure may prove.`,
    ],
    'repair > feasible': () => [
      'a remedial measure is admissible to prove control that is disputed, but not feasibility',
      'control, and not feasibility, is the disputed point that a remedial measure may prove',
      `Rule 407 names feasibility beside control among the disputed points that a measure may prove.`,
    ],
    insurance: () => [
      'evidence of liability insurance is inadmissible even to prove control that is disputed',
      'evidence of liability insurance is inadmissible even to show the bias of a witness',
      `Rule 411 leaves other purposes open, such as bias and control. Insurance is barred here because it's offered to prove carelessness.`,
    ],
    'insurance lacking': () => [
      'evidence of a lack of liability insurance is inadmissible even to prove control that is disputed',
      'evidence of a lack of liability insurance is inadmissible even to show the bias of a witness',
      `Rule 411 leaves other purposes open, such as bias and control. The lack of insurance is barred here because it's offered to prove care.`,
    ],
    'insurance > control': () => [
      'evidence of liability insurance is admissible to show the bias of a witness, but not to prove control',
      'bias, and not control, is the disputed point that liability insurance may prove',
      `Rule 411 names control beside bias among the points that insurance may prove.`,
    ],
    'repair early': (s) => [
      ...onlyDisputed(s),
      `Whether feasibility is disputed matters only for a subsequent measure. This one came first.`,
    ],
    'repair by outsider': (s) => [
      ...onlyDisputed(s),
      `Whether feasibility is disputed matters only where Rule 407 applies, and it doesn't reach a nonparty's measure.`,
    ],
  }),
  'no-compromise': worded('no', {
    offer: ({ defendant }) => [
      'an offer to compromise a disputed claim is inadmissible to prove liability',
      `${whose(defendant)} offer to compromise is inadmissible to prove the disputed claim`,
      `${The(defendant)} denied liability and offered money for peace. Rule 408 bars such an offer as proof of fault.`,
    ],
    talks: () => [
      'a statement made in compromise negotiations is inadmissible to prove a disputed claim',
      'the remark was made in compromise negotiations over a disputed claim',
      `The claim was disputed, and the meeting was held to settle it. Rule 408 covers every statement made there.`,
    ],
    settlement: ({ defendant, witness }) => [
      `a compromise of ${whose(witness)} disputed claim is inadmissible to prove liability for the accident`,
      `${whose(defendant)} settlement of a disputed claim is inadmissible to prove negligence`,
      `A settlement of the other victim's disputed claim is no better proof of fault than one with the plaintiff.`,
    ],
    'settlement > bias': ({ plaintiff }) => [
      'a compromise of a disputed claim is inadmissible in an action over the same accident',
      `the settlement of a disputed claim is inadmissible in ${whose(plaintiff)} action`,
      `The settlement isn't offered to prove that any claim was valid. It shows why a witness may lean to one side.`,
    ],
    'offer undisputed': ({ defendant }) => [
      `${defendant.the} disputed the amount of the claim by an offer to compromise it for less`,
      'an offer to pay less than the amount of a claim is an offer to compromise it',
      `The reply conceded both fault and amount. Without a disputed claim, an offer to pay less isn't protected.`,
    ],
    'payment words': () => [
      'the remark was made in compromise negotiations over a claim for the injury',
      'a statement made with a payment for an injury is made in compromise negotiations',
      `No claim for the injury was disputed yet, so there were no negotiations to compromise one, payment or not.`,
    ],
    payment: () => [
      'payment of the medical expenses was an offer to compromise the claim for the injury',
      'payment of medical expenses is an offer to compromise a claim that may be disputed',
      `No claim had been made, let alone disputed. The evidence fails under Rule 409, which needs no dispute.`,
    ],
    'plea withdrawn': ({ defendant }) => [
      'a guilty plea is inadmissible in a civil case even if it was not withdrawn',
      `a guilty plea is inadmissible against ${defendant.the} in a civil case, withdrawn or not`,
      `A guilty plea that stands is admissible in a civil case. Rule 410 bars this one because it was withdrawn.`,
    ],
    'plea of no contest': ({ defendant }) => [
      'a plea of no contest is inadmissible in a civil case unless it led to imprisonment',
      `${whose(defendant)} plea of no contest led to a fine and not to imprisonment`,
      `Imprisonment or a fine doesn't matter to Rule 410. It bars every plea of no contest in a civil case.`,
    ],
    'plea standing': ({ defendant }) => [
      'a guilty plea is inadmissible in a civil case unless it led to imprisonment',
      `${whose(defendant)} guilty plea led to a fine and not to imprisonment`,
      `How grave the crime was matters to the hearsay exception for convictions. A guilty plea that stands is an opposing party's statement, with or without imprisonment.`,
    ],
    'police talks': () => [
      ...CONVICTED,
      `A party's own statement needs no conviction. Only Rule 410 could bar this one, and no prosecutor took part.`,
    ],
    'plea talks': () => [
      ...CONVICTED,
      `A conviction doesn't matter. Rule 410 bars the statement because it was made to a prosecutor in plea discussions.`,
    ],
    'talks > contradict': (s) => [
      ...unsworn(s),
      `Impeachment needs no oath. The remark is barred because Rule 408 forbids impeachment with statements in compromise negotiations.`,
    ],
    'police talks > contradict': (s) => [
      ...unsworn(s),
      `Impeachment needs no oath. A prior statement may contradict the testimony of its maker, sworn or unsworn.`,
    ],
    'plea talks > contradict': (s) => [
      ...unsworn(s),
      `Impeachment needs no oath. The remark is barred because Rule 410 has no exception for impeachment.`,
    ],
  }),
  'no-impeach': worded('no', {
    'talks > contradict': ({ defendant }) => [
      'a statement made in compromise negotiations is inadmissible even to impeach',
      `the remark was made in compromise negotiations and may not impeach ${defendant.the}`,
      `Rule 408 forbids this use by name. Otherwise no one could speak freely in settlement talks.`,
    ],
    'plea talks > contradict': ({ defendant }) => [
      'a statement made in plea discussions with a prosecutor is inadmissible even to impeach',
      `the remark was made in plea discussions and may not impeach ${defendant.the}`,
      `Rule 410 makes no exception for impeachment, and ${defendant.the} waived nothing.`,
    ],
    'police talks > contradict': ({ defendant }) => [
      'a statement made in plea discussions is inadmissible even to impeach',
      `the remark was made in plea discussions and may not impeach ${defendant.the}`,
      `That is the rule for plea discussions with a prosecutor. This talk was with a police officer alone.`,
    ],
    'settlement > bias': ({ witness }) => [
      `a compromise of a disputed claim is inadmissible even to impeach ${witness.the}`,
      `the settlement of a disputed claim may not impeach ${witness.the}`,
      `Under Rule 408 a settlement may not impeach by contradiction. Showing that a witness is biased is another use, which it allows.`,
    ],
    'insurance > bias': ({ defendant }) => [
      'evidence of liability insurance is inadmissible even to impeach the investigator',
      `the investigator may not be impeached with liability insurance that ${defendant.the} bought`,
      `Showing a witness's bias is one of the uses for which Rule 411 lets liability insurance in.`,
    ],
    settlement: ({ defendant }) => [
      `the settlement is inadmissible until ${defendant.the} denies liability on the stand`,
      `a compromise of a disputed claim is inadmissible unless it contradicts ${whose(defendant)} testimony`,
      `Rule 408 forbids contradiction with a compromise. The settlement is barred here because it's offered to prove negligence.`,
    ],
  }),
  'no-expenses': worded('no', {
    payment: ({ defendant }) => [
      'evidence of a payment of medical expenses is inadmissible to prove liability for the injury',
      `${whose(defendant)} payment of the medical expenses is inadmissible even if the claim was not disputed`,
      `${The(defendant)} paid a hospital bill, and the payment is offered to prove liability. Rule 409 bars it, dispute or no dispute.`,
    ],
    'payment words': () => [
      'the rule on medical expenses excludes the payment and the remark made with it',
      'a statement made with a payment of medical expenses is inadmissible to prove liability',
      `Rule 409 protects the payment alone. The statement made with it isn't covered.`,
    ],
    offer: () => [
      ...ANY_OFFER,
      `Only an offer to pay medical or similar expenses needs no dispute. This offer is barred because the claim was disputed.`,
    ],
    talks: () => [
      'a remark about payment for an injury is inadmissible even if the claim is not disputed',
      'a statement made in talks over an injury is inadmissible, with or without a disputed claim',
      `Talks over an injury are protected only if the claim is disputed. This remark is barred because it was.`,
    ],
    'offer undisputed': () => [
      ...ANY_OFFER,
      `Only an offer to pay medical or similar expenses is barred without a dispute. This one was to pay part of the whole claim.`,
    ],
  }),
  'no-insurance': worded('no', {
    insurance: ({ defendant }) => [
      'evidence of liability insurance is inadmissible to prove that the insured was negligent',
      `${whose(defendant)} liability insurance is inadmissible to prove negligence`,
      `The only inference offered runs from coverage to carelessness, and Rule 411 forbids it.`,
    ],
    'insurance lacking': ({ defendant }) => [
      'evidence of a lack of liability insurance is inadmissible to prove that a person was not negligent',
      `${whose(defendant)} lack of liability insurance is inadmissible to disprove negligence`,
      `Rule 411 covers being uninsured as well, and care is the same question as negligence.`,
    ],
    'insurance > control': (s) => [
      ...insuredParty(s),
      `The policy isn't offered to prove negligence. It's offered to prove control, which was denied on the stand.`,
    ],
    'insurance > bias': (s) => [
      ...insuredParty(s),
      `The policy isn't offered to prove negligence. It's offered to show why a witness may lean to one side.`,
    ],
  }),
  'no-plea': worded('no', {
    'plea withdrawn': ({ defendant }) => [
      `a guilty plea that was later withdrawn is inadmissible against ${defendant.the}`,
      `${whose(defendant)} guilty plea was withdrawn and is inadmissible in a civil case`,
      `The court let ${defendant.the} withdraw the guilty plea. Rule 410 then keeps it out of every civil and criminal case.`,
    ],
    'plea of no contest': ({ defendant }) => [
      `a plea of no contest is inadmissible in a civil case against ${defendant.the}`,
      `${whose(defendant)} plea of no contest is inadmissible to prove negligence`,
      `Rule 410 bars a plea of no contest in any civil or criminal case against the defendant who entered it.`,
    ],
    'plea talks': ({ defendant }) => [
      'the remark was made in plea discussions that did not lead to a guilty plea',
      `a statement in plea discussions with a prosecutor is inadmissible against ${defendant.the}`,
      `The remark was made to a prosecutor, about a plea, and no guilty plea followed. Rule 410 bars it.`,
    ],
    'police talks': ({ defendant }) => [
      `the remark was made in plea discussions and is inadmissible against ${defendant.the}`,
      'a request for a fine is a statement made in plea discussions',
      `This statement was no part of plea discussions: no prosecutor took part, and the officer promised nothing.`,
    ],
    'plea standing': ({ defendant }) => [
      'a guilty plea is inadmissible in a civil case even if it was not withdrawn',
      `a guilty plea is inadmissible against ${defendant.the} in a civil case, withdrawn or not`,
      `A guilty plea to a criminal charge is inadmissible in a civil case only if it was withdrawn, and this one never was.`,
    ],
  }),
} as const
