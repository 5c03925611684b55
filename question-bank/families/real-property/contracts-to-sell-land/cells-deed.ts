import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { SaleCells } from './reason-id.ts'

/** Reasons where the deed has been delivered and the buyer sues on the contract. */
export const DEED_CELLS = {
  merged: (s) => ({
    'no-deed': [
      `the promise of marketable title merged into a deed without covenants`,
      `${whose(s.buyer)} rights as to title rest on the deed, into which the contract merged`,
      `Title is what the deed is about, and the buyer took one without covenants. The contract's promise of it ended at the closing.`,
    ],
    'no-encumbrance': [
      `an easement that leaves possession undisturbed is not an encumbrance on title`,
      `a neighbor's right to cross the lot is not an encumbrance on marketable title`,
      `It was an encumbrance, and before the closing the buyer could have refused it.`,
    ],
    'no-doubt': [
      `the easement was of record, so ${s.buyer.the} accepted it with constructive notice`,
      `${s.buyer.the} had constructive notice of the easement, which excuses the lack of marketable title`,
      `Notice from the records doesn't excuse a seller. Acceptance of the deed does.`,
    ],
    'yes-collateral': [
      `the promise of marketable title was collateral to the deed and survived merger`,
      `merger does not extend to a collateral promise such as that of marketable title`,
      `Collateral promises deal with other things than title. This one is the very subject of the deed.`,
    ],
    'yes-due': [
      `the promise of marketable title may be enforced for a reasonable time after the closing`,
      `the breach was latent, so the promise of marketable title survived the closing`,
      `A buyer can search the records before the closing. Afterward, only covenants in the deed help.`,
    ],
    'yes-good': [
      `${s.seller.the}, who promised marketable title, gave an implied covenant of it in the deed`,
      `the deed carried an implied covenant of the marketable title that ${s.seller.the} had promised`,
      `The implied promise belongs to the contract. A quitclaim deed has none.`,
    ],
  }),
  collateral: (s) => ({
    'yes-collateral': [
      `the promise to ${s.chore} was collateral to title and survived the deed`,
      `merger does not extend to a collateral promise of work after the closing`,
      `Work that's due after the closing isn't what a deed is about, so delivery of one doesn't discharge it.`,
    ],
    'yes-good': [
      `an implied warranty of sound condition covered ${s.object} after the closing`,
      `${s.seller.the} gave an implied warranty that ${s.object} would be in sound condition`,
      `No warranty is implied here, since this isn't a builder's sale of a new home. The express promise is what's left.`,
    ],
    'yes-due': [
      `merger requires a clause in the contract or the deed, and neither contained one`,
      `the promises in a contract survive the closing unless the deed provides for merger`,
      `Merger requires no clause. It takes place when a deed is accepted but leaves this promise alone because of its subject.`,
    ],
    'no-deed': [
      `the promise to ${s.chore} merged into the deed, which did not mention it`,
      `merger discharges a collateral promise that is left out of the accepted deed`,
      `Acceptance of a deed discharges promises of title that it leaves out. A promise of work stands beside it.`,
    ],
    'no-implied': [
      `${s.buyer.the} took ${s.object} under caveat emptor as it stood at the closing`,
      `caveat emptor bars a claim on the condition of ${s.object} after the closing`,
      `Caveat emptor is about what nobody promised. ${capital(s.object)} had been promised in so many words.`,
    ],
    'no-doubt': [
      `${s.buyer.the} waived the collateral promise by closing before the work was done`,
      `acceptance of the deed with the work undone was a waiver of the promise`,
      `The work wasn't due for another 60 days, so closing gave nothing up.`,
    ],
  }),
} satisfies SaleCells
