import { whose } from '../../engine/party.ts'
import type { JeopardyCells } from './reason-id.ts'

/** More reasons where another charge or another proceeding follows: after an acquittal. */
export const MORE_OTHER_CELLS = {
  forfeiture: ({ suspect, vehicle }) => ({
    'no-penalty': [
      `a civil forfeiture is not a second jeopardy`,
      `the Double Jeopardy Clause does not reach a civil forfeiture`,
      `The action is civil by its terms and not punitive in purpose or effect. The Clause forbids only criminal punishment.`,
    ],
    'no-sovereign': [
      `civil and criminal courts serve separate sovereigns`,
      `a forfeiture is brought by a separate sovereign`,
      `The United States brought both cases. There are no separate sovereigns, but this one isn't criminal.`,
    ],
    'no-different': [
      `a forfeiture is a different offense under the Blockburger test`,
      `use of a vehicle is a different offense from the robbery`,
      `The use of a vehicle isn't charged as an offense, so the Blockburger test doesn't matter. A civil forfeiture is no prosecution.`,
    ],
    'yes-same': [
      `the forfeiture punishes the same offense as the indictment`,
      `taking ${vehicle} punishes the same offense again`,
      `It rests on the same offense but doesn't punish it. The court found it not punitive in purpose or effect.`,
    ],
    'yes-issue': [
      `issue preclusion settles that ${suspect.the} was not the robber`,
      `issue preclusion applies to what the acquittal decided`,
      `An acquittal shows only a reasonable doubt. A civil action needs a preponderance, so nothing is precluded.`,
    ],
    'yes-acquittal': [
      `an acquittal is final against every claim on those facts`,
      `the acquittal bars any further suit over the robbery by the same sovereign`,
      `An acquittal bars a second prosecution, not a civil suit or claim under a lower standard of proof.`,
    ],
  }),
  'one-issue': ({ suspect, witness }) => ({
    'yes-issue': [
      `issue preclusion bars relitigation of who the robber was`,
      `issue preclusion follows from the acquittal of ${suspect.the}`,
      `The first jury had only one question, and its acquittal answered it. The state may not ask it again.`,
    ],
    'yes-same': [
      `robbing two people in one transaction is the same offense`,
      `the two robberies are the same offense under the Blockburger test`,
      `Two victims make two offenses, even in one transaction. The bar comes from the fact that was decided.`,
    ],
    'yes-fault': [
      `the prosecutor held back a charge for a second trial`,
      `a prosecutor must join all charges for a single jeopardy`,
      `A prosecutor needn't join charges for different offenses in one trial. The decided fact is what bars the second.`,
    ],
    'no-different': [
      `robberies of two victims are different offenses`,
      `each robbery is a different offense under the Blockburger test`,
      `They're different offenses, which defeats one argument. Issue preclusion is another, and it applies across offenses.`,
    ],
    'no-attached': [
      `jeopardy never attached on the robbery of ${witness.the}`,
      `jeopardy had attached for one of the robberies only`,
      `Jeopardy had attached for one robbery only, but what that acquittal decided can't be tried again.`,
    ],
    'no-verdict': [
      `an acquittal shows only doubt and decides no issue of fact`,
      `a general verdict of acquittal never decides a single issue`,
      `An acquittal decides whatever a rational jury must have found. With one question in dispute, that's plain.`,
    ],
  }),
  'two-issues': () => ({
    'no-different': [
      `the robberies of two victims are different offenses`,
      `each robbery is a different offense by its victim`,
      `Two victims, two offenses. And the first verdict may rest on the claim of ownership, so no fact is settled.`,
    ],
    'no-attached': [
      `jeopardy had attached for one robbery only`,
      `jeopardy ended when the first jury retired`,
      `Jeopardy had attached for one robbery, but an acquittal can preclude facts in another. This one settled none.`,
    ],
    'no-consent': [
      `arguing two defenses was consent to retrial`,
      `the defense asked for no joint trial`,
      `Arguing two defenses, or not asking for a joint trial, isn't consent. The acquittal simply settled no fact.`,
    ],
    'yes-issue': [
      `the acquittal necessarily decided who the robber was`,
      `issue preclusion applies to a general acquittal`,
      `Preclusion needs a fact that the jury must have decided. It may have relied on the other defense.`,
    ],
    'yes-same': [
      `robbing two people at once is the same offense`,
      `one transaction with two victims is the same offense`,
      `Robbing two people at once isn't the same offense, even in one transaction. Each victim makes another.`,
    ],
    'yes-acquittal': [
      `the acquittal is final for the whole event`,
      `the acquittal covers both robberies`,
      `The acquittal covers the charge that was tried, not the whole event.`,
    ],
  }),
  severed: ({ suspect }) => ({
    'no-consent': [
      `${suspect.the} consented to two trials by asking for them`,
      `separate trials were held with ${whose(suspect)} consent`,
      `Having asked for separate trials, a defendant can't use the first acquittal to prevent the second.`,
    ],
    'no-sovereign': [
      `firearm and robbery laws are those of separate sovereigns`,
      `separate sovereigns punish robbery and possession`,
      `One state brought both charges, so there are no separate sovereigns. The request for two trials decides.`,
    ],
    'no-attached': [
      `jeopardy does not attach to a charge that was severed`,
      `jeopardy on the severed charge had not attached`,
      `Whether jeopardy attached on the severed charge isn't the problem. The request for two trials answers the claim of preclusion.`,
    ],
    'yes-issue': [
      `issue preclusion follows from the acquittal of robbery`,
      `issue preclusion settles whether ${suspect.the} was armed there`,
      `Even if the acquittal of robbery settled something, a defendant who wanted two trials can't invoke it.`,
    ],
    'yes-same': [
      `possession of the firearm is the same offense as the robbery`,
      `both charges are the same offense, arising from one robbery`,
      `Possession of a firearm by a felon isn't an element of robbery, so arising from one robbery doesn't make them the same.`,
    ],
    'yes-fault': [
      `the prosecutor uses much the same evidence a second time`,
      `a prosecutor may not use a first trial as a rehearsal`,
      `Using the same evidence a second time isn't misconduct. The prosecutor wanted one trial.`,
    ],
  }),
} as const satisfies JeopardyCells
