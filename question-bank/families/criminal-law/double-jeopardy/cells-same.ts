import { whose } from '../../engine/party.ts'
import type { JeopardyCells } from './reason-id.ts'

/** Reasons where the first case ended before a verdict. */
export const SAME_CELLS = {
  'jury-unsworn': ({ suspect }) => ({
    'no-attached': [
      `jeopardy had not attached when the first case was dismissed`,
      `jeopardy does not attach until the jury has been sworn`,
      `Twelve jurors had been selected but not sworn. Before the oath there's no jeopardy, whatever the reason for dismissal.`,
    ],
    'no-necessity': [
      `the wish for more time was a manifest necessity for dismissal`,
      `manifest necessity allows a dismissal before the evidence begins`,
      `A wish for more time is no manifest necessity, but none is needed before the jury is sworn.`,
    ],
    'no-consent': [
      `${suspect.the} consented to a retrial by not demanding a mistrial`,
      `the lack of a request for a mistrial was consent to a retrial`,
      `Objecting to the dismissal isn't consent, and no request for a mistrial is required. The jury was unsworn.`,
    ],
    'yes-attached': [
      `jeopardy attached when the jury had been selected`,
      `jeopardy attached when the jurors had all been chosen`,
      `Being selected isn't enough. Jeopardy attaches when the jurors are sworn.`,
    ],
    'yes-acquittal': [
      `a dismissal over objection has the effect of an acquittal`,
      `dropping the case over objection amounted to an acquittal`,
      `An acquittal resolves guilt. Dropping a case before trial resolves nothing, objection or not.`,
    ],
    'yes-fault': [
      `the prosecution itself brought about the mistrial in the case`,
      `a prosecutor who ends a case cannot be granted a retrial`,
      `A prosecutor's fault matters after jeopardy attaches. Before that, a case may be ended and brought again.`,
    ],
  }),
  'jury-sworn': ({ suspect }) => ({
    'yes-attached': [
      `jeopardy had attached, and there was no manifest necessity`,
      `jeopardy attached when the jury had been sworn`,
      `The oath had been given, ${suspect.the} objected, and wanting more time to prepare isn't manifest necessity.`,
    ],
    'yes-acquittal': [
      `a dismissal over objection has the effect of an acquittal`,
      `dropping the case over objection amounted to an acquittal`,
      `Nothing about guilt was resolved, so there was no acquittal. The bar comes from the oath and the lack of necessity.`,
    ],
    'yes-proof': [
      `the prosecution showed that it had insufficient evidence`,
      `a prosecutor who needs time has insufficient evidence`,
      `No court found the evidence insufficient, and none had been offered. The oath to the jury is what counts.`,
    ],
    'no-attached': [
      `jeopardy does not attach until the first witness is sworn`,
      `jeopardy had not attached, as no evidence had been heard`,
      `That no witness had been sworn and no evidence heard would matter in a bench trial. With a jury, the jurors' oath counts.`,
    ],
    'no-necessity': [
      `the need to prepare was a manifest necessity for dismissal`,
      `manifest necessity includes a prosecutor's need for time`,
      `The Clause denies the prosecution just that: a second start because it needs time to prepare.`,
    ],
    'no-reversal': [
      `a retrial is allowed as after a reversal for trial error`,
      `a dismissal without verdict permits a retrial like a reversal`,
      `A retrial after reversal follows the defendant's own appeal. This dismissal was the prosecutor's doing.`,
    ],
  }),
  'bench-witness': ({ suspect }) => ({
    'yes-attached': [
      `jeopardy attached when the first witness was sworn`,
      `jeopardy had attached, and there was no manifest necessity`,
      `In a bench trial the first witness's oath is the moment, and a poor impression isn't manifest necessity.`,
    ],
    'yes-acquittal': [
      `a dismissal over objection has the effect of an acquittal`,
      `dropping the case over objection amounted to an acquittal`,
      `Nothing about guilt was resolved, so there was no acquittal. The first witness's oath is what counts.`,
    ],
    'yes-proof': [
      `a poor first witness meant insufficient evidence of guilt`,
      `the prosecution had shown insufficient evidence of guilt`,
      `No court found the evidence insufficient. A poor witness isn't a ruling on guilt.`,
    ],
    'no-attached': [
      `jeopardy does not attach before a judge renders a verdict`,
      `jeopardy had not attached, since ${suspect.the} waived a jury`,
      `Waiving a jury moves the moment to the first witness, not to the judge's verdict.`,
    ],
    'no-necessity': [
      `the poor witness was a manifest necessity for a dismissal`,
      `manifest necessity includes a prosecutor's need for time`,
      `A witness who does poorly, or a need for more time, isn't manifest necessity.`,
    ],
    'no-reversal': [
      `a retrial is allowed as after a reversal for trial error`,
      `a dismissal without verdict permits a retrial like a reversal`,
      `A retrial after reversal follows the defendant's own appeal. This dismissal was the prosecutor's doing.`,
    ],
  }),
  'missing-witness': ({ suspect }) => ({
    'yes-attached': [
      `jeopardy had attached, and there was no manifest necessity`,
      `jeopardy had attached when the witness failed to appear`,
      `The jury was sworn although no one had served the chief witness. That risk isn't manifest necessity.`,
    ],
    'yes-acquittal': [
      `discharging a jury has the effect of an acquittal`,
      `the discharge over objection amounted to an acquittal`,
      `Discharging a jury resolves nothing about guilt. The bar follows because jeopardy had attached.`,
    ],
    'yes-issue': [
      `issue preclusion applies once a chief witness fails`,
      `issue preclusion bars proof by the missing witness`,
      `Issue preclusion needs an acquittal that decided something. There was no verdict at all.`,
    ],
    'no-necessity': [
      `the missing chief witness was a manifest necessity`,
      `manifest necessity includes the absence of a witness`,
      `A witness's absence may be a necessity if unforeseeable. This prosecutor hadn't even served a subpoena.`,
    ],
    'no-attached': [
      `jeopardy does not attach until a witness is sworn`,
      `jeopardy had not attached without any testimony`,
      `With a jury, jeopardy attaches when the jurors are sworn, before any testimony.`,
    ],
    'no-consent': [
      `asking to go on was consent to a later retrial`,
      `${whose(suspect)} objection was consent to a retrial`,
      `An objection to the discharge is the opposite of consent to a retrial.`,
    ],
  }),
  'defense-misconduct': () => ({
    'no-necessity': [
      `bias from counsel's remark was a manifest necessity for a mistrial`,
      `the judge could find a manifest necessity for a mistrial`,
      `Counsel's remark could bias the jury, and the judge considered an instruction first. That finding gets great deference.`,
    ],
    'no-attached': [
      `jeopardy does not attach until the jury returns a verdict`,
      `jeopardy had not attached when the trial was ended`,
      `Jeopardy attached when the jury was sworn. The necessity of the mistrial permits another trial.`,
    ],
    'no-reversal': [
      `a retrial is allowed as after a reversal for trial error`,
      `a mistrial is treated like a reversal on appeal`,
      `No conviction was reversed on appeal, and trial error isn't the test. A mistrial over objection needs manifest necessity.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and the defense objected to a mistrial`,
      `jeopardy had attached, so the first jury had to decide`,
      `Jeopardy had attached and the defense objected, but a mistrial for manifest necessity still allows another trial.`,
    ],
    'yes-fault': [
      `an instruction could have been tried before a mistrial`,
      `the state may not end a trial by a mistrial over objection`,
      `A judge may order a mistrial over objection, and needn't try an instruction found to be useless.`,
    ],
    'yes-proof': [
      `an unfinished trial shows insufficient evidence of guilt`,
      `the prosecution failed to convict at its one opportunity`,
      `An unfinished trial shows nothing about the evidence. The state's opportunity was cut short by defense counsel.`,
    ],
  }),
  deadlock: ({ suspect }) => ({
    'no-necessity': [
      `a hung jury is a manifest necessity for a mistrial`,
      `the hung jury made for manifest necessity to end the trial`,
      `Jurors who couldn't agree after four days are the classic manifest necessity.`,
    ],
    'no-attached': [
      `jeopardy does not attach until a verdict is returned`,
      `jeopardy had not attached without any verdict`,
      `Jeopardy attached when the jury was sworn, long before a verdict. A hung jury doesn't end it.`,
    ],
    'no-consent': [
      `${suspect.the} consented to the mistrial by going to trial`,
      `being tried by jury is consent to a mistrial`,
      `Going to trial by jury isn't consent to a mistrial, and ${suspect.the} objected to this one. The hung jury decides.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and ${suspect.the} objected to a mistrial`,
      `jeopardy had attached, so only the first jury could decide`,
      `Jeopardy had attached, but the objection doesn't prevent a mistrial where the first jury can't decide.`,
    ],
    'yes-proof': [
      `a hung jury shows insufficient evidence of guilt`,
      `jurors who disagree prove insufficient evidence`,
      `Disagreement isn't a ruling that the evidence is insufficient. Some jurors may have found it ample.`,
    ],
    'yes-acquittal': [
      `jurors who do not agree on guilt have made an acquittal`,
      `a hung jury has the effect of an acquittal`,
      `An acquittal takes a verdict. A jury that doesn't agree has returned none.`,
    ],
  }),
  report: () => ({
    'no-necessity': [
      `the hung jury created a manifest necessity on both charges`,
      `a hung jury leaves both charges open to retrial`,
      `The jurors kept deliberating after the report, and no verdict came. Both charges were left undecided.`,
    ],
    'no-attached': [
      `jeopardy attaches only when a jury returns a verdict`,
      `jeopardy on the murder charge had not attached before a verdict`,
      `Jeopardy attached when the jury was sworn. It continues after a mistrial for a hung jury.`,
    ],
    'no-consent': [
      `deliberating on both charges was consent to retrial`,
      `asking for a lesser charge was consent to retrial`,
      `The defense objected to the mistrial, so it gave no consent. The hung jury is what permits retrial.`,
    ],
    'yes-acquittal': [
      `the foreperson's report was an acquittal of murder`,
      `unanimity against murder was an acquittal`,
      `A report in midstream isn't a verdict. The jurors could still change their minds about murder.`,
    ],
    'yes-issue': [
      `issue preclusion protects what the jury reported`,
      `the report decided murder for issue preclusion`,
      `Issue preclusion rests on a final verdict. A report to the judge decided nothing.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and a partial verdict was due`,
      `jeopardy on the murder charge had attached and then ended`,
      `Jeopardy on murder had attached but hadn't ended, and a judge needn't take a partial verdict.`,
    ],
  }),
  'careless-mistrial': ({ suspect }) => ({
    'no-consent': [
      `the mistrial was granted on ${whose(suspect)} own motion`,
      `${suspect.the} asked for the mistrial and was not goaded into it`,
      `Asking for a mistrial gives up the first jury, unless the prosecutor meant to provoke the request.`,
    ],
    'no-attached': [
      `jeopardy does not attach until a verdict is returned`,
      `jeopardy had not attached without any verdict`,
      `Jeopardy attached when the jury was sworn, not with a verdict. The request for a mistrial permits another trial.`,
    ],
    'no-reversal': [
      `a retrial is allowed as after a reversal for trial error`,
      `a mistrial is treated like a reversal on appeal`,
      `No conviction was reversed on appeal for trial error. The defense itself asked for the mistrial.`,
    ],
    'yes-fault': [
      `the prosecutor's own misconduct caused the mistrial`,
      `a prosecutor who causes a mistrial may not seek a retrial`,
      `Causing a mistrial isn't enough. The prosecutor must have meant to provoke the motion, and was only careless.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and there was no manifest necessity`,
      `jeopardy had attached before the prosecutor's remark`,
      `Manifest necessity matters only over the defendant's objection. This mistrial was requested after jeopardy attached.`,
    ],
    'yes-proof': [
      `an unfinished trial shows insufficient evidence of guilt`,
      `the prosecution failed to convict at its one opportunity`,
      `An unfinished trial shows nothing about the evidence, and the defense chose to end that opportunity.`,
    ],
  }),
  'provoked-mistrial': ({ suspect }) => ({
    'yes-fault': [
      `the prosecutor meant to provoke the motion for a mistrial`,
      `the prosecutor goaded ${suspect.the} into asking for a mistrial`,
      `The remark was made in order to bring about the motion. A request so provoked doesn't give up the first jury.`,
    ],
    'yes-proof': [
      `the prosecution had offered insufficient evidence before the mistrial`,
      `the chief witness's failure was insufficient evidence`,
      `No court ruled that the evidence was insufficient. What counts is why the prosecutor made the remark.`,
    ],
    'yes-acquittal': [
      `a mistrial for misconduct has the effect of an acquittal`,
      `a mistrial granted to the defense is an acquittal`,
      `A mistrial, even for misconduct or granted to the defense, says nothing about guilt. The intent to provoke it bars a retrial.`,
    ],
    'no-consent': [
      `the mistrial was granted on ${whose(suspect)} own motion`,
      `${suspect.the} consented to a retrial by seeking a mistrial`,
      `Seeking a mistrial is normally consent to a retrial. The defendant's own motion doesn't if the prosecutor meant to provoke it.`,
    ],
    'no-necessity': [
      `the excluded evidence was a manifest necessity for a mistrial`,
      `the remark created manifest necessity for a mistrial`,
      `Manifest necessity concerns mistrials over objection. It doesn't excuse a remark made to create one.`,
    ],
    'no-attached': [
      `jeopardy does not attach until a verdict is returned`,
      `jeopardy had not attached without any verdict`,
      `Jeopardy attached when the jury was sworn, before any verdict or remark.`,
    ],
  }),
} as const satisfies JeopardyCells
