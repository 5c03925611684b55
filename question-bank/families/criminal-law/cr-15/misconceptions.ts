import type { Misconception } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { JeopardyFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

/** By id: the mistaken rule, and the sentence that mends it. */
const VIEWS: Readonly<Record<string, readonly [label: string, correction: string]>> = {
  'attaches-at-selection': [
    'jeopardy attaches when the jurors have been chosen',
    'It attaches when the jury is empaneled and sworn.',
  ],
  'attaches-at-opening': [
    'jeopardy attaches with the opening statements of a trial without a jury',
    'In a trial to the judge it attaches when the first witness is sworn.',
  ],
  'attaches-at-verdict': [
    'nobody is in jeopardy before a verdict',
    'Jeopardy attaches when the jury is sworn, or in a trial to the judge when the first witness is.',
  ],
  'first-witness-always': [
    'jeopardy attaches with the first witness in every trial',
    'In a jury trial the swearing of the jury is what counts.',
  ],
  'charge-is-jeopardy': [
    'a criminal charge is itself jeopardy',
    'A charge that is dropped before jeopardy attaches may be brought again.',
  ],
  'any-end-acquits': [
    'a case that is dropped or broken off has ended in an acquittal',
    'Only a ruling or verdict that resolves guilt in favor of the defense is an acquittal.',
  ],
  'prosecution-fault-bars': [
    'any fault or error on the side of the prosecution bars another trial',
    'Error calls for a new trial or none according to other rules; only a mistrial provoked on purpose has that effect.',
  ],
  'any-trouble-is-need': [
    'any difficulty in the first case is a manifest necessity',
    'Necessity takes a high degree of need to end a trial, and it has no part where the first case was not broken off so.',
  ],
  'reopened-like-appeal': [
    'a case that ended early may be reopened as after an appeal',
    'The rule on new trials concerns convictions that a court has set aside.',
  ],
  'one-jury-only': [
    'once a jury has been sworn the defendant has an absolute right to its verdict',
    'That right yields to manifest necessity, to the consent of the defense, and after a verdict it was honored.',
  ],
  'unfinished-is-failure': [
    'a prosecution that does not obtain a verdict has failed to prove its case',
    'Failure of proof takes a ruling or a verdict, and other rules decide about trials that are broken off.',
  ],
  'deadlock-acquits': [
    'a jury that cannot agree has found a reasonable doubt',
    'A deadlock decides nothing and does not end the jeopardy.',
  ],
  'defense-brought-it': [
    'the defense answers for a mistrial that it did not ask for',
    'Consent matters only where the defense sought or agreed to what ended the trial.',
  ],
  'report-acquits': [
    'what a foreperson reports during deliberations is a verdict',
    'A report that jurors may still revise is not a verdict of acquittal.',
  ],
  'report-decides': [
    'a report during deliberations settles the facts',
    'Only a final verdict can settle an issue of fact.',
  ],
  'motion-always-waives': [
    'whatever the defense moved for, it has to bear the consequences',
    'A motion counts as consent to another trial only if it did not ask for acquittal and was not provoked on purpose.',
  ],
  'appeal-is-no-trial': [
    'an appeal or a correction puts nobody in jeopardy twice',
    'It does where success would lead to another trial after an acquittal; and elsewhere a new trial is what is in question.',
  ],
  'error-cuts-both-ways': [
    'an error of the judge reopens the case for both sides',
    'Errors that led to an acquittal cannot be put right by a new trial, and restoring a verdict needs none.',
  ],
  'any-acquittal-is-final': [
    'a ruling of acquittal is final whenever it is made',
    'One that comes after a verdict of guilty can be reversed, since the verdict can be restored.',
  ],
  'judge-found-a-gap': [
    'a finding that proof was lacking can never be reviewed',
    'It can be reviewed where a guilty verdict stands ready to be restored.',
  ],
  'reversal-is-failure': [
    'a conviction that is reversed was not proved',
    'Reversal for error says nothing about whether the evidence sufficed.',
  ],
  'reversal-acquits': [
    'reversal on appeal is an acquittal',
    'It is equal to one only if the evidence was legally insufficient.',
  ],
  'weight-is-sufficiency': [
    'weight and sufficiency of the evidence are the same',
    'A court that differs from the jury on weight leaves the charge open; legal insufficiency ends it.',
  ],
  'any-reversal-reopens': [
    'any conviction that is set aside may be tried again',
    'Not after a ruling that the evidence was insufficient, nor on a charge of which the jury acquitted.',
  ],
  'appeal-waives': [
    'a defendant who appeals waives the protection',
    'An appeal opens up only the conviction appealed, and not where the evidence was insufficient.',
  ],
  'names-differ': [
    'crimes with different names or in different codes are different offenses',
    'What counts is whether each has an element that the other lacks, and even so other rules may decide.',
  ],
  'offices-are-sovereigns': [
    'every office or county that prosecutes is a sovereign',
    'All prosecutors of a state act for one sovereign.',
  ],
  'order-matters': [
    'a charge that was not brought the first time may always be brought later',
    'Only a charge that could not have been brought, because its facts had not yet occurred, is saved by that.',
  ],
  'verdict-settles-facts': [
    'a conviction settles facts against the prosecution',
    'Only an acquittal can settle an issue for the defense.',
  ],
  'lesser-always-merges': [
    'a lesser offense always bars the greater one later',
    'Not when a fact that the greater one needs had not yet occurred.',
  ],
  'one-act-one-offense': [
    'one act is one offense',
    'One act can violate several laws, which are compared by their elements and by whose laws they are.',
  ],
  'one-act-one-penalty': [
    'one act may bring one penalty at most',
    'Different offenses, and different sovereigns, may each punish the same act.',
  ],
  'one-sovereign-one-case': [
    'one sovereign gets one case for one event',
    'One sovereign may bring separate cases for separate offenses unless another rule bars the second.',
  ],
  'second-bite': [
    'a second case from a dissatisfied government is misconduct that bars it',
    'No motive bars a second case by itself; what does is that it concerns the same offense before the same sovereign.',
  ],
  'conviction-acquits': [
    'a verdict on one charge acquits of whatever else might have been charged',
    'Silence acquits only of a charge that was before the jury.',
  ],
  'one-nation': [
    'all governments within the nation are one sovereign',
    'Each state is a sovereign of its own beside the United States.',
  ],
  'city-is-sovereign': [
    'a city is a sovereign of its own',
    'A city is a creature of its state, and both together have one chance.',
  ],
  'fines-are-civil': [
    'a fine under an ordinance is no criminal penalty',
    'A prosecution under a penal ordinance is criminal.',
  ],
  'territory-is-sovereign': [
    'a territory that governs itself is a sovereign of its own',
    'Its prosecutors draw their power in the end from Congress.',
  ],
  'acquittal-binds-all': [
    'an acquittal ends every proceeding about the event',
    'It ends prosecutions of that offense by that sovereign, and settles only what the jury must have found.',
  ],
  'loss-is-punishment': [
    'losing property to the government is always punishment',
    'A civil forfeiture that is civil in purpose and effect is not.',
  ],
  'acquittal-decides-facts': [
    'an acquittal finds that the defendant did nothing',
    'It settles only what the jury must have decided, and not in civil cases or where the defense split the charges.',
  ],
  'juvenile-is-civil': [
    'a juvenile hearing is civil',
    'A hearing that decides on violations of criminal law and can lead to confinement is jeopardy.',
  ],
  'no-jury-no-jeopardy': [
    'without a jury there is no jeopardy',
    'Jeopardy attached when the juvenile court began to hear evidence.',
  ],
}

/** The law of double jeopardy as students get it wrong. */
export const misconceptions: readonly Misconception<JeopardyFacts>[] = Object.entries(VIEWS).map(
  ([id, [label, correction]]) => ({
    id,
    label,
    correction,
    decide: (facts) => {
      const path = pathOf(facts)
      const row: Row | null = path && TABLE[path]
      return row?.wrong[id] ?? null
    },
  }),
)
