import { whose } from '../../engine/party.ts'
import type { RiskCells } from './reason-id.ts'

/** Reasons where the buyer is to pick up the goods and breaks no promise. */
export const PICKUP_CELLS = {
  merchant: (s) => ({
    'no-receipt': [
      `${s.seller.the} was a merchant, and ${s.buyer.the} had not received ${s.them}`,
      `the risk of loss in a merchant's goods passes on receipt by the buyer`,
      `A merchant who is to hand over goods at its own place controls and can insure them. The risk stays there until receipt.`,
    ],
    'no-time': [
      `the risk of loss does not pass before the time for pickup has run`,
      `${s.buyer.the} still had time to pick up ${s.them} without bearing the risk of loss`,
      `The risk doesn't wait for May 31. If the buyer had picked up the goods on May 20, it would have passed then.`,
    ],
    'yes-tender': [
      `tender of delivery passed the risk of loss in ${s.them} to ${s.buyer.the}`,
      `${s.seller.the} had tendered ${s.them} by notice that they were ready`,
      `Tender is enough if the seller isn't a merchant. This one sells such goods as a business.`,
    ],
    'yes-agreed': [
      `the answer to the notice was an agreement to bear the risk of loss until May 24`,
      `by agreeing to come on May 24, ${s.buyer.the} took the risk of loss until then`,
      `Agreeing on a day isn't an agreement on risk. The contract had no term on it, so the Code's rule applies.`,
    ],
    'yes-bailee': [
      `after the sale, ${s.seller.the} held ${s.them} as a bailee for ${s.buyer.the}`,
      `a seller that keeps sold goods holds them as a bailee, at the buyer's risk`,
      `A seller who still has the goods isn't their bailee. The rule for bailees is about goods that a third party holds.`,
    ],
  }),
  private: (s) => ({
    'yes-tender': [
      `${s.owner.the} was not a merchant and had tendered ${s.it}`,
      `tender of delivery by a seller who is not a merchant passes the risk of loss`,
      `The goods stood ready, and the buyer had notice. A seller who isn't in the trade need do no more.`,
    ],
    'yes-agreed': [
      `the answer to the notice was an agreement to bear the risk of loss until May 24`,
      `by agreeing to come on May 24, ${s.buyer.the} took the risk of loss until then`,
      `Agreeing on a day isn't an agreement on risk. The risk had passed without one.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} accepted ${s.it} by answering the notice`,
      `${whose(s.buyer)} answer to the notice was an acceptance of ${s.it}`,
      `Answering a notice isn't acceptance of the goods. It wasn't needed, since they'd been put at the buyer's disposal.`,
    ],
    'no-receipt': [
      `${s.buyer.the} had not yet received ${s.it} from ${s.owner.the}`,
      `the risk of loss passes on the buyer's receipt of the goods`,
      `Receipt is the rule for a merchant's goods. A private seller isn't expected to keep and insure what the buyer could take.`,
    ],
    'no-time': [
      `the risk of loss does not pass before the time for pickup has run`,
      `${s.buyer.the} still had time to pick up ${s.it} without bearing the risk of loss`,
      `Time to pick up the goods isn't time without risk. A private seller's tender passes it right away.`,
    ],
    'no-tender': [
      `tender of ${s.it} is not complete before the buyer comes for it`,
      `${s.owner.the} had not made a tender of ${s.it} in the presence of ${s.buyer.the}`,
      `Tender means holding the goods at the buyer's disposal and saying so. The buyer need not be there.`,
    ],
  }),
  'private-not-ready': (s) => ({
    'no-tender': [
      `${s.owner.the} had not tendered ${s.it} when it was destroyed`,
      `tender of delivery, which passes the risk of loss, had not yet been made`,
      `The goods weren't to be had before May 23. Until they are held at the buyer's disposal, there is no tender.`,
    ],
    'no-time': [
      `the risk of loss does not pass before the time for pickup has run`,
      `${s.buyer.the} still had time to pick up ${s.it} without bearing the risk of loss`,
      `The time for pickup doesn't decide. Once a private seller tenders, the risk passes, even if the buyer has days left to come.`,
    ],
    'yes-tender': [
      `${s.owner.the} was not a merchant and had given notice of tender`,
      `notice by a seller who is not a merchant is a tender that passes the risk of loss`,
      `Notice of a later day isn't a tender. The goods must be ready to be taken when the notice says so.`,
    ],
    'yes-agreed': [
      `the answer to the notice was an agreement to bear the risk of loss until May 24`,
      `by agreeing to come on May 24, ${s.buyer.the} took the risk of loss until then`,
      `Agreeing on a day isn't an agreement on risk. With no term on it, the Code looks for a tender.`,
    ],
    'yes-bailee': [
      `after the sale, ${s.owner.the} held ${s.it} as a bailee for ${s.buyer.the}`,
      `a seller that keeps sold goods holds them as a bailee, at the buyer's risk`,
      `A seller who still has the goods isn't their bailee. The rule for bailees is about goods that a third party holds.`,
    ],
  }),
  'agreed-buyer': (s) => ({
    'yes-agreed': [
      `the parties' agreement put the risk of loss on ${s.buyer.the} before receipt`,
      `an agreement on the risk of loss displaces the rule on a merchant's goods`,
      `The contract says at whose risk ready goods wait, and these were ready. The Code's rules apply only where the parties are silent.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} accepted ${s.them} by answering the notice`,
      `${whose(s.buyer)} answer to the notice was an acceptance of ${s.them}`,
      `Answering a notice isn't acceptance of the goods. The clause moved the risk without one.`,
    ],
    'yes-tender': [
      `tender by a merchant passes the risk of loss before receipt`,
      `the risk of loss in a merchant's goods passes on tender of delivery`,
      `By itself, a merchant's tender wouldn't be enough. The clause makes the difference.`,
    ],
    'no-receipt': [
      `${s.seller.the} was a merchant, and ${s.buyer.the} had not received ${s.them}`,
      `the risk of loss in a merchant's goods passes on receipt by the buyer`,
      `That is the default for goods that are picked up from a merchant. A contrary agreement displaces it.`,
    ],
    'no-agreed': [
      `an agreement cannot shift the risk of loss in goods that a merchant still holds`,
      `a merchant in possession of ${s.them} cannot disclaim the risk of loss by agreement`,
      `The parties are free to put the risk on either side, even while a merchant still has possession of the goods.`,
    ],
    'no-tender': [
      `notice that ${s.them} were ready was not a tender of delivery`,
      `tender of ${s.them} required ${s.seller.the} to hand them over`,
      `Holding goods at the buyer's disposal and saying so is tender. And the clause asks only that they be ready.`,
    ],
  }),
} satisfies RiskCells
