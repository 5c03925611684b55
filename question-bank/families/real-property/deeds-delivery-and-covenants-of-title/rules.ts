import type { RuleTable } from '../../engine/tables.ts'
import { type DeedFacts, type DeedStory, holderOf } from './facts.ts'

const GIFTS = 'Restatement (Third) of Property: Wills and Other Donative Transfers § 6.3'

/** Every rule that a path of this family can run through. */
export const rules = {
  handed: {
    authority: GIFTS,
    rule: 'A deed passes title when it is handed over with the intent that it take effect at once; it need not be recorded or paid for.',
    applied: (_, story) =>
      `${story.grantor} handed it to ${story.grantee} as a gift that took effect that day.`,
  },
  returned: {
    authority: GIFTS,
    rule: 'Title that has passed by a delivered deed does not return when the deed is given back or destroyed; that takes a new deed.',
    applied: (_, story) =>
      `${story.grantee} had become owner and never signed a deed back to ${story.grantor}.`,
  },
  oral: {
    authority: 'Sweeney v. Sweeney',
    rule: 'At common law a deed that is unconditional in its terms and is handed to the grantee to pass title takes effect free of a spoken condition.',
    applied: (_, story) =>
      `${story.grantor} put the condition neither in the deed nor the deed in another’s hands.`,
  },
  review: {
    authority: GIFTS,
    rule: 'Handing over a deed is no delivery unless the grantor intends it to pass title.',
    applied: (_, story) => `${story.grantor} wanted the boundaries compared and had decided nothing.`,
  },
  'review-recorded': {
    authority: GIFTS,
    rule: 'A deed that was handed over without intent to pass title is not delivered, and its recording by the grantee does not mend that.',
    applied: (_, story) =>
      `${story.grantor} had decided nothing, and ${story.grantee} recorded the deed unasked.`,
  },
  kept: {
    authority: 'Wiggill v. Cheney',
    rule: 'A deed that stays in the control of the grantor until death is not delivered.',
    applied: (_, story) => `${story.grantor} alone could reach the deed and was to hand it over later.`,
  },
  'kept-note': {
    authority: 'Wiggill v. Cheney',
    rule: 'A deed kept in the grantor’s control, and meant to have effect only at death, is not delivered and is no substitute for a will.',
    applied: (_, story) =>
      `${story.grantor} locked the deed away and wrote that it should have effect after death.`,
  },
  recorded: {
    authority: GIFTS,
    rule: 'A grantor who has a gift deed recorded to pass title delivers it, and acceptance of a beneficial gift is presumed though the grantee knows nothing.',
    applied: (_, story) =>
      `${story.grantor} recorded the deed so that the ${story.place} should change owners at once.`,
  },
  refused: {
    authority: GIFTS,
    rule: 'A deed passes no title to a grantee who refuses it.',
    applied: (_, story) =>
      `${story.grantee} refused the ${story.place} in writing, and the offer was not made again.`,
  },
  third: {
    authority: GIFTS,
    rule: 'A grantor who puts a gift deed beyond recall with another person, to be given over at death, passes an interest at once that is enjoyed later.',
    applied: (_, story) =>
      `${story.grantor} gave up the deed to ${story.third} and kept no right to have it back.`,
  },
  'third-will': {
    authority: GIFTS,
    rule: 'A deed put beyond recall with another person, to be given over at death, has already conveyed an interest, which a later will cannot take away.',
    applied: (_, story) => `${story.grantor} had nothing left in the ${story.place} to leave by will.`,
  },
  recall: {
    authority: 'Rosengrant v. Rosengrant',
    rule: 'A deed put with another person is not delivered if the grantor may have it back on asking.',
    applied: (_, story) =>
      `${story.third} was to return the deed if ${story.grantor} asked, though that never happened.`,
  },
  agent: {
    authority: 'Rosengrant v. Rosengrant',
    rule: 'A deed held by the grantor’s own keeper of papers is still in the control of the grantor and not delivered.',
    applied: (_, story) => `${story.third} was to wait for orders that ${story.grantor} never gave.`,
  },
  'escrow-unpaid': {
    authority: 'Clevenger v. Moore',
    rule: 'A deed in escrow has no effect until the condition is performed, even if the grantee gets hold of it and records it.',
    applied: (_, story) => `${story.grantee} never paid the price on which the deed depended.`,
  },
  'escrow-changed': {
    authority: 'Clevenger v. Moore',
    rule: 'A deed put in escrow under a binding contract cannot be called back and takes effect when the condition is performed.',
    applied: (_, story) =>
      `${story.grantee} paid on the agreed day, and ${story.grantor} was bound by the contract.`,
  },
  general: {
    authority: 'Brown v. Lober',
    rule: 'General covenants of title answer for defects whoever caused them.',
    applied: (_, story) => `The covenants of ${story.grantor} were without limit.`,
  },
  'special-own': {
    authority: 'Wempe v. Schoentag',
    rule: 'Covenants limited to what the seller has done answer for a mortgage that the seller gave.',
    applied: (_, story) => `${story.grantor} had mortgaged the ${story.place} to ${story.bank}.`,
  },
  'special-other': {
    authority: 'Harris v. Sklarew',
    rule: 'Covenants limited to what the seller has done do not answer for a defect that others caused earlier.',
    applied: (_, story) => `The forgery was not the work of ${story.grantor}.`,
  },
  quitclaim: {
    authority: 'Moelle v. Sherwood',
    rule: 'A quitclaim deed passes what the seller has and contains no covenant of title.',
    applied: (_, story) => `${story.grantor} released whatever right there was and promised nothing.`,
  },
  present: {
    authority: 'Brown v. Lober',
    rule: 'The covenants of seisin, of the right to convey and against encumbrances are broken at the sale if ever, without any eviction.',
    applied: (_, story) =>
      `The defect existed at the sale, and ${story.grantee} is the first buyer and in time.`,
  },
  late: {
    authority: 'Brown v. Lober',
    rule: 'Time on the covenants broken at the sale runs from then, and the covenants for the future are not broken without an eviction.',
    applied: (_, story) => `Nine years have gone by, and ${story.grantee} is still in possession.`,
  },
  ousted: {
    authority: 'Brown v. Lober',
    rule: 'The covenants of warranty and quiet enjoyment are broken by eviction under a better title, and time runs from then.',
    applied: (facts, story) => `${holderOf(facts, story)} was lawfully removed and sued within a month.`,
  },
  runs: {
    authority: 'St. John v. Palmer',
    rule: 'The covenants for the future run with the land to the holder who is evicted, even if later deeds contain none.',
    applied: (_, story) => `${story.remote} held the land under ${story.grantee} when the eviction came.`,
  },
  personal: {
    authority: 'Mitchell v. Warner',
    rule: 'At common law covenants broken at the sale do not run to a later buyer, whose covenants for the future wait for an eviction.',
    applied: (_, story) => `${story.remote} is a later buyer and is still in possession.`,
  },
  groundless: {
    authority: 'Black v. Patel',
    rule: 'Covenants of title answer for lawful claims, so that the cost of defeating a groundless one is not covered.',
    applied: (facts, story) =>
      `${story.rival} never had any right, and the suit against ${holderOf(facts, story)} was dismissed.`,
  },
} as const satisfies RuleTable<DeedFacts, DeedStory>
