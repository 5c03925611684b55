import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { type PossessionFacts, type PossessionStory, student } from './facts.ts'

const KUNTO = 'Howard v. Kunto'
const FUTURE = 'Restatement (First) of Property § 222'
const MERCER = "Mercer's Lessee v. Selden"
const ELLICOTT = 'Ellicott v. Pearl'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  mind: {
    authority: 'Chaplin v. Sanders',
    rule: 'Under the majority rule, actual, open, exclusive, and continuous possession without permission gives title even to a person who knew whose land it was.',
    applied: (_, { holder }) =>
      `${The(holder)} held the land in that way for twenty-three years and has title.`,
  },
  'good-faith': {
    authority: 'Halpern v. Lacy Investment Corp.',
    rule: 'Where the law of the state requires good faith, a person who knew on entering that the land belonged to another cannot take title by adverse possession.',
    applied: (_, { holder }) => `${The(holder)} knew whose land it was, so the claim of title fails.`,
  },
  taxes: {
    authority: 'Gilardi v. Hallam',
    rule: 'Where payment of property taxes is required, a possessor who has not paid them for the whole period takes no title.',
    applied: (_, { owner }) => `${The(owner)} paid the taxes until 2013, so the claim of title fails.`,
  },
  period: {
    authority: KUNTO,
    rule: 'No title is acquired before possession has lasted for the whole statutory period.',
    applied: (_, { holder }) => `${The(holder)} had held the land for seventeen years of the twenty.`,
  },
  season: {
    authority: KUNTO,
    rule: 'Possession is continuous if the land is used as its owner would use it, and for seasonal land that may be a part of each year.',
    applied: (_, { holder }) =>
      `${The(holder)} used the land each year as the owners of similar land do, and so has title.`,
  },
  visits: {
    authority: KUNTO,
    rule: 'Possession is continuous only if the land is used as an average owner of such land would use it.',
    applied: (_, { holder }) =>
      `${The(holder)} came on eight or ten weekends a year, and owners of such land use it all year, so the claim of title fails.`,
  },
  open: {
    authority: 'Marengo Cave Co. v. Ross',
    rule: 'Possession must be open and notorious, so that an attentive owner could discover it.',
    applied: (_, { holder }) => `${The(holder)} took care not to be seen, so the claim of title fails.`,
  },
  exclusive: {
    authority: 'ITT Rayonier, Inc. v. Bell',
    rule: 'Possession must be exclusive, so that the possessor holds the land alone and does not share it with its owner.',
    applied: (_, { owner, holder }) =>
      `${The(owner)} used the land all along, just as ${holder.the} did, so the claim of title fails.`,
  },
  tacking: {
    authority: KUNTO,
    rule: 'Successive possessors who are in privity may add their periods together.',
    applied: (_, { holder, next }) =>
      `${The(next)} took from ${holder.the} by an agreement, so the twelve and eleven years count together and ${next.the} has title.`,
  },
  'no-tacking': {
    authority: KUNTO,
    rule: 'A possessor who drives out another is not in privity with that person and must begin a new period.',
    applied: (_, { next }) => `${The(next)} has held the land for eleven years, so the claim of title fails.`,
  },
  permission: {
    authority: 'Chaplin v. Sanders',
    rule: "Possession by the owner's permission is not hostile, however long it lasts.",
    applied: (_, { holder, owner }) =>
      `${The(holder)} entered by permission of ${owner.the} and never gave it up, so the claim of title fails.`,
  },
  repudiation: {
    authority: "Zeller's Lessee v. Eckert",
    rule: "Possession that began by permission becomes hostile when the possessor clearly denies the owner's title to the owner.",
    applied: (_, { holder }) => `${The(holder)} did so in 2003, and so has title.`,
  },
  disability: {
    authority: MERCER,
    rule: 'Under a statute that extends the period for a disability that exists when the right to sue accrues, an owner who was then a minor may sue until the extension ends.',
    applied: () =>
      `${The(student)} turned eighteen in 2020 and has ten years from then, so the suit is in time.`,
  },
  'later-disability': {
    authority: MERCER,
    rule: 'A disability that begins after the right to sue has accrued does not extend the period.',
    applied: (_, { owner, holder }) =>
      `${The(owner)} was well when ${holder.the} entered, so twenty years were enough and ${holder.the} has title.`,
  },
  'runs-on': {
    authority: 'Broughton v. Humble Oil & Refining Co.',
    rule: 'A period that has begun to run against one owner continues to run against a person who buys from that owner.',
    applied: (_, { heir, holder }) =>
      `${The(heir)} bought land that ${holder.the} was already holding adversely, so ${holder.the} has title.`,
  },
  remainder: {
    authority: FUTURE,
    rule: 'The statute does not run against a remainder that existed before the entry until the remainder becomes possessory.',
    applied: (_, { heir, owner }) =>
      `${The(heir)} could not sue for possession before ${owner.the} died in 2024, so the suit is in time.`,
  },
  public: {
    authority: 'Devins v. Borough of Bogota',
    rule: 'Unless a statute provides otherwise, the period does not run against land that a government holds for a public use.',
    applied: () => 'The city held the land for a park all along, so the claim of title fails.',
  },
  cotenant: {
    authority: 'Spiller v. Mackereth',
    rule: "One cotenant's sole possession is not adverse to the others without an ouster.",
    applied: (_, { holder, owner }) =>
      `${The(holder)} never denied that ${owner.the} had a share, so the claim of title fails.`,
  },
  ouster: {
    authority: 'Spiller v. Mackereth',
    rule: "A cotenant who keeps another out and denies the other's title has made an ouster, after which possession is adverse.",
    applied: (_, { holder, owner }) =>
      `${The(holder)} did both in 2003, and so has title to ${whose(owner)} share.`,
  },
  protest: {
    authority: 'Rosencrantz v. Shields, Inc.',
    rule: 'A protest by the owner does not interrupt possession that continues as before.',
    applied: (_, { owner, holder }) =>
      `${The(owner)} wrote a letter and did no more, so ${holder.the} has title.`,
  },
  reentry: {
    authority: 'Mendonca v. Cities Service Oil Co.',
    rule: 'An owner who retakes possession interrupts adverse possession, and a new period must begin.',
    applied: (_, { holder }) =>
      `The second stay of ${holder.the} has lasted ten years, so the claim of title fails.`,
  },
  color: {
    authority: ELLICOTT,
    rule: 'Under color of title, possession of a part is constructive possession of all the land that the document describes, if no one else holds the rest.',
    applied: (_, { holder, it }) =>
      `The deed to ${holder.the} described all of ${it}, so ${holder.the} has title to all of it.`,
  },
  'no-color': {
    authority: ELLICOTT,
    rule: 'Without color of title, adverse possession reaches only what was actually occupied.',
    applied: (_, { holder, part }) =>
      `${The(holder)} occupied ${part} and no more, so the claim to the rest fails.`,
  },
} as const satisfies RuleTable<PossessionFacts, PossessionStory>
