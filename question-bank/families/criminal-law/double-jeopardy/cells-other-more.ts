import type { JeopardyCells } from './reason-id.ts'

/** More reasons where another charge or another proceeding follows: after an acquittal. */
export const MORE_OTHER_CELLS = {
  forfeiture: ({ suspect, vehicle }) => ({
    'no-penalty': [
      `a forfeiture that is civil in purpose and effect is not a second prosecution`,
      `a civil forfeiture does not place ${suspect.the} in jeopardy a second time`,
      `The action is civil by its terms and not punitive in purpose or effect. The Clause forbids only criminal punishment.`,
    ],
    'no-verdict': [
      `an acquittal bars an appeal from the verdict but not a new case of any kind`,
      `an acquittal bars an appeal but does not bar a second prosecution on the same facts`,
      `An acquittal bars more than an appeal: no new criminal case may follow for the same offense. This one is civil.`,
    ],
    'no-different': [
      `the use of a vehicle in a robbery is a different offense from the robbery`,
      `forfeiture and robbery are different offenses under the Blockburger test`,
      `The use of a vehicle isn't charged as an offense, so the Blockburger test doesn't matter. A civil forfeiture is no prosecution.`,
    ],
    'yes-same': [
      `the forfeiture is punishment for the same offense as that in the indictment`,
      `taking ${vehicle} would punish ${suspect.the} again for the same offense`,
      `It rests on the same offense but doesn't punish it. The court found it not punitive in purpose or effect.`,
    ],
    'yes-issue': [
      `the acquittal settled under issue preclusion that ${suspect.the} was not the robber`,
      `issue preclusion bars the United States from proving what the jury rejected`,
      `An acquittal shows only a reasonable doubt. A civil action needs a preponderance, so the jury settled nothing that precludes it.`,
    ],
    'yes-acquittal': [
      `an acquittal is final and bars any later action on the same facts`,
      `the acquittal bars the same sovereign from any further suit over the robbery`,
      `An acquittal bars a second prosecution, not a civil suit or claim under a lower standard of proof.`,
    ],
  }),
  'one-issue': ({ suspect, witness }) => ({
    'yes-issue': [
      `issue preclusion bars the state from relitigating whether ${suspect.the} was the robber`,
      `the acquittal necessarily decided who was not the robber, so issue preclusion applies`,
      `The first jury had only one question, and its acquittal answered it. The state may not ask it again.`,
    ],
    'yes-same': [
      `the robbery of two people in a single transaction is one and the same offense`,
      `the two robberies, having the same elements, are the same offense under Blockburger`,
      `Two victims make two offenses, even in one transaction. The bar comes from the fact that was decided.`,
    ],
    'yes-fault': [
      `a prosecutor must join in one trial all charges from a single transaction`,
      `a prosecutor who holds back a charge may not bring it at a second trial`,
      `A prosecutor needn't join charges for different offenses in one trial. The decided fact is what bars the second.`,
    ],
    'no-different': [
      `the robberies of two victims in a single transaction are different offenses`,
      `each robbery is a different offense, since it requires proof of its own victim`,
      `They're different offenses, which defeats one argument. Issue preclusion is another, and it applies across offenses.`,
    ],
    'no-attached': [
      `jeopardy had attached only on the charge of robbing the first victim`,
      `jeopardy never attached on the charge of robbing ${witness.the}`,
      `Jeopardy had attached for one robbery only, but what that acquittal decided can't be tried again.`,
    ],
    'no-verdict': [
      `a verdict of acquittal shows only reasonable doubt and decides no issue of fact`,
      `a general verdict of acquittal does not reveal which issue the jury decided`,
      `An acquittal decides whatever a rational jury must have found. With one question in dispute, that's plain.`,
    ],
  }),
  'two-issues': ({ suspect }) => ({
    'no-different': [
      `the robberies are different offenses, and the acquittal may rest on the claim of right`,
      `each robbery is a different offense, and the verdict settled no single issue`,
      `Two victims, two offenses. And the first verdict may rest on the claim of ownership, so no fact is settled.`,
    ],
    'no-attached': [
      `an acquittal has no effect on a charge to which jeopardy had not attached`,
      `jeopardy on the second charge never attached, so the verdict is irrelevant`,
      `Jeopardy had attached for one robbery, but an acquittal can preclude facts in another. This one settled none.`,
    ],
    'no-consent': [
      `${suspect.the} waived any claim of issue preclusion by arguing two defenses`,
      `${suspect.the} consented to a second trial by arguing two defenses`,
      `Arguing two defenses is neither a waiver nor consent. The acquittal simply settled no fact.`,
    ],
    'yes-issue': [
      `the acquittal necessarily decided that ${suspect.the} was not the robber`,
      `issue preclusion applies to each defense that a jury may have accepted`,
      `Preclusion needs a fact that the jury must have decided. It may have relied on the other defense.`,
    ],
    'yes-same': [
      `the robbery of two people in one transaction is a single offense`,
      `the two robberies have the same elements and are the same offense`,
      `Robbing two people isn't the same offense, even in one transaction and with the same elements. Each victim makes another.`,
    ],
    'yes-acquittal': [
      `the acquittal is final and bars any charge from the same episode`,
      `the acquittal covers both robberies, which were part of one episode`,
      `The acquittal covers the charge that was tried, not the whole episode.`,
    ],
  }),
  severed: ({ suspect }) => ({
    'no-consent': [
      `${suspect.the}, having sought separate trials, may not rely on the first verdict`,
      `${suspect.the} consented to a second trial by moving to sever the two charges`,
      `Having asked for separate trials, a defendant can't use the first acquittal to prevent the second.`,
    ],
    'no-verdict': [
      `a verdict of acquittal shows only reasonable doubt and decides no issue of fact`,
      `an acquittal, which shows only reasonable doubt, cannot preclude a later charge`,
      `An acquittal decides whatever a rational jury must have found. The request for two trials is what defeats the claim here.`,
    ],
    'no-attached': [
      `an acquittal has no effect on a charge to which jeopardy had not attached`,
      `jeopardy never attaches to a charge that is severed before the trial`,
      `Whether jeopardy attached on the severed charge isn't the problem. The request for two trials answers the claim of preclusion.`,
    ],
    'yes-issue': [
      `issue preclusion bars the state from proving again that ${suspect.the} was armed there`,
      `the acquittal of robbery settled the firearm charge under issue preclusion`,
      `Even if the acquittal of robbery settled something, a defendant who wanted two trials can't invoke it.`,
    ],
    'yes-same': [
      `possession of a firearm in the robbery is the same offense as the robbery`,
      `both charges arise from the same transaction and are thus the same offense`,
      `Possession of a firearm by a felon isn't an element of robbery, so arising from one robbery doesn't make them the same.`,
    ],
    'yes-fault': [
      `a prosecutor may not use a first trial as a rehearsal for a second`,
      `a prosecutor may not use the same evidence at two successive trials`,
      `Using the same evidence a second time isn't misconduct. The prosecutor wanted one trial.`,
    ],
  }),
} as const satisfies JeopardyCells
