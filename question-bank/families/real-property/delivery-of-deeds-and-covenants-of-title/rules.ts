import { he, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { claimantOf, type DeedFacts, type DeedStory } from './facts.ts'

const GIFTS = 'Restatement (Third) of Property: Wills and Other Donative Transfers § 6.3'
const BROWN = 'Brown v. Lober'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  handed: {
    authority: GIFTS,
    rule: 'A deed of gift is delivered when the donor hands it over with the intent that it take effect at once, and between the parties it need not be recorded.',
    applied: (_, { owner, donee, it }) =>
      `${The(owner)} said that ${it} belonged to ${donee.the} from that day, so nothing was left to pass at death.`,
  },
  returned: {
    authority: GIFTS,
    rule: 'Once a delivered deed has passed title, giving it back or destroying it does not reconvey the land, which takes a new deed.',
    applied: (_, { donee, owner }) =>
      `${The(donee)} had become the owner and never signed a deed to ${owner.the}, so ${donee.the} still has title.`,
  },
  oral: {
    authority: 'Sweeney v. Sweeney',
    rule: 'At common law, a deed that is absolute in its terms and is handed to the grantee to pass title takes effect free of an oral condition.',
    applied: (_, { owner, donee }) =>
      `${The(owner)} did not write the condition into the deed or leave the deed with a third person, so ${donee.the} has title.`,
  },
  review: {
    authority: GIFTS,
    rule: 'Handing over a deed is not a delivery unless the donor intends that it pass title.',
    applied: (_, { owner, donee }) =>
      `${The(owner)} wanted the description checked and the deed back, so ${donee.the} got no title.`,
  },
  taken: {
    authority: GIFTS,
    rule: 'A deed that the donor hands over without the intent to pass title is not delivered, and it makes no difference that the donee records it.',
    applied: (_, { owner, donee }) =>
      `${The(owner)} wanted the description checked and the deed back, so ${donee.the} got no title.`,
  },
  kept: {
    authority: 'Wiggill v. Cheney',
    rule: "A deed that stays in the grantor's control until death is not delivered.",
    applied: (_, { owner, it, heir }) =>
      `${The(owner)} locked the deed away until some later day, so ${it} passed to ${heir.the}.`,
  },
  'kept-note': {
    authority: 'Wiggill v. Cheney',
    rule: "A deed that stays in the grantor's control and is meant to take effect only at death is not delivered, and only a valid will can make such a gift.",
    applied: (_, { owner, it, heir }) =>
      `${The(owner)} wrote that the deed was to take effect at death and not before, so ${it} passed to ${heir.the}.`,
  },
  recorded: {
    authority: GIFTS,
    rule: 'A donor who records a deed of gift with the intent to pass title delivers it, and acceptance of a beneficial gift is presumed even if the donee knows nothing of it.',
    applied: (_, { owner, donee }) =>
      `${The(owner)} recorded the deed and said whose land it now was, so ${donee.the} has title.`,
  },
  refused: {
    authority: GIFTS,
    rule: 'A gift of land passes no title to a donee who refuses it.',
    applied: (_, { donee, it, heir }) =>
      `${The(donee)} refused ${it} in writing, and the offer was not renewed, so ${it} passed to ${heir.the}.`,
  },
  third: {
    authority: GIFTS,
    rule: 'A donor who puts a deed beyond recall in the hands of a third person, to be handed over at death, passes a future interest at once.',
    applied: (_, { owner, friend, donee }) =>
      `${The(owner)} gave up the deed to ${friend.the} for good, so ${whose(donee)} interest became possessory at the death.`,
  },
  'third-will': {
    authority: GIFTS,
    rule: 'A deed that is put beyond recall in the hands of a third person, to be handed over at death, has already passed a future interest, which a later will cannot take away.',
    applied: (_, { owner, it, donee }) =>
      `${The(owner)} could no longer leave ${it} to anyone, so ${donee.the} has title.`,
  },
  recall: {
    authority: 'Rosengrant v. Rosengrant',
    rule: 'A deed in the hands of a third person is not delivered if the grantor may have it back on request.',
    applied: (_, { owner, it, heir }) =>
      `${The(owner)} kept that right until death, though it was never used, so ${it} passed to ${heir.the}.`,
  },
  agent: {
    authority: 'Rosengrant v. Rosengrant',
    rule: "A deed in the hands of the grantor's own agent is still in the grantor's control and is not delivered.",
    applied: (_, { owner, friend, it, heir }) =>
      `${The(friend)} was to wait for orders that ${owner.the} never gave, so ${it} passed to ${heir.the}.`,
  },
  'escrow-unpaid': {
    authority: 'Clevenger v. Moore',
    rule: 'A deed in escrow passes no title until the condition is performed, even if the grantee gets hold of it and records it.',
    applied: (_, { buyer, owner }) => `${The(buyer)} never paid the price, so ${owner.the} still has title.`,
  },
  'escrow-changed': {
    authority: 'Campbell v. Thomas',
    rule: 'A deed that is placed in escrow under a binding contract cannot be recalled and takes effect when the condition is performed.',
    applied: (_, { buyer, owner }) =>
      `${The(owner)} was bound by the contract, and ${buyer.the} paid on the agreed day, so ${buyer.the} has title.`,
  },
  present: {
    authority: BROWN,
    rule: 'The covenant of seisin is a present covenant, which is breached on delivery of the deed, if ever, and without an eviction.',
    applied: (_, { owner, buyer, it }) =>
      `${The(owner)} did not own ${it} on that day, and ${buyer.the} sued within six years, so ${he(buyer)} recovers.`,
  },
  late: {
    authority: BROWN,
    rule: 'Time on the present covenants runs from delivery of the deed, and the future covenants are not breached before an eviction, actual or constructive.',
    applied: (_, { buyer }) =>
      `Nine years have passed, and no one has disturbed ${buyer.the}, so ${he(buyer)} cannot recover yet.`,
  },
  future: {
    authority: BROWN,
    rule: 'The covenants of warranty and quiet enjoyment are future covenants, which are breached by an eviction, actual or constructive, and not by the mere existence of a better title.',
    applied: (_, { buyer, rival }) =>
      `The deed had no other covenants, and ${rival.the} has not disturbed ${buyer.the}, so ${he(buyer)} cannot recover yet.`,
  },
  ousted: {
    authority: BROWN,
    rule: 'The covenants of warranty and quiet enjoyment are breached by an eviction under a better title, and time runs from then.',
    applied: (_, { buyer, rival }) =>
      `${The(rival)} had the better title and evicted ${buyer.the}, who sued promptly and so recovers.`,
  },
  runs: {
    authority: 'St. John v. Palmer',
    rule: 'The future covenants run with the land to the holder who is evicted, even through a later deed without covenants.',
    applied: (_, { later, buyer, owner }) =>
      `${The(later)} held under ${buyer.the} when the eviction came, so ${owner.the} is liable.`,
  },
  personal: {
    authority: 'Mitchell v. Warner',
    rule: 'At common law, the present covenants do not run to a later grantee, and the future covenants are not breached before an eviction.',
    applied: (_, { later }) =>
      `${The(later)} is a later grantee and has not been disturbed, so there is nothing to recover yet.`,
  },
  groundless: {
    authority: 'Black v. Patel',
    rule: 'The covenants of title protect against lawful claims, and the cost of defeating a groundless one is not covered.',
    applied: (_, { rival, buyer }) =>
      `${The(rival)} had no lease, and the court so found, so ${buyer.the} bears the cost of the suit.`,
  },
  'special-other': {
    authority: 'Harris v. Sklarew',
    rule: 'A special warranty deed covers only defects that the grantor created, and not those that others created earlier.',
    applied: (_, { owner, buyer }) =>
      `The forgery was not an act of ${owner.the}, so ${buyer.the} cannot recover.`,
  },
  'special-own': {
    authority: 'Wempe v. Schoentag',
    rule: 'A special warranty deed covers an encumbrance that the grantor created.',
    applied: (_, { owner, buyer }) =>
      `${The(owner)} had given the mortgage, so ${buyer.the} recovers what it cost to have it released.`,
  },
  'special-own-future': {
    authority: 'Wempe v. Schoentag',
    rule: 'A special warranty deed covers a mortgage that the grantor gave.',
    applied: (facts, story) =>
      `The foreclosure of ${whose(story.owner)} mortgage put ${claimantOf(facts.twist, story).the} out of possession.`,
  },
  quitclaim: {
    authority: 'Van Rensselaer v. Kearney',
    rule: 'A quitclaim deed passes what the grantor has and contains no covenant of title.',
    applied: (_, { owner, buyer }) =>
      `${The(owner)} promised nothing about the title, even as to the mortgage, so ${buyer.the} cannot recover on a covenant.`,
  },
} as const satisfies RuleTable<DeedFacts, DeedStory>
