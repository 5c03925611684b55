import { he, The, whose } from '../../engine/party.ts'
import type { PolicyStory } from './facts.ts'
import { worded } from './worded.ts'
import {
  admittedBy,
  controlled,
  inconsistent,
  insuredAs,
  settled,
  showsFeasibility,
} from './words-to-admit.ts'

const asAdmission = (s: PolicyStory) =>
  [
    ...admittedBy(s),
    `Rule 407 bars a later measure as an admission of negligence or a lack of care, and the only other point was stipulated.`,
  ] as const
const asFact = () =>
  [
    `the remark admits a fact and does not offer to compromise the claim`,
    `compromise negotiations protect the offer to compromise and not a statement of fact`,
    `Rule 408 covers what is said in compromise negotiations as well as the offer, even a statement of plain fact.`,
  ] as const
const toProsecutor = ({ defendant }: PolicyStory) =>
  [
    `the remark to the prosecutor is an opposing party's statement`,
    `${defendant.the} made the remark, which is an opposing party's statement`,
    `Rule 410 bars statements in plea discussions with a prosecutor that led to no guilty plea, whoever made them.`,
  ] as const
const uncharged = () =>
  [
    `the remark preceded the charge and was not made in plea discussions on it`,
    `a statement made before the charge was filed is not made in plea discussions`,
    `Plea discussions may come before a charge. The remark is admissible because no prosecutor took part.`,
  ] as const

