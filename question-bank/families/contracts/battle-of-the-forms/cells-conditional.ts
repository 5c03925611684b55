import { whose } from '../../engine/party.ts'
import type { FormsCells } from './reason-id.ts'

/** Reasons where the seller's form is expressly conditional on assent to its terms. */
export const CONDITIONAL_CELLS = {
  conduct: ({ buyer, seller }) => ({
    'no-conduct': [
      `the parties' conduct formed the contract, on the terms on which both writings agreed`,
      `the contract was formed by conduct and consists of the terms on which both writings agree`,
      `The reply wasn't an acceptance, but both sides performed. A clause found in one form only is no part of such a contract.`,
    ],
    'no-contract': [
      `${whose(seller)} conditional reply was not an acceptance, and no contract was ever formed`,
      `a conditional reply to which the buyer does not assent prevents the formation of a contract`,
      `The forms made no contract, but shipping, taking, and paying for the goods did.`,
    ],
    'yes-counter': [
      `${buyer.the} accepted ${whose(seller)} counteroffer by keeping and paying for the goods`,
      `performance by ${buyer.the} was acceptance of the counteroffer in the conditional reply`,
      `That is the common-law rule of the last shot. Under the UCC, performing isn't assent to the other side's form.`,
    ],
    'yes-additional': [
      `an additional term becomes part of a contract between merchants if the buyer does not object`,
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `Additions come in by silence only where the reply is an acceptance, and never if they're material.`,
    ],
    'yes-agreed': [
      `the writings agreed on goods and price, and the rest of the reply was part of the contract`,
      `the agreement of the writings on goods and price extended to the other terms of the reply`,
      `Agreement on goods and price brings in those terms and no others.`,
    ],
  }),
  'conduct-ordered': ({ buyer, seller }) => ({
    'no-conduct': [
      `the parties' conduct formed the contract, on the terms on which both writings agreed`,
      `the contract was formed by conduct and consists of the terms on which both writings agree`,
      `The forms made no contract, so the one that came first has no better standing. The reply lacks this clause.`,
    ],
    'no-contract': [
      `${whose(seller)} conditional reply was not an acceptance, and no contract was ever formed`,
      `a conditional reply to which the buyer does not assent prevents the formation of a contract`,
      `Both sides performed, and conduct that recognizes a contract is enough to make one.`,
    ],
    'yes-offer': [
      `by shipping the goods, ${seller.the} accepted an offer that contained the freight clause`,
      `shipment of the goods was an acceptance of ${whose(buyer)} offer on its own terms`,
      `The seller had already answered the offer by refusing to deal except on terms of its own. Shipment after that isn't acceptance of the order.`,
    ],
    'yes-additional': [
      `the freight clause was an additional term that did not materially alter the contract`,
      `${seller.the} gave no notice of objection to the freight clause within a reasonable time`,
      `The test for additions presupposes an acceptance, and the seller's reply wasn't one.`,
    ],
  }),
  'conduct-both': ({ buyer, seller }) => ({
    'yes-agreed': [
      `the interest clause was a term on which both writings agreed`,
      `a contract formed by conduct includes a clause that both writings contain`,
      `A contract made by conduct takes in every term that stands in both forms, and interest does.`,
    ],
    'yes-counter': [
      `${buyer.the} accepted ${whose(seller)} counteroffer by keeping and paying for the goods`,
      `performance by ${buyer.the} was acceptance of the counteroffer in the conditional reply`,
      `Performance isn't assent to a conditional reply. The clause counts because the order has it too.`,
    ],
    'yes-additional': [
      `the interest clause was an additional term that did not materially alter the contract`,
      `an immaterial additional term becomes part of a contract between merchants without express assent`,
      `A clause that stands in the order itself isn't additional.`,
    ],
    'no-conduct': [
      `a contract formed by conduct takes its terms from the gap-fillers of the UCC`,
      `a contract formed by conduct does not include the printed terms of both writings`,
      `The gap-fillers supply what the writings don't agree on. On interest, they agree.`,
    ],
    'no-contract': [
      `${whose(seller)} conditional reply was not an acceptance, and no contract was ever formed`,
      `a conditional reply to which the buyer does not assent prevents the formation of a contract`,
      `There was no contract by writings, but there was one by performance on both sides.`,
    ],
    'no-knockout': [
      `the writings conflicted on warranties, and the knockout rule removed their printed clauses`,
      `the knockout rule removes the clauses of both forms if the forms conflict on warranties`,
      `Only terms that conflict are knocked out. The clauses on interest say the same.`,
    ],
  }),
  signed: ({ buyer, seller }) => ({
    'yes-counter': [
      `${whose(seller)} reply was a counteroffer that ${buyer.the} accepted by signing and returning it`,
      `by signing the form, ${buyer.the} accepted a counteroffer that contained the disclaimer`,
      `A conditional reply is an offer on its own terms. The signature took it up as it stood.`,
    ],
    'yes-additional': [
      `an additional term becomes part of a contract between merchants if the buyer does not object`,
      `${buyer.the} gave no notice of objection to the additional term within a reasonable time`,
      `The reply wasn't an acceptance, so nothing could be added to a contract by silence. It was the signature that counted.`,
    ],
    'no-material': [
      `the disclaimer was an additional term that materially altered the contract`,
      `a disclaimer of implied warranties is a material alteration of the contract`,
      `Materiality keeps out terms that nobody agreed to. This one was part of the offer that was signed.`,
    ],
    'no-conduct': [
      `the parties' conduct formed the contract, on the terms on which both writings agreed`,
      `the contract was formed by conduct and consists of the terms on which both writings agree`,
      `Conduct is looked to only if the writings make no contract. The signed reply made one.`,
    ],
    'no-contract': [
      `${whose(seller)} conditional reply was a rejection that ended the offer in the order`,
      `the conditional reply rejected the order, and no contract could be formed by signing it`,
      `It did reject the order, but it offered new terms at the same time, and these were accepted.`,
    ],
  }),
  unperformed: ({ buyer, seller }) => ({
    'no-contract': [
      `${whose(seller)} reply was a counteroffer that ${buyer.the} never accepted`,
      `a reply that is expressly conditional on assent to its terms is not an acceptance`,
      `Nothing was shipped, paid for, or agreed to, so neither the writings nor any conduct made a contract.`,
    ],
    'no-material': [
      `the disclaimer was a material alteration that released ${buyer.the} from the contract`,
      `the disclaimer materially altered the order and allowed ${buyer.the} to cancel the contract`,
      `Materiality decides which terms a contract has. It doesn't release anyone from a contract.`,
    ],
    'yes-additional': [
      `the reply was a definite and seasonable expression of acceptance with an additional term`,
      `an additional term does not keep a seasonable reply from being an acceptance`,
      `A reply that adds terms can be an acceptance, but not if it's expressly conditional on assent to them.`,
    ],
    'yes-counter': [
      `${buyer.the} accepted ${whose(seller)} counteroffer by failing to object to it`,
      `${whose(buyer)} silence for two weeks was acceptance of the counteroffer in the reply`,
      `Saying nothing doesn't accept a counteroffer. The buyer neither signed it nor took any goods.`,
    ],
    'yes-offer': [
      `the reply accepted ${whose(buyer)} offer, and the contract was made on the terms of the order`,
      `${seller.the} accepted ${whose(buyer)} order and was entitled to performance of it`,
      `The seller agreed to sell only on its own form. That accepts nothing.`,
    ],
  }),
} satisfies FormsCells
