import type { Misconception } from '../../engine/contract.ts'
import { owed } from './decide.ts'
import type { FaultFacts } from './facts.ts'

type View = Misconception<FaultFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: FaultFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isTwo = (facts: FaultFacts) => facts.others !== 'none'
const atFault = (facts: FaultFacts) => facts.fault !== 'none'
/** What would be owed if no bar applied. */
const unbarred = (facts: FaultFacts) => owed(facts.others, !atFault(facts))[0]

/** Apportionment as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'chance-survives',
    'the last clear chance still puts the whole loss on the defendant',
    'Once fault is compared, the last chance is one part of the fault found and has no effect of its own.',
    (facts) => (facts.chance === 'yes' && facts.regime !== 'contributory' ? 'full' : null),
  ),
  view(
    'chance-ignored',
    'contributory negligence bars the claim even against a defendant with the last clear chance',
    'The last clear chance lifts the bar of contributory negligence and leaves the whole loss with the defendant.',
    (facts) => (facts.chance === 'yes' && facts.regime === 'contributory' ? 'zero' : null),
  ),
  view(
    'tie-recovers',
    'a claimant with half of the fault is within every statute',
    'Where fault must be less than that of the defendants, an even split bars the claim.',
    (facts) => (facts.regime === 'under' && facts.fault === 'tie' ? unbarred(facts) : null),
  ),
  view(
    'tie-bars',
    'half of the fault bars the claim under every threshold',
    'Where only greater fault bars, an even split leaves the claim standing.',
    (facts) => (facts.regime === 'over' && facts.fault === 'tie' ? 'zero' : null),
  ),
  view(
    'one-by-one',
    'the claimant is held against each defendant alone',
    'This statute compares the claimant with the combined fault of the defendants.',
    (facts) => (facts.fault === 'split' ? 'zero' : null),
  ),
  view(
    'most-fault-bars',
    'whoever has most of the fault recovers nothing in any state',
    'A pure statute has no threshold, and most of the fault only means most of the reduction.',
    (facts) => (facts.regime === 'pure' && facts.fault === 'above' ? 'zero' : null),
  ),
  view(
    'threshold-reduces',
    'fault over the threshold still only reduces the damages',
    'Past its threshold a modified statute bars the claim as a whole.',
    (facts) =>
      (facts.regime === 'under' || facts.regime === 'over') && facts.fault === 'above'
        ? unbarred(facts)
        : null,
  ),
  view(
    'fault-compared',
    'fault is compared in every state',
    'Where contributory negligence is kept, any fault of the claimant is a bar and nothing is compared.',
    (facts) => (facts.regime === 'contributory' && atFault(facts) ? 'reduced' : null),
  ),
  view(
    'fault-bars',
    'any negligence of the claimant bars the claim',
    'A comparative statute reduces the damages by that fault, and bars the claim at its threshold if it has one.',
    (facts) => (facts.regime !== 'contributory' ? 'zero' : null),
  ),
  view(
    'settlement-forgotten',
    'a settlement with one defendant leaves the claim on the others as it was',
    'The statute gives the others a credit for the settlement.',
    (facts) => (facts.others.endsWith('credit') ? 'reduced' : null),
  ),
  view(
    'credit-of-all',
    'the credit is taken from the damages without a reduction for fault',
    'The damages are reduced for fault, and the sum paid comes off what is left.',
    (facts) => (facts.others === 'dollar credit' && atFault(facts) ? 'credit of all' : null),
  ),
  view(
    'credit-first',
    'the sum paid comes off before the damages are reduced for fault',
    'The statute reduces for fault first and takes the sum paid from what is left.',
    (facts) => (facts.others === 'dollar credit' && atFault(facts) ? 'credit first' : null),
  ),
  view(
    'credit-by-share',
    'a settlement takes off the share of the one who settled',
    'Under this statute it takes off the sum that was paid, whatever the share.',
    (facts) => (facts.others === 'dollar credit' ? 'share' : null),
  ),
  view(
    'credit-by-sum',
    'a settlement takes off the sum that was paid',
    'Under this statute it takes off the percentage share of the one who settled, whatever was paid.',
    (facts) => (facts.others === 'share credit' ? 'credit' : null),
  ),
  view(
    'credit-twice',
    'the sum paid comes off the share of the other defendant',
    'The credit is given once, and not against a share that already leaves out the one who settled.',
    (facts) => (facts.others.endsWith('credit') ? 'credit of share' : null),
  ),
  view(
    'insolvent-share-shifts',
    'the solvent defendant takes over the whole share of one who cannot pay',
    'That is joint and several liability; this statute leaves the solvent defendant with less.',
    (facts) =>
      facts.others === 'several insolvent' || facts.others === 'reallocated'
        ? atFault(facts)
          ? 'reduced'
          : 'full'
        : null,
  ),
  view(
    'insolvent-share-lost',
    'the share of one who cannot pay is always lost to the claimant',
    'Joint liability and reallocation exist to put that loss, or part of it, on the solvent defendant.',
    (facts) => (facts.others === 'joint insolvent' || facts.others === 'reallocated' ? 'share' : null),
  ),
  view(
    'joint-owes-share',
    'a defendant never owes more than its own percentage',
    'One who is jointly and severally liable owes all that the claimant may recover, and may seek contribution.',
    (facts) => (facts.others === 'joint' ? 'share' : null),
  ),
  view(
    'several-owes-all',
    'each of two defendants owes all that the claimant may recover',
    'Under several liability a defendant owes its own percentage of the damages.',
    (facts) => (facts.others === 'several' ? (atFault(facts) ? 'reduced' : 'full') : null),
  ),
  view(
    'heads',
    'two defendants bear the loss in equal halves',
    'The percentages that the jury found govern, not the number of defendants.',
    (facts) => (isTwo(facts) ? 'heads' : null),
  ),
  view(
    'no-reduction',
    'the fault of a claimant does not touch what a negligent defendant owes',
    'The claimant’s own percentage is what a comparative statute takes off first.',
    (facts) => (atFault(facts) && facts.chance === 'no' ? 'full' : null),
  ),
  view(
    'reduced-twice',
    'a defendant owes its percentage of damages already reduced for the claimant’s fault',
    'The percentages are parts of the whole damages, so the fault of the claimant is counted once.',
    (facts) => (atFault(facts) ? 'twice' : null),
  ),
  view(
    'wrong-percentage',
    'the percentage put on the claimant is the part to be paid',
    'That percentage is the part the claimant bears.',
    (facts) => (atFault(facts) ? 'claimant' : null),
  ),
  view(
    'other-percentage',
    'the percentage put on the other defendant is the part to be paid',
    'That percentage is the part of somebody else.',
    (facts) => (facts.fault === 'none' ? 'remainder' : null),
  ),
]
