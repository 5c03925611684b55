import { he, his, The, whose } from '../../engine/party.ts'
import type { PolicyStory } from './facts.ts'
import { worded } from './worded.ts'

/** A measure taken as an admission, which is the view that Rule 407 rejects. */
const admittedBy = ({ defendant }: PolicyStory) =>
  [
    `a remedial measure by ${defendant.the} is an opposing party's admission of negligence`,
    `${defendant.the} admitted negligence by taking a remedial measure after the accident`,
  ] as const
const SETTLED = [
  'a settlement with one victim of an accident is an admission of fault for it',
  'a party who settles with one victim admits liability for the accident',
] as const
const INSURED = [
  'the purchase of liability insurance is an admission that accidents were expected',
  'liability insurance makes carelessness more likely and is relevant to negligence',
] as const
/** Feasibility as a way around the bar where nobody disputes it. */
const SHOWS_FEASIBILITY = [
  'a remedial measure may be used to prove negligence if it shows that a precaution was feasible',
  'a remedial measure that shows the feasibility of a precaution is admissible to prove negligence',
] as const
const INCONSISTENT = [
  'a prior inconsistent statement may be used to impeach a party who testifies',
  'a witness may be impeached with a prior inconsistent statement on the same subject',
] as const

const asAdmission = (s: PolicyStory) =>
  [
    ...admittedBy(s),
    `Rule 407 bars a later measure as an admission of negligence, and the only other point was stipulated.`,
  ] as const
const asFact = () =>
  [
    `the remark is an admission of fact and not an offer to compromise`,
    `only an offer is protected, and not a statement of fact made in compromise negotiations`,
    `Rule 408 covers what is said in compromise negotiations as well as the offer, even a statement of plain fact.`,
  ] as const
const toProsecutor = ({ defendant }: PolicyStory) =>
  [
    `${whose(defendant)} remark to the prosecutor is an opposing party's statement`,
    `a remark that a party made to a prosecutor is an opposing party's statement`,
    `Rule 410 bars statements in plea discussions with a prosecutor that led to no guilty plea, whoever made them.`,
  ] as const
const unfiled = () =>
  [
    'a claim is not disputed, and so cannot be compromised, until a suit has been filed',
    'the bar on compromise evidence applies only after a suit has been filed',
    `A claim can be disputed before suit, and this one was: liability had been denied.`,
  ] as const
const uncharged = () =>
  [
    'a statement made before a charge is filed cannot be part of plea discussions',
    'plea discussions are protected only after a criminal charge has been filed',
    `Plea discussions may come before a charge. The remark is admissible because no prosecutor took part.`,
  ] as const

