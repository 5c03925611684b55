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
    'no-carrier': [
      `${s.seller.the} had not delivered ${s.them} to a carrier`,
      `the risk of loss passes on delivery to a carrier, which had not occurred`,
      `No carrier was to be used. The buyer was to come, and that calls for another rule.`,
    ],
    'yes-tender': [
      `tender of delivery passed the risk of loss in ${s.them} to ${s.buyer.the}`,
      `${s.seller.the} had tendered ${s.them} by notice that they were ready`,
      `Tender is enough if the seller isn't a merchant. This one sells such goods as a business.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not picking up ${s.them} at once`,
      `a breach by ${s.buyer.the} moved the risk of loss before receipt`,
      `The buyer had until May 31 to come. Using that time isn't breach.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} accepted ${s.them} by answering the notice`,
      `${whose(s.buyer)} answer to the notice was an acceptance of ${s.them}`,
      `Saying when one will come isn't acceptance of the goods, and it isn't receipt either.`,
    ],
  }),
  private: (s) => ({
    'yes-tender': [
      `${s.owner.the} was not a merchant and had tendered ${s.it}`,
      `tender of delivery by a seller who is not a merchant passes the risk of loss`,
      `The goods stood ready, and the buyer had notice. A seller who isn't in the trade need do no more.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not picking up ${s.it} at once`,
      `a breach by ${s.buyer.the} moved the risk of loss before receipt`,
      `The buyer had until May 31 to come and broke no promise. The risk had passed without a breach.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} accepted ${s.it} by answering the notice`,
      `${whose(s.buyer)} answer to the notice was an acceptance of ${s.it}`,
      `Saying when one will come isn't acceptance. It wasn't needed, since the goods had been put at the buyer's disposal.`,
    ],
    'no-receipt': [
      `${s.buyer.the} had not yet received ${s.it} from ${s.owner.the}`,
      `the risk of loss passes on the buyer's receipt of the goods`,
      `Receipt is the rule for a merchant's goods. A private seller isn't expected to keep and insure what the buyer could take.`,
    ],
    'no-carrier': [
      `${s.owner.the} had not delivered ${s.it} to a carrier`,
      `the risk of loss passes on delivery to a carrier, which had not occurred`,
      `No carrier was part of this bargain. The buyer was to come.`,
    ],
    'no-tender': [
      `tender of ${s.it} is not complete before the buyer comes for it`,
      `${s.owner.the} had not put ${s.it} into the hands of ${s.buyer.the} by tender`,
      `Tender means holding the goods at the buyer's disposal and saying so. It doesn't take the buyer's hands.`,
    ],
  }),
  'private-not-ready': (s) => ({
    'no-tender': [
      `${s.owner.the} had not tendered ${s.it} when it was destroyed`,
      `tender of delivery, which passes the risk of loss, had not yet been made`,
      `The goods weren't to be had before May 23. Until they are held at the buyer's disposal, there is no tender.`,
    ],
    'no-carrier': [
      `${s.owner.the} had not delivered ${s.it} to a carrier`,
      `the risk of loss passes on delivery to a carrier, which had not occurred`,
      `No carrier was part of this bargain, so delivery to one can't be the test.`,
    ],
    'yes-tender': [
      `${s.owner.the} was not a merchant and had given notice of tender`,
      `notice by a seller who is not a merchant is a tender that passes the risk of loss`,
      `Notice of a later day isn't a tender. The goods must be ready to be taken when the notice says so.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not picking up ${s.it} at once`,
      `a breach by ${s.buyer.the} moved the risk of loss before receipt`,
      `The buyer couldn't have picked up anything before May 23, and had until May 31.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} accepted ${s.it} by agreeing to come for it`,
      `agreeing to come for ${s.it} was an acceptance by ${s.buyer.the}`,
      `Agreeing on a day isn't acceptance of the goods. There was nothing yet to accept.`,
    ],
  }),
  'agreed-buyer': (s) => ({
    'yes-agreed': [
      `by agreement, the risk of loss passed to ${s.buyer.the} on notice`,
      `a clause on risk of loss displaces the rule that a merchant bears it until receipt`,
      `The contract says when the risk passes, and what it asks for had happened. The Code's rules apply only where the parties are silent.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not picking up ${s.them} at once`,
      `a breach by ${s.buyer.the} moved the risk of loss before receipt`,
      `The buyer had until May 31 to come. The clause, not a breach, moved the risk.`,
    ],
    'yes-tender': [
      `tender by a merchant passes the risk of loss before receipt`,
      `the risk of loss in a merchant's goods passes on tender of delivery`,
      `By itself, tender wouldn't be enough for a merchant. The clause makes the difference.`,
    ],
    'no-receipt': [
      `${s.seller.the} was a merchant, and ${s.buyer.the} had not received ${s.them}`,
      `the risk of loss in a merchant's goods passes on receipt by the buyer`,
      `That is the default for goods that are picked up from a merchant. A contrary agreement displaces it.`,
    ],
    'no-agreed': [
      `a clause on risk of loss is not effective against a buyer without possession`,
      `an agreement on risk of loss is not effective before the buyer's receipt`,
      `The parties are free to put the risk on either side at any moment. Possession is no limit to that.`,
    ],
    'no-tender': [
      `notice that ${s.them} were ready was not a tender of delivery`,
      `tender of ${s.them} required ${s.seller.the} to hand them over`,
      `Holding goods at the buyer's disposal and saying so is tender. And the clause asks for no more than the notice.`,
    ],
  }),
} satisfies RiskCells
