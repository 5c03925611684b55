import type { MisconceptionTable } from '../../engine/tables.ts'
import type { DeedFacts } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Deeds as students get them wrong; each view is the rule with one part changed, and `paths.ts` says where it is offered. */
export const misconceptions = {
  'recording-delivers': {
    label: 'placing a deed on the public record is what makes it good',
    correction:
      'Delivery is a matter of the grantor’s intent; what the grantee places on record adds nothing to it and supplies nothing that it lacks.',
    gives: 'yes-recorded',
    when: ({ way }) => way !== 'recorded',
  },
  'paper-passes-title': {
    label: 'whoever gets a signed deed into hand has the title',
    correction: 'Handing over completes a transfer only with the intent that the deed take effect at once.',
    gives: 'yes-handed',
  },
  'signed-is-done': {
    label: 'a deed has conveyed the land as soon as it is signed and meant seriously',
    correction:
      'A change of mind is free as long as nothing was already conveyed, which takes delivery and acceptance.',
    gives: 'yes-stays',
  },
  'speech-never-counts': {
    label: 'spoken terms at the handing over never matter',
    correction:
      'Spoken terms show what the grantor intends, and they bind another person who is given the deed to hold.',
    gives: 'yes-oral',
    when: ({ turn }) => turn !== 'plain',
  },
  'condition-binds-grantee': {
    label: 'a spoken event on which a deed depends holds up its effect even in the grantee’s hands',
    correction:
      'At common law the event on which a deed depends must stand in the deed, or the deed be put with another person.',
    gives: 'no-condition',
  },
  'gift-needs-assent-first': {
    label: 'a gift fails if its acceptance was not expressed in time or did not last',
    correction:
      'Acceptance of a gift is presumed, and once given it is not undone; only a refusal keeps title from passing.',
    gives: 'no-refused',
    when: ({ way, turn }) => way === 'recorded' || way === 'friend' || turn === 'returned',
  },
  'death-means-will': {
    label: 'a deed that someone is to receive at the grantor’s death is a will',
    correction:
      'A will is needed only where nothing at all is meant to pass before death; an interest may pass now and be enjoyed later.',
    gives: 'no-testament',
    when: ({ way }) => way === 'friend' || way === 'recorded',
  },
  'grantor-may-call-back': {
    label: 'a deed can be called back from its holder until the grantee has it',
    correction:
      'A grantor who kept no right to its return, or is bound by a contract, cannot call back a deed from its holder.',
    gives: 'no-recall',
    when: ({ way }) => way === 'friend' || way === 'escrow',
  },
  'any-holder-will-do': {
    label: 'leaving a deed with another person always passes an interest at once',
    correction:
      'An interest passes at once only if the deed is placed with another person beyond recall and waits for no payment.',
    gives: 'yes-third',
  },
  'living-on-is-control': {
    label: 'a grantor who stays on the land or has the paper keeps control of the deed',
    correction:
      'What counts is power over the deed before it was delivered, not who lives on the land or has the paper later.',
    gives: 'no-control',
  },
  'every-defect-any-time': {
    label: 'a defect at the sale supports a claim by any later holder at any time',
    correction:
      'A covenant broken at the sale is broken that day, so that time runs and only the first buyer has the claim, if the deed covers the defect at all.',
    gives: 'yes-present',
  },
  'discovery-is-eviction': {
    label: 'trouble with the title after the sale always breaks a covenant for the future',
    correction:
      'The covenants for the future are broken when one with a better title disturbs the holder after the sale, and if the deed covers that title.',
    gives: 'yes-ousted',
    when: ({ holder }) => holder === 'in',
  },
  'all-covenants-run': {
    label: 'every covenant of title passes with the land to whoever buys it',
    correction:
      'Covenants about the day of the sale do not run, and those for the future pass with the land only as far as the deed goes.',
    gives: 'yes-runs',
  },
  'fault-is-enough': {
    label: 'a seller answers for trouble of the seller’s own making whatever the deed says',
    correction:
      'The seller’s own conduct matters only as far as the deed answers for it and someone with the claim sues.',
    gives: 'yes-own',
    when: ({ origin }) => origin === 'own',
  },
  'time-runs-from-sale': {
    label: 'the time to sue on every covenant runs from the sale',
    correction:
      'The time to sue on a covenant for the future runs from the eviction, and so has not run here.',
    gives: 'no-late',
    when: ({ holder }) => holder === 'out',
  },
  'no-suit-before-eviction': {
    label: 'nobody can sue on a deed before someone is evicted',
    correction: 'Covenants about the title on the day of the sale are broken then, though nobody is evicted.',
    gives: 'no-yet',
  },
  'no-covenant-runs': {
    label: 'covenants of title give a claim to the first buyer alone',
    correction: 'Covenants broken after the sale run with the land to the holder who is evicted.',
    gives: 'no-personal',
  },
  'general-is-special': {
    label: 'every deed answers for acts of the seller alone',
    correction: 'A deed with general covenants answers also for what others did before the sale.',
    gives: 'no-special',
    when: ({ deed }) => deed === 'general',
  },
  'old-claims-outside': {
    label: 'covenants of title do not answer for old forgeries and loans',
    correction:
      'An owner who lost land by forgery, or an unpaid lender, has a rightful claim, and covenants protect against it.',
    gives: 'no-unlawful',
    when: ({ origin }) => origin !== 'none',
  },
  'limited-is-nothing': {
    label: 'a deed with limited covenants promises nothing about the title',
    correction: 'Limited covenants promise that the seller has done nothing to harm the title.',
    gives: 'no-quitclaim',
  },
} as const satisfies MisconceptionTable<DeedFacts, typeof reasons>
