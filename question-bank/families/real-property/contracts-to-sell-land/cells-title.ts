import type { SaleCells } from './reason-id.ts'

/** Reasons where title itself is in question, or the day on which it has to be good. */
export const TITLE_CELLS = {
  mortgage: (s) => ({
    'yes-cleared': [
      `the price would pay off the mortgage at the closing and so leave marketable title`,
      `title is marketable where a mortgage is to be released at the closing out of the price`,
      `The lender stood there with a release, and the debt was smaller than the price. A lien that the closing itself removes is no objection.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} had constructive notice of the mortgage and so contracted to take subject to it`,
      `a recorded mortgage gives constructive notice and is part of the title contracted for`,
      `Nobody takes subject to a mortgage just because it's recorded. It's the coming release that saves this title.`,
    ],
    'yes-public': [
      `a mortgage secures a debt and is, like zoning, not an encumbrance on title`,
      `a mortgage is a lien, which leaves marketable title in the borrower`,
      `A mortgage is an encumbrance, and one that stayed on the land would defeat title.`,
    ],
    'no-encumbrance': [
      `title subject to a recorded mortgage is encumbered and therefore unmarketable`,
      `the mortgage was an unreleased encumbrance that the contract did not except`,
      `It's an encumbrance until paid, but payment and release were to come in the same hour as the deed.`,
    ],
    'no-implied': [
      `marketable title had to exist before the closing and could not be obtained at it`,
      `a seller may not use the price at the closing to obtain the marketable title promised`,
      `Title has to be marketable when it passes, and it could be made so at the closing, with the price itself.`,
    ],
    'no-doubt': [
      `${s.buyer.the} would be exposed to litigation if the lender withheld its release`,
      `marketable title may not depend on a lender's promise to release a mortgage`,
      `The signed release was there to be exchanged for the money, so nothing depended on a promise.`,
    ],
  }),
  possession: (s) => ({
    'no-doubt': [
      `title by adverse possession that rests on affidavits is not marketable title of record`,
      `${s.buyer.the} would be exposed to litigation until a court quieted title to ${s.strip}`,
      `The contract called for title that the records show. Sworn statements by neighbors still leave the buyer a lawsuit to win.`,
    ],
    'no-implied': [
      `${s.seller.the} did not acquire title by adverse possession, since no court has declared it`,
      `title by adverse possession does not pass until a court declares it by decree`,
      `Title passes when the period ends, with no decree. The trouble is that the records don't show it.`,
    ],
    'yes-good': [
      `the period for adverse possession had run, which gave ${s.seller.the} good and marketable title`,
      `title by adverse possession for 20 years is as marketable as title by deed`,
      `The possession may well have given title, but not one of record, and the buyer was promised that.`,
    ],
    'yes-cleared': [
      `the affidavits at the closing removed reasonable doubt about the adverse possession`,
      `proof of adverse possession by affidavit at the closing makes title marketable of record`,
      `Affidavits don't bind the heirs of the record owner, who were never heard.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} could see the enclosure and so accepted title by adverse possession`,
      `the enclosure gave ${s.buyer.the} notice that title to ${s.strip} rested on adverse possession`,
      `An enclosure tells a buyer nothing about deeds, and notice of a defect isn't acceptance of it.`,
    ],
  }),
  quieted: (s) => ({
    'yes-good': [
      `the recorded decree made the title acquired by adverse possession marketable of record`,
      `the decree left the title acquired by adverse possession free from reasonable doubt`,
      `The only people who could object were parties and lost, and the records now show it. No reasonable doubt is left.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} could see the enclosure and so accepted title by adverse possession`,
      `the enclosure gave ${s.buyer.the} notice that title to ${s.strip} rested on adverse possession`,
      `Seeing an enclosure isn't acceptance of a defect. It's the decree that satisfies the contract.`,
    ],
    'yes-cleared': [
      `adverse possession for the statutory period makes title marketable of record`,
      `title by adverse possession is marketable of record once the statutory period has run`,
      `Time alone gives title, not a record of it. Without the decree, this buyer could have refused.`,
    ],
    'no-doubt': [
      `${s.buyer.the} would be exposed to litigation by the heirs of the record owner`,
      `the heirs of the record owner might still contest the adverse possession in court`,
      `The heirs were parties to the decree and can't appeal any longer, so no litigation threatens.`,
    ],
    'no-implied': [
      `marketable title of record requires a deed from the record owner or the heirs`,
      `title of record comes by deed and may not rest on adverse possession`,
      `A recorded decree is as much a link in the chain as a deed from the heirs would be.`,
    ],
  }),
  quitclaim: (s) => ({
    'no-implied': [
      `a promise of marketable title is implied in the contract despite the quitclaim deed`,
      `the agreement on a quitclaim deed leaves the implied promise of marketable title intact`,
      `The kind of deed says what the seller warrants afterward. The contract was for the whole, and only half could be conveyed.`,
    ],
    'no-deed': [
      `a contract to sell land entitles the buyer to a deed with covenants of title`,
      `a quitclaim deed is not a proper tender, since a seller must give covenants of title`,
      `Parties may agree on a deed without covenants, as these did. The duty to have title stands beside it.`,
    ],
    'yes-cleared': [
      `an abatement of half the price would compensate ${s.buyer.the} for the missing half interest`,
      `${s.seller.the} may convey the half interest at the closing with an abatement of the price`,
      `An abatement is the buyer's choice. A seller can't force half of what was sold on anyone.`,
    ],
    'yes-due': [
      `${s.seller.the} has a reasonable time after the closing to acquire the other half interest`,
      `a seller with half the title may cure it within a reasonable time after the closing`,
      `The cousin won't sell, so there's nothing to wait for. Title was due with the deed.`,
    ],
  }),
  early: (s) => ({
    'yes-due': [
      `marketable title was not due before the closing, and ${s.seller.the} had it then`,
      `a seller has until the closing to cure a defect in marketable title`,
      `The release was on record days before the closing. A buyer who walks away in April can't complain of a defect that was gone in June.`,
    ],
    'yes-accepted': [
      `${s.buyer.the} had constructive notice of the easement and so contracted to take subject to it`,
      `a recorded easement gives constructive notice and is part of the title contracted for`,
      `Recording doesn't make a contract buyer accept an easement. It was the release that met the promise.`,
    ],
    'yes-public': [
      `an easement across the lot is, like zoning, not an encumbrance on title`,
      `a right to cross the lot goes to its use rather than to marketable title`,
      `An easement is an encumbrance, and had it lasted until June, the buyer could have refused.`,
    ],
    'no-encumbrance': [
      `the easement was an encumbrance that entitled ${s.buyer.the} to rescind in April`,
      `a buyer who finds an encumbrance that the contract does not except may rescind`,
      `An encumbrance found early is one that the seller may still remove. Rescinding in April was too soon.`,
    ],
    'no-implied': [
      `marketable title was due at the signing, when the easement was already of record`,
      `${s.seller.the} lacked marketable title on March 3, when the promise of it was made`,
      `At the signing, a seller needn't even own the land. Marketable title, as promised, has to be there at the end.`,
    ],
    'no-doubt': [
      `the easement was once of record, so title is in doubt despite the release`,
      `a title cleared by a release exposes ${s.buyer.the} to litigation by the neighbor`,
      `A recorded release ends the easement and the neighbor's claim with it. No doubt remains.`,
    ],
  }),
} satisfies SaleCells
