import { whose } from '../../engine/party.ts'
import type { JeopardyCells } from './reason-id.ts'

/** Reasons where another charge or another proceeding follows. */
export const OTHER_CELLS = {
  lesser: ({ suspect }) => ({
    'yes-same': [
      `every element of theft is part of the greater offense`,
      `theft has no element of its own to satisfy the Blockburger test`,
      `Theft requires nothing that robbery doesn't. A conviction of the greater bars the lesser, in whichever county.`,
    ],
    'yes-issue': [
      `issue preclusion protects ${suspect.the} after any verdict`,
      `issue preclusion settles all questions about the taking`,
      `Issue preclusion helps a defendant who was acquitted. The bar follows because theft is the same offense.`,
    ],
    'yes-fault': [
      `the second prosecutor acted only because the sentence was light`,
      `a second prosecutor may not act after a light sentence`,
      `A second prosecutor's motive, such as a light sentence, doesn't matter. Theft is barred because it's the same offense.`,
    ],
    'no-sovereign': [
      `two counties are separate sovereigns for purposes of the Clause`,
      `the prosecutor of another county serves a separate sovereign`,
      `Counties are parts of one state, so they aren't separate sovereigns.`,
    ],
    'no-different': [
      `theft and robbery are different offenses, as robbery requires force`,
      `each statute names a different offense under the Blockburger test`,
      `Each crime must have an element that the other lacks. Robbery has force, but theft adds nothing.`,
    ],
    'no-verdict': [
      `${whose(suspect)} conviction, unlike an acquittal, bars no second charge`,
      `only an acquittal, and not a conviction, bars a second charge`,
      `A conviction bars a second prosecution for the same offense just as an acquittal does.`,
    ],
  }),
  'after-death': ({ victim }) => ({
    'no-different': [
      `murder was not a completed offense when jeopardy attached`,
      `the offense of murder was incomplete at the first jeopardy`,
      `The victim was still alive at the first trial, so murder could not have been charged with the battery.`,
    ],
    'no-sovereign': [
      `a homicide statute is the law of a separate sovereign`,
      `separate sovereigns define battery and homicide`,
      `One state wrote both statutes, and one prosecutor charged both. There are no separate sovereigns.`,
    ],
    'no-attached': [
      `jeopardy attaches separately for each injury to a victim`,
      `jeopardy never attached, as ${victim.the} had not testified`,
      `Jeopardy attaches once for the trial, not for each injury, and whoever testified. But murder wasn't yet complete then.`,
    ],
    'yes-same': [
      `aggravated battery is a lesser included offense of murder`,
      `murder and battery are the same offense under the Blockburger test`,
      `Battery is a lesser included offense of murder, which normally bars the charge. The later death makes the exception.`,
    ],
    'yes-issue': [
      `issue preclusion settled the cause of the injury`,
      `issue preclusion bars proof of the same blow again`,
      `Issue preclusion follows an acquittal and protects the defendant. There was a conviction, so the same blow may be proved.`,
    ],
    'yes-attached': [
      `jeopardy had attached for every crime in the same blow`,
      `jeopardy had attached for all results of the blow`,
      `Jeopardy had attached for crimes that existed. Murder came into being with a result seven months later.`,
    ],
  }),
  'other-element': ({ suspect }) => ({
    'no-different': [
      `the Blockburger test makes the two crimes different offenses`,
      `each offense has an element that the other offense lacks`,
      `Robbery needs a taking by force; the other charge needs a gun and no license. Each has something of its own.`,
    ],
    'no-sovereign': [
      `licensing officials and courts are separate sovereigns`,
      `a licensing law is that of a separate sovereign`,
      `A state's licensing law comes from the same state. There are no separate sovereigns.`,
    ],
    'no-penalty': [
      `a licensing law is regulatory, so no second jeopardy arises`,
      `the licensing charge is civil and creates no jeopardy`,
      `Carrying without a license is charged as a crime, so it's not civil or regulatory. It's just a different offense.`,
    ],
    'yes-same': [
      `double jeopardy bars a second charge from the same transaction`,
      `the gun was part of the same offense as the robbery`,
      `The test compares elements, not the transaction. The gun and the missing license aren't part of robbery.`,
    ],
    'yes-issue': [
      `issue preclusion bars a second use of the proof of the pistol`,
      `issue preclusion settled at the first trial who had the pistol`,
      `Issue preclusion protects what an acquittal decided in a defendant's favor. There was no acquittal about the pistol.`,
    ],
    'yes-fault': [
      `a prosecutor may not hold back charges for a second trial`,
      `the same prosecutor acted in bad faith toward ${suspect.the}`,
      `The Clause doesn't require a prosecutor to join different offenses, and the motive doesn't matter.`,
    ],
  }),
  federal: ({ suspect }) => ({
    'no-sovereign': [
      `the state and the United States are separate sovereigns`,
      `separate sovereigns may each prosecute ${suspect.the}`,
      `State and federal law come from separate sovereigns, so the same act is two offenses, whatever the motive.`,
    ],
    'no-different': [
      `the federal crime is not the same offense under the Blockburger test`,
      `each robbery statute has an element that the other offense lacks`,
      `Each statute has the same elements, so neither lacks anything of the other. Different sovereigns make them different offenses.`,
    ],
    'no-attached': [
      `jeopardy never attaches in federal court through a state trial`,
      `jeopardy attached only for the purposes of a state appeal`,
      `Jeopardy did attach at the state trial. The federal case may go on because another sovereign brings it.`,
    ],
    'yes-sovereign': [
      `state and federal courts belong to a single sovereign nation`,
      `one sovereign people stands behind state and federal law`,
      `State and federal courts don't belong to one sovereign. Each draws its power to prosecute from its own source.`,
    ],
    'yes-same': [
      `the two statutes define the same offense with the same elements`,
      `robbery is the same offense in both courts under the Blockburger test`,
      `Under the Blockburger test robbery has the same elements in both courts, but separate sovereigns make it two offenses.`,
    ],
    'yes-acquittal': [
      `an acquittal by a jury is final against any later prosecution`,
      `the state acquittal is final in every court in the country`,
      `An acquittal by a jury is final in every state court, but it doesn't bind another sovereign in a later prosecution.`,
    ],
    'yes-issue': [
      `issue preclusion binds the United States to the state acquittal`,
      `issue preclusion bars proof of the robbery in federal court`,
      `Issue preclusion binds the party that lost. The United States was no party to the state trial.`,
    ],
  }),
  city: () => ({
    'yes-sovereign': [
      `a city and its state are a single sovereign`,
      `city and state prosecute as a single sovereign`,
      `A city's power comes from its state, so the two are one sovereign, and the elements are the same.`,
    ],
    'yes-issue': [
      `issue preclusion settled who fired the pistol`,
      `issue preclusion bars proof of the shot again`,
      `Issue preclusion would follow an acquittal. The bar follows because one sovereign convicted for the same shot.`,
    ],
    'yes-fault': [
      `the prosecutor used double jeopardy to lengthen a sentence`,
      `jeopardy forbids a charge after a light sentence`,
      `The prosecutor's wish to lengthen a light sentence doesn't matter. City and state are one sovereign.`,
    ],
    'no-sovereign': [
      `a city and its state are separate sovereigns`,
      `an ordinance is the law of a separate sovereign`,
      `A city isn't a separate sovereign. It draws its power from the state, as does its ordinance.`,
    ],
    'no-penalty': [
      `a violation of an ordinance is no jeopardy`,
      `city proceedings are civil and so no jeopardy`,
      `A violation of an ordinance punished with jail is criminal, so city proceedings of that kind are jeopardy.`,
    ],
    'no-different': [
      `ordinance and statute define different offenses`,
      `a city offense is never the same offense`,
      `Ordinance and statute have the same elements, so they define the same offense.`,
    ],
  }),
  territory: () => ({
    'yes-sovereign': [
      `Puerto Rico and the United States are one sovereign`,
      `the same sovereign stands behind both prosecutions`,
      `Puerto Rico's power to prosecute goes back to Congress, so both cases come from one sovereign.`,
    ],
    'yes-issue': [
      `issue preclusion settled who carried the firearm`,
      `issue preclusion bars proof of the firearm again`,
      `Issue preclusion would follow an acquittal. This was a conviction for carrying the firearm.`,
    ],
    'yes-fault': [
      `a federal prosecutor may not charge conduct already punished elsewhere`,
      `the federal prosecutor brought jeopardy from bad motives`,
      `A federal prosecutor's motive doesn't matter, and another sovereign may charge conduct already punished. The source of the power decides.`,
    ],
    'no-sovereign': [
      `Puerto Rico and the United States are separate sovereigns`,
      `a territory with its own laws is a separate sovereign`,
      `Self-government under its own laws doesn't make Puerto Rico a separate sovereign. Its power comes from Congress.`,
    ],
    'no-different': [
      `territorial and federal law never define the same offense`,
      `each statute defines its own offense under the Blockburger test`,
      `Territorial and federal law have the same elements, so the offense is the same.`,
    ],
    'no-attached': [
      `jeopardy does not attach in the courts of a territory`,
      `jeopardy under federal law never attached in those courts`,
      `Jeopardy attaches in the courts of a territory as elsewhere, and those courts convicted.`,
    ],
  }),
} as const satisfies JeopardyCells
