import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { SaleCells } from './reason-id.ts'

const spent: Cell = [
  `the price was money when the executor received it and so passed as personal property`,
  `money in the hands of an executor passes as personal property, whatever its source`,
  `The kind of interest is fixed at death. What the executor later receives for it doesn't change who takes.`,
]

/** Reasons where a party dies between contract and closing. */
export const DEATH_CELLS = {
  'seller-dies': (s) => ({
    'yes-conversion': [
      `equitable conversion had made ${whose(s.seller)} interest in ${s.it} personal property`,
      `${s.seller.the} died with a right to the price, which is personal property in equity`,
      `The contract could be enforced at death. From the signing on, the seller's wealth lay in the price, with bare title as security.`,
    ],
    'yes-due': [
      `the price was money when the executor received it and so passed as personal property`,
      `money in the hands of an executor passes as personal property, whatever its source`,
      `Cash from a sale that began after death would go to the taker of the land. The contract made before death is what counts.`,
    ],
    'no-real': [
      `the price follows legal title, which a seller retains as real property until the closing`,
      `the price belongs to the taker of legal title, which passes as real property`,
      `Legal title did pass, but only as security for the price. Who takes it has to give it up to the buyer.`,
    ],
    'no-condition': [
      `equitable conversion takes place at the closing, which came after ${whose(s.seller)} death`,
      `the contract was unperformed when ${s.seller.the} died, so equitable conversion had not taken place`,
      `Conversion dates from the enforceable contract. The closing carries it out.`,
    ],
    'no-clause': [
      `the will, which was executed before the contract, left ${s.it} as real property`,
      `a gift of real property includes the price of land owned when the will was executed`,
      `A will speaks from death, when the seller's interest was in the price.`,
    ],
  }),
  pending: (s) => ({
    'no-condition': [
      `the contract was not specifically enforceable when ${s.seller.the} died`,
      `the permit had not been granted when ${s.seller.the} died, so equitable conversion had not taken place`,
      `On May 10, either party could have walked away if the town said no. The land was still land, and what came for it goes to its taker.`,
    ],
    'no-real': [
      `the price follows legal title, which a seller retains as real property until the closing`,
      `the price belongs to the taker of legal title, which passes as real property`,
      `Legal title alone wouldn't carry the price. Had the permit been granted before death, equity would have looked past it.`,
    ],
    'no-clause': [
      `the will, which was executed before the contract, left ${s.it} as real property`,
      `a gift of real property includes the price of land owned when the will was executed`,
      `The date of the will doesn't matter. The state of the contract at death does.`,
    ],
    'yes-conversion': [
      `equitable conversion had made ${whose(s.seller)} interest in ${s.it} personal property`,
      `${s.seller.the} died with a right to the price, which is personal property in equity`,
      `A seller who can't yet demand the price doesn't die with a right to it in equity.`,
    ],
    'yes-due': spent,
  }),
  'buyer-dies': (s) => ({
    'no-real': [
      `equitable conversion had made ${whose(s.buyer)} interest in ${s.it} real property`,
      `${s.buyer.the} died with equitable title to ${s.it}, which passes as real property`,
      `The contract could be enforced at death, so the buyer died as owner in equity, and land goes with the gift of land.`,
    ],
    'no-condition': [
      `equitable conversion requires that both parties survive until the closing, and ${s.buyer.the} did not`,
      `${whose(s.buyer)} death before the closing discharged the contract of sale`,
      `Contracts to sell land survive the death of either party. If this one hadn't, nobody would take what was conveyed.`,
    ],
    'no-clause': [
      `the will was executed before the contract, so ${s.it} passed by intestacy`,
      `a gift of real property does not include land acquired later, which passes by intestacy`,
      `A gift of all real property takes in what's acquired after the will was made.`,
    ],
    'yes-conversion': [
      `equitable conversion had made ${whose(s.buyer)} interest in ${s.it} personal property`,
      `${s.buyer.the} died with a right under the contract, which is personal property in equity`,
      `Equity turns a seller's interest into personal property. For a buyer it does the reverse.`,
    ],
    'yes-due': [
      `the price came from the personal property, so its legatee takes what the price bought`,
      `the executor bought ${s.it} with personal property, so it passes to ${s.legatee.the}`,
      `Paying from the personal estate may burden its taker. It doesn't turn land into personal property.`,
    ],
  }),
  devisee: (s) => ({
    'yes-conversion': [
      `${s.heir.the} took legal title to ${s.it} subject to ${whose(s.buyer)} equitable title`,
      `the contract is specifically enforceable against ${s.heir.the}, who holds bare legal title`,
      `Death doesn't end a contract to sell land. What passed by the will was bare title, held for the buyer.`,
    ],
    'yes-waived': [
      `${s.heir.the}, by accepting legal title under the will, assumed the contract of sale`,
      `a devisee who accepts legal title to land assumes the contract to sell it`,
      `No assumption is needed. Land under an enforceable contract comes to a devisee with the buyer's right already in it.`,
    ],
    'no-real': [
      `${s.it} passed to ${s.heir.the} as real property, free of ${whose(s.seller)} personal contract`,
      `legal title passed to ${s.heir.the} by devise, and the contract binds the executor instead`,
      `It passes as real property, but a devisee gives no value and gets no better right than the seller had.`,
    ],
    'no-condition': [
      `${whose(s.seller)} death before the closing discharged the contract of sale`,
      `specific performance requires that both parties survive until the closing, and ${s.seller.the} did not`,
      `Survival matters in contracts for personal service. The death of a seller of land discharges nothing, since others can sign the deed.`,
    ],
    'no-clause': [
      `${s.heir.the}, the party to be charged, did not sign a memorandum of the contract`,
      `the statute of frauds bars enforcement of the contract against ${s.heir.the}, who did not sign it`,
      `The seller signed a memorandum, which satisfies the statute of frauds. A devisee, the party charged here, stands in the seller's shoes.`,
    ],
  }),
} satisfies SaleCells