/** Reasons to admit what a rule of policy may or may not keep out. */
export const reasonsToAdmit = {
  'yes-own': worded('yes', {
    'plea standing': ({ defendant }) => [
      `a guilty plea that was not withdrawn is an opposing party's statement`,
      `${whose(defendant)} guilty plea still stands and is an opposing party's statement`,
      `Rule 410 protects a plea only if it was withdrawn or was one of no contest. This one stands, so it's ${whose(defendant)} own statement.`,
    ],
    repair: (s) => [
      ...admittedBy(s),
      `Even if the change amounts to an admission or shows a lack of care, Rule 407 keeps a later measure out as proof of negligence.`,
    ],
    'repair > control': (s) => [
      ...admittedBy(s),
      `As proof of negligence or a lack of care the change would be barred. It comes in only on the disputed point of control.`,
    ],
    'repair > feasible': (s) => [
      ...admittedBy(s),
      `As proof of negligence or a lack of care the change would be barred. It comes in only on the disputed point of feasibility.`,
    ],
    'repair > control conceded': asAdmission,
    'repair > feasible conceded': asAdmission,
    offer: ({ defendant }) => [
      `the offer to compromise is an opposing party's statement that some liability exists`,
      `${defendant.the}, through the lawyer, admitted liability by the offer to compromise`,
      `An offer to compromise a disputed claim is barred although the party made it. People buy peace without being at fault.`,
    ],
    talks: asFact,
    'talks > contradict': asFact,
    settlement: (s) => [
      ...settled(s),
      `A settlement with one victim may be a way to buy peace. Rule 408 bars it as proof of fault in the next case too.`,
    ],
    'settlement > bias': (s) => [
      ...settled(s),
      `As an admission of fault the settlement would be barred. It comes in because it bears on a witness's bias.`,
    ],
    payment: ({ defendant }) => [
      `${defendant.the} admitted liability for the injury by paying the medical expenses`,
      `payment of the medical expenses shows that ${defendant.the} was at fault`,
      `Rule 409 bars the payment of medical expenses as proof of liability or fault. Kindness isn't a confession.`,
    ],
    insurance: (s) => [
      ...insuredAs(s),
      `Careful people insure themselves too, likely accident or not. Rule 411 bars liability insurance as proof of carelessness.`,
    ],
    'insurance > control': (s) => [
      ...insuredAs(s),
      `As proof that an accident was likely or care was lacking, the policy would be barred. It comes in only on the disputed point of control.`,
    ],
    'plea withdrawn': ({ defendant }) => [
      `${whose(defendant)} guilty plea is an opposing party's statement even if it was later withdrawn`,
      `a guilty plea in open court is an opposing party's statement, withdrawn or not`,
      `It was ${whose(defendant)} own statement, but a guilty plea that was withdrawn is inadmissible in any later case.`,
    ],
    'plea of no contest': ({ defendant }) => [
      `a plea of no contest admits the charge and is an opposing party's statement`,
      `${whose(defendant)} plea of no contest is an opposing party's statement`,
      `Even as an opposing party's statement, a plea of no contest is kept out of later civil cases by Rule 410.`,
    ],
    'plea talks': toProsecutor,
    'plea talks > contradict': toProsecutor,
  }),
  'yes-other': worded('yes', {
    'repair > control': ({ defendant }) => [
      `${defendant.the} disputes control, which a remedial measure is admissible to prove`,
      `evidence of a subsequent remedial measure is admissible to prove control that is disputed`,
      `${The(defendant)} denied control on the stand. Rule 407 lets a later measure in to prove control that is disputed.`,
    ],
    'repair > feasible': ({ defendant }) => [
      `${defendant.the} disputes feasibility, which a remedial measure is admissible to prove`,
      `evidence of a subsequent remedial measure is admissible to prove feasibility that is disputed`,
      `${The(defendant)} swore that the precaution was not feasible. Rule 407 lets a later measure in to prove feasibility that is disputed.`,
    ],
    'insurance > control': ({ defendant }) => [
      `${defendant.the} disputes control, which liability insurance is admissible to prove`,
      `evidence of liability insurance is admissible to prove control that is disputed`,
      `People don't insure what others run. Rule 411 allows liability insurance to prove control, with a limiting instruction.`,
    ],
    repair: (s) => [
      ...showsFeasibility(s),
      `Feasibility would be a proper purpose if it were disputed. Nobody disputes it, and the change is offered to prove negligence.`,
    ],
    'repair early': (s) => [
      ...showsFeasibility(s),
      `No other purpose, such as feasibility, is needed. A change made before the accident isn't a subsequent measure at all.`,
    ],
    'repair by outsider': (s) => [
      ...showsFeasibility(s),
      `Feasibility isn't disputed, and the change is offered to prove negligence. It comes in because ${s.defendant.the} didn't make it.`,
    ],
    'repair > control conceded': ({ defendant }) => [
      `a remedial measure is admissible to prove that ${defendant.the} was in control`,
      `${whose(defendant)} stipulation does not exclude a remedial measure offered to prove control`,
      `Control is a proper purpose only if disputed. The stipulation ended that dispute.`,
    ],
    'repair > feasible conceded': ({ defendant }) => [
      `a remedial measure is admissible to prove that a precaution was feasible`,
      `${whose(defendant)} stipulation does not exclude a remedial measure offered to prove feasibility`,
      `Feasibility is a proper purpose only if disputed. The stipulation that the precaution was feasible ended that dispute.`,
    ],
    insurance: (s) => [
      ...controlled(s),
      `Control would be a proper purpose if it were disputed. Here the policy is offered to prove carelessness.`,
    ],
    'insurance > bias': (s) => [
      ...controlled(s),
      `Nobody disputes who controlled what, and the policy isn't offered to prove control. The purpose is bias.`,
    ],
    'insurance lacking': ({ defendant }) => [
      `evidence of liability insurance is inadmissible to prove negligence, but a lack of it is admissible to prove care`,
      `evidence of a lack of liability insurance is admissible to prove that ${defendant.the} was not negligent`,
      `Rule 411 bars the lack of insurance as well as its presence, whether offered to prove carelessness or care.`,
    ],
  }),
  'yes-bias': worded('yes', {
    'settlement > bias': ({ witness }) => [
      `the settlement is admissible to show the bias of ${witness.the}`,
      `a compromise of a disputed claim is admissible to show that a witness is biased`,
      `${The(witness)} was paid by one side and now testifies for it. Rule 408 allows a compromise to prove bias.`,
    ],
    'insurance > bias': () => [
      `evidence of the liability insurance is admissible to show the investigator's bias`,
      `evidence of liability insurance is inadmissible to prove negligence but admissible to show bias`,
      `The investigator's employer would have to pay. Rule 411 allows liability insurance to prove a witness's bias.`,
    ],
    settlement: ({ witness }) => [
      `the settlement is admissible to show the bias of ${witness.the}`,
      `a compromise of a disputed claim is admissible to show the bias of the person who was paid`,
      `Bias is a proper purpose only if the person who was paid testifies. The settlement is offered to prove negligence.`,
    ],
  }),
  'yes-impeach': worded('yes', {
    'police talks > contradict': (s) => [
      ...inconsistent(s),
      `No prosecutor took part, so Rule 410 doesn't apply. A prior inconsistent statement may impeach any witness.`,
    ],
    'talks > contradict': (s) => [
      ...inconsistent(s),
      `Rule 408 names this use and forbids it: statements in compromise negotiations may not impeach by inconsistency or contradiction.`,
    ],
    'plea talks > contradict': (s) => [
      ...inconsistent(s),
      `Statements in plea discussions are inadmissible against the defendant for any use, impeachment included, unless that was waived.`,
    ],
  }),
  'yes-early': worded('yes', {
    'repair early': ({ defendant }) => [
      `${defendant.the} took the remedial measure before the accident and not after it`,
      `a remedial measure is inadmissible to prove negligence only if it followed the accident`,
      `The change came two months before the accident. Rule 407 covers only measures after the harm in suit.`,
    ],
    'offer undisputed': () => [
      `an offer to compromise is inadmissible only if the claim is disputed`,
      `an offer to compromise requires a claim that is disputed in validity or amount`,
      `The reply admitted both fault and figure. Without a dispute over validity or amount there's nothing to compromise.`,
    ],
    offer: () => [
      `the offer to compromise preceded the suit, and the claim was not yet disputed`,
      `an offer to compromise is admissible if no suit on the claim had been filed`,
      `A claim can be disputed before suit, and this one was: liability had been denied.`,
    ],
    talks: () => [
      `the compromise negotiations preceded the suit, and the claim was not yet disputed`,
      `a statement in compromise negotiations is admissible if no suit on the claim had been filed`,
      `A claim can be disputed before suit, and this one was: liability had been denied.`,
    ],
    payment: ({ defendant }) => [
      `the claim was not disputed when ${defendant.the} paid the medical expenses`,
      `evidence of a payment of medical expenses is admissible if the claim was not disputed`,
      `Rule 409 needs no disputed claim. It bars any payment of medical expenses as proof of liability.`,
    ],
    'payment words': () => [
      `evidence of a payment of medical expenses is admissible, with the remark, if the claim was not disputed`,
      `medical expenses paid before a claim is disputed are admissible, and so is the remark`,
      `A payment of medical expenses is barred even before a claim is disputed. What comes in is the remark alone.`,
    ],
    'police talks': uncharged,
    'police talks > contradict': uncharged,
  }),
  'yes-words': worded('yes', {
    'payment words': () => [
      `the rule on medical expenses excludes the payment and not the remark made with it`,
      `a statement made with a payment of medical expenses is admissible to prove liability`,
      `Rule 409 covers paying and offering to pay, not what is said along with it. No claim was in dispute, so Rule 408 doesn't apply.`,
    ],
    'offer undisputed': () => [
      `the offer to compromise is inadmissible, but the statement made with it is not`,
      `a statement made with an offer to compromise is admissible even if the claim is disputed`,
      `That is so under Rule 409, for medical expenses. Rule 408 covers statements too, but only where a claim is disputed.`,
    ],
    payment: () => [
      `the rule on medical expenses excludes an offer to pay and not the payment`,
      `an offer to pay medical expenses is inadmissible, but payment of them is not`,
      `Rule 409 covers furnishing, promising to pay, and offering to pay. The deed is protected as well as the offer.`,
    ],
  }),
  'yes-outsider': worded('yes', {
    'repair by outsider': ({ defendant, outsiderThe }) => [
      `the remedial measure was taken by ${outsiderThe} and not by ${defendant.the}`,
      `a remedial measure that ${defendant.the} did not take is admissible to prove negligence`,
      `Rule 407 keeps the fear of suit from stopping repairs. Admitting a stranger's repair deters no one, so courts allow it.`,
    ],
    settlement: ({ plaintiff, witness }) => [
      `the settlement compromised ${whose(witness)} claim and not ${whose(plaintiff)} claim`,
      `a compromise is inadmissible to prove the claim that was settled, but not to prove ${whose(plaintiff)} claim`,
      `Courts apply Rule 408 to a compromise with another victim of the same accident. Otherwise no one would settle first.`,
    ],
    'plea withdrawn': ({ plaintiff }) => [
      `a guilty plea that was later withdrawn is inadmissible in a criminal case, but not in a civil case`,
      `the bar on a withdrawn guilty plea binds the prosecution and not ${plaintiff.the}`,
      `Rule 410 applies in a civil or criminal case, against the defendant who made the plea, whoever offers it.`,
    ],
    'plea of no contest': ({ plaintiff }) => [
      `a plea of no contest is inadmissible in a criminal case, but not in a civil case`,
      `the bar on a plea of no contest binds the prosecution and not ${plaintiff.the}`,
      `Rule 410 applies in a civil or criminal case, against the defendant who made the plea, whoever offers it.`,
    ],
    'plea talks': ({ plaintiff }) => [
      `a statement in plea discussions is inadmissible in a criminal case, but not in a civil case`,
      `the bar on plea discussions binds the prosecution and not ${plaintiff.the}`,
      `Rule 410 applies in a civil or criminal case, against the defendant who took part, whoever offers the statement.`,
    ],
    'plea standing': ({ plaintiff }) => [
      `a guilty plea is inadmissible in a criminal case, but not in a civil case`,
      `the bar on a guilty plea binds the prosecution and not ${plaintiff.the}`,
      `The bar of Rule 410 binds everyone, in civil cases too. This guilty plea comes in because it was never withdrawn.`,
    ],
    'insurance lacking': ({ defendant }) => [
      `the bar on liability insurance protects ${defendant.the}, who may waive it`,
      `${defendant.the} may waive the rule that excludes liability insurance`,
      `Rule 411 isn't a privilege that ${he(defendant)} can waive. It bars proof of insurance or its lack by either side.`,
    ],
  }),
  'yes-officer': worded('yes', {
    'police talks': ({ defendant }) => [
      `plea discussions require a prosecutor, and ${defendant.the} spoke to a police officer`,
      `the remark to the police officer was not made in plea discussions with a prosecutor`,
      `The officer spoke for no prosecutor. Rule 410 protects only plea discussions with an attorney for the prosecuting authority.`,
    ],
    'plea talks': () => [
      `the plea discussions with the prosecutor did not lead to a guilty plea`,
      `a statement in plea discussions with a prosecutor is admissible if no guilty plea followed`,
      `Rule 410 asks only that a prosecutor took part and that no guilty plea came of it, or that the plea was withdrawn.`,
    ],
  }),
} as const
