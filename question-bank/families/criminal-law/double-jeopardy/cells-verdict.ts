import { whose } from '../../engine/party.ts'
import type { JeopardyCells } from './reason-id.ts'

/** Reasons where guilt was passed on, or the defense ended the first trial. */
export const VERDICT_CELLS = {
  'delay-dismissal': ({ suspect }) => ({
    'no-consent': [
      `${suspect.the} consented to a retrial by ending the trial on a ground unrelated to guilt`,
      `the dismissal that ${suspect.the} obtained did not resolve guilt and was no acquittal`,
      `The defense chose to stop the trial for delay, and nobody ruled on guilt. That choice permits an appeal and a retrial.`,
    ],
    'no-attached': [
      `jeopardy does not attach until the prosecution has presented all of its evidence`,
      `jeopardy had not attached, since half of the witnesses had yet to testify`,
      `Jeopardy attached when the jury was sworn. It doesn't wait until all of the evidence, or half of the witnesses, has been heard.`,
    ],
    'no-verdict': [
      `the jury had returned no verdict, and only a verdict of acquittal bars an appeal`,
      `before a jury's verdict, the prosecution may appeal even an acquittal by the judge`,
      `A judge's acquittal bars an appeal even before a verdict. This one may go on because the defense chose to end the trial for delay.`,
    ],
    'yes-acquittal': [
      `a dismissal by the judge after jeopardy has attached is an acquittal`,
      `the judge's dismissal in the middle of trial was in substance an acquittal`,
      `A judge's dismissal after jeopardy attaches is an acquittal only if it resolves some element of guilt. This one was about delay.`,
    ],
    'yes-attached': [
      `jeopardy had attached, and there was no manifest necessity for discharging the jury`,
      `jeopardy had attached, after which the prosecution may not appeal any ruling`,
      `Jeopardy had attached before any ruling, but manifest necessity isn't needed where the defendant asks that the jury be discharged.`,
    ],
    'yes-fault': [
      `the prosecution's own delay brought about the dismissal that it now appeals`,
      `a prosecutor whose delay causes a dismissal may not obtain a retrial`,
      `Delay in seeking an indictment isn't an attempt to provoke a mistrial. The defense chose to end the trial.`,
    ],
  }),
  'directed-acquittal': ({ suspect }) => ({
    'yes-acquittal': [
      `the ruling that the evidence was insufficient was an acquittal, even if legally wrong`,
      `a ruling that the proof falls short is an acquittal, even if it misreads the elements`,
      `A ruling that the proof falls short is an acquittal, even if the judge demanded proof of something not required.`,
    ],
    'yes-attached': [
      `jeopardy had attached, after which the prosecution may not appeal any ruling`,
      `jeopardy had attached, and there was no manifest necessity for ending the trial`,
      `Some rulings after jeopardy attaches can be appealed, and manifest necessity concerns mistrials. A ruling that the proof falls short can't be appealed.`,
    ],
    'yes-issue': [
      `issue preclusion bars the prosecution from litigating the question of ownership again`,
      `the ruling settled the question of ownership for purposes of issue preclusion`,
      `Issue preclusion concerns another charge. On the same charge, the acquittal itself is the bar.`,
    ],
    'no-verdict': [
      `the jury had returned no verdict, and only a verdict of acquittal bars an appeal`,
      `before a jury's verdict, the prosecution may appeal even an acquittal by the judge`,
      `A judge's ruling before a verdict may be an acquittal too. A successful appeal would need a retrial.`,
    ],
    'no-consent': [
      `${suspect.the} consented to an appeal and a retrial by moving to end the trial`,
      `the trial ended on ${whose(suspect)} own motion, which waived any double jeopardy claim`,
      `The trial ended on the defendant's own motion, but the motion went to the proof. Seeking an acquittal isn't consent to a retrial.`,
    ],
    'no-reversal': [
      `an acquittal that rests on an error of law may be reversed like a conviction`,
      `the ruling was a trial error, and a reversal for trial error permits a retrial`,
      `A conviction reversed for trial error permits a retrial. An acquittal doesn't, however plain the error of law.`,
    ],
  }),
  acquittal: ({ suspect }) => ({
    'yes-acquittal': [
      `a verdict of acquittal is final, even if an erroneous ruling led to it`,
      `a jury's acquittal bars a retrial, even if evidence was wrongly excluded`,
      `A jury's acquittal can't be reviewed, whatever evidence was wrongly kept from it.`,
    ],
    'yes-issue': [
      `issue preclusion bars any further use of the excluded confession`,
      `the ruling on the confession is binding at a later trial under issue preclusion`,
      `The verdict settled nothing about the confession, and the ruling isn't binding later. It bars a second trial because it's an acquittal.`,
    ],
    'yes-proof': [
      `the acquittal established that the prosecution's evidence was legally insufficient`,
      `a verdict of not guilty is a finding of insufficient evidence`,
      `A verdict of not guilty needn't establish, and isn't a finding, that the evidence was insufficient. The acquittal bars a second trial by itself.`,
    ],
    'no-reversal': [
      `an error of law at the trial permits a retrial, as after a reversed conviction`,
      `a retrial may follow when a judgment is reversed for trial error`,
      `A defendant's conviction may be reversed for trial error and tried again. An acquittal may not.`,
    ],
    'no-verdict': [
      `the appeal challenges the ruling on the confession and not the acquittal`,
      `the verdict, reached without the confession, was not a full acquittal`,
      `It doesn't help that the verdict was reached without the confession. The appeal would lead to a second trial, since no guilty verdict can be restored.`,
    ],
    'no-consent': [
      `${suspect.the} invited the erroneous ruling and thereby consented to a retrial`,
      `a defendant whose objection leads to an error waives the bar on a retrial`,
      `A defendant who makes an objection neither consents to a retrial nor waives anything, even if it invited an erroneous ruling.`,
    ],
  }),
  'verdict-set-aside': ({ suspect }) => ({
    'no-verdict': [
      `a successful appeal would reinstate the jury's verdict without a retrial`,
      `the jury's verdict could be restored on appeal without any retrial`,
      `The jury had found guilt before the judge ruled. Restoring its verdict takes no second trial.`,
    ],
    'no-reversal': [
      `a judgment of acquittal is subject to review like any other trial error`,
      `a ruling on the sufficiency of evidence, like a trial error, permits a retrial`,
      `A ruling on insufficient evidence isn't mere trial error and permits no retrial. After a verdict, though, the verdict can be put back.`,
    ],
    'no-consent': [
      `${suspect.the} consented to an appeal by moving for a judgment of acquittal`,
      `the acquittal was entered on ${whose(suspect)} own motion, which waived double jeopardy`,
      `Moving for acquittal is neither consent nor a waiver. What matters is that a guilty verdict exists.`,
    ],
    'yes-acquittal': [
      `a judgment of acquittal is final once the judge has entered it`,
      `a judge's acquittal for lack of proof is as final as a jury's acquittal`,
      `An acquittal entered after a guilty verdict isn't final, since an appeal leads to no new trial.`,
    ],
    'yes-proof': [
      `a ruling of insufficient evidence bars any further proceedings`,
      `the judge's finding of insufficient evidence may not be reviewed on appeal`,
      `The finding can be reviewed because the verdict could be restored without further proceedings on guilt.`,
    ],
    'yes-attached': [
      `jeopardy had attached and then ended when the judge entered the acquittal`,
      `jeopardy had attached, after which only the defendant may take an appeal`,
      `The state may appeal even after jeopardy attached, where success would only restore a verdict.`,
    ],
  }),
  'reversed-error': () => ({
    'no-reversal': [
      `a retrial is permitted when a conviction is reversed for trial error`,
      `the conviction was reversed for trial error and not for insufficient evidence`,
      `Hearsay was a trial error, and all the evidence together was enough. Such a reversal permits a second trial.`,
    ],
    'no-attached': [
      `jeopardy does not attach at a trial that the admission of hearsay made unfair`,
      `jeopardy had not attached at a trial whose verdict was later held void`,
      `Jeopardy attached when the jury was sworn, fair trial or not, and the verdict wasn't void. The kind of reversal decides.`,
    ],
    'no-necessity': [
      `the erroneous admission of hearsay created a manifest necessity for a second trial`,
      `the reversal of the conviction created a manifest necessity for a second trial`,
      `Manifest necessity concerns mistrials, not convictions reversed for an error such as the admission of hearsay.`,
    ],
    'yes-proof': [
      `inadmissible hearsay does not count in deciding whether there was insufficient evidence`,
      `a conviction that rests in part on hearsay rests on insufficient evidence`,
      `Sufficiency is judged on all the evidence, including the hearsay, and it was enough.`,
    ],
    'yes-fault': [
      `a prosecutor whose error causes a reversal may not seek a second trial`,
      `the prosecutor brought about the reversal by offering inadmissible evidence`,
      `Causing a reversal isn't like provoking a mistrial. Error by a prosecutor doesn't bar a retrial.`,
    ],
    'yes-acquittal': [
      `the reversal of a conviction on appeal has the effect of an acquittal`,
      `the appellate court, by setting the verdict aside, entered an acquittal`,
      `A reversal for error wipes out the conviction. It isn't an acquittal unless the evidence was insufficient.`,
    ],
  }),
  'reversed-weight': ({ suspect }) => ({
    'no-reversal': [
      `a reversal based on the weight of the evidence permits a second trial`,
      `the reversal rested on the weight of the evidence and not on its sufficiency`,
      `The court disbelieved a witness whom a jury could believe. That isn't a finding that the evidence was insufficient.`,
    ],
    'no-consent': [
      `a defendant who appeals a conviction consents to a retrial in every case`,
      `${suspect.the} consented to a second trial by appealing the conviction`,
      `An appeal isn't consent to a second trial in every case, since insufficient evidence bars one. This reversal was on weight.`,
    ],
    'no-necessity': [
      `the appellate court's disbelief of the witness made a retrial a manifest necessity`,
      `a court's disagreement with a jury creates a manifest necessity for a retrial`,
      `Manifest necessity concerns mistrials. After an appeal, the ground of reversal decides, not a court's disagreement as such.`,
    ],
    'yes-proof': [
      `the court's disbelief of the chief witness was a finding of insufficient evidence`,
      `a reversal on the weight of the evidence is a finding of insufficient evidence`,
      `The court said the opposite: a reasonable jury could have convicted. Weight isn't sufficiency.`,
    ],
    'yes-acquittal': [
      `the appellate court, sitting as a thirteenth juror, entered an acquittal`,
      `the vote of a thirteenth juror against guilt has the effect of an acquittal`,
      `A thirteenth juror only makes the jury divided, which is no acquittal.`,
    ],
    'yes-issue': [
      `issue preclusion bars the prosecution from calling the disbelieved witness again`,
      `the court's disbelief of the witness binds the prosecution under issue preclusion`,
      `Issue preclusion rests on an acquittal. A reversal on weight settles nothing about the witness.`,
    ],
  }),
  'reversed-proof': ({ suspect }) => ({
    'yes-proof': [
      `an appellate finding of insufficient evidence bars a retrial`,
      `the conviction was reversed for insufficient evidence and not for trial error`,
      `An appellate finding that no reasonable jury could convict works like an acquittal. New witnesses don't help.`,
    ],
    'yes-issue': [
      `issue preclusion bars the prosecution from calling the two new eyewitnesses`,
      `issue preclusion bars relitigation of the question who committed the robbery`,
      `Issue preclusion works from an acquittal to another charge. The same charge is barred outright.`,
    ],
    'yes-fault': [
      `a prosecutor may not use at a retrial what could have been found before`,
      `a prosecutor who overlooks available evidence forfeits any second trial`,
      `Carelessness in looking for evidence forfeits nothing, and new proof may be used wherever a retrial is allowed. The finding on sufficiency bars this one.`,
    ],
    'no-reversal': [
      `a retrial is permitted when a conviction is reversed on appeal`,
      `the reversal set the conviction aside, which permits a second trial`,
      `A conviction reversed on appeal for trial error permits a retrial. It doesn't where the evidence was insufficient.`,
    ],
    'no-consent': [
      `${suspect.the} waived any double jeopardy claim by appealing the conviction`,
      `${suspect.the} consented to a second trial by taking a successful appeal`,
      `An appeal is neither a waiver nor consent to a second trial where the court finds the proof insufficient.`,
    ],
    'no-necessity': [
      `the discovery of new eyewitnesses made a second trial a manifest necessity`,
      `newly discovered evidence creates a manifest necessity for a second trial`,
      `Manifest necessity concerns mistrials. The discovery of new evidence doesn't revive a case that failed.`,
    ],
  }),
  'lesser-verdict': ({ suspect }) => ({
    'yes-acquittal': [
      `the first jury's conviction of manslaughter was an implied acquittal of murder`,
      `the verdict of manslaughter alone was an implied acquittal of murder`,
      `The jury had a full opportunity to convict of murder and chose the lesser offense.`,
    ],
    'yes-proof': [
      `the jury's silence on murder was a finding of insufficient evidence`,
      `the reversal on appeal established that the evidence of murder was insufficient`,
      `The reversal was for an instruction, and silence isn't a finding on the evidence. The jury's choice bars murder.`,
    ],
    'yes-fault': [
      `a prosecutor who seeks a murder conviction after an appeal acts vindictively`,
      `a second murder charge after a successful appeal is a vindictive prosecution`,
      `Murder isn't a vindictive addition after an appeal, since it was tried before. The implied acquittal bars it.`,
    ],
    'no-reversal': [
      `a reversal for trial error permits a retrial on all of the original charges`,
      `the reversal wiped out the whole verdict, including any acquittal of murder`,
      `The reversal wipes out the conviction only. A retrial for manslaughter is allowed, not one for murder.`,
    ],
    'no-consent': [
      `${suspect.the} reopened the whole case, including murder, by taking an appeal`,
      `${suspect.the} consented to a retrial for murder by appealing the conviction`,
      `Appealing one conviction doesn't reopen a charge of which the jury acquitted.`,
    ],
    'no-different': [
      `murder and manslaughter are different offenses under the Blockburger test`,
      `murder requires proof of an element that manslaughter does not require`,
      `Murder was itself on trial, so it's the same offense, whatever else it requires. The first jury declined to convict of it.`,
    ],
  }),
} as const satisfies JeopardyCells
