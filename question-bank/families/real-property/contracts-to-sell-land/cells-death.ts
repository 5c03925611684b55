import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { SaleCells } from './reason-id.ts'

const spent: Cell = [
  `the price was money when the executor received it, and money is personal property`,
  `an estate's proceeds in cash pass as personal property, whatever they came from`,
  `The kind of interest is fixed at death. What the executor later receives for it doesn't change who takes.`,
]

/** Reasons where a party dies between contract and closing. */
export const DEATH_CELLS = {
  'seller-dies': (s) => ({
    'yes-conversion': [
      `equitable conversion had made ${whose(s.seller)} interest personal property`,
      `${s.seller.the} died with a right to the price, which is personal property in equity`,
      `The contract could be enforced at death. From the signing on, the seller's wealth lay in the price, with bare title as security.`,
    ],
    'yes-due': [
      `the price was money when the executor received it, and money is personal property`,
      `an estate's proceeds in cash pass as personal property, whatever they came from`,
      `Cash from a sale that began after death would go to the taker of the land. The contract made before death is what counts.`,
    ],
    'no-real': [
      `${s.seller.the} died with legal title to ${s.it}, which passed as real property`,
      `legal title descends as real property, and the price follows legal title`,
      `Legal title did pass, but only as security for the price. Who takes it has to give it up to the buyer.`,
    ],
    'no-condition': [
      `equitable conversion does not take place before delivery of the deed and payment`,
      `equitable conversion awaits the closing, before which ${s.seller.the} had died`,
      `Conversion dates from the enforceable contract. The closing carries it out.`,
    ],
    'no-clause': [
      `the will, made before the contract, treated ${s.it} as real property`,
      `a gift of real property includes the price of land owned when the will was made`,
      `A will speaks from death, when the seller's interest was in the price.`,
    ],
  }),
  pending: (s) => ({
    'no-condition': [
      `the contract was not specifically enforceable when ${s.seller.the} died`,
      `equitable conversion had yet to take place when ${s.seller.the} died`,
      `On May 10, either party could have walked away if the town said no. The land was still land, and what came for it goes to its taker.`,
    ],
    'no-real': [
      `legal title descends as real property, and the price always follows legal title`,
      `the price follows legal title, which a seller retains as real property until the deed`,
      `Legal title alone wouldn't carry the price. Had the permit been granted before death, equity would have looked past it.`,
    ],
    'no-clause': [
      `the will, made before the contract, treated ${s.it} as real property`,
      `a gift of real property includes the price of land owned when the will was made`,
      `The date of the will doesn't matter. The state of the contract at death does.`,
    ],
    'yes-conversion': [
      `equitable conversion had made ${whose(s.seller)} interest personal property`,
      `${s.seller.the} died with a right to the price, which is personal property in equity`,
      `A seller who can't yet demand the price doesn't die with a right to it in equity.`,
    ],
    'yes-due': spent,
  }),
  'buyer-dies': (s) => ({
    'no-real': [
      `equitable conversion had made ${whose(s.buyer)} interest real property`,
      `${s.buyer.the} died with equitable title to ${s.it}, which passes as real property`,
      `The contract could be enforced at death, so the buyer died as owner in equity, and land goes with the gift of land.`,
    ],
    'no-condition': [
      `survival of both parties to the closing is a condition of equitable conversion`,
      `the death of ${s.buyer.the} before the closing discharged the contract of sale`,
      `Contracts to sell land survive the death of either party. If this one hadn't, nobody would take what was conveyed.`,
    ],
    'no-clause': [
      `a will gives land only to the taker of real property who was named before the contract`,
      `the will was made before the contract, and later land passes by intestacy`,
      `A gift of all real property takes in what's acquired after the will was made.`,
    ],
    'yes-conversion': [
      `equitable conversion had made ${whose(s.buyer)} interest personal property`,
      `${s.buyer.the} died with a mere contract right, which is personal property`,
      `Equity turns a seller's interest into personal property. For a buyer it does the reverse.`,
    ],
    'yes-due': [
      `the price came from personal property, so its legatee takes what it bought`,
      `land bought with personal property goes to the legatee of personal property`,
      `Paying from the personal estate may burden its taker. It doesn't turn land into personal property.`,
    ],
  }),
  devisee: (s) => ({
    'yes-conversion': [
      `${s.heir.the} took legal title subject to the equitable title of ${s.buyer.the}`,
      `the contract stays specifically enforceable against a devisee, who holds bare legal title`,
      `Death doesn't end a contract to sell land. What passed by the will was bare title, held for the buyer.`,
    ],
    'yes-waived': [
      `by taking legal title under the will, ${s.heir.the} assumed the contract to sell`,
      `a devisee who accepts legal title to land assumes the contract to sell it`,
      `No assumption is needed. Land under an enforceable contract comes to a devisee with the buyer's right already in it.`,
    ],
    'no-real': [
      `${s.it} passed to ${s.heir.the} as real property, free of the personal contract`,
      `legal title passes by devise as real property and leaves contracts behind`,
      `It passes as real property, but a devisee gives no value and gets no better right than the seller had.`,
    ],
    'no-condition': [
      `the death of ${s.seller.the} before the closing discharged the contract of sale`,
      `survival of both parties to the closing is a condition of specific performance`,
      `Survival matters in contracts for personal service. The death of a seller of land discharges nothing, since others can sign the deed.`,
    ],
    'no-clause': [
      `${s.heir.the}, the party to be charged, had signed no memorandum of the contract`,
      `the statute of frauds bars the contract against one who did not sign it`,
      `The seller's signature satisfies the statute of frauds, and a devisee stands in the seller's shoes.`,
    ],
  }),
} satisfies SaleCells
