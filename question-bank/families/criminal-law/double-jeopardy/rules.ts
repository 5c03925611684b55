import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { JeopardyFacts, JeopardyStory } from './facts.ts'

const JURY =
  'In a jury trial, jeopardy attaches when the jury is empaneled and sworn. After that, a case that is ended without consent or manifest necessity cannot be brought again.'
const KENNEDY =
  "A mistrial granted on the defendant's own motion does not bar another trial unless the prosecutor's conduct was intended to provoke the motion."

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'jury-unsworn': {
    authority: 'Crist v. Bretz',
    rule: JURY,
    applied: () =>
      `The twelve had been selected, and lunch came before the oath. The new prosecution may go on.`,
  },
  'jury-sworn': {
    authority: 'Crist v. Bretz',
    rule: JURY,
    applied: (_, { suspect }) =>
      `The oath came before lunch, ${suspect.the} objected, and a wish for more time is no necessity. The new prosecution is barred.`,
  },
  'bench-witness': {
    authority: 'Serfass v. United States',
    rule: 'In a bench trial, jeopardy attaches when the court begins to hear evidence, and a case ended after that without consent or manifest necessity cannot be brought again.',
    applied: (_, { suspect }) =>
      `A witness was already describing the robber, and ${suspect.the} objected to the dismissal. The new prosecution is barred.`,
  },
  'missing-witness': {
    authority: 'Downum v. United States',
    rule: 'The absence of a witness whom the prosecution had not secured before the jury was sworn is not a manifest necessity for discharging the jury over objection.',
    applied: () =>
      `No one had served a subpoena when the oath was given, and the prosecutor took that risk. The new prosecution is barred.`,
  },
  'defense-misconduct': {
    authority: 'Arizona v. Washington',
    rule: "Improper remarks by defense counsel that may bias the jury can create a manifest necessity for a mistrial, and the trial judge's evaluation is entitled to great deference.",
    applied: () =>
      `The judge heard both sides and weighed an instruction before giving up the trial. The new prosecution may go on.`,
  },
  deadlock: {
    authority: 'Renico v. Lett',
    rule: "A judge's reasonable belief that the jury is deadlocked is the classic manifest necessity for a mistrial, and another trial is then permitted.",
    applied: () =>
      `Three reports in four days, confirmed by each juror, support that belief. The new prosecution may go on.`,
  },
  report: {
    authority: 'Blueford v. Arkansas',
    rule: "A foreperson's report during deliberations that then continue is not a final resolution of anything, so a later mistrial for deadlock leaves every charge open.",
    applied: () =>
      `The jurors went back to work and could have changed their minds before evening. The new prosecution may go on.`,
  },
  'careless-mistrial': {
    authority: 'Oregon v. Kennedy',
    rule: KENNEDY,
    applied: (_, { suspect }) =>
      `${The(suspect)} asked for the mistrial, and the remark was a careless slip. The new prosecution may go on.`,
  },
  'provoked-mistrial': {
    authority: 'Oregon v. Kennedy',
    rule: KENNEDY,
    applied: () =>
      `The prosecutor made the remark to end a trial that was going badly. The new prosecution is barred.`,
  },
  'delay-dismissal': {
    authority: 'United States v. Scott',
    rule: 'A defendant who deliberately seeks to end the trial on a basis unrelated to factual guilt or innocence suffers no injury under the Clause if the government may appeal and try the case again.',
    applied: (_, { suspect }) =>
      `${The(suspect)} chose to stop the trial for delay, and no one passed on guilt. The appeal may go on.`,
  },
  'directed-acquittal': {
    authority: 'Evans v. Michigan',
    rule: "A judge's ruling before the verdict that the prosecution's proof is insufficient is an acquittal that bars further proceedings, even if it rests on a mistaken view of the elements.",
    applied: () =>
      `The judge measured the proof against an element that did not exist, and that is no less final. The appeal is barred.`,
  },
  acquittal: {
    authority: 'Fong Foo v. United States',
    rule: 'A verdict of acquittal is final and bars another trial for the same offense, even if it rests on an egregiously erroneous foundation.',
    applied: () =>
      `The jury found no guilt, and what it might have done with the confession does not matter. The appeal is barred.`,
  },
  'verdict-set-aside': {
    authority: 'United States v. Wilson',
    rule: 'Where a jury returns a verdict of guilty and the judge then enters a judgment of acquittal, the prosecution may appeal, because success would only reinstate the verdict.',
    applied: () =>
      `Twelve jurors had already found guilt, and no second trial is sought. The appeal may go on.`,
  },
  'reversed-error': {
    authority: 'Lockhart v. Nelson',
    rule: 'A defendant whose conviction is set aside for trial error, such as the erroneous admission of evidence, may be tried again if all the evidence, rightly or wrongly admitted, was sufficient.',
    applied: () =>
      `Hearsay was the only fault, and with it the proof was enough. The new prosecution may go on.`,
  },
  'reversed-weight': {
    authority: 'Tibbs v. Florida',
    rule: 'A reversal based on the weight of the evidence, unlike one based on its insufficiency, does not bar a second trial.',
    applied: () =>
      `The appellate court, as a thirteenth juror, disagreed with a verdict that a reasonable jury could reach. The new prosecution may go on.`,
  },
  'reversed-proof': {
    authority: 'Burks v. United States',
    rule: 'A second trial is barred once a reviewing court has found the evidence legally insufficient, because the prosecution has had one fair opportunity to offer whatever proof it could assemble.',
    applied: () => `The eyewitnesses come too late. The new prosecution is barred.`,
  },
  'lesser-verdict': {
    authority: 'Green v. United States',
    rule: 'A jury that convicts only of a lesser offense, after a full opportunity to convict of the greater one, impliedly acquits of the greater, and a successful appeal does not reopen it.',
    applied: () =>
      `The first jury could have found murder and chose manslaughter. The new prosecution for murder is barred.`,
  },
  lesser: {
    authority: 'Brown v. Ohio',
    rule: 'Two crimes are the same offense unless each requires proof of a fact that the other does not, so a conviction of a greater offense bars a later prosecution for a lesser included one.',
    applied: (_, { loot }) =>
      `Theft of ${loot} requires nothing that robbery does not, and two counties of a state are one sovereign. The new prosecution is barred.`,
  },
  'after-death': {
    authority: 'Diaz v. United States',
    rule: 'A conviction of a lesser offense does not bar a later prosecution for a greater one if an element of the greater had not yet occurred at the time of the first trial.',
    applied: (_, { victim }) =>
      `At the first trial ${victim.the} was alive, so no one could have charged murder. The new prosecution may go on.`,
  },
  'other-element': {
    authority: 'Blockburger v. United States',
    rule: 'Where the same act violates two statutory provisions, there are two offenses if each provision requires proof of a fact that the other does not.',
    applied: () =>
      `Robbery requires force and a taking; the firearm crime requires a gun and the lack of a license. The new prosecution may go on.`,
  },
  federal: {
    authority: 'Gamble v. United States',
    rule: 'A state and the United States are separate sovereigns, so a crime under the laws of one is not the same offense as a crime under the laws of the other.',
    applied: (_, { suspect }) =>
      `The state acquitted ${suspect.the} under its own law only, and the motive for the second case is irrelevant. The new prosecution may go on.`,
  },
  city: {
    authority: 'Waller v. Florida',
    rule: 'A city and its state are not separate sovereigns, so a conviction under an ordinance bars a state prosecution for the same offense.',
    applied: () =>
      `The ordinance and the statute have the same elements and were applied to one shot. The new prosecution is barred.`,
  },
  territory: {
    authority: 'Puerto Rico v. Sanchez Valle',
    rule: "Puerto Rico and the United States are not separate sovereigns, because the ultimate source of Puerto Rico's power to prosecute is Congress.",
    applied: () =>
      `Both laws punish one carrying of one firearm with the same elements. The new prosecution is barred.`,
  },
  forfeiture: {
    authority: 'United States v. One Assortment of 89 Firearms',
    rule: 'An acquittal does not bar a forfeiture that is civil and remedial, because such an action is no second criminal proceeding and a lower standard of proof applies.',
    applied: (_, { vehicle }) =>
      `The court found nothing punitive in the action against ${vehicle}, which may go on.`,
  },
  'one-issue': {
    authority: 'Ashe v. Swenson',
    rule: 'When an issue of ultimate fact has once been determined by a valid and final judgment of acquittal, it cannot again be litigated between the same parties.',
    applied: (_, { suspect }) =>
      `Whether ${suspect.the} was the robber was all that the first jury had to decide. The new prosecution is barred.`,
  },
  'two-issues': {
    authority: 'Ashe v. Swenson',
    rule: 'A defendant who relies on an earlier acquittal must show that a rational jury could not have grounded its verdict on any issue other than the one now to be foreclosed.',
    applied: (_, { loot }) =>
      `The first jury may have believed the claim to ${loot}, which says nothing about the watch, and robbing two people is two offenses. The new prosecution may go on.`,
  },
  severed: {
    authority: 'Currier v. Virginia',
    rule: 'A defendant who consents to separate trials of charges that could have been tried together may not rely on an acquittal in the first to bar the second.',
    applied: (_, { suspect }) =>
      `${The(suspect)} asked for two trials to keep the record from the first jury. The firearm charge may go on.`,
  },
} as const satisfies RuleTable<JeopardyFacts, JeopardyStory>
