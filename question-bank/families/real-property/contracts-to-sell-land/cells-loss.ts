import type { Cell } from '../../engine/cells.ts'
import type { SaleStory } from './facts.ts'
import type { SaleCells } from './reason-id.ts'

const uninsured = ({ buyer }: SaleStory): Cell => [
  `${buyer.the} had an insurable interest and took the risk of loss by going uninsured`,
  `the risk of loss falls on a buyer with an insurable interest but without insurance`,
  `An insurable interest lets a buyer insure. Failing to insure moves no risk from one party to the other.`,
]
const passed = ({ seller }: SaleStory): Cell => [
  `the risk of loss remains with a seller who has kept legal title and possession`,
  `neither legal title nor possession had left ${seller.the}, so the risk of loss had not`,
  `Title and possession decide under the Uniform Act. Here the common-law rule governs, which asks who is owner in equity.`,
]

/** Reasons where the building burns down before the closing. */
export const LOSS_CELLS = {
  common: (s) => ({
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `The contract was unconditional and could be enforced at once. From then on, the common law treats an accident as the buyer's loss.`,
    ],
    'yes-possession': uninsured(s),
    'no-act': passed(s),
    'no-fault': [
      `a seller in possession must insure and bears the risk of loss if uninsured`,
      `${s.seller.the}, uninsured while in possession, took the risk of loss`,
      `A seller in possession must take care of the place but may stay uninsured, since there's no duty to insure for the buyer.`,
    ],
    'no-condition': [
      `delivery of ${s.it} was a condition of the duty to pay, and it failed on May 10`,
      `the fire discharged the contract by failure of a condition of the duty to pay`,
      `In equity, the buyer already owned what burned. Its survival is no condition of the price.`,
    ],
  }),
  act: (s) => ({
    'no-act': [
      `neither legal title nor possession of ${s.it} had passed to ${s.buyer.the}`,
      `the risk of loss remained with ${s.seller.the}, who had kept title and possession`,
      `The Act keeps the risk with the seller until the buyer has the deed or moves in. A visit with a tape measure is neither.`,
    ],
    'no-fault': [
      `a seller in possession must insure and bears the risk of loss if uninsured`,
      `${s.seller.the}, uninsured while in possession, took the risk of loss`,
      `The Act doesn't ask whether a seller in possession was uninsured. This loss would stay where it is with a policy too.`,
    ],
    'no-condition': [
      `equitable conversion does not take place before a buyer has paid the price`,
      `the price was unpaid, so equitable conversion had not taken place`,
      `Equitable conversion takes place without payment of the price. It simply doesn't decide who bears a loss where the Act is in force.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion makes the buyer owner in equity and puts the risk there at common law. The Act was written to change that.`,
    ],
    'yes-possession': [
      `${s.buyer.the} took possession, and the risk of loss with it, by entering to measure`,
      `access to ${s.it} before closing was possession, with which the risk of loss passes`,
      `Two visits by leave of the seller aren't possession, which means living there or having control.`,
    ],
  }),
  moved: (s) => ({
    'yes-possession': [
      `${s.buyer.the} had taken possession of ${s.it}, and with it the risk of loss`,
      `a transfer of possession passes the risk of loss even before legal title`,
      `Under the Act, either the deed or possession is enough, and the buyer was living with the keys by May 3.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `The Act replaces equitable conversion, so being owner in equity puts no risk on a buyer. Until May 3, a fire would have been the seller's loss.`,
    ],
    'no-act': [
      `legal title to ${s.it} had not passed to ${s.buyer.the} before the fire`,
      `the risk of loss remains with the seller until the deed passes legal title`,
      `The deed is only one of two ways. The other is moving in.`,
    ],
    'no-fault': [
      `a seller with legal title must insure and bears the risk of loss if uninsured`,
      `${s.seller.the}, who had legal title and no insurance, took the risk of loss`,
      `The Act knows no duty to insure. It looks to fault, title and who was in.`,
    ],
    'no-condition': [
      `possession by consent before the closing is a mere license and does not shift the risk of loss`,
      `${s.buyer.the} was a licensee in possession, so the risk of loss was still the seller's`,
      `The Act asks whether possession was transferred before the closing, by license or otherwise. It was.`,
    ],
  }),
  careless: (s) => ({
    'no-fault': [
      `equitable conversion does not shift a loss that the seller's own fault causes`,
      `a buyer's risk of loss does not extend to a fire caused by the seller's negligence`,
      `At common law, the buyer bears accidents. A seller in possession has to take care, and pays for not doing so.`,
    ],
    'no-act': passed(s),
    'no-condition': [
      `equitable conversion does not take place before a buyer has paid the price`,
      `the price was unpaid, so equitable conversion had not taken place`,
      `Equitable conversion takes place with the contract, whether the price is paid or not. It's the cause of the fire that keeps the loss where it is.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion makes the buyer owner in equity, with the risk of accidents, but not of a careless seller.`,
    ],
    'yes-possession': uninsured(s),
    'yes-good': [
      `${s.seller.the} still had legal title and owed ${s.buyer.the} no duty of care`,
      `negligence toward property to which one has legal title is no fault as to a buyer`,
      `Legal title was held for the buyer's benefit by then, and with it went a duty of care.`,
    ],
  }),
  condition: (s) => ({
    'no-condition': [
      `the contract was not specifically enforceable on May 10, with its condition unmet`,
      `no equitable conversion takes place while a condition like the easement is unmet`,
      `Equity treats the buyer as owner only once the seller could have the contract enforced. Without the easement, this seller couldn't on the day of the fire.`,
    ],
    'no-act': passed(s),
    'no-fault': [
      `a seller in possession must insure and bears the risk of loss if uninsured`,
      `${s.seller.the}, uninsured while in possession, took the risk of loss`,
      `A seller in possession may go uninsured. What was lacking on the day of the fire is a contract that could be enforced.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion makes the buyer owner in equity at the signing where nothing stands in the way of enforcement. Here something did.`,
    ],
    'yes-possession': uninsured(s),
    'yes-waived': [
      `the easement was obtained before the closing, which put the risk of loss on ${s.buyer.the}`,
      `with the condition met by June 1, the risk of loss fell on ${s.buyer.the}`,
      `What counts is the day of the fire. A condition met afterward doesn't move a loss that has already fallen.`,
    ],
  }),
  clause: (s) => ({
    'no-clause': [
      `by the terms of the contract, ${s.seller.the} kept the risk of loss until delivery`,
      `the parties agreed that the risk of loss would pass with delivery of the deed`,
      `Equitable conversion is a default rule. Parties who speak of fire, as these did, get what they wrote.`,
    ],
    'no-act': passed(s),
    'no-fault': [
      `a seller in possession must insure and bears the risk of loss if uninsured`,
      `${s.seller.the}, uninsured while in possession, took the risk of loss`,
      `An uninsured seller in possession breaks no duty. It's the sentence in the contract that decides.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion would put the risk on the buyer, as owner in equity, if the contract were silent. It isn't.`,
    ],
    'yes-possession': uninsured(s),
    'yes-waived': [
      `the tender of the deed on June 1 passed the risk of loss to ${s.buyer.the}`,
      `by refusing the deed, ${s.buyer.the} took the risk of loss that the clause ties to it`,
      `The fire came three weeks before the tender. Refusing a deed doesn't move a loss that has already fallen.`,
    ],
  }),
} satisfies SaleCells
