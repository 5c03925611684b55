import { he, The, whose } from '../../engine/party.ts'
import { worded } from './worded.ts'

/** Reasons to admit what a rule of policy may or may not keep out. */
export const reasonsToAdmit = {
  'yes-own': worded('yes', {
    'plea standing': ({ defendant }) => [
      `a guilty plea that stands is an opposing party's statement`,
      `${whose(defendant)} guilty plea still stands and is an opposing party's statement`,
      `Rule 410 protects a plea only if it was withdrawn or was one of no contest. This one stands, so it's ${whose(defendant)} own statement.`,
    ],
    repair: ({ defendant }) => [
      `the remedial measure is an admission of negligence by ${defendant.the}`,
      `by taking the remedial measure, ${defendant.the} admitted negligence`,
      `Even if the change amounts to an admission, Rule 407 keeps a later measure out as proof of negligence.`,
    ],
    'repair > control': ({ defendant }) => [
      `the remedial measure is an admission of negligence by ${defendant.the}`,
      `by taking the remedial measure, ${defendant.the} admitted negligence`,
      `As proof of negligence the change would be barred. It comes in only on the disputed point of control.`,
    ],
    'repair > feasible': ({ defendant }) => [
      `the remedial measure is an admission of negligence by ${defendant.the}`,
      `by taking the remedial measure, ${defendant.the} admitted negligence`,
      `As proof of negligence the change would be barred. It comes in only on the disputed point of feasibility.`,
    ],
    'repair > control conceded': ({ defendant }) => [
      `the remedial measure is an admission of negligence by ${defendant.the}`,
      `by taking the remedial measure, ${defendant.the} admitted negligence`,
      `Rule 407 bars a later measure as an admission of negligence, and the only other point was stipulated.`,
    ],
    'repair > feasible conceded': ({ defendant }) => [
      `the remedial measure is an admission of negligence by ${defendant.the}`,
      `by taking the remedial measure, ${defendant.the} admitted negligence`,
      `Rule 407 bars a later measure as an admission of negligence, and the only other point was stipulated.`,
    ],
    offer: ({ defendant }) => [
      `the offer by ${defendant.the} is an opposing party's statement about fault`,
      `an offer to pay is an admission of fault by ${defendant.the}`,
      `An offer to compromise a disputed claim is barred although the party made it. People buy peace without being at fault.`,
    ],
    talks: ({ defendant }) => [
      `the remark of ${defendant.the} is an opposing party's statement about fault`,
      `the remark was an admission of fault and not an offer to compromise`,
      `Rule 408 covers what is said in compromise negotiations as well as the offer, even a statement of plain fact.`,
    ],
    'talks > contradict': ({ defendant }) => [
      `the remark of ${defendant.the} is an opposing party's statement about fault`,
      `the remark was an admission of fault and not an offer to compromise`,
      `Rule 408 covers what is said in compromise negotiations as well as the offer, even a statement of plain fact.`,
    ],
    settlement: ({ defendant }) => [
      `the settlement is an admission of fault by ${defendant.the}`,
      `a compromise with another victim is an admission of fault by ${defendant.the}`,
      `A settlement with one victim may be a way to buy peace. Rule 408 bars it as proof of fault in the next case too.`,
    ],
    'settlement > bias': ({ defendant }) => [
      `the settlement is an admission of fault by ${defendant.the}`,
      `a compromise with another victim is an admission of fault by ${defendant.the}`,
      `As an admission of fault the settlement would be barred. It comes in because it bears on a witness's bias.`,
    ],
    payment: ({ defendant }) => [
      `paying the medical expenses is an admission of fault by ${defendant.the}`,
      `no one who was not at fault would pay the medical expenses of another`,
      `Rule 409 bars the payment as proof of liability. Kindness isn't a confession.`,
    ],
    insurance: ({ defendant }) => [
      `buying liability insurance is an admission by ${defendant.the} that accidents happen there`,
      `no one without fear of negligence would buy liability insurance`,
      `Careful people insure themselves too. Rule 411 bars liability insurance as proof of carelessness.`,
    ],
    'insurance > control': ({ defendant }) => [
      `buying liability insurance is an admission by ${defendant.the} that accidents happen there`,
      `no one without fear of negligence would buy liability insurance`,
      `As proof of carelessness the policy would be barred. It comes in only on the disputed point of control.`,
    ],
    'plea withdrawn': ({ defendant }) => [
      `a guilty plea is an opposing party's statement`,
      `${whose(defendant)} guilty plea in open court is an opposing party's statement`,
      `It was ${whose(defendant)} own statement, but a guilty plea that was withdrawn is inadmissible in any later case.`,
    ],
    'plea of no contest': ({ defendant }) => [
      `a plea of no contest is an opposing party's statement`,
      `${whose(defendant)} plea of no contest is an admission of the charge`,
      `Even as an opposing party's statement, a plea of no contest is kept out of later civil cases by Rule 410.`,
    ],
    'plea talks': ({ defendant }) => [
      `the remark of ${defendant.the} is an opposing party's statement about fault`,
      `a remark made to the prosecutor is an opposing party's statement`,
      `Rule 410 bars statements in plea discussions with a prosecutor that led to no guilty plea, whoever made them.`,
    ],
    'plea talks > contradict': ({ defendant }) => [
      `the remark of ${defendant.the} is an opposing party's statement about fault`,
      `a remark made to the prosecutor is an opposing party's statement`,
      `Rule 410 bars statements in plea discussions with a prosecutor that led to no guilty plea, whoever made them.`,
    ],
  }),
  'yes-other': worded('yes', {
    'repair > control': ({ defendant }) => [
      `testimony alone is enough to put control in dispute`,
      `control is in dispute, which opens the way to proof by a remedial measure`,
      `${The(defendant)} denied control on the stand. Rule 407 lets a later measure in to prove control that is disputed.`,
    ],
    'repair > feasible': ({ defendant }) => [
      `testimony alone is enough to put feasibility in dispute`,
      `feasibility is in dispute, which opens the way to proof by a remedial measure`,
      `${The(defendant)} swore that the precaution was not feasible. Rule 407 lets a later measure in to prove feasibility that is disputed.`,
    ],
    'insurance > control': ({ defendant }) => [
      `testimony alone is enough to put control in dispute`,
      `the liability insurance tends to prove the control that ${defendant.the} disputes`,
      `People don't insure what others run. Rule 411 allows liability insurance to prove control, with a limiting instruction.`,
    ],
    repair: () => [
      `the remedial measure tends to prove the feasibility of the precaution`,
      `a remedial measure is admissible to prove the feasibility of a precaution`,
      `Feasibility would be a proper purpose if it were disputed. Nobody disputes it, and the change is offered to prove negligence.`,
    ],
    'repair early': () => [
      `the remedial measure tends to prove the feasibility of the precaution`,
      `a remedial measure is admissible to prove the feasibility of a precaution`,
      `No other purpose is needed, and none was offered. A change made before the accident isn't a subsequent measure at all.`,
    ],
    'repair by outsider': ({ defendant }) => [
      `the remedial measure tends to prove the feasibility of the precaution`,
      `a remedial measure is admissible to prove a precaution open to ${defendant.the}`,
      `Feasibility isn't disputed, and the change is offered to prove negligence. It comes in because ${defendant.the} didn't make it.`,
    ],
    'repair > control conceded': () => [
      `control is a purpose for which a remedial measure is admissible`,
      `a remedial measure is admissible to prove control over the premises`,
      `Control is a proper purpose only if disputed. The stipulation ended that dispute.`,
    ],
    'repair > feasible conceded': () => [
      `feasibility is a purpose for which a remedial measure is admissible`,
      `a remedial measure is admissible to prove the feasibility of a precaution`,
      `Feasibility is a proper purpose only if disputed. The stipulation ended that dispute.`,
    ],
    insurance: () => [
      `liability insurance is admissible to prove ownership and control`,
      `the liability insurance tends to prove control of the premises`,
      `Control would be a proper purpose if it were disputed. Here the policy is offered to prove carelessness.`,
    ],
    'insurance > bias': () => [
      `liability insurance is admissible to prove ownership and control`,
      `the liability insurance tends to prove control of the premises`,
      `Nobody disputes control, and the policy isn't offered to prove it. The purpose is bias.`,
    ],
    'insurance lacking': ({ defendant }) => [
      `a lack of liability insurance may be shown by ${defendant.the} as proof of care`,
      `proof that ${defendant.the} was insured is barred, while proof of a lack is not`,
      `Rule 411 bars the lack of insurance as well as its presence, whether offered to prove carelessness or care.`,
    ],
  }),
  'yes-bias': worded('yes', {
    'settlement > bias': ({ witness }) => [
      `bias is shown by proof of a compromise with that very witness`,
      `the compromise is offered to prove bias, not the validity of a claim`,
      `${The(witness)} was paid by one side and now testifies for it. Rule 408 allows a compromise to prove bias.`,
    ],
    'insurance > bias': () => [
      `evidence of liability insurance may be used to show the investigator's bias`,
      `the liability insurance is offered to prove bias, not negligence`,
      `The investigator's employer would have to pay. Rule 411 allows liability insurance to prove a witness's bias.`,
    ],
    settlement: () => [
      `bias is shown by proof of a compromise with that very victim`,
      `a compromise with another victim is admissible to prove bias`,
      `Bias is a proper purpose only if the person who was paid testifies. The settlement is offered to prove negligence.`,
    ],
  }),
  'yes-impeach': worded('yes', {
    'police talks > contradict': ({ defendant }) => [
      `as a prior inconsistent statement, the remark impeaches the testimony`,
      `a remark to an officer without a prosecutor may impeach ${defendant.the}`,
      `No prosecutor took part, so Rule 410 doesn't apply. A prior inconsistent statement may impeach any witness.`,
    ],
    'talks > contradict': ({ defendant }) => [
      `as a prior inconsistent statement, the remark impeaches the testimony`,
      `the remark is offered to impeach ${defendant.the} and not to prove a claim`,
      `Rule 408 names this use and forbids it: statements in compromise negotiations may not impeach by inconsistency or contradiction.`,
    ],
    'plea talks > contradict': ({ defendant }) => [
      `as a prior inconsistent statement, the remark impeaches the testimony`,
      `the remark is offered to impeach ${defendant.the} and not to prove guilt`,
      `Statements in plea discussions are inadmissible against the defendant for any use, impeachment included, unless that was waived.`,
    ],
    'payment words': ({ defendant }) => [
      `words spoken in a hospital may impeach ${defendant.the} at a later trial`,
      `as a prior inconsistent statement, the remark impeaches the testimony`,
      `${The(defendant)} hasn't testified, so there's no witness to impeach. The remark comes in as proof of negligence.`,
    ],
  }),
  'yes-early': worded('yes', {
    'repair early': ({ defendant }) => [
      `${defendant.the} took the remedial measure before the accident, not after it`,
      `a protected measure follows the accident and this remedial measure preceded it`,
      `The change came two months before the accident. Rule 407 covers only measures after the harm in suit.`,
    ],
    'offer undisputed': () => [
      `the validity and amount of the claim were conceded when the reply was written`,
      `an undisputed claim left nothing for an offer to compromise`,
      `The reply admitted both fault and figure. Without a dispute over validity or amount there's nothing to compromise.`,
    ],
    offer: () => [
      `no suit had been filed, so there was no disputed claim to compromise`,
      `before a suit is filed, an offer to compromise has no protection`,
      `A claim can be disputed before suit, and this one was: liability had been denied.`,
    ],
    talks: () => [
      `no suit had been filed, so there was no disputed claim to compromise`,
      `before a suit is filed, compromise negotiations have no protection`,
      `A claim can be disputed before suit, and this one was: liability had been denied.`,
    ],
    payment: () => [
      `there was no disputed claim when the medical expenses were paid`,
      `the payment was made before any claim was in dispute`,
      `Rule 409 needs no disputed claim. It bars any payment of medical expenses as proof of liability.`,
    ],
    'police talks': () => [
      `the remark was made before any charge and so before plea discussions`,
      `before a charge is filed, there are no plea discussions to protect`,
      `Plea discussions may come before a charge. The remark is admissible because no prosecutor took part.`,
    ],
    'police talks > contradict': () => [
      `the remark was made before any charge and so before plea discussions`,
      `before a charge is filed, there are no plea discussions to protect`,
      `Plea discussions may come before a charge. The remark is admissible because no prosecutor took part.`,
    ],
  }),
  'yes-words': worded('yes', {
    'payment words': ({ defendant }) => [
      `a statement made with a payment of medical expenses is outside the rule`,
      `the rule on medical expenses covers the payment, not ${whose(defendant)} statement`,
      `Rule 409 covers paying and offering to pay, not what is said along with it. No claim was in dispute, so Rule 408 doesn't apply.`,
    ],
    'offer undisputed': () => [
      `a statement made along with an offer is outside the rule on compromise`,
      `the rule covers the offer to compromise, not a statement made with it`,
      `That is so under Rule 409, for medical expenses. Rule 408 covers statements too, but only where a claim is disputed.`,
    ],
    payment: () => [
      `the rule on medical expenses covers an offer to pay and not a payment`,
      `an offer to pay medical expenses is protected, unlike the payment itself`,
      `Rule 409 covers furnishing, promising to pay, and offering to pay. The deed is protected as well as the offer.`,
    ],
  }),
  'yes-outsider': worded('yes', {
    'repair by outsider': ({ defendant }) => [
      `the remedial measure was taken by a nonparty, not by ${defendant.the}`,
      `a remedial measure by a nonparty is outside the rule that protects ${defendant.the}`,
      `Rule 407 keeps the fear of suit from stopping repairs. Admitting a stranger's repair deters no one, so courts allow it.`,
    ],
    settlement: ({ plaintiff, witness }) => [
      `the compromise was with ${witness.the} and not with ${plaintiff.the}`,
      `the compromise settled a disputed claim other than that of ${plaintiff.the}`,
      `Courts apply Rule 408 to a compromise with another victim of the same accident. Otherwise no one would settle first.`,
    ],
    'plea withdrawn': ({ plaintiff }) => [
      `a withdrawn guilty plea is barred in criminal cases alone`,
      `${plaintiff.the} was not a party to the case in which the plea was withdrawn`,
      `Rule 410 applies in a civil or criminal case, against the defendant who made the plea, whoever offers it.`,
    ],
    'plea of no contest': ({ plaintiff }) => [
      `a plea of no contest is barred in criminal cases alone`,
      `${plaintiff.the} was not a party to the case in which no contest was pleaded`,
      `Rule 410 applies in a civil or criminal case, against the defendant who made the plea, whoever offers it.`,
    ],
    'plea talks': ({ plaintiff }) => [
      `plea discussions are protected in criminal cases alone`,
      `${plaintiff.the} was not a party to the plea discussions`,
      `Rule 410 applies in a civil or criminal case, against the defendant who took part, whoever offers the statement.`,
    ],
    'plea standing': () => [
      `guilty pleas are barred in criminal cases alone`,
      `the rule on pleas does not apply when a guilty plea is offered in a civil case`,
      `Rule 410 applies in civil cases too. This plea comes in because it was never withdrawn.`,
    ],
    'insurance lacking': ({ defendant }) => [
      `the rule on liability insurance protects ${defendant.the}, who may waive it`,
      `the rule on liability insurance protects defendants, who may waive its protection`,
      `Rule 411 isn't a privilege that ${he(defendant)} can waive. It bars proof of insurance or its lack by either side.`,
    ],
  }),
  'yes-officer': worded('yes', {
    'police talks': ({ defendant }) => [
      `plea discussions require a prosecutor, and ${defendant.the} spoke to an officer`,
      `a remark to an officer without a prosecutor is outside plea discussions`,
      `The officer spoke for no prosecutor. Rule 410 protects only plea discussions with an attorney for the prosecuting authority.`,
    ],
    'plea talks': ({ defendant }) => [
      `${defendant.the} had no counsel there, so these were no plea discussions`,
      `without a guilty plea in the end, plea discussions have no protection`,
      `Rule 410 asks only that a prosecutor took part and that no guilty plea came of it, or that the plea was withdrawn.`,
    ],
  }),
} as const
