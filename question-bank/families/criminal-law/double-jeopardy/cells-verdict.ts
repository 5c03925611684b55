import { whose } from '../../engine/party.ts'
import type { JeopardyCells } from './reason-id.ts'

/** Reasons where guilt was passed on, or the defense ended the first trial. */
export const VERDICT_CELLS = {
  'delay-dismissal': ({ suspect }) => ({
    'no-consent': [
      `${suspect.the} obtained a dismissal for delay and not an acquittal`,
      `the dismissal that ${suspect.the} sought was not an acquittal`,
      `The defense chose to stop the trial for delay, and nobody ruled on guilt. That choice permits an appeal and a retrial.`,
    ],
    'no-attached': [
      `jeopardy does not attach until all of the evidence has been heard`,
      `jeopardy had not attached, since half of the witnesses were unheard`,
      `Jeopardy attached when the jury was sworn. It doesn't wait until all of the evidence, or half of the witnesses, has been heard.`,
    ],
    'no-verdict': [
      `the appeal would only restore a verdict, without a retrial`,
      `no retrial would follow, since a verdict can be restored`,
      `There's no verdict to restore, since the jury was discharged. A retrial is just what the state seeks.`,
    ],
    'yes-acquittal': [
      `a dismissal by the judge after jeopardy attaches is an acquittal`,
      `the judge's dismissal during trial was a final acquittal`,
      `A judge's dismissal after jeopardy attaches is an acquittal only if it resolves some element of guilt. This one was about delay.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and there was no manifest necessity`,
      `jeopardy had attached before the judge discharged the jury`,
      `Jeopardy had attached before the judge discharged the jury, but manifest necessity isn't needed where the defendant asks for that.`,
    ],
    'yes-fault': [
      `a dismissal caused by the prosecution's delay bars a retrial`,
      `a late indictment is prosecutorial misconduct that bars retrial`,
      `The prosecution's delay isn't an attempt to provoke a mistrial. The defense chose to end the trial.`,
    ],
  }),
  'directed-acquittal': ({ suspect }) => ({
    'yes-acquittal': [
      `the ruling was an acquittal, although it rested on a mistake of law`,
      `the judge's ruling on the proof was an acquittal and is final`,
      `A ruling that the proof falls short is an acquittal, even if the judge demanded proof of something not required.`,
    ],
    'yes-attached': [
      `jeopardy had attached, so no ruling of any kind could be appealed`,
      `no appeal is ever allowed to a state after jeopardy has attached`,
      `Some rulings after jeopardy attaches can be appealed. A ruling that the proof falls short can't.`,
    ],
    'yes-issue': [
      `issue preclusion settles who owned what was taken`,
      `issue preclusion bars relitigation of the element of ownership`,
      `Issue preclusion concerns another charge. On the same charge, the acquittal itself is the bar.`,
    ],
    'no-verdict': [
      `the appeal would only restore what the jury was about to find`,
      `a successful appeal needs no retrial but only a verdict`,
      `No verdict of a jury could be restored, so a successful appeal would need a retrial.`,
    ],
    'no-consent': [
      `${suspect.the} waived double jeopardy by moving to end the trial`,
      `the trial ended on ${whose(suspect)} own motion and not on an acquittal`,
      `The trial ended on the defendant's own motion, but the motion went to the proof. Seeking an acquittal isn't consent to a retrial.`,
    ],
    'no-reversal': [
      `the ruling was an error of law, which permits a retrial`,
      `a retrial may follow a trial error such as a mistake of law`,
      `A conviction reversed for trial error permits a retrial. An acquittal doesn't, however plain the error of law.`,
    ],
  }),
  acquittal: ({ suspect }) => ({
    'yes-acquittal': [
      `a verdict of acquittal is final despite an error of law`,
      `an acquittal bars a retrial even if the ruling was wrong`,
      `A jury's acquittal can't be reviewed, whatever evidence was wrongly kept from it.`,
    ],
    'yes-issue': [
      `issue preclusion bars use of the excluded confession`,
      `issue preclusion settles that there was no confession`,
      `The verdict settled nothing about the confession. It bars a second trial because it's an acquittal.`,
    ],
    'yes-proof': [
      `an acquittal establishes that there was insufficient evidence`,
      `the verdict proves that there was insufficient evidence`,
      `Nothing need establish or prove that there was insufficient evidence. The acquittal bars a second trial by itself.`,
    ],
    'no-reversal': [
      `a retrial may follow an error of law at the trial`,
      `a retrial is allowed after a reversal for trial error`,
      `A defendant's conviction may be reversed for trial error and tried again. An acquittal may not.`,
    ],
    'no-verdict': [
      `the appeal contests a ruling and not the acquittal`,
      `the confession was erroneously excluded and was never heard`,
      `That a ruling was erroneous doesn't help. The appeal would lead to a second trial, since no guilty verdict can be restored.`,
    ],
    'no-consent': [
      `${suspect.the} caused the error by objecting to evidence`,
      `objecting to the confession was consent to a retrial`,
      `Objecting to evidence isn't consent to a retrial, even if it caused an error.`,
    ],
  }),
  'verdict-set-aside': ({ suspect }) => ({
    'no-verdict': [
      `reversal would reinstate the jury's verdict without a retrial`,
      `the jury's verdict could be restored without a retrial`,
      `The jury had found guilt before the judge ruled. Restoring its verdict takes no second trial.`,
    ],
    'no-reversal': [
      `a judgment of acquittal is reviewed like any trial error`,
      `any ruling on insufficient evidence is subject to a retrial`,
      `A ruling on insufficient evidence isn't mere trial error and permits no retrial. After a verdict, though, the verdict can be put back.`,
    ],
    'no-consent': [
      `${suspect.the} asked for the judgment of acquittal`,
      `moving for acquittal was consent to an appeal`,
      `Moving for acquittal isn't consent to anything. What matters is that a guilty verdict exists.`,
    ],
    'yes-acquittal': [
      `a judgment of acquittal is final once it has been entered`,
      `a judge's acquittal is as final as an acquittal by jury`,
      `An acquittal entered after a guilty verdict isn't final, since an appeal leads to no new trial.`,
    ],
    'yes-proof': [
      `a finding of insufficient evidence bars further proceedings`,
      `the judge's finding of insufficient evidence cannot be reviewed`,
      `The finding can be reviewed because the verdict could be restored without further proceedings on guilt.`,
    ],
    'yes-attached': [
      `jeopardy had attached and ended when the judge ruled`,
      `jeopardy had attached, so only the defense may appeal`,
      `The state may appeal even after jeopardy attached, where success would only restore a verdict.`,
    ],
  }),
  'reversed-error': ({ suspect }) => ({
    'no-reversal': [
      `a retrial is allowed after a reversal for trial error`,
      `the reversal was for trial error and not for lack of proof`,
      `Hearsay was a trial error, and all the evidence together was enough. Such a reversal permits a second trial.`,
    ],
    'no-attached': [
      `jeopardy had not attached in a trial that was unfair`,
      `jeopardy does not attach where hearsay is admitted`,
      `Jeopardy attached when the jury was sworn, hearsay or not. The kind of reversal decides.`,
    ],
    'no-necessity': [
      `the hearsay was a manifest necessity for a second trial`,
      `manifest necessity permits a second trial after an error`,
      `Manifest necessity concerns mistrials, not convictions reversed for an error such as hearsay.`,
    ],
    'yes-proof': [
      `without the hearsay there was insufficient evidence`,
      `the remaining proof may have been insufficient evidence`,
      `Sufficiency is judged on all the evidence, including the hearsay, and it was enough.`,
    ],
    'yes-fault': [
      `the prosecutor brought about the reversal by using hearsay`,
      `a prosecutor who causes a reversal may not seek a retrial`,
      `Causing a reversal isn't like provoking a mistrial. Error by a prosecutor doesn't bar a retrial.`,
    ],
    'yes-acquittal': [
      `a reversal on appeal has the effect of an acquittal`,
      `setting the verdict aside was an acquittal of ${suspect.the}`,
      `A reversal for error wipes out the conviction. It isn't an acquittal unless the evidence was insufficient.`,
    ],
  }),
  'reversed-weight': () => ({
    'no-reversal': [
      `a reversal on the weight of the evidence permits a retrial`,
      `the reversal was not a finding of insufficient evidence`,
      `The court disbelieved a witness whom a jury could believe. That isn't a finding that the evidence was insufficient.`,
    ],
    'no-consent': [
      `taking an appeal is consent to a retrial in every case`,
      `a defendant who appeals consents to any retrial`,
      `An appeal isn't consent to a retrial in every case, since insufficient evidence bars one. This reversal was on weight.`,
    ],
    'no-necessity': [
      `the court's disbelief was a manifest necessity for retrial`,
      `manifest necessity arises if an appellate court disagrees`,
      `Manifest necessity concerns mistrials. After an appeal, the ground of reversal decides.`,
    ],
    'yes-proof': [
      `the appellate court found the evidence insufficient`,
      `a court's disbelief of the witness is insufficient evidence`,
      `The court said the opposite: a reasonable jury could have convicted. Weight isn't sufficiency.`,
    ],
    'yes-acquittal': [
      `the court sat as a juror and entered an acquittal`,
      `a thirteenth juror's vote made for an acquittal`,
      `A thirteenth juror only makes the jury divided, which is no acquittal.`,
    ],
    'yes-issue': [
      `issue preclusion settles that the witness lied`,
      `issue preclusion bars use of the chief witness`,
      `Issue preclusion rests on an acquittal. A reversal on weight settles nothing about the witness.`,
    ],
  }),
  'reversed-proof': ({ suspect }) => ({
    'yes-proof': [
      `the reversal was for insufficient evidence of guilt`,
      `a finding of insufficient evidence bars a retrial`,
      `An appellate finding that no reasonable jury could convict works like an acquittal. New witnesses don't help.`,
    ],
    'yes-issue': [
      `issue preclusion bars the two new eyewitnesses`,
      `issue preclusion settles who was not the robber`,
      `Issue preclusion works from an acquittal to another charge. The same charge is barred outright.`,
    ],
    'yes-fault': [
      `the prosecutor put ${suspect.the} in jeopardy in bad faith`,
      `the prosecutor goaded the defense as in a mistrial`,
      `No prosecutor goaded the defense into a mistrial or acted in bad faith. The finding on the proof bars a retrial.`,
    ],
    'no-reversal': [
      `a retrial is allowed after a successful appeal`,
      `a reversed conviction permits a retrial on appeal`,
      `A successful appeal permits a retrial for trial error. It doesn't where the evidence was insufficient.`,
    ],
    'no-consent': [
      `${suspect.the} gave up double jeopardy by appealing`,
      `taking an appeal was consent to a retrial`,
      `An appeal isn't consent to a second trial where the court finds the proof insufficient.`,
    ],
    'no-necessity': [
      `the new eyewitnesses are a manifest necessity`,
      `manifest necessity permits proof found later`,
      `Manifest necessity concerns mistrials. Proof found later doesn't revive a case that failed.`,
    ],
  }),
  'lesser-verdict': ({ suspect }) => ({
    'yes-acquittal': [
      `the verdict of manslaughter was an implied acquittal of murder`,
      `the first jury's verdict was an implied acquittal of murder`,
      `The jury had a full opportunity to convict of murder and chose the lesser offense.`,
    ],
    'yes-proof': [
      `the appeal showed insufficient evidence of murder`,
      `silence about murder proves insufficient evidence of it`,
      `The reversal was for an instruction, not insufficient evidence. The jury's choice bars murder.`,
    ],
    'yes-fault': [
      `raising the charge at a retrial after an appeal would be misconduct`,
      `a second murder charge would be vindictive misconduct`,
      `Murder isn't a raised charge or misconduct, since it was tried before. The implied acquittal bars it.`,
    ],
    'no-reversal': [
      `a retrial on all charges is allowed after a trial error`,
      `the reversal wiped out the verdict, so a retrial is allowed`,
      `The reversal wipes out the conviction only. A retrial for manslaughter is allowed, not one for murder.`,
    ],
    'no-consent': [
      `${suspect.the} reopened the whole case by taking an appeal`,
      `by appealing, ${suspect.the} consented to retrial for murder`,
      `Appealing one conviction doesn't reopen a charge of which the jury acquitted.`,
    ],
    'no-different': [
      `murder is not the same offense under the Blockburger test`,
      `murder and manslaughter are different offenses`,
      `Murder was itself on trial, so it's the same offense. The first jury declined to convict of it.`,
    ],
  }),
} as const satisfies JeopardyCells
