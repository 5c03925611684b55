import { The, whose } from '../../engine/party.ts'
import { worded } from './worded.ts'

const MEASURE = [
  'the change is a subsequent remedial measure that is offered to prove negligence',
  'a subsequent remedial measure is inadmissible to prove negligence',
] as const
const COMPROMISE = [
  'an offer to compromise a disputed claim is inadmissible to prove its validity',
  'statements in compromise negotiations over a disputed claim are protected',
] as const
const EXPENSES = [
  'medical expenses that were paid or offered are inadmissible to prove liability',
  'paying or offering to pay medical expenses is inadmissible to prove liability',
] as const
const PLEA = [
  'a statement in plea discussions is inadmissible against the one who made it',
  'it was part of plea discussions about a criminal charge',
] as const

/** Reasons to exclude on grounds of policy. */
export const reasonsToExclude = {
  'no-measure': worded('no', {
    repair: () => [
      ...MEASURE,
      `The change came after the accident, would have prevented it, and is offered to prove negligence. Rule 407 bars exactly that.`,
    ],
    'repair > control': () => [
      ...MEASURE,
      `The measure isn't offered to prove negligence. It's offered to prove control, which was denied on the stand.`,
    ],
    'repair > feasible': () => [
      ...MEASURE,
      `The measure isn't offered to prove negligence. It's offered to prove feasibility, which was denied on the stand.`,
    ],
    'repair early': () => [
      ...MEASURE,
      `The change wasn't subsequent: it was made two months before the accident, and Rule 407 covers only what follows the harm.`,
    ],
    'repair by outsider': ({ defendant }) => [
      ...MEASURE,
      `The change followed the accident, but ${defendant.the} didn't make it. Courts don't apply Rule 407 to the measures of nonparties.`,
    ],
  }),
  'no-dispute': worded('no', {
    'repair > control conceded': ({ defendant }) => [
      `control is not in dispute after the stipulation by ${defendant.the}`,
      `after the stipulation by ${defendant.the}, control is not in dispute`,
      `The stipulation took control out of dispute, so the change could only suggest negligence.`,
    ],
    'repair > feasible conceded': ({ defendant }) => [
      `feasibility is not in dispute after the stipulation by ${defendant.the}`,
      `after the stipulation by ${defendant.the}, feasibility is not in dispute`,
      `The stipulation took feasibility out of dispute, so the change could only suggest negligence.`,
    ],
    'repair > control': () => [
      `without other evidence, testimony does not put control in dispute`,
      `control is not in dispute until documents show that it is`,
      `A denial on the stand puts control in dispute. No documents are needed.`,
    ],
    'repair > feasible': () => [
      `without other evidence, testimony does not put feasibility in dispute`,
      `feasibility is not in dispute until an expert shows that it is`,
      `A denial on the stand puts feasibility in dispute. No expert is needed.`,
    ],
    'insurance > control': () => [
      `without other evidence, testimony does not put control in dispute`,
      `control is not in dispute until documents show that it is`,
      `A denial on the stand puts control in dispute. No documents are needed.`,
    ],
    'repair early': ({ defendant }) => [
      `feasibility was never put in dispute by ${defendant.the}`,
      `control and feasibility are not in dispute and nothing else lets a remedial measure in`,
      `Whether feasibility is in dispute matters only for a subsequent measure. This one came first.`,
    ],
    'repair by outsider': ({ defendant }) => [
      `feasibility was never put in dispute by ${defendant.the}`,
      `control and feasibility are not in dispute and nothing else lets a remedial measure in`,
      `Whether feasibility is in dispute matters only where Rule 407 applies, and it doesn't reach a nonparty's measure.`,
    ],
  }),
  'no-compromise': worded('no', {
    offer: ({ defendant }) => [
      ...COMPROMISE,
      `${The(defendant)} denied liability and offered money for peace. Rule 408 bars such an offer as proof of fault.`,
    ],
    talks: ({ defendant }) => [
      `statements in compromise negotiations are inadmissible to prove negligence`,
      `${defendant.the} spoke at a meeting that was held to compromise a disputed claim`,
      `The claim was disputed, and the meeting was held to settle it. Rule 408 covers every statement made there.`,
    ],
    settlement: () => [
      ...COMPROMISE,
      `A settlement of the other victim's disputed claim is no better proof of fault than one with the plaintiff.`,
    ],
    'settlement > bias': () => [
      ...COMPROMISE,
      `The settlement isn't offered to prove that any claim was valid. It shows why a witness may lean to one side.`,
    ],
    'offer undisputed': () => [
      ...COMPROMISE,
      `The reply conceded both fault and amount. Without a disputed claim, an offer to pay less isn't protected.`,
    ],
    'payment words': () => [
      ...COMPROMISE,
      `No claim had been made, let alone disputed, when these words were spoken in the hospital.`,
    ],
    payment: () => [
      ...COMPROMISE,
      `No claim had been made, let alone disputed. The evidence fails under Rule 409, which needs no dispute.`,
    ],
    repair: ({ defendant }) => [
      `the remedial measure was an offer to compromise a claim of negligence`,
      `by a remedial measure, ${defendant.the} offered to compromise the claim of negligence`,
      `A repair isn't an offer to compromise. The rule that bars it is the one on remedial measures.`,
    ],
    'repair > control conceded': ({ defendant }) => [
      `the stipulation was a statement by ${defendant.the} in compromise of a claim`,
      `a stipulation is protected as part of compromise over a disputed claim`,
      `A stipulation isn't an offer to compromise. It matters because it leaves control undisputed.`,
    ],
    'repair > feasible conceded': ({ defendant }) => [
      `the stipulation was a statement by ${defendant.the} in compromise of a claim`,
      `a stipulation is protected as part of compromise over a disputed claim`,
      `A stipulation isn't an offer to compromise. It matters because it leaves feasibility undisputed.`,
    ],
    'plea withdrawn': () => [
      `a plea bargain is a compromise that is inadmissible to prove liability`,
      `a guilty plea is an offer to compromise a disputed claim`,
      `A plea bargain isn't a compromise of a claim or of liability. A withdrawn guilty plea is barred by Rule 410.`,
    ],
    'plea of no contest': () => [
      `a plea bargain is a compromise that is inadmissible to prove liability`,
      `a plea of no contest is an offer to compromise a disputed claim`,
      `A plea bargain isn't a compromise of a claim or of liability. A plea of no contest is barred by Rule 410.`,
    ],
    'plea standing': () => [
      `a plea bargain is a compromise that is inadmissible to prove liability`,
      `a guilty plea is an offer to compromise a disputed claim`,
      `A plea bargain isn't a compromise of a claim or of liability, and no one bargained. The guilty plea stands.`,
    ],
    'police talks': () => [
      `asking for a fine was an offer to compromise a disputed claim`,
      `bargaining with an officer is part of compromise negotiations`,
      `Asking an officer for leniency is no offer to compromise a civil claim. Only Rule 410 could apply, and it doesn't.`,
    ],
    'police talks > contradict': () => [
      `asking for a fine was an offer to compromise a disputed claim`,
      `bargaining with an officer is part of compromise negotiations`,
      `Asking an officer for leniency is no offer to compromise a civil claim. Only Rule 410 could apply, and it doesn't.`,
    ],
    'plea talks': () => [
      `bargaining with a prosecutor is an offer to compromise a disputed claim`,
      `the remark was part of compromise negotiations over a disputed claim`,
      `A criminal charge isn't a claim under Rule 408. The remark is barred by Rule 410.`,
    ],
    'plea talks > contradict': () => [
      `bargaining with a prosecutor is an offer to compromise a disputed claim`,
      `the remark was part of compromise negotiations over a disputed claim`,
      `A criminal charge isn't a claim under Rule 408. The remark is barred by Rule 410, for impeachment too.`,
    ],
  }),
  'no-impeach': worded('no', {
    'talks > contradict': () => [
      `impeachment is no way around the bar on compromise negotiations`,
      `words from compromise negotiations are inadmissible to impeach as well`,
      `Rule 408 forbids this use by name. Otherwise no one could speak freely in settlement talks.`,
    ],
    'plea talks > contradict': ({ defendant }) => [
      `impeachment is no way around the bar on statements in plea discussions`,
      `words from plea discussions are inadmissible to impeach as well`,
      `Rule 410 makes no exception for impeachment, and ${defendant.the} waived nothing.`,
    ],
    'police talks > contradict': ({ defendant }) => [
      `statements in plea discussions may not impeach ${defendant.the} in a later case`,
      `${defendant.the} may not be impeached with words that sought a plea`,
      `That is the rule for plea discussions with a prosecutor. This talk was with a police officer alone.`,
    ],
    'settlement > bias': ({ witness }) => [
      `a compromise may not impeach ${witness.the} by contradiction`,
      `${witness.the} may not be impeached with a compromise of a disputed claim`,
      `Rule 408 forbids impeachment by inconsistency or contradiction. Showing bias is another use, which it allows.`,
    ],
    'insurance > bias': () => [
      `liability insurance may not impeach a witness called by the insured`,
      `the investigator may not be impeached with evidence of liability insurance`,
      `Showing a witness's bias is one of the uses for which Rule 411 lets liability insurance in.`,
    ],
    settlement: ({ defendant }) => [
      `a compromise may not impeach ${whose(defendant)} denial by contradiction`,
      `${defendant.the} may not be impeached with a compromise of a disputed claim`,
      `No one is being impeached. The settlement is offered to prove negligence, and it's barred for that.`,
    ],
  }),
  'no-expenses': worded('no', {
    payment: ({ defendant }) => [
      ...EXPENSES,
      `${The(defendant)} paid a hospital bill, and the payment is offered to prove liability. Rule 409 bars it, dispute or no dispute.`,
    ],
    'payment words': () => [
      ...EXPENSES,
      `Rule 409 protects the payment alone. The statement made with it isn't covered.`,
    ],
    offer: () => [
      ...EXPENSES,
      `The letter offered to settle the whole claim, not to pay a medical bill. Rule 408 is the one that bars it.`,
    ],
    talks: () => [
      ...EXPENSES,
      `No one spoke of medical expenses. The remark is barred because it was made in compromise negotiations.`,
    ],
    'talks > contradict': () => [
      ...EXPENSES,
      `No one spoke of medical expenses. The remark is barred because it was made in compromise negotiations.`,
    ],
    'offer undisputed': () => [
      ...EXPENSES,
      `The reply offered a sum for the whole claim, not medical expenses, and no dispute brought Rule 408 into play.`,
    ],
    insurance: () => [
      'liability insurance is an offer to pay the medical expenses of those injured',
      'a promise to pay medical expenses, like this insurance, is inadmissible to prove liability',
      `A policy is no offer to pay anyone's medical expenses. The rule on liability insurance bars it.`,
    ],
    'insurance lacking': () => [
      'liability insurance is an offer to pay the medical expenses of those injured',
      'a promise to pay medical expenses, like this insurance, is inadmissible to prove liability',
      `A policy is no offer to pay anyone's medical expenses. The rule on liability insurance bars proof of the lapse.`,
    ],
  }),
  'no-insurance': worded('no', {
    insurance: () => [
      'liability insurance is inadmissible to prove that the insured acted negligently',
      'evidence of liability insurance is inadmissible to prove negligence',
      `The only inference offered runs from coverage to carelessness, and Rule 411 forbids it.`,
    ],
    'insurance lacking': () => [
      'a lack of liability insurance is inadmissible to prove that no one acted negligently',
      'being insured or not is inadmissible on whether someone acted negligently',
      `Rule 411 covers being uninsured as well, and care is the same question as negligence.`,
    ],
    'insurance > control': () => [
      'liability insurance is inadmissible to prove that the insured acted negligently',
      'evidence of liability insurance is inadmissible to prove negligence',
      `The policy isn't offered to prove negligence. It's offered to prove control, which was denied on the stand.`,
    ],
    'insurance > bias': () => [
      'liability insurance is inadmissible to prove that the insured acted negligently',
      'evidence of liability insurance is inadmissible to prove negligence',
      `The policy isn't offered to prove negligence. It's offered to show why a witness may lean to one side.`,
    ],
  }),
  'no-plea': worded('no', {
    'plea withdrawn': ({ defendant }) => [
      `the leave of court to withdraw the plea makes it inadmissible`,
      `once withdrawn, the plea is inadmissible against ${defendant.the}`,
      `The court let ${defendant.the} withdraw the guilty plea. Rule 410 then keeps it out of every civil and criminal case.`,
    ],
    'plea of no contest': ({ defendant }) => [
      `in a later civil case, no contest is inadmissible against the one who pleaded it`,
      `${defendant.the} pleaded no contest, which is inadmissible in a civil case`,
      `Rule 410 bars a plea of no contest in any civil or criminal case against the defendant who entered it.`,
    ],
    'plea talks': () => [
      ...PLEA,
      `The remark was made to a prosecutor, about a plea, and no guilty plea followed. Rule 410 bars it.`,
    ],
    'police talks': () => [
      ...PLEA,
      `This statement was no part of plea discussions: no prosecutor took part, and the officer promised nothing.`,
    ],
    'plea standing': ({ defendant }) => [
      'a guilty plea to a criminal charge is inadmissible in a civil case',
      `a guilty plea is inadmissible against ${defendant.the} except on appeal`,
      `A guilty plea to a criminal charge is inadmissible in a civil case only if it was withdrawn, and this one never was.`,
    ],
  }),
} as const
