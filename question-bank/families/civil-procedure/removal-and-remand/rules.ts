import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { moverOf, type RemovalFacts, type RemovalStory, WAITED } from './facts.ts'

const MURPHY = 'Murphy Bros., Inc. v. Michetti Pipe Stringing, Inc.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  arises: {
    authority: '28 U.S.C. § 1441(b)(2)',
    rule: 'The forum-defendant rule covers only an action that is removable solely on the basis of diversity, and an action that arises under federal law may be removed whatever the citizenship of the parties.',
    applied: (_, { plaintiff }) =>
      `${capital(whose(plaintiff))} own complaint stated a federal claim, so the case stays in federal court.`,
  },
  complete: {
    authority: 'Strawbridge v. Curtiss',
    rule: 'Diversity is complete if no plaintiff is a citizen of the same state as any defendant, and the defendants may share a state.',
    applied: (_, { plaintiff }) =>
      `Only ${plaintiff.the} is a citizen of State A, and neither defendant is at home in the forum state, so the case stays in federal court.`,
  },
  'from-service': {
    authority: MURPHY,
    rule: 'The 30 days for removal run from formal service on the defendant, and neither the filing of the complaint nor knowledge of it starts them.',
    applied: (_, { defendant }) =>
      `${The(defendant)} removed 20 days after it was served, so the notice was timely.`,
  },
  'courtesy-copy': {
    authority: MURPHY,
    rule: 'The words "through service or otherwise" in § 1446(b)(1) do not let an informal copy start the 30 days, which run from formal service.',
    applied: (_, { defendant }) =>
      `The email came before ${defendant.the} was brought under the court's authority, and the notice came 20 days after service, so it was timely.`,
  },
  'later-served': {
    authority: '28 U.S.C. § 1446(b)(2)',
    rule: 'Each defendant has 30 days from its own service to remove, and a defendant who was served earlier may consent although that defendant did not remove.',
    applied: (_, { defendant, codefendant }) =>
      `${The(defendant)} removed 20 days after its own service, and ${codefendant.the} consented, so the removal was proper.`,
  },
  unserved: {
    authority: '28 U.S.C. § 1446(b)(2)(A)',
    rule: 'Only defendants who have been properly joined and served must join in or consent to removal.',
    applied: (_, { codefendant }) =>
      `${The(codefendant)} had not been served, and mere knowledge of the action is not service, so the removal was proper.`,
  },
  'other-paper': {
    authority: '28 U.S.C. § 1446(b)(3)',
    rule: 'If the initial pleading is not removable, the defendant has 30 days after receiving an amended pleading or other paper that first shows removability.',
    applied: (_, { defendant }) =>
      `The amended complaint first stated a federal claim, and ${defendant.the} removed 20 days after receiving it, so the notice was timely.`,
  },
  voluntary: {
    authority: '28 U.S.C. § 1446(b)(3)',
    rule: 'An action that the plaintiff makes diverse by a voluntary dismissal may be removed within 30 days after the defendant receives the paper that shows it.',
    applied: (_, { plaintiff, codefendant }) =>
      `${The(plaintiff)} chose to dismiss ${codefendant.the}, the notice came 20 days after receipt of that paper and well within a year, so it was timely.`,
  },
  'federal-year': {
    authority: '28 U.S.C. § 1446(c)(1)',
    rule: 'The limit of one year from commencement applies to an action that becomes removable later on the basis of diversity, and not to an added federal claim.',
    applied: (_, { defendant }) =>
      `${The(defendant)} had 30 days from the amended complaint and used 20 of them, so the removal was timely after 14 months.`,
  },
  'bad-faith': {
    authority: '28 U.S.C. § 1446(c)(1)',
    rule: 'The limit of one year on removal based on diversity does not apply if the court finds that the plaintiff acted in bad faith in order to prevent removal.',
    applied: (_, { codefendant }) =>
      `The message shows that ${codefendant.the} was kept in the case only to use up the year, so the removal was proper.`,
  },
  waived: {
    authority: '28 U.S.C. § 1447(c)',
    rule: 'A motion to remand for a defect other than a lack of subject-matter jurisdiction must be made within 30 days after the notice of removal is filed.',
    applied: ({ twist }, s) =>
      `${The(moverOf(twist, s))} waited ${WAITED[twist]?.toLowerCase()} days, so the objection was lost and the case stays in federal court.`,
  },
  reduced: {
    authority: 'St. Paul Mercury Indemnity Co. v. Red Cab Co.',
    rule: 'The amount in controversy is measured at the time of removal, and a later amendment that lowers the demand does not end the jurisdiction.',
    applied: (_, { plaintiff, sum }) =>
      `${The(plaintiff)} sought ${sum} when the action was removed, so the case stays in federal court.`,
  },
  late: {
    authority: '28 U.S.C. § 1446(b)(1)',
    rule: 'A notice of removal must be filed within 30 days after the defendant receives the initial pleading through service.',
    applied: (_, { defendant }) =>
      `Service on its president was service on ${defendant.the}, and the notice came 40 days later, which was too late.`,
  },
  unanimity: {
    authority: '28 U.S.C. § 1446(b)(2)(A)',
    rule: 'All defendants who have been properly joined and served must join in or consent to a removal under § 1441(a).',
    applied: (_, { codefendant }) =>
      `${The(codefendant)} had been served and did not consent, which made the removal defective.`,
  },
  year: {
    authority: '28 U.S.C. § 1446(c)(1)',
    rule: 'An action that becomes removable later may not be removed on the basis of diversity more than one year after it began, unless the plaintiff acted in bad faith to prevent removal.',
    applied: (_, { plaintiff, codefendant }) =>
      `${The(plaintiff)} had prepared to try the claim against ${codefendant.the} and then settled it, so the removal after 14 months was barred.`,
  },
  forum: {
    authority: '28 U.S.C. § 1441(b)(2)',
    rule: 'An action that is removable solely on the basis of diversity may not be removed if a properly joined and served defendant is a citizen of the state in which it was brought.',
    applied: (_, { defendant }) =>
      `${The(defendant)} was sued in State B, where it is a citizen, which made the removal defective.`,
  },
  'one-forum': {
    authority: '28 U.S.C. § 1441(b)(2)',
    rule: 'An action that is removable solely on the basis of diversity may not be removed if any properly joined and served defendant is a citizen of the state in which it was brought.',
    applied: (_, { codefendant }) =>
      `${The(codefendant)} is a citizen of State C and had been served, so the motion must be granted.`,
  },
  defense: {
    authority: 'Louisville & Nashville Railroad Co. v. Mottley',
    rule: "An action arises under federal law only if the plaintiff's own well-pleaded complaint does, and a federal defense does not count.",
    applied: (_, { plaintiff }) =>
      `${capital(whose(plaintiff))} claim is for defamation, the parties are of one state, and federal law comes in only as a defense, so there is no federal jurisdiction.`,
  },
  power: {
    authority: '28 U.S.C. § 1447(c)',
    rule: 'If at any time before final judgment it appears that the court lacks subject-matter jurisdiction, the case must be remanded.',
    applied: ({ twist }, s) =>
      `No delay by ${moverOf(twist, s).the} can supply jurisdiction, so remand is required.`,
  },
  nondiverse: {
    authority: 'Strawbridge v. Curtiss',
    rule: 'Diversity must be complete, so that no plaintiff is a citizen of the same state as any defendant.',
    applied: (_, { plaintiff, codefendant }) =>
      `${The(plaintiff)} and ${codefendant.the} are both citizens of State A, so there is no federal jurisdiction.`,
  },
  plaintiff: {
    authority: 'Shamrock Oil & Gas Corp. v. Sheets',
    rule: 'Only a defendant may remove, and a plaintiff does not become one when a counterclaim is filed.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} chose the state court and has to stay there, so the motion must be granted.`,
  },
  'own-counterclaim': {
    authority: 'Holmes Group, Inc. v. Vornado Air Circulation Systems, Inc.',
    rule: "Whether an action arises under federal law depends on the plaintiff's well-pleaded complaint, and a counterclaim under a federal statute does not count.",
    applied: (_, { plaintiff }) =>
      `${capital(whose(plaintiff))} complaint is for defamation under state law, and the parties are of one state, so the motion must be granted.`,
  },
  deleted: {
    authority: 'Royal Canin U.S.A., Inc. v. Wullschleger',
    rule: 'When a plaintiff amends after removal and deletes every federal claim, the amended complaint controls, and the court loses federal-question and supplemental jurisdiction.',
    applied: (_, { plaintiff, defendant }) =>
      `Only a state-law claim between ${plaintiff.the} and ${defendant.the}, citizens of one state, is left, so the motion must be granted.`,
  },
} as const satisfies RuleTable<RemovalFacts, RemovalStory>
