import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RiskStory } from './facts.ts'
import type { RiskCells } from './reason-id.ts'

const notReceived = ({ buyer, them }: RiskStory): Cell => [
  `${buyer.the} had not received ${them} before they were destroyed`,
  `risk of loss passes on the buyer's receipt of the goods, which had not occurred`,
  `Whether the buyer has received the goods counts where a merchant's goods are to be picked up. Goods sent by carrier follow the delivery term.`,
]
const notTendered = ({ buyer, them }: RiskStory): Cell => [
  `${them} had not been tendered to ${buyer.the} when they were destroyed`,
  `tender of delivery to ${buyer.the} had not yet been made`,
  `Tender to the buyer in person isn't needed once a shipment contract has put the goods in a carrier's hands.`,
]

/** Reasons where the goods go by carrier and nothing is wrong with them. */
export const CARRIER_CELLS = {
  shipment: (s) => ({
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.sellerCity} is the term of a shipment contract`,
      `The term names the seller's city, and the railroad had the goods under a proper contract. The journey was the buyer's risk.`,
    ],
    'yes-tender': [
      `${s.seller.the} tendered ${s.them} by notice to ${s.buyer.the}`,
      `notice to ${s.buyer.the} of the shipment was a tender of delivery`,
      `Notice is part of what a seller owes under a shipment contract, but tender to the buyer doesn't fix the moment. The carrier's receipt does.`,
    ],
    'no-destination': [
      `the contract was a destination contract, and ${s.them} never arrived`,
      `F.O.B. ${s.sellerCity} is the term of a destination contract`,
      `The term of a destination contract would name the buyer's city as F.O.B. point. This term names the place where the goods set out.`,
    ],
    'no-receipt': notReceived(s),
    'no-tender': notTendered(s),
  }),
  presumed: (s) => ({
    'yes-shipment': [
      `a contract to ship goods is presumed to be a shipment contract`,
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `The seller was to send the goods and hadn't promised to deliver them in the buyer's city. Without such a promise, the carrier's receipt is enough.`,
    ],
    'yes-tender': [
      `${s.seller.the} tendered ${s.them} by notice to ${s.buyer.the}`,
      `notice to ${s.buyer.the} of the shipment was a tender of delivery`,
      `Notice is owed in a shipment contract, but it is delivery to the carrier, not a tender to the buyer, that moves the risk.`,
    ],
    'no-destination': [
      `a contract to ship goods to ${s.buyerCity} is a destination contract`,
      `the contract named ${s.buyerCity} and so was a destination contract`,
      `Saying where goods are to be sent doesn't make a destination contract. The seller must undertake to deliver them there.`,
    ],
    'no-receipt': notReceived(s),
    'no-agreed': [
      `the parties had not agreed that ${s.buyer.the} would bear the risk of loss`,
      `without an F.O.B. term, the risk of loss stays with the seller by agreement`,
      `An agreement can allot the risk, but none is needed. Where the parties are silent, the Code presumes a shipment contract.`,
    ],
  }),
  'not-shipped': (s) => ({
    'no-carrier': [
      `${s.seller.the} had not yet delivered ${s.them} to the carrier`,
      `delivery to the carrier, which passes the risk of loss, had not occurred`,
      `Until the railroad has the goods, the seller bears the risk of getting them there. Its own truck isn't the carrier.`,
    ],
    'no-destination': [
      `the contract was a destination contract, and ${s.them} never arrived`,
      `F.O.B. ${s.sellerCity} is the term of a destination contract`,
      `This F.O.B. term names the seller's city and isn't that of a destination contract. The loss came before that contract put the risk on anyone else.`,
    ],
    'yes-shipment': [
      `${s.buyer.the} bears the risk of transit under a shipment contract`,
      `F.O.B. ${s.sellerCity} is the term of a shipment contract`,
      `The F.O.B. term makes it a shipment contract, but transit at the buyer's risk begins when the railroad gets the goods. They were still on the seller's truck.`,
    ],
    'yes-tender': [
      `${s.seller.the} had packed and tendered ${s.them} for shipment`,
      `packing and loading ${s.them} for shipment was a tender of delivery`,
      `Packing and loading are preparation. Tender under a shipment contract means handing the goods to the carrier.`,
    ],
    'yes-agreed': [
      `${s.buyer.the} agreed to bear the risk of loss from the moment of loading`,
      `an F.O.B. term is an agreement that the buyer bears the risk of loss on loading`,
      `The parties agreed on F.O.B. the seller's city, which leaves the way to the railroad at the seller's risk.`,
    ],
  }),
  transit: (s) => ({
    'no-destination': [
      `F.O.B. ${s.buyerCity} is the term of a destination contract`,
      `the contract was a destination contract, and ${s.them} never arrived`,
      `The term names the buyer's city, so the seller had to bring the goods there at its own risk.`,
    ],
    'no-receipt': [
      `the risk of loss passes to a buyer only on receipt of the goods`,
      `${s.buyer.the} had not received ${s.them} from the carrier`,
      `Receipt isn't the test in a destination contract. Tender there would have been enough, and the goods never got that far.`,
    ],
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.buyerCity} is the term of a shipment contract`,
      `Delivery to the carrier is enough in a shipment contract, whose F.O.B. term would name the seller's city.`,
    ],
    'yes-tender': [
      `${s.seller.the} tendered ${s.them} by notice to ${s.buyer.the}`,
      `notice to ${s.buyer.the} of the shipment was a tender of delivery`,
      `Notice of shipment isn't a tender at the destination. The goods were still on the way.`,
    ],
    'yes-agreed': [
      `${s.buyer.the} agreed to the risk of transit by agreeing to the F.O.B. term`,
      `an F.O.B. term is an agreement that the buyer bears the risk of transit`,
      `The term agreed on names the buyer's city, and that leaves transit at the seller's risk.`,
    ],
  }),
  tendered: (s) => ({
    'yes-tender': [
      `${s.them} had been tendered at the destination, ready to be taken`,
      `tender at the destination passed the risk of loss to ${s.buyer.the}`,
      `The goods were at the buyer's door on the agreed day and could have been unloaded. Nothing more was the seller's to do.`,
    ],
    'yes-shipment': [
      `the risk of loss passed on delivery of ${s.them} to the carrier`,
      `F.O.B. ${s.buyerCity} is the term of a shipment contract`,
      `An F.O.B. term that names the buyer's city isn't that of a shipment contract, so delivery to the carrier moved nothing. What came later did.`,
    ],
    'yes-breach': [
      `${s.buyer.the} was in breach by not unloading ${s.them} on the day of tender`,
      `a breach by ${s.buyer.the} moved the risk of loss before it would have passed`,
      `Whether asking for a day was a breach doesn't matter. The goods had been offered so that the buyer could take them.`,
    ],
    'no-receipt': [
      `${s.buyer.the} had not taken receipt of ${s.them} when they were destroyed`,
      `risk of loss passes on the buyer's receipt of the goods, which had not occurred`,
      `Receipt matters where goods are to be picked up from a merchant. In a destination contract, an offer at the buyer's door is enough.`,
    ],
    'no-carrier': [
      `${s.them} were still in the possession of the carrier`,
      `the carrier, not ${s.buyer.the}, still had possession of ${s.them}`,
      `That the carrier was still in possession was the buyer's choice. The goods stood ready at the agreed place.`,
    ],
    'no-destination': [
      `the contract was a destination contract, and ${s.them} had not been unloaded`,
      `F.O.B. ${s.buyerCity} left the risk of loss with ${s.seller.the} until unloading`,
      `It is a destination contract, but the seller's risk ends when the goods are offered there. Unloading was up to ${whose(s.buyer)} own people.`,
    ],
  }),
} satisfies RiskCells
