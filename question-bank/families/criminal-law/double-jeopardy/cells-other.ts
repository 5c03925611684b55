import type { JeopardyCells } from './reason-id.ts'

/** Reasons where another charge or another proceeding follows. */
export const OTHER_CELLS = {
  lesser: () => ({
    'yes-same': [
      `theft requires proof of no element that robbery does not also require`,
      `theft, a lesser included offense of robbery, is the same offense`,
      `Theft requires nothing that robbery doesn't. A conviction of the greater bars the lesser, in whichever county.`,
    ],
    'yes-issue': [
      `issue preclusion bars the state from proving the same taking a second time`,
      `the robbery conviction settled the fact of the taking under issue preclusion`,
      `Issue preclusion helps a defendant who was acquitted. Proving the taking again is barred because theft is the same offense.`,
    ],
    'yes-fault': [
      `a prosecutor may not bring a second charge because a sentence was light`,
      `a second charge after a light sentence is an abuse of the prosecutor's discretion`,
      `A second prosecutor's motive, such as a light sentence, doesn't matter. Theft is barred because it's the same offense.`,
    ],
    'no-sovereign': [
      `prosecutors of different counties act on behalf of separate sovereigns`,
      `two counties of a state are separate sovereigns under the Clause`,
      `Counties are parts of one state, so they aren't separate sovereigns.`,
    ],
    'no-different': [
      `robbery requires proof of force, which makes theft a different offense`,
      `robbery and theft are different offenses, since theft requires no force`,
      `Each crime must have an element that the other lacks. Robbery requires force, but theft requires nothing more.`,
    ],
    'no-verdict': [
      `a conviction, unlike an acquittal, does not bar a second prosecution`,
      `the Clause bars a second charge only if the first trial ended in an acquittal`,
      `A conviction bars a second prosecution for the same offense just as an acquittal does.`,
    ],
  }),
  'after-death': () => ({
    'no-different': [
      `the offense of murder was not complete at the time of the first trial`,
      `murder could not have been charged at the first trial, as no one had died`,
      `The victim was still alive at the first trial, so murder could not have been charged with the battery.`,
    ],
    'no-verdict': [
      `a conviction, unlike an acquittal, does not bar a charge of a greater offense`,
      `the Clause bars a second charge only if the first trial ended in an acquittal`,
      `A conviction bars a later charge of a greater offense just as an acquittal does. The death after the trial makes the exception.`,
    ],
    'no-attached': [
      `jeopardy attaches separately to each injury that a single blow causes`,
      `the Clause bars a second trial only on the very charge that was tried before`,
      `Jeopardy covers the greater offense too, not only the very charge, and doesn't attach separately to each injury. But murder wasn't yet complete.`,
    ],
    'yes-same': [
      `aggravated battery, as a lesser included offense, is the same offense as murder`,
      `the murder charge requires proof of every element of the aggravated battery`,
      `Battery is a lesser included offense of murder, which normally bars the charge. The later death makes the exception.`,
    ],
    'yes-issue': [
      `issue preclusion bars the state from proving the same blow a second time`,
      `the conviction settled the extent of the injury under issue preclusion`,
      `Issue preclusion protects a defendant who was acquitted. There was a conviction, so the blow and the injury may be proved.`,
    ],
    'yes-attached': [
      `jeopardy had attached to every offense that the blow might constitute`,
      `jeopardy had attached, and the state could have waited to learn the outcome`,
      `Jeopardy had attached to offenses that existed, and the state needn't have waited. Murder came into being seven months later.`,
    ],
  }),
  'other-element': ({ suspect }) => ({
    'no-different': [
      `each of the two offenses requires proof of an element that the other does not`,
      `robbery and unlicensed carrying each require proof of a fact that the other does not`,
      `Robbery requires a taking by force; the other charge requires a gun and no license. Each has something of its own.`,
    ],
    'no-verdict': [
      `a conviction, unlike an acquittal, does not bar a second prosecution`,
      `the Clause bars a second charge only if the first trial ended in an acquittal`,
      `A conviction bars a second charge for the same offense just as an acquittal does. This is a different offense.`,
    ],
    'no-penalty': [
      `a licensing law is regulatory, and a charge under it does not create jeopardy`,
      `carrying without a license is a civil violation, which does not create jeopardy`,
      `Carrying without a license is charged as a crime, so the law isn't merely regulatory or civil. It's just a different offense.`,
    ],
    'yes-same': [
      `the two charges arise from the same transaction and are thus the same offense`,
      `double jeopardy bars a second prosecution for a single criminal transaction`,
      `The test compares elements, not the transaction. The gun and the missing license aren't part of robbery.`,
    ],
    'yes-issue': [
      `issue preclusion bars a second use of the testimony about the pistol`,
      `the first trial settled who had the pistol for purposes of issue preclusion`,
      `Issue preclusion protects what an acquittal decided in a defendant's favor. There was no acquittal about the pistol.`,
    ],
    'yes-fault': [
      `a prosecutor must bring all charges from a single transaction in one trial`,
      `the prosecutor acted in bad faith by charging ${suspect.the} after the sentence`,
      `The Clause doesn't require a prosecutor to join different offenses, and the motive doesn't matter.`,
    ],
  }),
  federal: ({ suspect }) => ({
    'no-sovereign': [
      `the state and the United States are separate sovereigns with their own laws`,
      `separate sovereigns may each prosecute ${suspect.the} for the same act`,
      `State and federal law come from separate sovereigns, so the same act is two offenses, whatever the motive.`,
    ],
    'no-verdict': [
      `a verdict of not guilty shows only reasonable doubt and bars no new indictment`,
      `an acquittal bars an appeal from the verdict but does not bar a new indictment`,
      `An acquittal does bar a new indictment for the same offense by the same sovereign. Different sovereigns make different offenses.`,
    ],
    'no-necessity': [
      `a federal interest left unprotected creates a manifest necessity for a second trial`,
      `the state jury's error was a manifest necessity for a trial in federal court`,
      `Manifest necessity concerns mistrials, and no federal interest or error need be shown. The case may go on because another sovereign brings it.`,
    ],
    'yes-sovereign': [
      `the states and the United States are parts of a single sovereign nation`,
      `state and federal prosecutors act on behalf of the same sovereign people`,
      `State and federal prosecutors don't act for a single sovereign. Each draws its power to prosecute from its own source.`,
    ],
    'yes-same': [
      `the two statutes have the same elements and thus define the same offense`,
      `robbery is the same offense under both statutes by the Blockburger test`,
      `Under the Blockburger test robbery has the same elements in both courts, but separate sovereigns make it two offenses.`,
    ],
    'yes-acquittal': [
      `a jury's acquittal is final and bars any later prosecution for the same act`,
      `the state court's judgment of acquittal binds every court in the country`,
      `An acquittal by a jury is final in every court of that state, but it doesn't bind another sovereign in a later prosecution.`,
    ],
    'yes-issue': [
      `issue preclusion binds the United States to the state jury's acquittal`,
      `issue preclusion bars the United States from proving the same robbery`,
      `Issue preclusion binds the party that lost. The United States was no party to the state trial.`,
    ],
  }),
  city: () => ({
    'yes-sovereign': [
      `the city and the state are a single sovereign for purposes of the Clause`,
      `the city draws its power to prosecute from the state, so there is one sovereign`,
      `A city's power comes from its state, so the two are one sovereign, and the elements are the same.`,
    ],
    'yes-issue': [
      `issue preclusion bars the state from proving the same shot a second time`,
      `the city conviction settled who fired the shot under issue preclusion`,
      `Issue preclusion would follow an acquittal. The bar follows because one sovereign convicted for the same shot.`,
    ],
    'yes-fault': [
      `a prosecutor may not bring a second charge because a sentence was light`,
      `a second charge after a light sentence is an abuse of the prosecutor's discretion`,
      `The prosecutor's wish to lengthen a light sentence doesn't matter. City and state are one sovereign.`,
    ],
    'no-sovereign': [
      `the city and the state, which have their own laws, are separate sovereigns`,
      `an ordinance and a statute are the laws of separate sovereigns`,
      `A city isn't a separate sovereign because it has its own laws. It draws its power from the state, as does its ordinance.`,
    ],
    'no-penalty': [
      `a violation of a city ordinance is civil and does not create jeopardy`,
      `ten days in jail is too light a penalty to place a defendant in jeopardy`,
      `A violation of an ordinance punished with jail, however light, is criminal, so it puts the defendant in jeopardy.`,
    ],
    'no-different': [
      `the ordinance and the statute, passed by different bodies, are not the same offense`,
      `a violation of an ordinance is not the same offense as a crime under a statute`,
      `Ordinance and statute have the same elements, so they define the same offense.`,
    ],
  }),
  territory: () => ({
    'yes-sovereign': [
      `Puerto Rico and the United States draw their power from one sovereign source`,
      `Puerto Rico and the United States are not separate sovereigns under the Clause`,
      `Puerto Rico's power to prosecute goes back to Congress, so both cases come from one sovereign.`,
    ],
    'yes-issue': [
      `issue preclusion bars proof of a fact that a court has already found`,
      `the conviction settled the issue of possession under issue preclusion`,
      `Issue preclusion would follow an acquittal. This was a conviction for possession of the firearm.`,
    ],
    'yes-fault': [
      `a federal prosecutor may not charge conduct that has already been punished`,
      `a second jeopardy for punished conduct is an abuse of prosecutorial discretion`,
      `A prosecutor's discretion or motive doesn't matter, and another sovereign may charge conduct already punished. The source of the power decides.`,
    ],
    'no-sovereign': [
      `Puerto Rico, which governs itself, is a separate sovereign under the Clause`,
      `Puerto Rico, like a state, is a sovereign separate from the United States`,
      `Self-government under its own laws doesn't make Puerto Rico a separate sovereign. Its power comes from Congress.`,
    ],
    'no-verdict': [
      `a conviction, unlike an acquittal, does not bar a second prosecution`,
      `the Clause bars a second charge only if the first case ended in an acquittal`,
      `A conviction bars a second prosecution just as an acquittal does, if one sovereign brings both.`,
    ],
    'no-attached': [
      `jeopardy under the Constitution does not attach in a territory's courts`,
      `jeopardy in the courts of Puerto Rico does not bar a federal indictment`,
      `Jeopardy attaches in the courts of a territory as elsewhere, and those courts convicted.`,
    ],
  }),
} as const satisfies JeopardyCells
