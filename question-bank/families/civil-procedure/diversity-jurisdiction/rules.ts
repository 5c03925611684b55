import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { DiversityFacts, DiversityStory } from './facts.ts'

const HERTZ = 'Hertz Corp. v. Friend'
const AMERICOLD = 'Americold Realty Trust v. ConAgra Foods, Inc.'
const GRUPO = 'Grupo Dataflux v. Atlas Global Group, L.P.'
const MAS = 'Mas v. Perry'
const SNYDER = 'Snyder v. Harris'

/** Section 1332 and the cases on it. The last rule of a path says the result. */
export const rules = {
  charter: {
    authority: '28 U.S.C. § 1332(c)(1)',
    rule: 'A corporation is a citizen of every state in which it has been incorporated and of the state of its principal place of business, and either citizenship can destroy diversity.',
    applied: (_, { plaintiff, company, home }) =>
      `${The(company)} and ${plaintiff.the} are both citizens of ${home}, so there is no jurisdiction.`,
  },
  nerve: {
    authority: HERTZ,
    rule: "A corporation's principal place of business is its nerve center, the place from which its officers direct, control, and coordinate its activities.",
    applied: (_, { plaintiff, company, home }) =>
      `That place is in ${home}, so ${company.the} and ${plaintiff.the} share a citizenship and there is no jurisdiction.`,
  },
  plant: {
    authority: HERTZ,
    rule: "A corporation's principal place of business is its nerve center, even if most of its activity takes place elsewhere.",
    applied: (_, { plaintiff, company, home, away, third }) =>
      `${The(company)} is a citizen of ${third} and ${away}, and ${plaintiff.the} is a citizen of ${home}. The court has jurisdiction.`,
  },
  shareholder: {
    authority: '28 U.S.C. § 1332(c)(1)',
    rule: 'A corporation is a citizen of its states of incorporation and principal place of business. The citizenship of its shareholders is disregarded.',
    applied: (_, { plaintiff, owner }) =>
      `So it makes no difference that ${owner.the} and ${plaintiff.the} come from the same state, and the court has jurisdiction.`,
  },
  member: {
    authority: AMERICOLD,
    rule: 'An unincorporated entity, such as a limited liability company, has the citizenship of all of its members.',
    applied: (_, { plaintiff, owner, home }) =>
      `${The(owner)} and ${plaintiff.the} are both citizens of ${home}, so diversity is not complete.`,
  },
  llc: {
    authority: AMERICOLD,
    rule: 'An unincorporated entity, such as a limited liability company, has the citizenship of its members, wherever it is organized and run.',
    applied: (_, { plaintiff, home }) =>
      `Neither member is a citizen of ${home}, as ${plaintiff.the} is, so the court has jurisdiction.`,
  },
  resident: {
    authority: '28 U.S.C. § 1332(a)(2)',
    rule: 'There is no jurisdiction between a citizen of a state and a foreign citizen who has been lawfully admitted for permanent residence and is domiciled in the same state.',
    applied: (_, { plaintiff, person, home }) =>
      `${The(person)} is a permanent resident domiciled in ${home}, the state of ${plaintiff.the}, so there is no jurisdiction.`,
  },
  'resident-elsewhere': {
    authority: '28 U.S.C. § 1332(a)(2)',
    rule: 'A citizen of a state may sue a foreign citizen in diversity unless the latter is a permanent resident domiciled in the same state.',
    applied: (_, { plaintiff, person, home, away }) =>
      `${The(person)} is domiciled in ${away} and ${plaintiff.the} in ${home}, so the court has jurisdiction.`,
  },
  visitor: {
    authority: '28 U.S.C. § 1332(a)(2)',
    rule: 'A citizen of a state may sue a foreign citizen in diversity unless the latter has been lawfully admitted for permanent residence and is domiciled in the same state.',
    applied: (_, { person, home }) =>
      `${The(person)} lives in ${home} on a temporary visa, so the exception does not apply and the court has jurisdiction.`,
  },
  expatriate: {
    authority: 'Newman-Green, Inc. v. Alfonzo-Larrain',
    rule: 'To be a citizen of a state, a person must be both a citizen of the United States and domiciled in that state. An American domiciled abroad is therefore stateless for purposes of diversity.',
    applied: (_, { person, country }) =>
      `${The(person)} has settled in ${country}, so there is no jurisdiction.`,
  },
  decedent: {
    authority: '28 U.S.C. § 1332(c)(2)',
    rule: "The legal representative of a decedent's estate is deemed to be a citizen only of the decedent's state.",
    applied: (_, { plaintiff, person, home }) =>
      `${The(person)} and ${plaintiff.the} were both citizens of ${home}, so there is no jurisdiction.`,
  },
  executor: {
    authority: '28 U.S.C. § 1332(c)(2)',
    rule: "The legal representative of a decedent's estate is deemed to be a citizen only of the decedent's state, whatever the representative's own citizenship.",
    applied: (_, { plaintiff, person, home, away }) =>
      `${The(person)} was a citizen of ${away} and ${plaintiff.the} of ${home}, so the court has jurisdiction.`,
  },
  domicile: {
    authority: MAS,
    rule: 'A person changes domicile by taking up residence in another state with the intent to remain there.',
    applied: (_, { plaintiff, away }) =>
      `${The(plaintiff)} did that on moving to ${away} for a permanent job.`,
  },
  'joined-before': {
    authority: GRUPO,
    rule: 'Diversity depends on the state of things at the time the action is brought.',
    applied: (_, { person, away }) =>
      `By then, ${person.the} was not the only citizen of ${away}, so there was no jurisdiction.`,
  },
  'joined-after': {
    authority: GRUPO,
    rule: 'Diversity depends on the state of things at the time the action is brought, and a later change of citizenship does not end it.',
    applied: (_, { plaintiff, home }) =>
      `${The(plaintiff)} was then a citizen of ${home}, so the court has jurisdiction.`,
  },
  'left-before': {
    authority: 'Williamson v. Osenton',
    rule: 'A person changes domicile by taking up residence in another state with the intent to remain there, and the motive for the move does not matter if the intent is real.',
    applied: (_, { plaintiff, home }) =>
      `${The(plaintiff)} had moved to ${home} for good before filing, so the court has jurisdiction.`,
  },
  'left-after': {
    authority: GRUPO,
    rule: 'Diversity depends on the state of things at the time the action is brought, and a later change in the citizenship of a party cannot create it.',
    applied: (_, { plaintiff, away }) =>
      `${The(plaintiff)} was still a citizen of ${away} on that day, so there is no jurisdiction.`,
  },
  student: {
    authority: MAS,
    rule: 'A domicile continues until a person takes up residence elsewhere with the intent to remain there.',
    applied: (_, { plaintiff, home }) =>
      `${The(plaintiff)} means to return to ${home} and so is still its citizen. The court has jurisdiction.`,
  },
  interest: {
    authority: '28 U.S.C. § 1332(a)',
    rule: 'The matter in controversy must exceed $75,000, exclusive of interest and costs.',
    applied: (_, { plaintiff, interest }) =>
      `The ${interest} of interest is left out, and ${plaintiff.the} has no more than $75,000 at stake, so there is no jurisdiction.`,
  },
  fees: {
    authority: 'Missouri State Life Insurance Co. v. Jones',
    rule: "Attorney's fees count toward the amount in controversy when the plaintiff is entitled to recover them as part of the claim.",
    applied: (_, { plaintiff, base, fees }) =>
      `Under the clause, ${plaintiff.the} may recover ${fees} in fees on top of ${base}, so the court has jurisdiction.`,
  },
  verdict: {
    authority: 'St. Paul Mercury Indemnity Co. v. Red Cab Co.',
    rule: 'The sum claimed in good faith controls unless it appears to a legal certainty that the claim is really for less. A smaller recovery does not end jurisdiction.',
    applied: (_, { plaintiff, demand }) =>
      `The estimate supported the ${demand} that ${plaintiff.the} asked for, so the court has jurisdiction.`,
  },
  'two-claims': {
    authority: SNYDER,
    rule: 'A single plaintiff may aggregate all claims against a single defendant, whether or not they are related.',
    applied: (_, { parts, total }) =>
      `The claims for ${parts[0]} and ${parts[1]} come to ${total}, so the court has jurisdiction.`,
  },
  'two-plaintiffs': {
    authority: SNYDER,
    rule: 'Two or more plaintiffs may not aggregate their separate and distinct claims.',
    applied: (_, { parts }) =>
      `Each plaintiff sues on a separate contract, and neither ${parts[0]} nor ${parts[1]} exceeds $75,000, so there is no jurisdiction.`,
  },
  undivided: {
    authority: SNYDER,
    rule: 'Plaintiffs may aggregate where they unite to enforce a single title or right in which they have a common and undivided interest.',
    applied: (_, { thing, total }) =>
      `The owners of ${thing} sue on one contract for a joint recovery, so all ${total} counts and the court has jurisdiction.`,
  },
  'two-defendants': {
    authority: 'Middle Tennessee News Co. v. Charnel of Cincinnati, Inc.',
    rule: 'A plaintiff may aggregate claims against two or more defendants only if they are jointly liable.',
    applied: (_, { parts }) =>
      `Each of these defendants is liable for a separate part, and neither ${parts[0]} nor ${parts[1]} exceeds $75,000, so there is no jurisdiction.`,
  },
  joint: {
    authority: 'Middle Tennessee News Co. v. Charnel of Cincinnati, Inc.',
    rule: 'The whole of a claim counts against each of several defendants who are jointly liable for it.',
    applied: (_, { person, second, total }) =>
      `${capital(person.the)} and ${second.the} are each liable for all ${total}, so the court has jurisdiction.`,
  },
} as const satisfies RuleTable<DiversityFacts, DiversityStory>
