import { he, him, his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { CharacterFacts } from './facts.ts'
import type { CharacterStory } from './story.ts'

const VICTIM_OPENS =
  "If an accused offers evidence of an alleged victim's pertinent trait, the prosecution may rebut it and may offer evidence of the accused's same trait"
const METHODS =
  'Where character evidence is admissible, it may be proved by reputation or opinion, and on cross-examination of a character witness the court may allow an inquiry into specific instances'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  conduct: {
    authority: 'FRE 404(a)(1)',
    rule: "Evidence of a person's character or trait is not admissible to prove that on a particular occasion the person acted in accordance with it.",
    applied: ({ action }) =>
      action === 'negligence'
        ? `Carelessness in general is offered to show carelessness on that day.`
        : `A violent disposition is offered to show violence on that day.`,
  },
  'not-first': {
    authority: 'FRE 404(a)(2)',
    rule: 'The exceptions for criminal cases leave it to the accused to go first.',
    applied: (_, { fight }) =>
      `${The(fight.defendant)} had offered nothing, and a claim of self-defense is not evidence of a trait, so the opinion is inadmissible.`,
  },
  'driver-bad': {
    authority: 'FRE 404(a)(2)',
    rule: 'The exceptions that let in a pertinent trait apply in criminal cases only.',
    applied: (_, { crash }) =>
      `${The(crash.defendant)} is a party to a civil action, so the opinion of ${crash.witness.the} is inadmissible.`,
  },
  'own-trait': {
    authority: 'FRE 404(a)(2)(A)',
    rule: "An accused may offer evidence of the accused's own pertinent trait, and if that evidence is admitted, the prosecution may rebut it.",
    applied: ({ evidence }, { fight }) =>
      evidence === 'unrelated trait'
        ? 'A trait is pertinent if it makes the crime charged, or a defense to it, more or less likely.'
        : `Being peaceful bears on whether ${fight.defendant.the} attacked ${fight.victim.the}.`,
  },
  mercy: {
    authority: 'FRE 405(a)',
    rule: 'Reputation is one of the two forms in which a trait may be proved on direct examination.',
    applied: (_, { fight }) =>
      `${The(fight.forDefense)} may report what others say, so the testimony is admissible.`,
  },
  'rebut-own': {
    authority: 'FRE 405(a)',
    rule: 'The rebuttal may take the same forms, reputation or opinion.',
    applied: (_, { fight }) =>
      `${The(fight.defendant)} raised the subject, so the opinion of ${fight.forProsecution.the} is admissible.`,
  },
  honesty: {
    authority: 'FRE 608(a)',
    rule: "Evidence of a witness's truthful character is admissible only after that character has been attacked.",
    applied: (_, { fight }) =>
      `Honesty has no bearing on who began a fight, and ${fight.defendant.the} is no witness, so the opinion is inadmissible.`,
  },
  'same-trait': {
    authority: 'FRE 404(a)(2)(B)',
    rule: `${VICTIM_OPENS}.`,
    applied: (_, { fight }) =>
      `${The(fight.defendant)} attacked ${fight.victim.the} as violent, so an opinion that ${fight.defendant.the} is violent is admissible.`,
  },
  'rebut-victim': {
    authority: 'FRE 404(a)(2)(B)(i)',
    rule: `${VICTIM_OPENS}.`,
    applied: (_, { fight }) =>
      `The defense called ${fight.victim.the} violent, so an opinion that ${he(fight.victim)} is peaceful meets it and is admissible.`,
  },
  doors: {
    authority: 'FRE 404(a)(2)',
    rule: "Evidence of the accused's own trait lets the prosecution rebut that trait, and only evidence of an alleged victim's trait lets it speak of the victim.",
    applied: (_, { fight }) =>
      `The defense showed a trait of ${fight.defendant.the} and none of ${fight.victim.the}, who survived, so the opinion is inadmissible.`,
  },
  homicide: {
    authority: 'FRE 404(a)(2)(C)',
    rule: "In a homicide case, the prosecution may offer evidence of the alleged victim's trait of peacefulness to rebut evidence that the victim was the first aggressor.",
    applied: (_, { fight }) => `By the account of ${fight.defendant.the}, ${fight.started}.`,
  },
  'first-aggressor': {
    authority: 'FRE 405(a)',
    rule: 'Opinion is a proper form of such evidence.',
    applied: (_, { fight }) =>
      `${The(fight.victim)} died, so the opinion is admissible although the defense said nothing of character.`,
  },
  'not-homicide': {
    authority: 'FRE 404(a)(2)(B)',
    rule: "In other cases the prosecution must wait until the accused offers evidence of the victim's trait.",
    applied: (_, { fight }) =>
      `${The(fight.victim)} lived, and an account of one fight is no evidence of a trait, so the opinion is inadmissible.`,
  },
  'homicide-only': {
    authority: 'FRE 404(a)(2)(C)',
    rule: 'In a homicide case, evidence that the victim was the first aggressor lets the prosecution prove that the victim was peaceful, and no more.',
    applied: (_, { fight }) =>
      `${The(fight.defendant)} offered no trait of either person, so an opinion about ${him(fight.defendant)} is inadmissible.`,
  },
  direct: {
    authority: 'FRE 405(a)',
    rule: 'Where a trait of character may be proved, it may be proved by reputation or opinion.',
    applied: ({ evidence }, { fight }) =>
      evidence === 'good acts'
        ? `Being peaceful is a trait that ${fight.defendant.the} may prove.`
        : `Violence is a trait of ${fight.victim.the} that ${fight.defendant.the} may prove.`,
  },
  'own-acts': {
    authority: 'FRE 405(b)',
    rule: 'Specific instances may be offered only where the trait is an essential element of a charge, claim, or defense.',
    applied: (_, { fight }) =>
      `Peacefulness is no such element of assault, so what ${fight.forDefense.the} saw on that occasion is inadmissible.`,
  },
  'victim-acts': {
    authority: 'FRE 405(b)',
    rule: 'Specific instances may be offered only where the trait is an essential element of a charge, claim, or defense.',
    applied: (_, { fight }) =>
      `Self-defense asks what ${fight.victim.the} did and what ${fight.defendant.the} reasonably believed. What ${he(fight.victim)} is like is no element, so the act is inadmissible.`,
  },
  cross: {
    authority: 'FRE 405(a)',
    rule: `${METHODS}.`,
    applied: (_, { fight }) =>
      `${The(fight.forDefense)} gave an opinion, and a police report supports the question, so it may be asked.`,
  },
  'no-proof': {
    authority: 'FRE 405(a)',
    rule: `${METHODS}, but the inquirer may not prove them by other evidence.`,
    applied: (_, { fight }) =>
      `${The(fight.forDefense)} has answered, so the testimony of the eyewitness is inadmissible.`,
  },
  'victim-trait': {
    authority: 'FRE 404(a)(2)(B)',
    rule: "An accused may offer evidence of an alleged victim's pertinent trait.",
    applied: (_, { fight }) =>
      `Whether ${fight.victim.the} is violent bears on who began the fight, and the prosecution need not have raised it, so the opinion is admissible.`,
  },
  'other-purpose': {
    authority: 'FRE 404(b)',
    rule: 'Another act is not admissible to prove character in order to show conduct in accordance with it, but it may be admissible for another purpose.',
    applied: ({ action }, { fight, robbery, possession }) =>
      action === 'robbery'
        ? `Who robbed the bank in ${robbery.town} is in dispute.`
        : action === 'possession'
          ? `What ${possession.defendant.the} knew is in dispute.`
          : `What ${fight.defendant.the} believed is in dispute.`,
  },
  fear: {
    authority: 'United States v. Saenz, 179 F.3d 686 (9th Cir. 1999)',
    rule: 'An accused who claims self-defense may show acts of the other that the accused knew of, as proof of a reasonable fear.',
    applied: (_, { fight }) =>
      `${The(fight.defendant)} saw the earlier attack, so the testimony is admissible for that purpose.`,
  },
  civil: {
    authority: 'FRE 404(a)',
    rule: "Evidence of a person's trait is not admissible to prove conduct in accordance with it, and the exceptions for pertinent traits apply in criminal cases only.",
    applied: (_, { crash }) =>
      `${The(crash.defendant)} is not accused of a crime, so ${his(crash.defendant)} reputation is inadmissible.`,
  },
  habit: {
    authority: 'FRE 406',
    rule: "Evidence of a person's habit may be admitted to prove that the person acted in accordance with it on a particular occasion, whether or not it is corroborated or there was an eyewitness.",
    applied: () => 'A habit is a regular response to a repeated specific situation.',
  },
  'habit-shown': {
    authority: 'FRE 406',
    rule: 'Specific instances can prove it if they are many and nearly uniform.',
    applied: (_, { crash }) =>
      `${The(crash.witness)} saw the same response every time, so the testimony about ${crash.doing} is admissible.`,
  },
  'habit-general': {
    authority: 'FRE 404(a)(1)',
    rule: 'A general disposition, such as care, is a trait.',
    applied: (_, { crash }) =>
      `${The(crash.witness)} describes what ${crash.defendant.the} is like and no response to any one situation, so the testimony is inadmissible.`,
  },
  'in-issue': {
    authority: 'FRE 405(b)',
    rule: "When a person's character or trait is an essential element of a charge, claim, or defense, it may also be proved by relevant specific instances of conduct.",
    applied: (_, { libel }) =>
      `The truth of the statement turns on what ${libel.plaintiff.the} is like. ${The(libel.defendant)} pleads it as a defense, so the acts are admissible.`,
  },
  identity: {
    authority: 'FRE 404(b)(2)',
    rule: 'Identity is such a purpose where two crimes share features so unusual that they point to one person.',
    applied: (_, { robbery }) =>
      `Both robberies show ${robbery.mark}, and no others do, so the evidence is admissible.`,
  },
  ordinary: {
    authority: 'FRE 404(b)(2)',
    rule: 'Identity is such a purpose only where two crimes share features so unusual that they point to one person.',
    applied: (_, { robbery }) =>
      `Robbers often use ${robbery.means}. What is left is that ${robbery.defendant.the} has robbed before, so the evidence is inadmissible.`,
  },
  knowledge: {
    authority: 'FRE 404(b)(2)',
    rule: 'Knowledge, intent, and absence of mistake are such purposes.',
    applied: (_, { possession }) =>
      `The earlier act makes it less likely that ${possession.excuse}, so the testimony is admissible.`,
  },
  huddleston: {
    authority: 'Huddleston v. United States, 485 U.S. 681 (1988)',
    rule: 'Another act may be proved for a purpose other than character if the jury could find by a preponderance of the evidence that the accused did it.',
    applied: (_, { possession }) =>
      `${The(possession.witness)} would say so at first hand, and the act bears on what ${possession.defendant.the} knew.`,
  },
  dowling: {
    authority: 'Dowling v. United States, 493 U.S. 342 (1990)',
    rule: 'An acquittal does not bar the act, because it settles only that guilt was not proved beyond a reasonable doubt.',
    applied: (_, { possession }) =>
      `The verdict of the state jury leaves room for the lower standard, so the testimony of ${possession.witness.the} is admissible.`,
  },
  notice: {
    authority: 'FRE 404(b)(3)',
    rule: 'In a criminal case the prosecutor must give reasonable written notice of such evidence before trial, unless the court, for good cause, excuses the lack of it.',
    applied: (_, { possession }) =>
      `The prosecutor planned to use ${whose(possession.witness)} testimony and shows no cause for the silence, so it is inadmissible, whatever it would prove.`,
  },
  similar: {
    authority: 'FRE 413',
    rule: 'In a criminal case in which a defendant is accused of a sexual assault, evidence that the defendant committed any other sexual assault may be admitted and may be considered on any matter to which it is relevant.',
    applied: (_, { accusation }) =>
      `${The(accusation.other)} tells of one at first hand, and it was disclosed in time. No conviction is required, so the testimony is admissible.`,
  },
  shield: {
    authority: 'FRE 412(a)',
    rule: 'In a case that involves alleged sexual misconduct, evidence that a victim engaged in other sexual behavior is not admissible, with narrow exceptions.',
    applied: (_, { accusation }) =>
      `The men were others than ${accusation.defendant.the}, and the purpose is consent, so no exception applies and the testimony is inadmissible.`,
  },
  'with-accused': {
    authority: 'FRE 412(b)(1)(B)',
    rule: "In a criminal case, specific instances of a victim's sexual behavior with the accused may be admitted if the accused offers them to prove consent.",
    applied: (_, { accusation }) =>
      `${The(accusation.defendant)} is that person, and consent is the defense, so the testimony is admissible.`,
  },
  source: {
    authority: 'FRE 412(b)(1)(A)',
    rule: "In a criminal case, specific instances of a victim's sexual behavior may be admitted to prove that someone other than the accused was the source of semen, injury, or other physical evidence.",
    applied: (_, { accusation }) =>
      `The government put the semen in evidence, and ${accusation.friend.the} accounts for it, so the testimony is admissible.`,
  },
} as const satisfies RuleTable<CharacterFacts, CharacterStory>
