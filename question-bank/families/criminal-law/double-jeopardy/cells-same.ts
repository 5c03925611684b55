import { whose } from '../../engine/party.ts'
import type { JeopardyCells } from './reason-id.ts'

/** Reasons where the first case ended before a verdict. */
export const SAME_CELLS = {
  'jury-unsworn': ({ suspect }) => ({
    'no-attached': [
      `jeopardy does not attach in a jury trial until the jury has been sworn`,
      `jeopardy had not attached, since the jury was unsworn when the case was dismissed`,
      `Twelve jurors had been selected but not sworn. Before the oath there's no jeopardy, whatever the reason for dismissal.`,
    ],
    'no-necessity': [
      `the prosecutor's need for more time was a manifest necessity for the dismissal`,
      `a manifest necessity exists for any dismissal before evidence has been heard`,
      `A need for more time is no manifest necessity, but none is needed before the jury is sworn, whether or not evidence has been heard.`,
    ],
    'no-consent': [
      `${whose(suspect)} objection, without a motion for acquittal, was consent to a later trial`,
      `a defendant who does not move for an acquittal consents to a later trial`,
      `Objecting to the dismissal isn't consent, and no motion for acquittal is required. The jury was unsworn.`,
    ],
    'yes-attached': [
      `jeopardy attached once all of the jurors had been selected for the trial`,
      `jeopardy attaches in a jury trial when the selection of jurors is complete`,
      `Being selected isn't enough. Jeopardy attaches when the jurors are sworn.`,
    ],
    'yes-acquittal': [
      `the dismissal resolved the charge on its merits and was therefore an acquittal`,
      `the court, by dismissing the case over ${whose(suspect)} objection, entered an acquittal`,
      `An acquittal resolves guilt on the merits. A court that dismisses a case before trial resolves nothing, objection or not.`,
    ],
    'yes-fault': [
      `a dismissal at the prosecutor's request, like a provoked mistrial, bars a new indictment`,
      `a prosecutor who causes the dismissal of a case may not obtain a retrial`,
      `A prosecutor's fault matters after jeopardy attaches. Before that, one who causes a dismissal may obtain a new indictment.`,
    ],
  }),
  'jury-sworn': ({ suspect }) => ({
    'yes-attached': [
      `jeopardy had attached, and the prosecutor's need for more time was not manifest necessity`,
      `jeopardy had attached when the jury was sworn, and no manifest necessity justified dismissal`,
      `The oath had been given, ${suspect.the} objected, and wanting more time to prepare isn't manifest necessity.`,
    ],
    'yes-acquittal': [
      `the dismissal resolved the charge on its merits and was therefore an acquittal`,
      `the court, by dismissing the case over ${whose(suspect)} objection, entered an acquittal`,
      `The dismissal resolved nothing about guilt, so there was no acquittal. The bar comes from the oath and the lack of necessity.`,
    ],
    'yes-proof': [
      `the prosecutor's request for more time conceded that the evidence was insufficient`,
      `a prosecutor who is not ready at trial has offered insufficient evidence of guilt`,
      `No court found the evidence insufficient, and a prosecutor who isn't ready concedes nothing. The oath to the jury is what counts.`,
    ],
    'no-attached': [
      `jeopardy does not attach until the first witness has been sworn`,
      `jeopardy had not attached, since no witness had been sworn when the case was dismissed`,
      `That no witness had been sworn and no evidence heard would matter in a bench trial. With a jury, the jurors' oath counts.`,
    ],
    'no-necessity': [
      `the prosecutor's need for more time to prepare was a manifest necessity`,
      `the dismissal was a manifest necessity, as an unprepared trial would have been pointless`,
      `The Clause denies the prosecution just that: a second start because it needs time to prepare.`,
    ],
    'no-reversal': [
      `a dismissal before the verdict, like a reversal for trial error, permits a retrial`,
      `a case that ends without a verdict may be retried, as after a reversal`,
      `A retrial after reversal follows the defendant's own appeal. This dismissal was the prosecutor's doing.`,
    ],
  }),
  'bench-witness': ({ suspect }) => ({
    'yes-attached': [
      `jeopardy attached when the first witness was sworn, and no manifest necessity justified dismissal`,
      `jeopardy had attached, and the poor impression made by the witness was no manifest necessity`,
      `In a bench trial the first witness's oath is the moment, and a poor impression isn't manifest necessity.`,
    ],
    'yes-acquittal': [
      `the dismissal resolved the charge on its merits and was therefore an acquittal`,
      `the court, by dismissing the case over ${whose(suspect)} objection, entered an acquittal`,
      `The dismissal resolved nothing about guilt, so there was no acquittal. The first witness's oath is what counts.`,
    ],
    'yes-proof': [
      `the first witness's testimony established that the evidence was insufficient to convict`,
      `the prosecution had a fair opportunity to prove guilt and offered insufficient evidence`,
      `No court found the evidence insufficient, and the prosecution's opportunity had barely begun. A poor witness isn't a ruling on guilt.`,
    ],
    'no-attached': [
      `jeopardy does not attach in a bench trial until the judge renders a verdict`,
      `jeopardy attaches only when a jury is sworn, and ${suspect.the} had waived a jury`,
      `Waiving a jury moves the moment to the first witness, not to the judge's verdict.`,
    ],
    'no-necessity': [
      `the poor impression made by the first witness was a manifest necessity`,
      `the prosecutor's need for more time to prepare was a manifest necessity`,
      `A witness who does poorly, or a need for more time, isn't manifest necessity.`,
    ],
    'no-reversal': [
      `a dismissal before the verdict, like a reversal for trial error, permits a retrial`,
      `a case that ends without a verdict may be retried, as after a reversal`,
      `A retrial after reversal follows the defendant's own appeal. This dismissal was the prosecutor's doing.`,
    ],
  }),
  'missing-witness': ({ suspect }) => ({
    'yes-attached': [
      `jeopardy had attached, and the absence of the witness was not a manifest necessity`,
      `jeopardy had attached when the jury was sworn, and no manifest necessity justified its discharge`,
      `The jury was sworn although no one had served the chief witness. That risk isn't manifest necessity.`,
    ],
    'yes-acquittal': [
      `the discharge of the jury resolved the charge and was therefore an acquittal`,
      `the judge, by discharging the jury over ${whose(suspect)} objection, entered an acquittal`,
      `Discharging a jury resolves nothing about guilt. The bar follows because jeopardy had attached.`,
    ],
    'yes-issue': [
      `issue preclusion bars the prosecution from offering proof that it failed to offer before`,
      `issue preclusion bars a second attempt to prove what was not proved at the first trial`,
      `Issue preclusion needs an acquittal that decided something. There was no verdict at all.`,
    ],
    'no-necessity': [
      `the absence of the chief witness was a manifest necessity for discharging the jury`,
      `the unavailability of an essential witness is always a manifest necessity for discharge`,
      `A witness's absence may be a necessity if unforeseeable. This prosecutor hadn't even served a subpoena.`,
    ],
    'no-attached': [
      `jeopardy does not attach until the first witness has been sworn`,
      `jeopardy had not attached, since the chief witness had not been sworn`,
      `With a jury, jeopardy attaches when the jurors are sworn, before any witness is.`,
    ],
    'no-consent': [
      `${whose(suspect)} objection, without a motion for acquittal, was consent to a retrial`,
      `a defendant who does not move for an acquittal consents to a retrial`,
      `An objection to the discharge is the opposite of consent to a retrial, and no motion for acquittal is required.`,
    ],
  }),
  'defense-misconduct': ({ suspect }) => ({
    'no-necessity': [
      `the judge could find that counsel's remark created a manifest necessity for a mistrial`,
      `the judge's evaluation of the bias deserves deference and shows manifest necessity`,
      `Counsel's remark could bias the jury, and the judge considered an instruction first. That finding gets great deference.`,
    ],
    'no-attached': [
      `jeopardy does not attach for purposes of a retrial until the jury returns a verdict`,
      `jeopardy had not attached, since the jury had not yet begun to deliberate`,
      `Jeopardy attached when the jury was sworn, before it could deliberate or return a verdict. The necessity of the mistrial permits another trial.`,
    ],
    'no-reversal': [
      `a mistrial, like a reversal for trial error, never bars a second trial`,
      `a mistrial, unlike an acquittal, is a mere trial error that permits a retrial`,
      `No conviction was reversed on appeal, and trial error isn't the test. A mistrial over objection needs manifest necessity.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and a mistrial over a defense objection bars a retrial`,
      `jeopardy had attached, and ${suspect.the} had a right to a verdict from the first jury`,
      `Jeopardy had attached and the defense objected, but a mistrial for manifest necessity limits the right to a first jury's verdict.`,
    ],
    'yes-fault': [
      `the judge was required to try an instruction before declaring a mistrial`,
      `a mistrial may not be declared over objection unless an instruction has failed`,
      `A judge may order a mistrial over objection, and needn't try an instruction found to be useless.`,
    ],
    'yes-proof': [
      `the prosecution had one fair opportunity to convict and offered insufficient evidence`,
      `the evidence before the first jury was insufficient, since it led to no verdict`,
      `No court found the evidence insufficient. The prosecution's opportunity was cut short by defense counsel.`,
    ],
  }),
  deadlock: ({ suspect }) => ({
    'no-necessity': [
      `the jury's inability to agree was a manifest necessity for the mistrial`,
      `the judge could reasonably find that the hung jury made a mistrial a manifest necessity`,
      `Jurors who couldn't agree after four days are the classic manifest necessity.`,
    ],
    'no-attached': [
      `jeopardy does not attach for purposes of a retrial until a verdict is returned`,
      `jeopardy had not attached, since the jury did not return a verdict`,
      `Jeopardy attached when the jury was sworn, long before a verdict. A hung jury doesn't end it.`,
    ],
    'no-consent': [
      `${suspect.the} consented to a mistrial by asking for further instructions to the jury`,
      `${suspect.the} consented to a retrial by asking that the jurors be told to go on`,
      `Asking that the jurors be told to go on isn't consent to a mistrial, and ${suspect.the} objected to this one. The hung jury decides.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and a mistrial over a defense objection bars a retrial`,
      `jeopardy had attached, and ${suspect.the} had a right to a verdict from the first jury`,
      `Jeopardy had attached, but the objection doesn't prevent a mistrial where the first jury can't decide.`,
    ],
    'yes-proof': [
      `the jurors' failure to agree established that the evidence was insufficient`,
      `evidence that does not persuade twelve jurors is insufficient as a matter of law`,
      `Disagreement isn't a ruling that the evidence is insufficient. Some jurors may have found it ample.`,
    ],
    'yes-acquittal': [
      `a jury that cannot agree on guilt has in effect returned an acquittal`,
      `the jurors' failure to agree on guilt had the effect of an acquittal`,
      `An acquittal takes a verdict. A jury that doesn't agree has returned none.`,
    ],
  }),
  report: ({ suspect }) => ({
    'no-necessity': [
      `the hung jury was a manifest necessity for a mistrial on both charges`,
      `a mistrial for a hung jury leaves both charges open to a retrial`,
      `The jurors kept deliberating after the report, and no verdict came. Both charges were left undecided.`,
    ],
    'no-attached': [
      `jeopardy does not attach to a charge until the jury returns a verdict`,
      `jeopardy had not attached to the murder charge before a verdict`,
      `Jeopardy attached when the jury was sworn. It continues after a mistrial for a hung jury.`,
    ],
    'no-consent': [
      `${suspect.the} consented to a retrial by having a lesser offense considered`,
      `a defendant who goes to the jury on two charges consents to a retrial`,
      `Going to the jury on a lesser offense isn't consent, and the defense objected to the mistrial. The hung jury is what permits a retrial.`,
    ],
    'yes-acquittal': [
      `the foreperson's report that the jurors rejected murder was an acquittal`,
      `the jurors' unanimous vote against murder was an acquittal`,
      `A report in midstream isn't a verdict. The jurors could still change their minds about murder.`,
    ],
    'yes-issue': [
      `the foreperson's report is binding on the state under issue preclusion`,
      `the report decided the issue of murder under issue preclusion`,
      `Issue preclusion rests on a final verdict. A report to the judge decided nothing.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and a partial verdict on murder was required`,
      `jeopardy had attached, and the judge should have taken a partial verdict`,
      `Jeopardy on murder had attached but hadn't ended, and a judge needn't take a partial verdict.`,
    ],
  }),
  'careless-mistrial': ({ suspect }) => ({
    'no-consent': [
      `${suspect.the} moved for the mistrial, and the prosecutor did not intend to provoke the motion`,
      `${suspect.the} consented to a retrial by moving for a mistrial and was not goaded into it`,
      `Asking for a mistrial gives up the first jury, unless the prosecutor meant to provoke the request.`,
    ],
    'no-attached': [
      `jeopardy does not attach for purposes of a retrial until the jury returns a verdict`,
      `jeopardy had not attached, since the jury had not yet begun to deliberate`,
      `Jeopardy attached when the jury was sworn, not when it would deliberate or return a verdict. The request for a mistrial permits another trial.`,
    ],
    'no-reversal': [
      `a mistrial, like a reversal for trial error, never bars a second trial`,
      `a mistrial, whatever its cause, is treated as a reversal for trial error`,
      `No conviction was reversed on appeal for trial error. The defense itself asked for the mistrial.`,
    ],
    'yes-fault': [
      `the prosecutor's misconduct left ${suspect.the} no choice but to move for a mistrial`,
      `a prosecutor whose misconduct brings about a mistrial may not seek a retrial`,
      `That misconduct brought about a mistrial, or left no other choice, isn't enough. The prosecutor must have meant to provoke the motion.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and the remark was not a manifest necessity for a mistrial`,
      `jeopardy had attached, and ${suspect.the} had a right to a verdict from the first jury`,
      `Manifest necessity matters only over the defendant's objection. This mistrial was requested, which gave up the first jury's verdict.`,
    ],
    'yes-proof': [
      `the prosecution had one fair opportunity to convict and offered insufficient evidence`,
      `the evidence before the first jury was insufficient, since it led to no verdict`,
      `No court found the evidence insufficient, and the defense chose to end the prosecution's opportunity.`,
    ],
  }),
  'provoked-mistrial': ({ suspect }) => ({
    'yes-fault': [
      `the prosecutor intended by the remark to provoke a motion for a mistrial`,
      `the prosecutor intended to goad ${suspect.the} into moving for a mistrial`,
      `The remark was made in order to bring about the motion. A request so provoked doesn't give up the first jury.`,
    ],
    'yes-proof': [
      `the prosecution had one fair opportunity to convict and offered insufficient evidence`,
      `the faltering of the chief witness left the evidence insufficient as a matter of law`,
      `No court ruled that the evidence was insufficient. What counts is why the prosecutor made the remark.`,
    ],
    'yes-acquittal': [
      `a mistrial granted on the defendant's motion is an acquittal of the charge`,
      `the judge, by granting the motion, found for ${suspect.the} on the merits and acquitted`,
      `A mistrial, even one granted to the defense, says nothing about the merits. The intent to provoke it bars a retrial.`,
    ],
    'no-consent': [
      `${suspect.the} consented to a retrial by moving for the mistrial that was granted`,
      `the mistrial was granted on ${whose(suspect)} own motion, which permits a retrial`,
      `Seeking a mistrial is normally consent to a retrial. The defendant's own motion doesn't if the prosecutor meant to provoke it.`,
    ],
    'no-necessity': [
      `the jury's hearing of excluded evidence was a manifest necessity for a mistrial`,
      `the remark prejudiced the jury and so created a manifest necessity for a mistrial`,
      `Manifest necessity concerns mistrials over objection. It doesn't excuse a remark made to create one.`,
    ],
    'no-attached': [
      `jeopardy does not attach for purposes of a retrial until a verdict is returned`,
      `jeopardy had not attached, since the jury had not yet begun to deliberate`,
      `Jeopardy attached when the jury was sworn, before it could deliberate or return a verdict.`,
    ],
  }),
} as const satisfies JeopardyCells
