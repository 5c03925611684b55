import { whose } from '../../engine/party.ts'
import type { RiskCells } from './reason-id.ts'

/** Reasons where the goods lie in a warehouse and are not to be moved. */
export const BAILEE_CELLS = {
  acknowledged: (s) => ({
    'yes-bailee': [
      `the bailee had acknowledged ${whose(s.buyer)} right to possession of ${s.them}`,
      `the warehouse, as bailee, had given ${s.buyer.the} its acknowledgment`,
      `Where goods stay with a bailee, the risk passes when it answers to the buyer. The warehouse's letter did that.`,
    ],
    'yes-shipment': [
      `delivery of ${s.them} to a bailee, as to a carrier, passes the risk of loss`,
      `goods left with a warehouse are, as with a carrier, at the buyer's risk of loss`,
      `No carrier comes into it, and storage alone passes nothing. Goods that change hands at a warehouse have a rule of their own.`,
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
      `${s.seller.the} had made no tender of ${s.them} themselves to ${s.buyer.the}`,
      `risk of loss passes on tender of the goods themselves, which had not been made`,
      `Having the bailee acknowledge the buyer's right is how goods in a warehouse are tendered.`,
    ],
  }),
  unacknowledged: (s) => ({
    'no-bailee': [
      `the bailee had not acknowledged ${whose(s.buyer)} right to possession of ${s.them}`,
      `${s.buyer.the} had neither a document of title nor the bailee's acknowledgment`,
      `Word from the seller gives the buyer no hold on goods in a warehouse. A document of title or the bailee's acknowledgment would.`,
    ],
    'no-agreed': [
      `absent an agreement, the risk of loss in stored goods stays on the seller until removal`,
      `no agreement had put the risk of loss in storage on ${s.buyer.the}`,
      `The risk of stored goods can pass without removal and without an agreement. It takes a document of title or word from the bailee.`,
    ],
    'yes-tender': [
      `${s.seller.the} had tendered ${s.them} by notice that they were ready`,
      `notice to ${s.buyer.the} was a tender of delivery, which passes the risk of loss`,
      `For goods in a warehouse, the seller's own notice isn't a tender. The bailee has to answer to the buyer.`,
    ],
    'yes-bailee': [
      `notice to ${s.buyer.the} that a bailee holds ${s.them} passes the risk of loss`,
      `from the contract on, the bailee held ${s.them} for ${s.buyer.the}`,
      `Neither the contract nor notice to the buyer binds a bailee who hasn't heard of the sale.`,
    ],
    'yes-agreed': [
      `by agreeing to delivery at the warehouse, ${s.buyer.the} took the risk of loss`,
      `delivery without moving the goods is an agreement on who bears the risk of loss`,
      `Agreeing on where to deliver isn't an agreement on risk. The Code has a rule for goods that stay with a bailee.`,
    ],
  }),
  document: (s) => ({
    'yes-bailee': [
      `${s.buyer.the} had received a negotiable document of title for ${s.them}`,
      `receipt of the negotiable document of title passed the risk of loss`,
      `The warehouse receipt stands for the goods. With a negotiable one in hand, the buyer controls them and bears their risk.`,
    ],
    'yes-agreed': [
      `by agreeing to delivery at the warehouse, ${s.buyer.the} took the risk of loss`,
      `delivery without moving the goods is an agreement on who bears the risk of loss`,
      `Agreeing on where to deliver isn't an agreement on risk. The document, once received, moved it.`,
    ],
    'yes-shipment': [
      `delivery of ${s.them} to a bailee, as to a carrier, passes the risk of loss`,
      `goods left with a warehouse are, as with a carrier, at the buyer's risk of loss`,
      `Storage isn't carriage, and leaving goods with a bailee passes no risk. Receipt of the negotiable document does.`,
    ],
    'no-bailee': [
      `the bailee had not acknowledged ${whose(s.buyer)} right to possession of ${s.them}`,
      `without its acknowledgment, the bailee still held ${s.them} for ${s.seller.the}`,
      `Unless the buyer has a negotiable document, the bailee must have acknowledged the buyer's right to possession. This buyer had one, so no acknowledgment was needed.`,
    ],
    'no-receipt': [
      `${s.seller.the} was a merchant, and ${s.buyer.the} had not received ${s.them}`,
      `the risk of loss in a merchant's goods passes on receipt by the buyer`,
      `That a merchant's buyer hasn't received ${s.them} doesn't matter for goods held by a bailee. The buyer's receipt of the document takes the place of receipt of the goods.`,
    ],
    'no-tender': [
      `${s.seller.the} had made no tender of ${s.them} themselves to ${s.buyer.the}`,
      `risk of loss passes on tender of the goods themselves, which had not been made`,
      `Sending the negotiable receipt is how goods in a warehouse are tendered.`,
    ],
  }),
} satisfies RiskCells
