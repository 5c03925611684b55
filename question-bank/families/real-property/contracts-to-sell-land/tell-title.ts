import { he, his, The } from '../../engine/party.ts'
import type { SaleStory } from './facts.ts'

const PROMISED = 'The contract called for marketable title'
const EXCEPTED = `${PROMISED}, "subject to covenants and restrictions of record."`
const refused = ({ seller, buyer }: SaleStory, why: string) =>
  `When ${seller.the} tendered a deed on June 1, ${buyer.the} refused to close because of ${why}.`
const covenant = (s: SaleStory, state: string) =>
  `A title search disclosed a recorded covenant, enforceable by the neighbors, that ${s.covenant}. ${state}. ${refused(s, 'the covenant')}`
const held = (s: SaleStory) =>
  `The contract called for "marketable title of record" and described the land as including ${s.strip}. ${The(s.seller)} has no record title to ${s.strip} but has enclosed it and used it openly as ${his(s.seller)} own for 20 years. The statutory period for adverse possession is ten years.`

/** From the promise of title to the refusal to close. */
export const TITLE_TOLD = {
  mortgage: (s: SaleStory) =>
    `${PROMISED}. A title search disclosed a recorded mortgage that secured a debt of ${s.debt}. On June 1, ${s.seller.the} tendered a deed, and an officer of the lender was present with a signed release, to be handed over once the debt was paid out of the price. ${The(s.buyer)} refused to close because of the mortgage.`,
  covenant: (s: SaleStory) => `${PROMISED} and did not mention covenants. ${covenant(s, s.meets)}`,
  excepted: (s: SaleStory) => `${EXCEPTED} ${covenant(s, s.meets)}`,
  breached: (s: SaleStory) =>
    `${EXCEPTED} ${covenant(s, `${s.breaks}, to which the neighbors have objected`)}`,
  zoning: (s: SaleStory) =>
    `${PROMISED} and did not mention zoning. ${The(s.buyer)} hoped to ${s.plan}, but in May ${he(s.buyer)} learned for the first time that the city's zoning ordinance allows only ${s.use} on the street. As it stands, ${s.it} complies with the ordinance. ${refused(s, 'the ordinance')}`,
  unzoned: (s: SaleStory) =>
    `${PROMISED} and did not mention zoning. In May, the city notified ${s.seller.the} that ${s.structure} stands only four feet from the side line, although the zoning ordinance requires ten feet. No variance has been granted. ${refused(s, 'the violation')}`,
  possession: (s: SaleStory) =>
    `${held(s)} No court has ruled on the matter, and the heirs of the record owner live abroad. On June 1, ${s.seller.the} tendered a deed together with affidavits in which neighbors attested to the 20 years of use. ${The(s.buyer)} refused to close because of the title to ${s.strip}.`,
  quieted: (s: SaleStory) =>
    `${held(s)} In a suit against the heirs of the record owner, a court quieted title in ${s.seller.the}. The decree has been recorded, and the time for an appeal has passed. ${refused(s, `the title to ${s.strip}`)}`,
  quitclaim: (s: SaleStory) =>
    `The contract provided for the conveyance of "the entire building and lot" by quitclaim deed and said nothing else about title. In May, both parties learned that ${s.seller.the} owned only a half interest and that the other half belonged to a cousin, who would not sell. On June 1, ${s.seller.the} tendered a quitclaim deed, and ${s.buyer.the} refused to close.`,
  early: (s: SaleStory) =>
    `${PROMISED} and did not mention easements. On April 10, ${s.buyer.the} discovered a recorded easement that lets a neighbor ${s.crossing}, and ${he(s.buyer)} at once declared the contract rescinded. ${The(s.seller)} objected. On May 20, ${he(s.seller)} bought a release from the neighbor and recorded it. When ${s.seller.the} tendered a deed on June 1, ${s.buyer.the} refused it.`,
}

/** From the closing to the suit on the contract. */
export const DEED_TOLD = {
  merged: (s: SaleStory) =>
    `${PROMISED}, free of easements, and did not say which of its promises would survive the closing. On June 1, ${s.buyer.the} paid the price and accepted a quitclaim deed. In July, ${he(s.buyer)} discovered a recorded easement, created years before the sale, that lets a neighbor ${s.crossing}. ${The(s.seller)} had not known of it.`,
  collateral: (s: SaleStory) =>
    `In the contract, ${s.seller.the} also promised to ${s.chore} within 60 days after the closing. On June 1, ${s.buyer.the} paid the price and accepted a deed that did not mention ${s.object}. The 60 days have passed, and ${s.seller.the} has not begun the work.`,
}
