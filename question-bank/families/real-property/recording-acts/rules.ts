import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { RecordingFacts, RecordingStory } from './facts.ts'

const HUGHES = 'Board of Education of Minneapolis v. Hughes'
const RESTITUTION = 'Restatement (Third) of Restitution and Unjust Enrichment §'
const BOURNE = 'Bourne v. Lay & Co.'
const RACE =
  'Under a race act, of two conveyances for value the one that is recorded first prevails, whatever its holder knew.'
const BOTH =
  'Under a race-notice act, a later purchaser for value prevails over an earlier conveyance only by taking without notice of it and recording first.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'race-knew': {
    authority: BOURNE,
    rule: RACE,
    applied: (_, { first, second }) =>
      `${The(second)} recorded in June and ${first.the} in August, so ${second.the} prevails.`,
  },
  'race-lost': {
    authority: BOURNE,
    rule: RACE,
    applied: (_, { first, second }) =>
      `${The(first)} recorded on June 17 and ${second.the} on June 24, so ${first.the} prevails.`,
  },
  unrecorded: {
    authority: 'Galley v. Ward',
    rule: 'Under a notice act, a later purchaser for value who takes without notice prevails over an earlier conveyance that is unrecorded at the time, whoever records first.',
    applied: (_, { first, second }) =>
      `When ${second.the} paid on June 3, the deed to ${first.the} was neither known nor recorded, so ${second.the} prevails.`,
  },
  won: {
    authority: 'Galley v. Ward',
    rule: 'Under a notice act, a purchaser for value who takes without notice prevails over an earlier conveyance.',
    applied: (_, { second }) => `${The(second)} gave value and had no notice when taking, and so prevails.`,
  },
  actual: {
    authority: `${RESTITUTION} 69`,
    rule: 'A person has notice of what that person actually knows, and an act that requires a purchaser to take without notice does not protect one who knows of the earlier conveyance.',
    applied: (_, { first, second }) =>
      `${The(second)} had seen the deed to ${first.the} before paying, so ${first.the} prevails.`,
  },
  inquiry: {
    authority: 'Galley v. Ward',
    rule: 'A purchaser has notice of the rights that an inquiry of those in open possession of the land would reveal.',
    applied: (_, { first, second }) =>
      `${The(first)} could be seen on the land, and ${second.the} never went there to ask, so ${first.the} prevails.`,
  },
  record: {
    authority: HUGHES,
    rule: 'A deed recorded in the chain of title gives notice to everyone who takes afterward, whether or not they search.',
    applied: (_, { first, second }) =>
      `${The(first)} recorded on March 11, before ${second.the} bought, and so prevails.`,
  },
  payment: {
    authority: `${RESTITUTION} 69`,
    rule: 'Notice is tested when the purchaser gives value and takes the deed.',
    applied: (_, { first, second }) => `A week before hearing of ${first.the}, ${second.the} had done both.`,
  },
  donee: {
    authority: `${RESTITUTION} 68`,
    rule: 'An act that protects purchasers for value does not protect a person who takes by gift.',
    applied: (_, { first, second }) =>
      `${The(second)} paid nothing, so the land belongs to ${first.the}, whose deed was first in time.`,
  },
  creditor: {
    authority: `${RESTITUTION} 68`,
    rule: "Unless the act names creditors, a judgment creditor is not a purchaser for value, and the lien attaches only to the debtor's own property.",
    applied: (_, { first, owner }) =>
      `${The(owner)} had conveyed to ${first.the} in March, so there was nothing for a lien to attach to in June.`,
  },
  lender: {
    authority: `${RESTITUTION} 68`,
    rule: 'A person who lends money in exchange for a mortgage is a purchaser for value.',
    applied: (_, { second }) => `${The(second)} paid out the loan on the day of the mortgage.`,
  },
  shelter: {
    authority: `${RESTITUTION} 66`,
    rule: 'A person who takes from a purchaser whom the act protects has the same protection, with notice or without, by purchase or by gift.',
    applied: ({ twist }, { second, third, first }) => {
      if (twist === 'no-shelter') return `${The(third)} took by gift from ${second.the}.`
      const how = twist === 'shelter' ? '' : ' and recorded first'
      return `${The(second)} took for value and without notice${how}, so ${third.the} prevails over ${first.the}.`
    },
  },
  'no-shelter': {
    authority: `${RESTITUTION} 69`,
    rule: 'A purchaser who knows of an earlier conveyance is not protected and has no protection to pass on.',
    applied: (_, { second, first }) =>
      `${The(second)} had seen the deed to ${first.the} before paying, so ${first.the} prevails.`,
  },
  wild: {
    authority: HUGHES,
    rule: 'Where the records are indexed by names, a deed from a grantor who has no recorded title is outside the chain of title and gives no record notice.',
    applied: (_, { middle, owner, first }) =>
      `The deed from ${owner.the} to ${middle.the} was never recorded, so no search would lead to ${whose(first)} deed.`,
  },
  'wild-knew': {
    authority: `${RESTITUTION} 69`,
    rule: 'But actual knowledge is notice, wherever it comes from.',
    applied: (_, { second, first }) =>
      `${The(second)} had seen the deed before paying, so ${first.the} prevails.`,
  },
  both: {
    authority: HUGHES,
    rule: BOTH,
    applied: (_, { second, first }) =>
      `${The(second)} bought without notice and recorded in June, before ${first.the} did, and so prevails.`,
  },
  'both-wild': {
    authority: HUGHES,
    rule: BOTH,
    applied: (_, { second }) =>
      `${The(second)} bought without notice and was the first to record in the chain of title, and so prevails.`,
  },
  'both-lost': {
    authority: HUGHES,
    rule: BOTH,
    applied: (_, { second, first }) =>
      `${The(second)} bought without notice, but ${first.the} recorded on June 17 and ${second.the} on June 24, so ${first.the} prevails.`,
  },
} as const satisfies RuleTable<RecordingFacts, RecordingStory>
