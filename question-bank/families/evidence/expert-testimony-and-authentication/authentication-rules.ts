import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ExpertFacts } from './facts.ts'
import type { ExpertStory } from './story.ts'

/** The rules on whether an item is what its proponent claims. */
export const AUTHENTICATION_RULES = {
  showing: {
    authority: 'FRE 901(a)',
    rule: 'To authenticate an item, the proponent must produce evidence sufficient to support a finding that the item is what the proponent claims it is.',
    applied: ({ twist }, { debt: { defendant: d } }) =>
      twist === 'caller' ? `The claim is that ${d.the} called.` : `The claim is that ${d.the} wrote it.`,
  },
  familiar: {
    authority: 'FRE 901(b)(2)',
    rule: "A nonexpert's opinion that handwriting is genuine satisfies this if based on a familiarity with it that was not acquired for the current litigation.",
    applied: (_, { debt: { reader } }) =>
      `${The(reader)} came to know the handwriting through years of reading it, so the objection should be overruled.`,
  },
  'for-trial': {
    authority: 'FRE 901(b)(2)',
    rule: "Handwriting may be authenticated by a nonexpert's opinion that it is genuine, based on a familiarity with it that was not acquired for the current litigation.",
    applied: (_, { debt: { defendant: d } }) =>
      `The paralegal first saw the handwriting of ${d.the} when she was given samples to study for trial. Nothing else authenticates the letter, so the objection should be sustained.`,
  },
  details: {
    authority: 'FRE 901(b)(4)',
    rule: 'Evidence that satisfies the requirement includes the contents, substance, internal patterns, or other distinctive characteristics of the item, taken together with all the circumstances.',
    applied: (_, { debt: { plaintiff: p, defendant: d } }) =>
      `The email mentioned a thing that only ${p.the} and ${d.the} are known to have known, so the objection should be overruled.`,
  },
  'name-only': {
    authority: 'FRE 901(b)(4)',
    rule: 'Contents and circumstances may supply that evidence if they are distinctive.',
    applied: (_, { debt: { defendant: d } }) =>
      `A name that anyone can type is not, and nothing else ties the email to ${d.the}. The objection should be sustained.`,
  },
  doubted: {
    authority: 'FRE 104(b)',
    rule: 'Where the relevance of evidence depends on whether a fact exists, the court asks whether there is proof sufficient to support a finding that it does.',
    applied: (_, { debt: { listener } }) =>
      `The account of ${listener.the} is such proof, since a reasonable jury could believe it. The judge's own belief does not count, and the objection should be overruled.`,
  },
  caller: {
    authority: 'FRE 901(b)(5)',
    rule: 'A voice may be identified by an opinion based on hearing it at any time under circumstances that connect it with the alleged speaker.',
    applied: (_, { debt: { listener } }) =>
      `${The(listener)} did not know the voice, and only the caller's own word pointed to anyone. The objection should be sustained.`,
  },
  dialed: {
    authority: 'FRE 901(b)(6)(A)',
    rule: 'For a telephone conversation, it is sufficient to show that a call was made to the number assigned at the time to a particular person, if circumstances, including self-identification, show that the person answering was the one called.',
    applied: (_, { debt: { defendant: d, listener } }) =>
      `${The(listener)} dialed ${whose(d)} number, and the person who answered gave ${whose(d)} name. The objection should be overruled.`,
  },
  certified: {
    authority: 'FRE 902(4)',
    rule: 'A copy of a document recorded in a public office as authorized by law is self-authenticating if it is certified as correct by the custodian in a certificate that bears the seal and the signature of the office.',
    applied: () =>
      'The certificate of the county recorder has both, so no witness is needed, and the objection should be overruled.',
  },
} as const satisfies RuleTable<ExpertFacts, ExpertStory>
