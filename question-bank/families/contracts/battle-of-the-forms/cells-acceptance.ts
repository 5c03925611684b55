import { his, whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'
import { lastShot, materialInterest, mereProposal } from './shared-cells.ts'

/** Reasons where the seller's form accepts the order and nobody objects. */
export const ACCEPTANCE_CELLS = {
  minor: ({ buyer }) => ({
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `an immaterial additional term becomes part of a contract between merchants without express assent`,
      `Both sides are in the trade, interest at the customary rate surprises no one, and no objection came.`,
    ],
    'yes-counter': lastShot(buyer),
    'no-material': materialInterest(buyer),
    'no-proposal': mereProposal(buyer),
    'no-knockout': [
      `the knockout rule removed the interest clause, which the order did not contain`,
      `the knockout rule removes a clause of one form unless the other form also contains it`,
      `The knockout rule is for terms that conflict. The order was silent on interest, so the clause was an addition.`,
    ],
  }),
  material: ({ buyer }) => ({
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties materially alters a contract and requires express assent`,
      `Losing the warranties that the law supplies is the standard case of surprise and hardship. Silence doesn't let that in.`,
    ],
    'no-contract': [
      `the acknowledgment did not mirror the order, and the forms of the parties made no contract`,
      `a reply with an additional term is a rejection of the order and not an acceptance`,
      `The mirror-image rule isn't the rule for goods. A definite acceptance makes a contract although it adds a term.`,
    ],
    'no-conduct': [
      `the parties' conduct formed the contract, on the terms on which both writings agreed`,
      `the contract was formed by conduct and consists of the terms on which both writings agree`,
      `That test is for forms that make no contract. This acknowledgment accepted the order.`,
    ],
    'yes-additional': [
      `an additional term becomes part of a contract between merchants if the buyer does not object`,
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `Silence lets in only a term that doesn't materially alter the contract, even if both sides are merchants.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  limited: ({ buyer }) => ({
    'no-limited': [
      `the order expressly limited acceptance to its own terms and so excluded the interest clause`,
      `${whose(buyer)} offer excluded additional terms by limiting acceptance to its own terms`,
      `An offer may shut out every addition, however minor, by limiting acceptance to its terms. This one did, so no later objection was needed.`,
    ],
    'no-material': materialInterest(buyer),
    'no-contract': [
      `the acknowledgment added a term and was not an acceptance of so limited an order`,
      `a reply with an additional term is a rejection of an offer that limits acceptance`,
      `Such an offer keeps the added term out. It doesn't keep a definite acceptance from making a contract.`,
    ],
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `Being immaterial and unopposed is enough only if the offer doesn't limit acceptance to its own terms.`,
    ],
    'yes-counter': lastShot(buyer),
  }),
  consumer: ({ layman }) => ({
    'no-proposal': [
      `the sale was not between merchants, and the interest clause was a mere proposal`,
      `the additional term was a proposal to ${layman.the}, a buyer who was not a merchant`,
      `The buyer doesn't deal in such goods. Unless both sides are merchants, an added term needs assent, and silence isn't assent.`,
    ],
    'no-material': materialInterest(layman),
    'no-contract': [
      `a reply with an additional term is an acceptance between merchants and not otherwise`,
      `an acknowledgment must mirror the order of a buyer who is not a merchant`,
      `A contract arises from such a reply whoever the parties are. Being a merchant matters only to what becomes of the added term.`,
    ],
    'yes-additional': [
      `${layman.the} gave no notice of objection to the additional term within a reasonable time`,
      `the interest clause was an additional term that did not materially alter the contract`,
      `That would be enough between merchants. This buyer isn't one.`,
    ],
    'yes-counter': lastShot(layman),
  }),
  agreed: ({ buyer }) => ({
    'yes-assent': [
      `${buyer.the} gave express assent to the disclaimer and so made it part of the contract`,
      `a material alteration becomes part of the contract if the buyer expressly assents to it`,
      `A term that silence wouldn't let in binds a party who agrees to it in so many words.`,
    ],
    'yes-additional': [
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `an additional term becomes part of a contract between merchants if the buyer does not object`,
      `Silence wouldn't have been enough, since losing implied warranties is material. The note is what counts.`,
    ],
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties is a material alteration of the contract`,
      `It is material, and so doesn't come in by silence. But this buyer didn't stay silent.`,
    ],
    'no-proposal': [
      `the disclaimer was a proposal to modify the contract, for which ${buyer.the} received no consideration`,
      `a proposal to modify a contract for goods requires consideration as well as assent`,
      `A modification of a sale of goods needs no consideration, and the buyer took the proposal up.`,
    ],
    'no-knockout': [
      `the knockout rule removed the disclaimer, which the order did not contain`,
      `the knockout rule removes a clause of one form unless the other form also contains it`,
      `The knockout rule can't remove what both sides agreed to. The note supplied the agreement.`,
    ],
  }),
  different: ({ buyer, seller }) => ({
    'no-knockout': [
      `the conflicting terms of the order and the acknowledgment canceled each other`,
      `the knockout rule removed both the 90-day limit and the two-year warranty`,
      `The two forms contradict each other on one point, and in this state neither clause survives that.`,
    ],
    'no-proposal': [
      `the 90-day limit was a mere proposal, and the two-year warranty of the order remained`,
      `${whose(buyer)} offer of a two-year warranty controlled over a different term in the acknowledgment`,
      `Some courts keep the offeror's term. Where terms that conflict cancel each other, the two-year promise is gone as well.`,
    ],
    'no-contract': [
      `a reply with a different term is a rejection of the order and not an acceptance`,
      `the acknowledgment did not mirror the order, and the forms of the parties made no contract`,
      `A definite acceptance makes a contract although its terms differ. What's lost is the clause, not the contract.`,
    ],
    'yes-additional': [
      `${buyer.the} gave no notice of objection to the 90-day limit within a reasonable time`,
      `the 90-day limit was an additional term to which ${buyer.the} did not object`,
      `Without notice of objection, an additional term may come in. The 90-day limit contradicts the order and isn't one.`,
    ],
    'yes-counter': [
      `by keeping the goods, ${buyer.the} accepted ${whose(seller)} counteroffer`,
      `the acknowledgment was a counteroffer that ${buyer.the} accepted by performing the contract`,
      `The UCC gives the last form no priority. This one said that it accepted the order.`,
    ],
  }),
  ordered: ({ seller }) => ({
    'yes-offer': [
      `the acknowledgment was an acceptance of an offer that contained the freight clause`,
      `${seller.the} accepted the order, including a term that ${his(seller)} acknowledgment did not repeat`,
      `The clause was part of the offer, and a party who accepts an offer accepts its terms, mentioned again or not.`,
    ],
    'yes-additional': [
      `the freight clause was an additional term that did not materially alter the contract`,
      `${seller.the} gave no notice of objection to the freight clause within a reasonable time`,
      `Terms of the offer aren't additional. No test of materiality or objection applies to them.`,
    ],
    'no-material': [
      `the freight clause was an additional term that materially altered the contract`,
      `the freight clause was a material alteration to which ${seller.the} never agreed`,
      `Only what a reply adds can be a material alteration. The freight clause was there in the offer from the start.`,
    ],
    'no-knockout': [
      `the knockout rule removed the freight clause, which the acknowledgment did not contain`,
      `the knockout rule removes a clause of one form unless the other form also contains it`,
      `The knockout rule is for clauses that conflict. A form that is silent on freight conflicts with nothing.`,
    ],
    'no-proposal': [
      `the freight clause was a proposal for addition to the contract to which ${seller.the} never assented`,
      `an additional term is a proposal that requires assent, which ${seller.the} never gave`,
      `"We accept your order" is assent to the whole order.`,
    ],
  }),
} satisfies FormsCells
