import { whose } from '../../engine/party.ts'
import type { SaleCells } from './reason-id.ts'

/** Reasons where land is restricted, by a private covenant or by public zoning. */
export const RESTRICTION_CELLS = {
  covenant: (s) => ({
    'no-encumbrance': [
      `a restrictive covenant that the contract does not except is an encumbrance on title`,
      `the covenant is a private encumbrance, which makes the title unmarketable`,
      `A private covenant limits every later owner. The contract didn't except it, so it defeats title even where nobody has broken it.`,
    ],
    'no-doubt': [
      `the covenant would make ${s.buyer.the} liable for violations by earlier owners of ${s.it}`,
      `${s.buyer.the} would be exposed to suit for violations of the covenant by earlier owners`,
      `A covenant holds each owner liable for that owner's own breaches, not for earlier ones. It's the limit on use that burdens title.`,
    ],
    'no-implied': [
      `marketable title was due at the signing, when the covenant was already of record`,
      `${s.seller.the} lacked marketable title on March 3, when the promise of it was made`,
      `A seller may lack marketable title when the promise is made. What counts is the closing, and the burden was still there.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} had constructive notice of the covenant and so contracted to take subject to it`,
      `a recorded covenant gives constructive notice and is part of the title contracted for`,
      `Recording binds later owners. It doesn't turn an encumbrance into something that a contract buyer has accepted.`,
    ],
    'yes-public': [
      `${s.it} complies with the covenant, which is therefore not an encumbrance on title`,
      `a covenant does not make title unmarketable unless it is violated, and ${s.it} complies`,
      `For zoning, only a violation counts. A private covenant is a burden of its own, obeyed or not.`,
    ],
  }),
  excepted: (s) => ({
    'yes-accepted': [
      `${s.buyer.the} contracted to take title subject to the recorded covenant, which ${s.it} meets`,
      `the contract excepted covenants of record from the promise of title, and ${s.it} complies`,
      `The exception in the contract covers this burden, and there's no violation. The buyer gets the title bargained for.`,
    ],
    'yes-public': [
      `a covenant that regulates building is, like zoning, not an encumbrance on title`,
      `the covenant restricts building and, like zoning, does not make title unmarketable`,
      `Zoning is public and no encumbrance. A private covenant is one, and binds this buyer only because of the exception.`,
    ],
    'yes-good': [
      `${s.buyer.the} had constructive notice of the covenant, which binds a buyer without an exception`,
      `a contract buyer takes subject to a recorded covenant by constructive notice of it`,
      `Constructive notice alone doesn't oblige a contract buyer to accept an encumbrance. The exception in this contract does.`,
    ],
    'no-encumbrance': [
      `a restrictive covenant is an encumbrance, which makes title unmarketable`,
      `${s.seller.the} promised marketable title, which a covenant on the land defeats`,
      `The covenant is an encumbrance, but a buyer may agree to take subject to it.`,
    ],
    'no-violation': [
      `the covenant exposes ${s.buyer.the} to the hazard of litigation by the neighbors`,
      `${s.buyer.the} would be exposed to suit if ${s.it} should later violate the covenant`,
      `The hazard of litigation that counts is a suit over what's there now. A later violation would be the buyer's own doing.`,
    ],
    'no-doubt': [
      `a general exception for covenants does not reach an encumbrance that it does not describe`,
      `a seller lacks marketable title where the contract excepts covenants without describing them`,
      `A general exception for covenants reaches each one that the records show. Nothing has to be described.`,
    ],
  }),
  breached: (s) => ({
    'no-violation': [
      `a present violation of the covenant exposes ${s.buyer.the} to suit and defeats marketable title`,
      `the exception for covenants does not extend to a present violation, which defeats marketable title`,
      `The buyer agreed to live with the covenant, not with a breach of it. Title that invites a lawsuit isn't marketable.`,
    ],
    'no-encumbrance': [
      `a restrictive covenant is an encumbrance whether or not the contract excepts it`,
      `a promise of marketable title prevails over an exception for covenants of record`,
      `Standing alone, this covenant would be no objection, since the contract excepts it as an encumbrance. What's there on the lot is the trouble.`,
    ],
    'no-doubt': [
      `the violation of the covenant puts ${whose(s.seller)} ownership in doubt and defeats marketable title`,
      `the violation of the covenant forfeits title to the neighbors, so ownership is in doubt`,
      `Breach of a covenant brings an injunction or damages. It forfeits nothing, and ownership isn't in doubt.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} had constructive notice of the covenant and so of its violation`,
      `${s.buyer.the} contracted to take title subject to the covenant and so to its violation`,
      `The records show no violation, and notice of one wouldn't oblige a buyer to take a title that invites suit.`,
    ],
    'yes-public': [
      `the violation goes to the physical condition of ${s.it}, not to marketable title`,
      `a defect in a building goes to its condition rather than to marketable title`,
      `Ordinary physical defects don't touch title. One that gives neighbors a right to sue does.`,
    ],
    'yes-waived': [
      `the neighbors waived the covenant by objecting without bringing suit before June 1`,
      `the neighbors, who have objected but have not brought suit, waived the covenant`,
      `Neighbors who object give nothing up. Their suit may come at any time, and the buyer would have to meet it.`,
    ],
  }),
  zoning: (s) => ({
    'yes-public': [
      `zoning with which ${s.it} complies is not an encumbrance on title`,
      `public zoning, unlike a private covenant, does not make title unmarketable`,
      `Zoning regulates use for everyone, and nothing on the lot offends it. Title isn't touched by a buyer's other plans.`,
    ],
    'yes-due': [
      `${s.seller.the} has a reasonable time after the closing to have the zoning changed`,
      `a seller may cure a defect such as zoning within a reasonable time after the closing`,
      `There's no defect to cure, and a seller doesn't owe the buyer a change of law.`,
    ],
    'no-encumbrance': [
      `zoning that the contract does not except is an encumbrance on title`,
      `the ordinance restricts use and, like a covenant, is an encumbrance on title`,
      `Private covenants burden title. Public zoning doesn't, so there was nothing to except.`,
    ],
    'no-violation': [
      `the use that ${s.buyer.the} planned would violate the zoning, which defeats marketable title`,
      `a seller lacks marketable title where the buyer's planned use would violate the zoning`,
      `Only a violation that exists at the closing counts. One that's planned lies in the buyer's own hands.`,
    ],
    'no-doubt': [
      `marketable title is title that is fit for the buyer's intended use`,
      `the ordinance defeats the purpose for which ${s.buyer.the} bought, so ${s.seller.the} lacks marketable title`,
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
      `zoning that the contract does not except is an encumbrance on title`,
      `a setback ordinance is, like a private covenant, an encumbrance on title`,
      `Zoning as such is no encumbrance. It's the existing breach that hurts title.`,
    ],
    'no-doubt': [
      `${s.structure} stands so near the side line that title to the land beneath it is in doubt`,
      `the violation of the ordinance puts title to the land beneath ${s.structure} in doubt`,
      `The structure stands wholly on the seller's own lot, so nobody's ownership is in doubt.`,
    ],
    'yes-public': [
      `zoning is public regulation of use, which does not bear on marketable title`,
      `a setback ordinance, unlike a private covenant, does not make title unmarketable`,
      `That's true of zoning that's obeyed. A building that already breaks it hands the buyer a dispute with the city.`,
    ],
    'yes-good': [
      `the violation of the zoning ordinance is not of record, so title is still marketable`,
      `a zoning violation leaves title marketable unless a lien or judgment is of record`,
      `What counts is the hazard of a dispute with the city, of record or not. The notice made it plain.`,
    ],
  }),
} satisfies SaleCells
