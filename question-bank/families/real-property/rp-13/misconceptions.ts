import type { Misconception } from '../../engine/contract.ts'
import type { DeedFacts } from './facts.ts'
import { rowOf } from './rows.ts'

type View = Misconception<DeedFacts>

/** A view that gives this reason wherever the table has it as wrong, and `when` it is held. */
function view(
  id: string,
  reason: string,
  label: string,
  correction: string,
  when: (facts: DeedFacts) => boolean = () => true,
): View {
  return {
    id,
    label,
    correction,
    decide: (facts) => (when(facts) && rowOf(facts)?.wrong.includes(reason) ? reason : null),
  }
}

/** Deeds as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'recording-delivers',
    'yes-recorded',
    'placing a deed on the public record is what makes it good',
    'Delivery is a matter of the grantor’s intent; what the grantee places on record adds nothing to it and supplies nothing that it lacks.',
    ({ way }) => way !== 'recorded',
  ),
  view(
    'paper-passes-title',
    'yes-handed',
    'whoever gets a signed deed into hand has the title',
    'Handing over completes a transfer only with the intent that the deed take effect at once.',
  ),
  view(
    'signed-is-done',
    'yes-stays',
    'a deed has conveyed the land as soon as it is signed and meant seriously',
    'A change of mind is free as long as nothing was already conveyed, which takes delivery and acceptance.',
  ),
  view(
    'speech-never-counts',
    'yes-oral',
    'spoken terms at the handing over never matter',
    'Spoken terms show what the grantor intends, and they bind another person who is given the deed to hold.',
    ({ turn }) => turn !== 'plain',
  ),
  view(
    'condition-binds-grantee',
    'no-condition',
    'a spoken event on which a deed depends holds up its effect even in the grantee’s hands',
    'At common law the event on which a deed depends must stand in the deed, or the deed be put with another person.',
  ),
  view(
    'gift-needs-assent-first',
    'no-refused',
    'a gift fails if its acceptance was not expressed in time or did not last',
    'Acceptance of a gift is presumed, and once given it is not undone; only a refusal keeps title from passing.',
    ({ way, turn }) => way === 'recorded' || way === 'friend' || turn === 'returned',
  ),
  view(
    'death-means-will',
    'no-testament',
    'a deed that someone is to receive at the grantor’s death is a will',
    'A will is needed only where nothing at all is meant to pass before death; an interest may pass now and be enjoyed later.',
    ({ way }) => way === 'friend' || way === 'recorded',
  ),
  view(
    'grantor-may-call-back',
    'no-recall',
    'a deed can be called back from its holder until the grantee has it',
    'A grantor who kept no right to its return, or is bound by a contract, cannot call back a deed from its holder.',
    ({ way }) => way === 'friend' || way === 'escrow',
  ),
  view(
    'any-holder-will-do',
    'yes-third',
    'leaving a deed with another person always passes an interest at once',
    'An interest passes at once only if the deed is placed with another person beyond recall and waits for no payment.',
  ),
  view(
    'living-on-is-control',
    'no-control',
    'a grantor who stays on the land or has the paper keeps control of the deed',
    'What counts is power over the deed before it was delivered, not who lives on the land or has the paper later.',
  ),
  view(
    'every-defect-any-time',
    'yes-present',
    'a defect at the sale supports a claim by any later holder at any time',
    'A covenant broken at the sale is broken that day, so that time runs and only the first buyer has the claim, if the deed covers the defect at all.',
  ),
  view(
    'discovery-is-eviction',
    'yes-ousted',
    'trouble with the title after the sale always breaks a covenant for the future',
    'The covenants for the future are broken when one with a better title disturbs the holder after the sale, and if the deed covers that title.',
    ({ holder }) => holder === 'in',
  ),
  view(
    'all-covenants-run',
    'yes-runs',
    'every covenant of title passes with the land to whoever buys it',
    'Covenants about the day of the sale do not run, and those for the future pass with the land only as far as the deed goes.',
  ),
  view(
    'fault-is-enough',
    'yes-own',
    'a seller answers for trouble of the seller’s own making whatever the deed says',
    'The seller’s own conduct matters only as far as the deed answers for it and someone with the claim sues.',
    ({ origin }) => origin === 'own',
  ),
  view(
    'time-runs-from-sale',
    'no-late',
    'the time to sue on every covenant runs from the sale',
    'The time to sue on a covenant for the future runs from the eviction, and so has not run here.',
    ({ holder }) => holder === 'out',
  ),
  view(
    'no-suit-before-eviction',
    'no-yet',
    'nobody can sue on a deed before someone is evicted',
    'Covenants about the title on the day of the sale are broken then, though nobody is evicted.',
  ),
  view(
    'no-covenant-runs',
    'no-personal',
    'covenants of title give a claim to the first buyer alone',
    'Covenants broken after the sale run with the land to the holder who is evicted.',
  ),
  view(
    'general-is-special',
    'no-special',
    'every deed answers for acts of the seller alone',
    'A deed with general covenants answers also for what others did before the sale.',
    ({ deed }) => deed === 'general',
  ),
  view(
    'old-claims-outside',
    'no-unlawful',
    'covenants of title do not answer for old forgeries and loans',
    'An owner who lost land by forgery, or an unpaid lender, has a rightful claim, and covenants protect against it.',
    ({ origin }) => origin !== 'none',
  ),
  view(
    'limited-is-nothing',
    'no-quitclaim',
    'a deed with limited covenants promises nothing about the title',
    'Limited covenants promise that the seller has done nothing to harm the title.',
  ),
]
