import { The } from '../../engine/party.ts'
import type { StandingCells } from './reason-id.ts'

/** Reasons where the rights of others are invoked. */
export const OTHERS_CELLS = {
  customers: ({ seller: { plaintiff, barred } }) => ({
    'yes-third': [
      `an injured seller has third-party standing to assert the rights of customers`,
      `limits on sales give a seller third-party standing for customers`,
      `The ban binds ${plaintiff.the} and costs money. A seller in that position may say what the customers would.`,
    ],
    'yes-right': [
      `equal protection is a right of all, which may be asserted without injury in fact`,
      `an unequal statute may be challenged by any citizen without injury in fact`,
      `Unequal treatment of others isn't an injury to every citizen. It is to this seller, in lost sales.`,
    ],
    'yes-association': [
      `customers resemble members, who may be represented by associational standing`,
      `${plaintiff.the} has associational standing on behalf of regular customers`,
      `Customers aren't members of a shop, and so there's no association. ${The(plaintiff)} may speak for them as a seller.`,
    ],
    'no-third': [
      `${plaintiff.the} lacks third-party standing to assert the rights of ${barred}`,
      `third-party standing fails where customers are able to sue for themselves`,
      `Third parties must usually sue for themselves. The rule yields for a seller whom the statute itself restrains and whose sales it cuts.`,
    ],
    'no-concrete': [
      `lost sales from a law about customers are not a concrete injury to a seller`,
      `unequal treatment of ${barred} is not a concrete injury to a seller`,
      `Losing $800 a month is as concrete as injury gets.`,
    ],
    'no-cause': [
      `lost sales are fairly traceable to the customers who stay away`,
      `the choice of ${plaintiff.the} to obey breaks the chain of causation`,
      `Sales are lost because they're forbidden. Obeying a statute isn't a choice that cuts causation off.`,
    ],
  }),
  clients: ({ practice: { plaintiff, clients } }) => ({
    'no-third': [
      `third-party standing requires a close relation, and future clients have none`,
      `${plaintiff.the} has no third-party standing for future clients`,
      `Present clients might be another matter. And those concerned are raising the claim themselves.`,
    ],
    'no-concrete': [
      `the loss of appointments is not a concrete injury to ${plaintiff.the}`,
      `lost fees, however large, are never a concrete injury`,
      `About $30,000 a year is a concrete loss. The rights that are claimed belong to others, though.`,
    ],
    'no-general': [
      `the claim is a generalized grievance of all lawyers in the state`,
      `concern for fair procedure is a generalized grievance of the bar`,
      `The grievance isn't general, as ${plaintiff.the} lost income. The hurdle is that the rights belong to ${clients}.`,
    ],
    'yes-third': [
      `a lawyer has third-party standing by a close relation to clients`,
      `${clients} without counsel are hindered from suing, which allows third-party standing`,
      `A lawyer and a present client have a close relation. Future clients are strangers, and several have gone to court by themselves.`,
    ],
    'yes-redress': [
      `an injunction would redress the denial of due process to ${clients}`,
      `new appointments would redress the injury that ${clients} suffer`,
      `An injunction or new appointments might help ${clients}, who can ask for them. That doesn't make their rights a lawyer's to claim.`,
    ],
  }),
} satisfies StandingCells