/** Reasons to admit what a rule of policy may or may not keep out. */
export const reasonsToAdmit = {
  'yes-own': worded('yes', {
    'plea standing': ({ defendant }) => [
      `a guilty plea that was never withdrawn is an opposing party's statement`,
      `${whose(defendant)} guilty plea still stands and is an opposing party's statement`,
      `Rule 410 protects a plea only if it was withdrawn or was one of no contest. This one stands, so it's ${whose(defendant)} own statement.`,
    ],
    repair: (s) => [
      ...admittedBy(s),
      `Even if the change amounts to an admission, Rule 407 keeps a later measure out as proof of negligence.`,
    ],
    'repair > control': (s) => [
      ...admittedBy(s),
      `As proof of negligence the change would be barred. It comes in only on the disputed point of control.`,
    ],
    'repair > feasible': (s) => [
      ...admittedBy(s),
      `As proof of negligence the change would be barred. It comes in only on the disputed point of feasibility.`,
    ],
    'repair > control conceded': asAdmission,
    'repair > feasible conceded': asAdmission,
    offer: ({ defendant }) => [
      `the offer to pay is an opposing party's admission that some liability exists`,
      `${defendant.the}, through a lawyer, admitted fault by making an offer to pay`,
      `An offer to compromise a disputed claim is barred although the party made it. People buy peace without being at fault.`,
    ],
    talks: asFact,
    'talks > contradict': asFact,
    settlement: () => [
      ...SETTLED,
      `A settlement with one victim may be a way to buy peace. Rule 408 bars it as proof of fault in the next case too.`,
    ],
    'settlement > bias': () => [
      ...SETTLED,
      `As an admission of fault the settlement would be barred. It comes in because it bears on a witness's bias.`,
    ],
    payment: ({ plaintiff, defendant }) => [
      `${defendant.the} admitted liability by paying ${whose(plaintiff)} medical expenses`,
      `payment of another person's medical expenses is an admission of fault by the payer`,
      `Rule 409 bars the payment as proof of liability. Kindness isn't a confession.`,
    ],
    insurance: () => [
      ...INSURED,
      `A purchase of insurance shows prudence as well, and accidents are expected by the careful too. Rule 411 bars it as proof of carelessness.`,
    ],
    'insurance > control': () => [
      ...INSURED,
      `As proof of carelessness or of expected accidents the insurance would be barred. It comes in only on the disputed point of control.`,
    ],
    'plea withdrawn': ({ defendant }) => [
      `a guilty plea in open court is an opposing party's statement, withdrawn or not`,
      `${whose(defendant)} guilty plea in open court is an opposing party's statement`,
      `It was ${whose(defendant)} own statement, but a guilty plea that was withdrawn is inadmissible in any later case.`,
    ],
    'plea of no contest': ({ defendant }) => [
      `a plea of no contest admits the charge and is an opposing party's statement`,
      `${whose(defendant)} plea of no contest is an admission of the charge`,
      `Even as an opposing party's statement, a plea of no contest is kept out of later civil cases by Rule 410.`,
    ],
    'plea talks': toProsecutor,
    'plea talks > contradict': toProsecutor,
  }),
  'yes-other': worded('yes', {
    'repair > control': ({ defendant }) => [
      `a remedial measure may be used to prove control if control is disputed`,
      `${defendant.the} disputes control, and a remedial measure is admissible to prove it`,
      `${The(defendant)} denied control on the stand. Rule 407 lets a later measure in to prove control that is disputed.`,
    ],
    'repair > feasible': ({ defendant }) => [
      `a remedial measure may be used to prove feasibility if feasibility is disputed`,
      `${defendant.the} disputes feasibility, and a remedial measure is admissible to prove it`,
      `${The(defendant)} swore that the precaution was not feasible. Rule 407 lets a later measure in to prove feasibility that is disputed.`,
    ],
    'insurance > control': ({ defendant }) => [
      `liability insurance may be used to prove control if control is disputed`,
      `${defendant.the} disputes control, and liability insurance is admissible to prove it`,
      `People don't insure what others run. Rule 411 allows liability insurance to prove control, with a limiting instruction.`,
    ],
    repair: () => [
      ...SHOWS_FEASIBILITY,
      `Feasibility would be a proper purpose if it were disputed. Nobody disputes it, and the change is offered to prove negligence.`,
    ],
    'repair early': () => [
      ...SHOWS_FEASIBILITY,
      `No other purpose, such as feasibility, is needed. A change made before the accident isn't a subsequent measure at all.`,
    ],
    'repair by outsider': ({ defendant }) => [
      ...SHOWS_FEASIBILITY,
      `Feasibility isn't disputed, and the change is offered to prove negligence. It comes in because ${defendant.the} didn't make it.`,
    ],
    'repair > control conceded': ({ defendant }) => [
      `a remedial measure is admissible to prove that ${defendant.the} was in control`,
      `a stipulation does not keep the opponent from proving control by a remedial measure`,
      `Control is a proper purpose only if disputed. The stipulation ended that dispute.`,
    ],
    'repair > feasible conceded': () => [
      `a remedial measure is admissible to prove that a precaution was feasible`,
      `a stipulation does not keep the opponent from proving feasibility by a remedial measure`,
      `Feasibility is a proper purpose only if disputed. The stipulation ended that dispute.`,
    ],
    insurance: ({ defendant, insured }) => [
      `liability insurance is admissible to prove that ${defendant.the} was in control`,
      `liability insurance may be used to prove ownership or control of ${insured}`,
      `Control would be a proper purpose if it were disputed. Here the insurance is offered to prove carelessness.`,
    ],
    'insurance > bias': ({ defendant, insured }) => [
      `liability insurance is admissible to prove that ${defendant.the} was in control`,
      `liability insurance may be used to prove ownership or control of ${insured}`,
      `Nobody disputes control, and the insurance isn't offered to prove it. The purpose is bias.`,
    ],
    'insurance lacking': ({ defendant }) => [
      `evidence that a party had liability insurance is inadmissible, but not evidence that a party lacked it`,
      `${defendant.the} may prove a lack of liability insurance as evidence of ${his(defendant)} own care`,
      `Rule 411 bars the lack of insurance as well as its presence, whether offered to prove carelessness or care.`,
    ],
  }),
  'yes-bias': worded('yes', {
    'settlement > bias': ({ witness }) => [
      `a settlement with a witness may be used to show the bias of that witness`,
      `the settlement is offered to show bias, not to prove the validity of a claim`,
      `${The(witness)} was paid by one side and now testifies for it. Rule 408 allows a compromise to prove bias.`,
    ],
    'insurance > bias': () => [
      `liability insurance may be used to show the bias of the insurer's employee`,
      `liability insurance is inadmissible to prove negligence but admissible to show bias`,
      `The investigator's employer would have to pay. Rule 411 allows liability insurance to prove a witness's bias.`,
    ],
    settlement: ({ witness }) => [
      `a settlement with another victim is admissible to show the bias of that victim`,
      `the settlement is admissible to show the bias of ${witness.the}`,
      `Bias is a proper purpose only if the person who was paid testifies. The settlement is offered to prove negligence.`,
    ],
  }),
  'yes-impeach': worded('yes', {
    'police talks > contradict': () => [
      ...INCONSISTENT,
      `No prosecutor took part, so Rule 410 doesn't apply. A prior inconsistent statement may impeach any witness.`,
    ],
    'talks > contradict': () => [
      ...INCONSISTENT,
      `Rule 408 names this use and forbids it: statements in compromise negotiations may not impeach by inconsistency or contradiction.`,
    ],
    'plea talks > contradict': () => [
      ...INCONSISTENT,
      `Statements in plea discussions are inadmissible against the defendant for any use, impeachment included, unless that was waived.`,
    ],
  }),
  'yes-early': worded('yes', {
    'repair early': ({ defendant }) => [
      `a measure that ${defendant.the} took before the accident is not a subsequent remedial measure`,
      `a remedial measure is inadmissible to prove negligence only if it follows the accident`,
      `The change came two months before the accident. Rule 407 covers only measures after the harm in suit.`,
    ],
    'offer undisputed': ({ defendant }) => [
      `an offer to compromise is protected only if the claim is disputed`,
      `${defendant.the} disputed neither the validity nor the amount of the claim`,
      `The reply admitted both fault and figure. Without a dispute over validity or amount there's nothing to compromise.`,
    ],
    offer: unfiled,
    talks: unfiled,
    payment: () => [
      `payment of medical expenses is inadmissible only if a claim for them is disputed`,
      `medical expenses paid before a claim is disputed are admissible to prove liability`,
      `Rule 409 needs no disputed claim. It bars any payment of medical expenses as proof of liability.`,
    ],
    'payment words': () => [
      `a payment of medical expenses, with what was said, is admissible if no claim was disputed`,
      `medical expenses paid before a claim is disputed are admissible, with any remark about them`,
      `A payment of medical expenses is barred even before a claim is disputed. What comes in is the remark alone.`,
    ],
    'police talks': uncharged,
    'police talks > contradict': uncharged,
  }),
  'yes-words': worded('yes', {
    'payment words': ({ defendant }) => [
      `a statement made while paying medical expenses is not excluded along with the payment`,
      `the rule on medical expenses excludes the payment but not ${whose(defendant)} remark`,
      `Rule 409 covers paying and offering to pay, not what is said along with it. No claim was in dispute, so Rule 408 doesn't apply.`,
    ],
    'offer undisputed': () => [
      `a statement made with an offer to compromise is admissible, though the offer is not`,
      `compromise negotiations protect the offer itself but not a statement of fact made with it`,
      `That is so under Rule 409, for medical expenses. Rule 408 covers statements too, but only where a claim is disputed.`,
    ],
    payment: () => [
      `evidence of an offer to pay medical expenses is inadmissible, but not evidence of actual payment`,
      `an offer to pay medical expenses is inadmissible, though an actual payment is not`,
      `Rule 409 covers furnishing, promising to pay, and offering to pay. The deed is protected as well as the offer.`,
    ],
  }),
  'yes-outsider': worded('yes', {
    'repair by outsider': ({ defendant, outsiderThe }) => [
      `a remedial measure by a nonparty is admissible to prove negligence`,
      `the remedial measure was taken by ${outsiderThe}, a nonparty, and not by ${defendant.the}`,
      `Rule 407 keeps the fear of suit from stopping repairs. Admitting a stranger's repair deters no one, so courts allow it.`,
    ],
    settlement: ({ plaintiff, witness }) => [
      `the settlement with ${witness.the} was not a compromise of ${whose(plaintiff)} claim`,
      `a settlement is inadmissible in an action on the claim that was settled, not in another action`,
      `Courts apply Rule 408 to a compromise with another victim of the same accident. Otherwise no one would settle first.`,
    ],
    'plea withdrawn': () => [
      `a withdrawn guilty plea is inadmissible in a later criminal case but not in a civil action`,
      `a withdrawn guilty plea is protected against use by the prosecution, not by a private party`,
      `Rule 410 applies in a civil or criminal case, against the defendant who made the plea, whoever offers it.`,
    ],
    'plea of no contest': () => [
      `a plea of no contest is inadmissible in a later criminal case but not in a civil action`,
      `a plea of no contest is protected against use by the prosecution, not by a private party`,
      `Rule 410 applies in a civil or criminal case, against the defendant who made the plea, whoever offers it.`,
    ],
    'plea talks': () => [
      `a statement in plea discussions is inadmissible in a later criminal case but not in a civil action`,
      `plea discussions are protected against use by the prosecution, not by a private party`,
      `Rule 410 applies in a civil or criminal case, against the defendant who took part, whoever offers the statement.`,
    ],
    'plea standing': () => [
      `a guilty plea is inadmissible in a later criminal case but not in a civil action`,
      `a guilty plea is protected against use by the prosecution, not by a private party`,
      `Rule 410 applies in civil cases too. This plea comes in because it was never withdrawn.`,
    ],
    'insurance lacking': ({ defendant }) => [
      `the bar on evidence of liability insurance protects ${defendant.the}, who may waive it`,
      `the bar on evidence of liability insurance protects defendants, who may waive its protection`,
      `Rule 411 isn't a privilege that ${he(defendant)} can waive. It bars proof of insurance or its lack by either side.`,
    ],
  }),
  'yes-officer': worded('yes', {
    'police talks': () => [
      `a conversation with a police officer alone is not part of plea discussions`,
      `plea discussions require a prosecutor or someone with a prosecutor's authority`,
      `The officer spoke for no prosecutor. Rule 410 protects only plea discussions with an attorney for the prosecuting authority.`,
    ],
    'plea talks': ({ defendant }) => [
      `statements in plea discussions are protected only if ${defendant.the} had counsel there`,
      `statements in plea discussions are protected only if a guilty plea follows`,
      `Rule 410 asks only that a prosecutor took part and that no guilty plea came of it, or that the plea was withdrawn.`,
    ],
  }),
} as const
