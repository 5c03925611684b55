import { he, his, The } from '../../engine/party.ts'
import type { SaleStory } from './facts.ts'

const PROMISED = 'The contract called for marketable title'
const refused = ({ seller, buyer }: SaleStory, why: string) =>
  `When ${seller.the} tendered a deed on June 1, ${buyer.the} refused to close because of ${why}.`
const covenant = (s: SaleStory, state: string) =>
  `The title search showed a recorded covenant, enforceable by the neighbors, that ${s.covenant}. ${state}. ${refused(s, 'the covenant')}`
const held = (s: SaleStory) =>
  `The contract described land that includes ${s.strip} and called for "marketable title of record." The recorded deeds leave out ${s.strip}, which ${s.seller.the} has enclosed and openly used as ${his(s.seller)} own for 20 years. The period for adverse possession is ten years.`

/** From the promise of title to the refusal to close. */
export const TITLE_TOLD = {
  mortgage: (s: SaleStory) =>
    `${PROMISED}. The title search showed a recorded mortgage for a debt of ${s.debt}. On June 1, ${s.seller.the} tendered a deed, and an officer of the lender stood by with a signed release, to be handed over once the debt was paid out of the price. ${The(s.buyer)} refused to close because of the mortgage.`,
  covenant: (s: SaleStory) => `${PROMISED} and did not mention covenants. ${covenant(s, s.meets)}`,
  excepted: (s: SaleStory) =>
    `${PROMISED}, "subject to covenants and restrictions of record." ${covenant(s, s.meets)}`,
  breached: (s: SaleStory) =>
    `${PROMISED}, "subject to covenants and restrictions of record." ${covenant(s, `${s.breaks}, to which the neighbors have objected`)} The jurisdiction follows the majority rule on marketable title.`,
  zoning: (s: SaleStory) =>
    `${PROMISED} and did not mention zoning. The city's zoning ordinance allows only ${s.use} on the street, and ${s.it} complies with it. In May, ${s.buyer.the}, who had hoped to ${s.plan}, first learned of the ordinance. ${refused(s, 'it')}`,
  unzoned: (s: SaleStory) =>
    `${PROMISED} and did not mention zoning. In May, the city notified ${s.seller.the} that ${s.structure} stands only four feet from the side line, while its zoning ordinance requires ten feet. No variance has been granted. ${refused(s, 'the violation')}`,
  possession: (s: SaleStory) =>
    `${held(s)} No court has ruled on the matter, and the heirs of the record owner live abroad. On June 1, ${s.seller.the} tendered a deed with neighbors' affidavits attesting to the 20 years of use. ${The(s.buyer)} refused to close because of the title to ${s.strip}.`,
  quieted: (s: SaleStory) =>
    `${held(s)} In a suit against the heirs of the record owner, a court quieted title in ${s.seller.the}. The decree is recorded, and the time for an appeal has passed. ${refused(s, `the title to ${s.strip}`)}`,
  quitclaim: (s: SaleStory) =>
    `The contract was for "the whole of the building and its lot," to be conveyed by quitclaim deed, and said nothing else about title. In May, both parties learned that ${s.seller.the} owns only a half interest; the other half belongs to a cousin, who will not sell. On June 1, ${s.seller.the} tendered a quitclaim deed. ${The(s.buyer)} refused to close. The jurisdiction follows the majority rule on marketable title.`,
  early: (s: SaleStory) =>
    `${PROMISED} and did not mention easements. On April 10, ${s.buyer.the} found a recorded easement that lets a neighbor ${s.crossing} and at once declared the contract rescinded. ${The(s.seller)} objected. On May 20, ${s.seller.the} bought a release from the neighbor and recorded it. On June 1, ${s.seller.the} tendered a deed, which ${s.buyer.the} refused.`,
}

/** From the closing to the suit on the contract. */
export const DEED_TOLD = {
  merged: (s: SaleStory) =>
    `${PROMISED}, free of easements, and did not say what would survive the closing. On June 1, ${s.buyer.the} paid the price and accepted a quitclaim deed. In July, ${he(s.buyer)} discovered a recorded easement, made years before the sale, that lets a neighbor ${s.crossing}. ${The(s.seller)} had not known of it.`,
  collateral: (s: SaleStory) =>
    `In the contract, ${s.seller.the} also promised to ${s.chore} within 60 days after the closing. On June 1, ${s.buyer.the} paid the price and accepted a deed that does not mention ${s.object}. ${The(s.seller)} has done nothing about it since, and the 60 days have passed.`,
}
