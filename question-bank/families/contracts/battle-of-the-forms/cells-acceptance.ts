import { his, whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'
import { lastShot, materialInterest, mereProposal } from './shared-cells.ts'

/** Reasons where the seller's form accepts the order and nobody objects. */
export const ACCEPTANCE_CELLS = {
  minor: ({ buyer }) => ({
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `an additional term for interest at a customary rate needed no assent between merchants`,
      `Both sides are in the trade, interest at the customary rate surprises no one, and no objection came.`,
    ],
    'yes-counter': lastShot(buyer),
    'no-material': materialInterest(buyer),
    'no-proposal': mereProposal(buyer),
    'no-knockout': [
      `the knockout rule removed the interest clause, which stood in only one form`,
      `the knockout rule excluded a clause that the order did not contain`,
      `The knockout rule is for terms that conflict. The order was silent on interest, so the clause was an addition.`,
    ],
  }),
  material: ({ buyer }) => ({
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties is a material alteration`,
      `Losing the warranties that the law supplies is the standard case of surprise and hardship. Silence doesn't let that in.`,
    ],
    'no-contract': [
      `the acknowledgment did not mirror the order, so the forms made no contract`,
      `a reply with an additional term was a rejection of the order and not an acceptance`,
      `The mirror-image rule isn't the rule for goods. A definite acceptance makes a contract although it adds a term.`,
    ],
    'no-conduct': [
      `the contract was formed by conduct, on terms found in both writings`,
      `only terms on which both writings agreed became part of the contract`,
      `That test is for forms that make no contract. This acknowledgment accepted the order.`,
    ],
    'yes-additional': [
      `an additional term becomes part of a contract between merchants without objection`,
      `${buyer.the} gave no notice of objection to the additional term`,
      `Silence lets in only a term that doesn't materially alter the contract, even if both sides are merchants.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  limited: ({ buyer }) => ({
    'no-limited': [
      `the order expressly limited acceptance to its own terms`,
      `${whose(buyer)} offer excluded any additional term in advance`,
      `An offer may shut out every addition, however minor, by limiting acceptance to its terms. This one did, so no later objection was needed.`,
    ],
    'no-material': materialInterest(buyer),
    'no-contract': [
      `the acknowledgment was not an acceptance of an order that was so limited`,
      `a reply with an additional term was a rejection of a limited offer`,
      `Such an offer keeps the added term out. It doesn't keep a definite acceptance from making a contract.`,
    ],
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `${buyer.the} gave no notice of objection to the additional term`,
      `Being immaterial and unopposed is enough only if the offer doesn't limit acceptance to its own terms.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  consumer: ({ layman }) => ({
    'no-proposal': [
      `the sale was not between merchants, so the interest clause was only a proposal`,
      `the additional term was a proposal to ${layman.the}, who was not a merchant`,
      `The buyer doesn't deal in such goods. Unless both sides are merchants, an added term needs assent, and silence isn't assent.`,
    ],
    'no-material': materialInterest(layman),
    'no-contract': [
      `a reply with an additional term is an acceptance only between merchants`,
      `the acknowledgment did not mirror the order of ${layman.the}, who was not a merchant`,
      `A contract arises from such a reply whoever the parties are. Being a merchant matters only to what becomes of the added term.`,
    ],
    'yes-additional': [
      `${layman.the} gave no notice of objection to the additional term`,
      `the interest clause was an additional term that did not materially alter the contract`,
      `That would be enough between merchants. This buyer isn't one.`,
    ],
    'yes-counter': lastShot(layman),
  }),
  agreed: ({ buyer }) => ({
    'yes-assent': [
      `${buyer.the} gave express assent to the disclaimer`,
      `${whose(buyer)} signed note was assent to the additional term`,
      `A term that silence wouldn't let in binds a party who agrees to it in so many words.`,
    ],
    'yes-additional': [
      `${buyer.the} gave no notice of objection to the additional term`,
      `an additional term becomes part of a contract between merchants without objection`,
      `Silence wouldn't have been enough, since losing implied warranties is material. The note is what counts.`,
    ],
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties is a material alteration`,
      `It is material, and so doesn't come in by silence. But this buyer didn't stay silent.`,
    ],
    'no-proposal': [
      `the disclaimer was a proposal to modify, for which ${buyer.the} received no consideration`,
      `assent to a proposal made after acceptance required new consideration`,
      `A modification of a sale of goods needs no consideration, and the buyer took the proposal up.`,
    ],
    'no-knockout': [
      `the knockout rule removed the disclaimer, which stood in only one form`,
      `the knockout rule excluded a clause that the order did not contain`,
      `The knockout rule can't remove what both sides agreed to. The note supplied the agreement.`,
    ],
  }),
  different: ({ buyer, seller }) => ({
    'no-knockout': [
      `the conflicting terms on the length of the warranty canceled each other`,
      `the knockout rule removed both the 90-day limit and the two-year warranty`,
      `The two forms contradict each other on one point, and in this state neither clause survives that.`,
    ],
    'no-proposal': [
      `the 90-day limit was a proposal, so the two-year warranty remained`,
      `${whose(buyer)} two-year warranty controlled, since the different term was only a proposal`,
      `Some courts keep the offeror's term. Where terms that conflict cancel each other, the two-year promise is gone as well.`,
    ],
    'no-contract': [
      `a reply with a different term was not an acceptance of the order`,
      `the acknowledgment did not mirror the order, so the forms made no contract`,
      `A definite acceptance makes a contract although its terms differ. What's lost is the clause, not the contract.`,
    ],
    'yes-additional': [
      `${buyer.the} gave no notice of objection to the 90-day limit`,
      `the 90-day limit was an additional term to which ${buyer.the} did not object`,
      `Without notice of objection, an additional term may come in. The 90-day limit contradicts the order and isn't one.`,
    ],
    'yes-counter': [
      `${buyer.the} accepted ${whose(seller)} counteroffer by taking the goods`,
      `the acknowledgment was a counteroffer that ${buyer.the} accepted by performance`,
      `The UCC gives the last form no priority. This one said that it accepted the order.`,
    ],
  }),
  ordered: ({ seller }) => ({
    'yes-offer': [
      `the acknowledgment was an acceptance of an offer that contained the freight clause`,
      `${whose(seller)} acceptance took in the freight clause of the order`,
      `The clause was part of the offer, and a party who accepts an offer accepts its terms, mentioned again or not.`,
    ],
    'yes-additional': [
      `the freight clause was an additional term that did not materially alter the contract`,
      `${seller.the} gave no notice of objection to the freight clause as an additional term`,
      `Terms of the offer aren't additional. No test of materiality or objection applies to them.`,
    ],
    'no-material': [
      `the freight clause materially altered ${whose(seller)} obligations`,
      `the freight clause was a material alteration to which ${seller.the} never agreed`,
      `Only what a reply adds can be a material alteration. The freight clause was there in the offer from the start.`,
    ],
    'no-knockout': [
      `the knockout rule removed the freight clause, which stood in only one form`,
      `the knockout rule excluded a clause that the acknowledgment did not contain`,
      `The knockout rule is for clauses that conflict. A form that is silent on freight conflicts with nothing.`,
    ],
    'no-proposal': [
      `the freight clause was a proposal to which ${seller.the} never assented`,
      `${seller.the} did not give ${his(seller)} assent to the proposal in the order`,
      `"We accept your order" is assent to the whole order.`,
    ],
  }),
} satisfies FormsCells
