import type { Rule } from '../../engine/contract.ts'
import type { DeedFacts, DeedSkin } from './facts.ts'
import { holderOf } from './forms.ts'

type Applied = Rule<DeedFacts, DeedSkin>['applied']

const AS_OF = '2026-11-01'
const GIFTS = 'Restatement (Third) of Property: Wills and Other Donative Transfers § 6.3'

function step(id: string, authority: string, rule: string, applied: Applied): Rule<DeedFacts, DeedSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<DeedFacts, DeedSkin>[] = [
  step(
    'handed',
    GIFTS,
    'A deed passes title when it is handed over with the intent that it take effect at once; it need not be recorded or paid for.',
    (_, skin) => `${skin.grantor} handed it to ${skin.grantee} as a gift that took effect that day.`,
  ),
  step(
    'returned',
    GIFTS,
    'Title that has passed by a delivered deed does not return when the deed is given back or destroyed; that takes a new deed.',
    (_, skin) => `${skin.grantee} had become owner and never signed a deed back to ${skin.grantor}.`,
  ),
  step(
    'oral',
    'Sweeney v. Sweeney',
    'At common law a deed that is unconditional in its terms and is handed to the grantee to pass title takes effect free of a spoken condition.',
    (_, skin) => `${skin.grantor} put the condition neither in the deed nor the deed in another’s hands.`,
  ),
  step(
    'review',
    GIFTS,
    'Handing over a deed is no delivery unless the grantor intends it to pass title.',
    (_, skin) => `${skin.grantor} wanted the boundaries compared and had decided nothing.`,
  ),
  step(
    'review-recorded',
    GIFTS,
    'A deed that was handed over without intent to pass title is not delivered, and its recording by the grantee does not mend that.',
    (_, skin) => `${skin.grantor} had decided nothing, and ${skin.grantee} recorded the deed unasked.`,
  ),
  step(
    'kept',
    'Wiggill v. Cheney',
    'A deed that stays in the control of the grantor until death is not delivered.',
    (_, skin) => `${skin.grantor} alone could reach the deed and was to hand it over later.`,
  ),
  step(
    'kept-note',
    'Wiggill v. Cheney',
    'A deed kept in the grantor’s control, and meant to have effect only at death, is not delivered and is no substitute for a will.',
    (_, skin) => `${skin.grantor} locked the deed away and wrote that it should have effect after death.`,
  ),
  step(
    'recorded',
    GIFTS,
    'A grantor who has a gift deed recorded to pass title delivers it, and acceptance of a beneficial gift is presumed though the grantee knows nothing.',
    (_, skin) => `${skin.grantor} recorded the deed so that the ${skin.place} should change owners at once.`,
  ),
  step(
    'refused',
    GIFTS,
    'A deed passes no title to a grantee who refuses it.',
    (_, skin) => `${skin.grantee} refused the ${skin.place} in writing, and the offer was not made again.`,
  ),
  step(
    'third',
    GIFTS,
    'A grantor who puts a gift deed beyond recall with another person, to be given over at death, passes an interest at once that is enjoyed later.',
    (_, skin) => `${skin.grantor} gave up the deed to ${skin.third} and kept no right to have it back.`,
  ),
  step(
    'third-will',
    GIFTS,
    'A deed put beyond recall with another person, to be given over at death, has already conveyed an interest, which a later will cannot take away.',
    (_, skin) => `${skin.grantor} had nothing left in the ${skin.place} to leave by will.`,
  ),
  step(
    'recall',
    'Rosengrant v. Rosengrant',
    'A deed put with another person is not delivered if the grantor may have it back on asking.',
    (_, skin) => `${skin.third} was to return the deed if ${skin.grantor} asked, though that never happened.`,
  ),
  step(
    'agent',
    'Rosengrant v. Rosengrant',
    'A deed held by the grantor’s own keeper of papers is still in the control of the grantor and not delivered.',
    (_, skin) => `${skin.third} was to wait for orders that ${skin.grantor} never gave.`,
  ),
  step(
    'escrow-unpaid',
    'Clevenger v. Moore',
    'A deed in escrow has no effect until the condition is performed, even if the grantee gets hold of it and records it.',
    (_, skin) => `${skin.grantee} never paid the price on which the deed depended.`,
  ),
  step(
    'escrow-changed',
    'Clevenger v. Moore',
    'A deed put in escrow under a binding contract cannot be called back and takes effect when the condition is performed.',
    (_, skin) => `${skin.grantee} paid on the agreed day, and ${skin.grantor} was bound by the contract.`,
  ),
  step(
    'general',
    'Brown v. Lober',
    'General covenants of title answer for defects whoever caused them.',
    (_, skin) => `The covenants of ${skin.grantor} were without limit.`,
  ),
  step(
    'special-own',
    'Wempe v. Schoentag',
    'Covenants limited to what the seller has done answer for a mortgage that the seller gave.',
    (_, skin) => `${skin.grantor} had mortgaged the ${skin.place} to ${skin.bank}.`,
  ),
  step(
    'special-other',
    'Harris v. Sklarew',
    'Covenants limited to what the seller has done do not answer for a defect that others caused earlier.',
    (_, skin) => `The forgery was not the work of ${skin.grantor}.`,
  ),
  step(
    'quitclaim',
    'Moelle v. Sherwood',
    'A quitclaim deed passes what the seller has and contains no covenant of title.',
    (_, skin) => `${skin.grantor} released whatever right there was and promised nothing.`,
  ),
  step(
    'present',
    'Brown v. Lober',
    'The covenants of seisin, of the right to convey and against encumbrances are broken at the sale if ever, without any eviction.',
    (_, skin) => `The defect existed at the sale, and ${skin.grantee} is the first buyer and in time.`,
  ),
  step(
    'late',
    'Brown v. Lober',
    'Time on the covenants broken at the sale runs from then, and the covenants for the future are not broken without an eviction.',
    (_, skin) => `Nine years have gone by, and ${skin.grantee} is still in possession.`,
  ),
  step(
    'ousted',
    'Brown v. Lober',
    'The covenants of warranty and quiet enjoyment are broken by eviction under a better title, and time runs from then.',
    (facts, skin) => `${holderOf(facts, skin)} was lawfully removed and sued within a month.`,
  ),
  step(
    'runs',
    'St. John v. Palmer',
    'The covenants for the future run with the land to the holder who is evicted, even if later deeds contain none.',
    (_, skin) => `${skin.remote} held the land under ${skin.grantee} when the eviction came.`,
  ),
  step(
    'personal',
    'Mitchell v. Warner',
    'At common law covenants broken at the sale do not run to a later buyer, whose covenants for the future wait for an eviction.',
    (_, skin) => `${skin.remote} is a later buyer and is still in possession.`,
  ),
  step(
    'groundless',
    'Black v. Patel',
    'Covenants of title answer for lawful claims, so that the cost of defeating a groundless one is not covered.',
    (facts, skin) =>
      `${skin.rival} never had any right, and the suit against ${holderOf(facts, skin)} was dismissed.`,
  ),
]
