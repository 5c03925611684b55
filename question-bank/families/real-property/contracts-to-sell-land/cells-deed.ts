import { capital } from '../../../text/capital.ts'
import type { SaleCells } from './reason-id.ts'

/** Reasons where the deed has been delivered and the buyer sues on the contract. */
export const DEED_CELLS = {
  merged: (s) => ({
    'no-deed': [
      `the promise of marketable title ended by merger into a deed without covenants`,
      `by merger, the rights of ${s.buyer.the} as to title rest on the deed alone`,
      `Title is what the deed is about, and the buyer took one without covenants. The contract's promise of it ended at the closing.`,
    ],
    'no-encumbrance': [
      `an easement that leaves possession undisturbed is not an encumbrance on title`,
      `a neighbor's mere right to cross is not an encumbrance on marketable title`,
      `It was an encumbrance, and before the closing the buyer could have refused it.`,
    ],
    'no-doubt': [
      `the easement was of record, so ${s.buyer.the} accepted it with constructive notice`,
      `constructive notice of a recorded easement excuses a breach of marketable title`,
      `Notice from the records doesn't excuse a seller. Acceptance of the deed does.`,
    ],
    'yes-collateral': [
      `the promise of marketable title was collateral to the deed and survived merger`,
      `merger does not extend to a collateral promise such as that of marketable title`,
      `Collateral promises deal with other things than title. This one is the very subject of the deed.`,
    ],
    'yes-due': [
      `a promise of marketable title can be enforced for a reasonable time after closing`,
      `the breach was latent, so the promise of marketable title survived the closing`,
      `A buyer can search the records before the closing. Afterward, only covenants in the deed help.`,
    ],
    'yes-good': [
      `a deed from one who promised marketable title implies a covenant to that effect`,
      `${s.seller.the}, by delivery of any deed, gave an implied warranty of marketable title`,
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
      `a seller gives an implied warranty that promised work will be done after closing`,
      `No warranty is implied here, since the seller isn't a builder. The express promise is what's left.`,
    ],
    'yes-due': [
      `merger takes place only where the contract or the deed expressly provides for it`,
      `without a clause on merger, each promise in the contract survives the closing`,
      `Merger takes place when a deed is accepted, whatever the papers provide. It leaves this promise alone because of its subject.`,
    ],
    'no-deed': [
      `on acceptance of the deed, the promise to ${s.chore} merged into it`,
      `merger discharges even a collateral promise that the accepted deed leaves out`,
      `Acceptance of a deed discharges promises of title that it leaves out. A promise of work stands beside it.`,
    ],
    'no-implied': [
      `under caveat emptor, ${s.buyer.the} took ${s.object} as it stood at the closing`,
      `caveat emptor bars a claim on the condition of ${s.object} after closing`,
      `Caveat emptor is about what nobody promised. ${capital(s.object)} had been promised in so many words.`,
    ],
    'no-doubt': [
      `by closing before the work was done, ${s.buyer.the} waived the collateral promise`,
      `acceptance of the deed with the work undone was a waiver of the promise`,
      `The work wasn't due for another 60 days, so closing gave nothing up.`,
    ],
  }),
} satisfies SaleCells
