import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { SaleStory } from './facts.ts'
import type { SaleCells } from './reason-id.ts'

const uninsured = ({ buyer }: SaleStory): Cell => [
  `${buyer.the} had an insurable interest and took the risk of loss by failing to insure it`,
  `a buyer who fails to insure an insurable interest bears the risk of loss`,
  `An insurable interest lets a buyer insure. Failing to insure moves no risk from one party to the other.`,
]
const passed = ({ seller }: SaleStory): Cell => [
  `the risk of loss remains with a seller who has kept legal title and possession`,
  `${seller.the} had kept legal title and possession, and with them the risk of loss`,
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
      `${s.seller.the}, who was in possession, had a duty to insure ${s.it} and so bore the risk of loss`,
      `a seller in possession who fails to insure the property bears the risk of loss`,
      `A seller in possession must take care of the place but may stay uninsured, since there's no duty to insure for the buyer.`,
    ],
    'no-condition': [
      `the continued existence of ${s.it} was a condition of ${whose(s.buyer)} duty to pay`,
      `the fire discharged the contract by failure of a condition of the duty to pay`,
      `In equity, the buyer already owned what burned. Its survival is no condition of the price.`,
    ],
  }),
  act: (s) => ({
    'no-act': [
      `neither legal title nor possession of ${s.it} had passed to ${s.buyer.the}`,
      `${s.seller.the} had kept legal title and possession, and with them the risk of loss`,
      `The Act keeps the risk with the seller until the buyer has the deed or moves in. A visit with a tape measure is neither.`,
    ],
    'no-fault': [
      `${s.seller.the}, who was in possession, had a duty to insure ${s.it} and so bore the risk of loss`,
      `a seller in possession who fails to insure the property bears the risk of loss`,
      `The Act doesn't ask whether a seller in possession was uninsured. This loss would stay where it is with a policy too.`,
    ],
    'no-condition': [
      `equitable conversion does not take place before a buyer has paid the price`,
      `${s.buyer.the} had not paid the price, so equitable conversion had not taken place`,
      `Equitable conversion takes place without payment of the price. It simply doesn't decide who bears a loss where the Act is in force.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion makes the buyer owner in equity and puts the risk there at common law. The Act was written to change that.`,
    ],
    'yes-possession': [
      `${s.buyer.the} took possession, and with it the risk of loss, by entering to measure the rooms`,
      `${whose(s.buyer)} access to ${s.it} in April was possession, with which the risk of loss passed`,
      `Two visits by leave of the seller aren't possession, which means living there or having control.`,
    ],
  }),
  moved: (s) => ({
    'yes-possession': [
      `${s.buyer.the} had taken possession of ${s.it}, and with it the risk of loss`,
      `the transfer of possession to ${s.buyer.the} passed the risk of loss before legal title`,
      `Under the Act, either the deed or possession is enough, and the buyer had moved in by May 3.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `The Act replaces equitable conversion, so being owner in equity puts no risk on a buyer. Until May 3, a fire would have been the seller's loss.`,
    ],
    'no-act': [
      `legal title to ${s.it} had not passed to ${s.buyer.the} before the fire`,
      `the risk of loss remains with a seller until the deed passes legal title`,
      `The deed is only one of two ways. The other is moving in.`,
    ],
    'no-fault': [
      `${s.seller.the}, who had legal title, had a duty to insure ${s.it} and so bore the risk of loss`,
      `a seller with legal title who fails to insure the property bears the risk of loss`,
      `The Act sets no duty to insure. It looks to fault, title, and possession.`,
    ],
    'no-condition': [
      `${s.buyer.the} was in possession as a licensee, so ${s.seller.the} still bore the risk of loss`,
      `possession with a seller's consent before the closing does not shift the risk of loss`,
      `The Act asks whether possession was transferred before the closing, by license or otherwise. It was.`,
    ],
  }),
  careless: (s) => ({
    'no-fault': [
      `equitable conversion does not shift a loss that is caused by ${whose(s.seller)} own fault`,
      `${whose(s.buyer)} risk of loss does not extend to a fire caused by ${whose(s.seller)} negligence`,
      `At common law, the buyer bears accidents. A seller in possession has to take care, and pays for not doing so.`,
    ],
    'no-act': passed(s),
    'no-condition': [
      `equitable conversion does not take place before a buyer has paid the price`,
      `${s.buyer.the} had not paid the price, so equitable conversion had not taken place`,
      `Equitable conversion takes place with the contract, whether the price is paid or not. It's the cause of the fire that keeps the loss where it is.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion makes the buyer owner in equity, with the risk of accidents, but not of a careless seller.`,
    ],
    'yes-possession': uninsured(s),
    'yes-good': [
      `${s.seller.the} still had legal title to ${s.it} and owed ${s.buyer.the} no duty of care`,
      `negligence toward property to which a seller has legal title is not fault as to a buyer`,
      `Legal title was held for the buyer's benefit by then, and with it went a duty of care.`,
    ],
  }),
  condition: (s) => ({
    'no-condition': [
      `the contract was not specifically enforceable on May 10, when its condition was unmet`,
      `equitable conversion does not take place while a condition such as the easement is unmet`,
      `Equity treats the buyer as owner only once the seller could have the contract enforced. Without the easement, this seller couldn't on the day of the fire.`,
    ],
    'no-act': passed(s),
    'no-fault': [
      `${s.seller.the}, who was in possession, had a duty to insure ${s.it} and so bore the risk of loss`,
      `a seller in possession who fails to insure the property bears the risk of loss`,
      `A seller in possession may go uninsured. What was lacking on the day of the fire is a contract that could be enforced.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion makes the buyer owner in equity at the signing where nothing stands in the way of enforcement. Here something did.`,
    ],
    'yes-possession': uninsured(s),
    'yes-waived': [
      `the condition was met before the closing, which put the risk of loss on ${s.buyer.the}`,
      `${s.seller.the} had obtained the easement by June 1, so the risk of loss fell on ${s.buyer.the}`,
      `What counts is the day of the fire. A condition met afterward doesn't move a loss that has already fallen.`,
    ],
  }),
  clause: (s) => ({
    'no-clause': [
      `the contract left the risk of loss on ${s.seller.the} until delivery of the deed`,
      `the parties' agreement on the risk of loss prevails over equitable conversion`,
      `Equitable conversion is a default rule. Parties who speak of fire, as these did, get what they wrote.`,
    ],
    'no-act': passed(s),
    'no-fault': [
      `${s.seller.the}, who was in possession, had a duty to insure ${s.it} and so bore the risk of loss`,
      `a seller in possession who fails to insure the property bears the risk of loss`,
      `An uninsured seller in possession breaks no duty. It's the sentence in the contract that decides.`,
    ],
    'yes-conversion': [
      `${s.buyer.the} was the equitable owner from the signing and bore the risk of loss`,
      `equitable conversion at the signing put the risk of loss on ${s.buyer.the}`,
      `Equitable conversion would put the risk on the buyer, as owner in equity, if the contract were silent. It isn't.`,
    ],
    'yes-possession': uninsured(s),
    'yes-waived': [
      `${whose(s.seller)} tender of the deed on June 1 passed the risk of loss to ${s.buyer.the}`,
      `${whose(s.buyer)} refusal of the deed shifted the risk of loss under the clause`,
      `The fire came three weeks before the tender. Refusing a deed doesn't move a loss that has already fallen.`,
    ],
  }),
} satisfies SaleCells
