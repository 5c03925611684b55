import type { SaleCells } from './reason-id.ts'

/** Reasons where land is restricted, by a private covenant or by public zoning. */
export const RESTRICTION_CELLS = {
  covenant: (s) => ({
    'no-encumbrance': [
      `a restrictive covenant not excepted in the contract is an encumbrance on title`,
      `the unexcepted covenant, a private encumbrance, makes title unmarketable`,
      `A private covenant limits every later owner. The contract didn't except it, so it defeats title even where nobody has broken it.`,
    ],
    'no-doubt': [
      `the covenant would make ${s.buyer.the} liable for breaches by earlier owners of ${s.it}`,
      `marketable title is lacking where a covenant carries liability for earlier owners' breaches`,
      `A covenant holds each owner liable for that owner's own breaches, not for earlier ones. It's the limit on use that burdens title.`,
    ],
    'no-implied': [
      `marketable title was due at the signing, when the covenant was already of record`,
      `${s.seller.the} lacked marketable title on March 3, when the promise of it was made`,
      `A seller may lack marketable title when the promise is made. What counts is the closing, and the burden was still there.`,
    ],
    'yes-accepted': [
      `the covenant was of record, so ${s.buyer.the} accepted it with constructive notice`,
      `constructive notice of a recorded covenant makes it part of the title contracted for`,
      `Recording binds later owners. It doesn't turn an encumbrance into something that a contract buyer has accepted.`,
    ],
    'yes-public': [
      `a covenant with which ${s.it} complies is, like zoning, not an encumbrance on title`,
      `title stays marketable until a covenant on the land is in fact violated`,
      `For zoning, only a violation counts. A private covenant is a burden of its own, obeyed or not.`,
    ],
  }),
  excepted: (s) => ({
    'yes-accepted': [
      `${s.buyer.the} contracted to take title subject to the recorded covenant, which ${s.it} meets`,
      `an excepted covenant with which ${s.it} complies leaves a seller with marketable title`,
      `The exception in the contract covers this burden, and there's no violation. The buyer gets the title bargained for.`,
    ],
    'yes-public': [
      `a covenant on the look of buildings is, like zoning, not an encumbrance on title`,
      `private restrictions on building are, like zoning, not an encumbrance on title`,
      `Zoning is public and no encumbrance. A private covenant is one, and binds this buyer only because of the exception.`,
    ],
    'yes-good': [
      `constructive notice bound ${s.buyer.the} to the recorded covenant, excepted or not`,
      `a contract buyer takes subject to recorded covenants by constructive notice alone`,
      `Constructive notice alone doesn't oblige a contract buyer to accept an encumbrance. The exception in this contract does.`,
    ],
    'no-encumbrance': [
      `a restrictive covenant is an encumbrance, which makes title unmarketable`,
      `${s.seller.the} promised marketable title, which a covenant on the land defeats`,
      `The covenant is an encumbrance, but a buyer may agree to take subject to it.`,
    ],
    'no-violation': [
      `the hazard of litigation by the neighbors deprives ${s.buyer.the} of marketable title`,
      `the covenant exposes ${s.buyer.the} to suit should ${s.it} ever violate it`,
      `The hazard that counts is a suit over what's there now. A future violation would be the buyer's own doing.`,
    ],
    'no-doubt': [
      `a general exception for covenants does not reach an encumbrance left undescribed`,
      `marketable title is lacking where a contract excepts covenants without describing them`,
      `A general exception for covenants reaches each one that the records show. Nothing has to be described.`,
    ],
  }),
  breached: (s) => ({
    'no-violation': [
      `a present violation that exposes ${s.buyer.the} to suit defeats marketable title`,
      `a present violation, which invites suit, is an encumbrance outside the exception`,
      `The buyer agreed to live with the covenant, not with a breach of it. Title that invites a lawsuit isn't marketable.`,
    ],
    'no-encumbrance': [
      `a restrictive covenant is an encumbrance even where the contract excepts it`,
      `a promise of marketable title prevails over an exception for covenants of record`,
      `Standing alone, this covenant would be no objection, since the contract excepts it as an encumbrance. What's there on the lot is the trouble.`,
    ],
    'no-doubt': [
      `the violation of the covenant leaves in doubt who holds title to ${s.it}`,
      `breach of a covenant forfeits title to the neighbors, so ownership is in doubt`,
      `Breach of a covenant brings an injunction or damages. It forfeits nothing, and ownership isn't in doubt.`,
    ],
    'yes-accepted': [
      `the covenant was of record, which gave constructive notice of its violation too`,
      `constructive notice of a recorded covenant extends to a violation on the ground`,
      `The records show no violation, and notice of one wouldn't oblige a buyer to take a title that invites suit.`,
    ],
    'yes-public': [
      `the violation concerns the physical condition of ${s.it} and not marketable title`,
      `a defect in a building concerns its condition rather than marketable title`,
      `Ordinary physical defects don't touch title. One that gives neighbors a right to sue does.`,
    ],
    'yes-waived': [
      `the neighbors waived the covenant by objecting without bringing suit before June 1`,
      `neighbors who object but do not sue waive a covenant, which leaves title marketable`,
      `Neighbors who object give nothing up. Their suit may come at any time, and the buyer would have to meet it.`,
    ],
  }),
  zoning: (s) => ({
    'yes-public': [
      `zoning with which ${s.it} complies is no encumbrance on marketable title`,
      `public zoning, unlike a private covenant, leaves a seller with marketable title`,
      `Zoning regulates use for everyone, and nothing on the lot offends it. Title isn't touched by a buyer's other plans.`,
    ],
    'yes-due': [
      `${s.seller.the} has a reasonable time after closing to have the zoning changed`,
      `a defect such as zoning may be cured within a reasonable time after closing`,
      `There's no defect to cure, and a seller doesn't owe the buyer a change of law.`,
    ],
    'no-encumbrance': [
      `zoning that the contract does not except is an encumbrance on title`,
      `the unexcepted ordinance, like a covenant, is an encumbrance on the land`,
      `Private covenants burden title. Public zoning doesn't, so there was nothing to except.`,
    ],
    'no-violation': [
      `the planned use would violate the zoning and expose ${s.buyer.the} to suit`,
      `title is unmarketable where the buyer's planned use would violate zoning`,
      `Only a violation that exists at the closing counts. One that's planned lies in the buyer's own hands.`,
    ],
    'no-doubt': [
      `zoning against the purpose for which ${s.buyer.the} bought makes title unmarketable`,
      `marketable title is one that serves the purpose of the buyer, as this does not`,
      `Marketable title concerns ownership and burdens on it. It's no promise that the land suits the buyer's purpose.`,
    ],
  }),
  unzoned: (s) => ({
    'no-violation': [
      `the present zoning violation exposes ${s.buyer.the} to action by the city`,
      `an existing violation of the zoning ordinance makes title unmarketable`,
      `The ordinance alone would be harmless. But the buyer would step into an existing violation that the city has already taken up.`,
    ],
    'no-encumbrance': [
      `zoning is itself an encumbrance, which the contract did not except`,
      `an ordinance on setbacks is, like a private covenant, an encumbrance on title`,
      `Zoning as such is no encumbrance, obeyed by every neighbor. It's the existing breach that hurts title.`,
    ],
    'no-doubt': [
      `a structure so near the side line leaves title to the land beneath it in doubt`,
      `title to the strip beneath the structure is in doubt and so unmarketable`,
      `The structure stands wholly on the seller's own lot, so nobody's ownership is in doubt.`,
    ],
    'yes-public': [
      `zoning is public regulation of use, which does not bear on marketable title`,
      `a setback ordinance is, unlike a private covenant, not a burden on marketable title`,
      `That's true of zoning that's obeyed. A building that already breaks it hands the buyer a dispute with the city.`,
    ],
    'yes-good': [
      `a notice of a zoning violation that is not of record leaves title marketable`,
      `without a lien or judgment of record, a zoning violation leaves title marketable`,
      `What counts is the hazard of a dispute with the city, of record or not. The notice made it plain.`,
    ],
  }),
} satisfies SaleCells
