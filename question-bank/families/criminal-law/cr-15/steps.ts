import type { Rule } from '../../engine/contract.ts'
import type { Path } from './decide.ts'
import type { JeopardyFacts, JeopardySkin } from './facts.ts'

type Applied = Rule<JeopardyFacts, JeopardySkin>['applied']

/** By path: the rule that decides it, in our words, where it stands, and how these facts meet it. */
const RULES: Readonly<Record<Path, readonly [authority: string, rule: string, applied: Applied]>> = {
  'jury-unsworn': [
    'Serfass v. United States',
    'Jeopardy attaches in a jury trial when the jury is empaneled and sworn, so a charge dismissed before then may be brought again.',
    (_, skin) => `The jurors who were to try ${skin.suspect} had been chosen and not sworn.`,
  ],
  'jury-sworn': [
    'Crist v. Bretz',
    'Jeopardy attaches in a jury trial when the jury is empaneled and sworn, and a case ended after that without consent or manifest necessity cannot be brought again.',
    (_, skin) =>
      `The jury had been sworn, ${skin.suspect} objected, and only a wish to prepare better stood behind the dismissal.`,
  ],
  'bench-opened': [
    'Serfass v. United States',
    'In a trial without a jury jeopardy attaches when the court begins to hear evidence, as a rule when the first witness is sworn.',
    (_, skin) => `No witness had been sworn in the case of ${skin.suspect}.`,
  ],
  'bench-witness': [
    'Serfass v. United States',
    'In a trial without a jury jeopardy attaches when the first witness is sworn, and a case ended after that without consent or manifest necessity cannot be brought again.',
    (_, skin) =>
      `The first witness had been sworn and was speaking, and ${skin.suspect} objected to the dismissal.`,
  ],
  'missing-witness': [
    'Downum v. United States',
    'The absence of a witness whom the prosecution did not secure before the jury was sworn is no manifest necessity for ending a trial over objection.',
    (_, skin) => `The prosecution began against ${skin.suspect} knowing that nobody had found its witness.`,
  ],
  'defense-misconduct': [
    'Arizona v. Washington',
    'Improper remarks of the defense that may bias the jury can be a manifest necessity for a mistrial, and the judgment of the trial court on that is given great respect.',
    (_, skin) =>
      `The lawyer of ${skin.suspect} told the jury of matters that it was not to hear, and the judge weighed other remedies first.`,
  ],
  deadlock: [
    'Richardson v. United States',
    'A jury that cannot agree is a manifest necessity for a mistrial, and jeopardy from the first trial does not end with it.',
    (_, skin) => `The jury that tried ${skin.suspect} was deadlocked, so the same jeopardy goes on.`,
  ],
  'deadlock-after-report': [
    'Blueford v. Arkansas',
    'A report by the foreperson during deliberations that continue afterward is not an acquittal, and a mistrial for deadlock leaves each charge open.',
    (_, skin) =>
      `The jurors in the case of ${skin.suspect} went on deliberating after the report and returned no verdict.`,
  ],
  'careless-mistrial': [
    'Oregon v. Kennedy',
    'A mistrial that the defense asks for does not bar another trial, unless the prosecutor meant to provoke the request.',
    (_, skin) => `${skin.suspect} asked for the mistrial, and the judge found no such intent.`,
  ],
  'provoked-mistrial': [
    'Oregon v. Kennedy',
    'A mistrial granted to the defense bars another trial if the prosecutor intended to provoke the request for it.',
    (_, skin) => `The judge found that the remark was meant to drive ${skin.suspect} to ask for a mistrial.`,
  ],
  'delay-dismissal': [
    'United States v. Scott',
    'A defendant who obtains the end of a trial on a ground unrelated to guilt or innocence suffers no wrong from an appeal and another trial.',
    (_, skin) => `${skin.suspect} sought dismissal for delay, and nobody ruled on guilt.`,
  ],
  'directed-acquittal': [
    'Evans v. Michigan',
    'A ruling before the verdict that the proof of guilt is insufficient is an acquittal and bars another trial, even if the court misread the elements.',
    (_, skin) =>
      `The judge ruled for ${skin.suspect} because of what had not been proved, though the proof was not needed.`,
  ],
  acquittal: [
    'Fong Foo v. United States',
    'A verdict of acquittal is final and bars another trial of the offense, however wrong a ruling that led to it.',
    (_, skin) =>
      `The jury found ${skin.suspect} not guilty, and the error in excluding proof does not matter.`,
  ],
  'verdict-set-aside': [
    'United States v. Wilson',
    'The prosecution may appeal from a ruling that sets aside a verdict of guilty, since success would restore the verdict without another trial.',
    (_, skin) => `The jury had already found ${skin.suspect} guilty when the judge ruled.`,
  ],
  'reversed-for-error': [
    'Lockhart v. Nelson',
    'A conviction set aside for an error at trial, such as wrongly admitted evidence, may be followed by a new trial.',
    (_, skin) =>
      `The conviction of ${skin.suspect} fell because of hearsay, and the evidence as a whole had sufficed.`,
  ],
  'reversed-on-weight': [
    'Tibbs v. Florida',
    'A reversal because the verdict is against the weight of the evidence, unlike one for legal insufficiency, does not bar a new trial.',
    (_, skin) =>
      `The court that heard the appeal of ${skin.suspect} found the evidence sufficient and only doubted the witnesses.`,
  ],
  'reversed-on-sufficiency': [
    'Burks v. United States',
    'A reversal because the evidence was legally insufficient bars a new trial, as an acquittal would.',
    (_, skin) =>
      `The court held that no reasonable jury could have found ${skin.suspect} guilty on that evidence.`,
  ],
  'lesser-verdict-reversed': [
    'Green v. United States',
    'A jury that convicts of a lesser offense alone acquits of the greater one, and a successful appeal does not reopen that charge.',
    (_, skin) => `The jury could have convicted ${skin.suspect} of murder and did not.`,
  ],
  lesser: [
    'Brown v. Ohio',
    'Two charges are the same offense unless each needs proof of a fact that the other does not; a conviction of either the greater or the lesser one bars the other.',
    (_, skin) =>
      `Robbery of the kind for which ${skin.suspect} was convicted includes every element of the theft.`,
  ],
  greater: [
    'Brown v. Ohio',
    'A conviction of a lesser included offense bars a later prosecution for the greater one, where its facts were all present from the start.',
    (_, skin) => `The theft of which ${skin.suspect} was convicted has no element that the robbery lacks.`,
  ],
  'after-death': [
    'Diaz v. United States',
    'A conviction of a lesser offense does not bar a charge of homicide when the victim died only after the first trial.',
    (_, skin) =>
      `The death for which ${skin.suspect} is charged had not happened at the time of the first trial.`,
  ],
  'other-element': [
    'Blockburger v. United States',
    'Two offenses are different when each requires proof of a fact that the other does not, even if they arise from one event.',
    (_, skin) =>
      `Robbery needs force and a taking, the weapons charge against ${skin.suspect} needs a gun and a lack of a license.`,
  ],
  'federal-after-state': [
    'Gamble v. United States',
    'A state and the United States are separate sovereigns, so each may prosecute the same act under its own law.',
    (_, skin) => `${skin.suspect} was first tried under state law and is now charged under federal law.`,
  ],
  'other-state': [
    'Heath v. Alabama',
    'Two states are separate sovereigns, and each may prosecute an act that violates the laws of both.',
    (_, skin) => `The acts of ${skin.suspect} took place partly in each state.`,
  ],
  'state-after-city': [
    'Waller v. Florida',
    'A city and its state are one sovereign, so a conviction under an ordinance bars a state prosecution for the same offense.',
    (_, skin) =>
      `The ordinance under which ${skin.suspect} was convicted and the state law have the same elements.`,
  ],
  'federal-after-territory': [
    'Puerto Rico v. Sanchez Valle',
    'The power of a federal territory to prosecute comes in the end from Congress, so the territory and the United States are one sovereign.',
    (_, skin) =>
      `${skin.suspect} was convicted in the courts of such a territory under a law with the same elements.`,
  ],
  forfeiture: [
    'United States v. One Assortment of 89 Firearms',
    'An acquittal does not bar a forfeiture that is civil in purpose and effect, in which a lower standard of proof applies.',
    (_, skin) =>
      `The court found the action against what ${skin.suspect} had used to be civil in purpose and effect.`,
  ],
  'adult-court': [
    'Breed v. Jones',
    'A juvenile hearing that decides whether a criminal law was violated and can lead to confinement puts the child in jeopardy and bars a later trial as an adult.',
    (_, skin) => `The juvenile court had heard evidence and found against ${skin.suspect}.`,
  ],
  'other-victim-one-issue': [
    'Ashe v. Swenson',
    'When an acquittal must have rested on one issue of fact, the prosecution may not try that issue again in a case about another victim.',
    (_, skin) => `The only question at the first trial was whether ${skin.suspect} had been there.`,
  ],
  'other-victim-two-issues': [
    'Ashe v. Swenson',
    'An acquittal that may have rested on another ground settles no issue, and robberies of two persons are different offenses.',
    (_, skin) =>
      `The first jury may have acquitted ${skin.suspect} because of the claim to own ${skin.loot}, which has nothing to do with the watch.`,
  ],
  'severed-charge': [
    'Currier v. Virginia',
    'A defendant who asks for separate trials of charges that could have been tried together cannot object to the second trial because of an acquittal in the first.',
    (_, skin) => `${skin.suspect} wanted the two charges to be tried apart.`,
  ],
}

/** One rule a path: the cases are told apart by the fact that decides. */
export const steps: readonly Rule<JeopardyFacts, JeopardySkin>[] = Object.entries(RULES).map(
  ([id, [authority, rule, applied]]) => ({ id, authority, rule, applied, asOf: '2026-11-01' }),
)
