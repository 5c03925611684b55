import type { RiskCells } from './reason-id.ts'

/** Reasons where the goods lie in a warehouse and are not to be moved. */
export const BAILEE_CELLS = {
  acknowledged: (s) => ({
    'yes-bailee': [
      `${s.buyer.the} had the acknowledgment of the bailee that held ${s.them}`,
      `the warehouse gave ${s.buyer.the} a bailee's acknowledgment`,
      `Where goods stay with a bailee, the risk passes when it answers to the buyer. The warehouse's letter did that.`,
    ],
    'yes-shipment': [
      `the contract was a shipment contract, and a carrier was not needed`,
      `delivery to a warehouse, as to a carrier, passes the risk of loss`,
      `No carrier or shipment contract comes into it. The goods were to change hands where they lay, and that has a rule of its own.`,
    ],
    'no-receipt': [
      `${s.seller.the} was a merchant, and ${s.buyer.the} had not received ${s.them}`,
      `the risk of loss in a merchant's goods passes on receipt by the buyer`,
      `That the buyer hadn't received ${s.them} from a merchant would matter only if no bailee held them.`,
    ],
    'no-bailee': [
      `${s.buyer.the} had no negotiable document of title for ${s.them}`,
      `without a document of title, ${s.buyer.the} had no control of ${s.them}`,
      `A document of title is one way to pass the risk. The bailee's letter is another.`,
    ],
    'no-tender': [
      `${s.seller.the} had not tendered ${s.them} to ${s.buyer.the} in person`,
      `tender of ${s.them} by ${s.seller.the}, which passes the risk of loss, was lacking`,
      `Having the bailee acknowledge the buyer's right is how goods in a warehouse are tendered.`,
    ],
  }),
  unacknowledged: (s) => ({
    'no-bailee': [
      `${s.buyer.the} lacked the acknowledgment of the bailee that held ${s.them}`,
      `${s.buyer.the} had no document of title or bailee's acknowledgment`,
      `Word from the seller gives the buyer no hold on goods in a warehouse. A document of title or the bailee's acknowledgment would.`,
    ],
    'no-carrier': [
      `${s.seller.the} had not delivered ${s.them} to a carrier`,
      `the risk of loss passes on delivery to a carrier, which had not occurred`,
      `The goods were to be taken over where they lay, so no carrier comes into it.`,
    ],
    'yes-tender': [
      `${s.seller.the} had tendered ${s.them} by notice that they were there`,
      `notice to ${s.buyer.the} was a tender of delivery, which passes the risk of loss`,
      `For goods in a warehouse, the seller's own notice isn't a tender. The bailee has to answer to the buyer.`,
    ],
    'yes-bailee': [
      `a bailee holds goods at the buyer's risk once they are sold`,
      `the sale of ${s.them} made the warehouse a bailee for ${s.buyer.the}`,
      `The sale alone changes nothing for a bailee who hasn't heard of it.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not taking over ${s.them} at once`,
      `a breach by ${s.buyer.the} moved the risk of loss before it would have passed`,
      `The buyer was not in breach for not taking over the goods at once, having promised no such thing.`,
    ],
  }),
  document: (s) => ({
    'yes-bailee': [
      `${s.buyer.the} had received a negotiable document of title for ${s.them}`,
      `receipt of the negotiable document of title passed the risk of loss`,
      `The warehouse receipt stands for the goods. With a negotiable one in hand, the buyer controls them and bears their risk.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not taking over ${s.them} at once`,
      `a breach by ${s.buyer.the} moved the risk of loss before it would have passed`,
      `Not taking the goods over within a day broke no promise, so there was no breach. The paper had moved the risk.`,
    ],
    'no-bailee': [
      `${s.buyer.the} lacked the acknowledgment of the bailee that held ${s.them}`,
      `without the bailee's acknowledgment, the warehouse still held for ${s.seller.the}`,
      `Acknowledgment by the bailee is one way. A negotiable document of title needs none.`,
    ],
    'no-receipt': [
      `${s.seller.the} was a merchant, and ${s.buyer.the} had not received ${s.them}`,
      `the risk of loss in a merchant's goods passes on receipt by the buyer`,
      `That a merchant's buyer hasn't received ${s.them} doesn't matter for goods held by a bailee. The buyer's receipt of the document takes the place of receipt of the goods.`,
    ],
    'no-tender': [
      `${s.seller.the} had not tendered ${s.them} to ${s.buyer.the} in person`,
      `tender of ${s.them} by ${s.seller.the}, which passes the risk of loss, was lacking`,
      `Sending the negotiable receipt is how such goods are tendered.`,
    ],
  }),
} satisfies RiskCells
