import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { type FaultFacts, type FaultStory, isInsolvent, isSettled } from './facts.ts'
import type { reasons } from './reasons.ts'
import { money, percentages, settlement } from './sums.ts'

const isJoint = ({ others }: FaultFacts) => others === 'joint' || others === 'joint insolvent'
const isBarred = ({ regime, fault }: FaultFacts) =>
  (regime === 'under' && fault === 'tie') ||
  (regime === 'over' && fault === 'above') ||
  (regime === 'each' && fault === 'split')

/** Apportionment as students get it wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'chance-never-helps': {
    label: 'contributory negligence bars even a claim against one with the last clear chance',
    correction: (_, { first }) =>
      `That would be so if ${first.the} had had no later chance to avoid the accident. Last clear chance lifts the bar.`,
    gives: 'bar',
    when: ({ regime, peril }) => regime === 'contributory' && peril !== 'none',
  },
  'fault-bars': {
    label: 'what the plaintiff did still bars the claim',
    correction: (at, { plaintiff, first, second }) =>
      isSettled(at)
        ? `Releasing one tortfeasor no longer releases the other. The release of ${second.the} gives ${first.the} a credit only.`
        : at.peril !== 'none'
          ? `Comparative negligence replaced the bar together with last clear chance. ${capital(whose(plaintiff))} fault reduces the damages and bars nothing.`
          : at.regime === 'each'
            ? 'Where fault is compared, a risk assumed unreasonably is counted as fault. This statute bars the claim only against a defendant whose fault is the smaller.'
            : "Where fault is compared, a risk assumed unreasonably is part of the plaintiff's percentage. It reduces the damages and is no bar.",
    gives: 'bar',
    when: ({ regime }) => regime === 'pure' || regime === 'each',
  },
  'knowledge-always': {
    label: 'last clear chance needs actual knowledge in every case',
    correction: ({ regime }, { first, plaintiff }) =>
      regime === 'pure'
        ? `What ${first.the} knew would matter to last clear chance. Comparative negligence has done away with that doctrine.`
        : `${The(plaintiff)} was trapped, not inattentive. A helpless plaintiff may rely on what ${first.the} should have discovered.`,
    gives: 'inattentive',
    when: ({ peril }) => peril === 'helpless unseen',
  },
  'chance-survives': {
    label: 'the last clear chance still puts the whole loss on the defendant',
    correction: (_, { first }) =>
      `Last clear chance was an escape from a bar that no longer exists. The jury counted ${whose(first)} mistake in its percentages.`,
    gives: 'chance',
    when: ({ regime }) => regime === 'pure',
  },
  'chance-without-knowledge': {
    label: 'a defendant who should have seen an inattentive plaintiff has the last clear chance',
    correction: (_, { first, plaintiff }) =>
      `It isn't enough that ${first.the} should have seen ${plaintiff.the}. That suffices for a helpless plaintiff, and this one had only to look up.`,
    gives: 'chance',
    when: ({ peril }) => peril === 'inattentive unseen',
  },
  'most-fault-bars': {
    label: 'whoever bears most of the fault recovers nothing in any state',
    correction: ({ regime }, { plaintiff }) =>
      regime === 'pure'
        ? `A pure system has no threshold. Having most of the fault only means that ${plaintiff.the} bears most of the loss.`
        : 'Half is not greater than half. This statute bars only a plaintiff with the larger part of the fault.',
    gives: 'threshold',
    when: ({ regime }) => regime === 'pure' || regime === 'over',
  },
  'one-by-one': {
    label: 'the plaintiff is compared with each defendant alone',
    correction: ({ regime }, { first, second }) =>
      regime === 'pure'
        ? 'No comparison bars the claim in a pure system, whether with one defendant or with both.'
        : `This statute looks to the combined fault of the defendants, so the percentages of ${first.the} and ${second.the} are added.`,
    gives: 'individual',
    when: ({ regime }) => regime !== 'each',
  },
  'bar-only-reduces': {
    label: 'fault only reduces the damages in every state',
    correction: (at, { plaintiff }) =>
      at.regime === 'contributory'
        ? at.peril === 'none' || at.peril === 'inattentive unseen'
          ? 'Reducing the total damages by a percentage of fault is comparative negligence, which the jurisdiction has not adopted. Joint and several liability presupposes a recovery.'
          : 'Joint and several liability does apply, but damages are reduced only under comparative negligence. Last clear chance leads to the full amount.'
        : at.regime === 'each'
          ? `Joint and several liability presupposes a recovery, and ${plaintiff.the} has none against a defendant with less fault.`
          : 'A plaintiff past the threshold recovers nothing, so joint and several liability has no damages, reduced or not, to reach.',
    gives: 'reduced',
    when: (at) => isBarred(at) || at.regime === 'contributory',
  },
  'settlement-forgotten': {
    label: 'a settlement leaves the claim against the others as it was',
    correction: (_, { second }) =>
      `This stops after the first step. The statute also gives a credit because ${second.the} settled.`,
    gives: 'reduced',
    when: isSettled,
  },
  'several-owes-all': {
    label: 'each defendant owes all that the plaintiff may recover',
    correction: ({ others }, { plaintiff, first, second }) =>
      others === 'reallocated'
        ? `Under reallocation, ${plaintiff.the} bears part of the uncollectible share too, so more comes off the total damages. Joint liability would put ${whose(second)} whole share on ${first.the}.`
        : `Joint and several liability has been replaced here. For ${first.the}, the total damages are reduced by ${whose(second)} percentage too.`,
    gives: 'reduced',
    when: (at) => !isJoint(at) && !isSettled(at),
  },
  'share-despite-bar': {
    label: 'a bar is the same as a reduction',
    correction: (at, { first, plaintiff }) =>
      at.peril === 'inattentive unseen' || at.peril === 'none'
        ? `${capital(whose(plaintiff))} fault bars the claim, so ${first.the} owes no percentage of the total damages. Several liability limits only what is owed.`
        : 'Once last clear chance lifts the bar, a percentage assigned to any tortfeasor no longer matters. The jurisdiction retains joint and several liability anyway.',
    gives: 'share',
    when: (at) => isBarred(at) || at.regime === 'contributory',
  },
  'joint-owes-share': {
    label: 'a defendant never owes more than its own percentage',
    correction: (at, { first, second }) =>
      at.others === 'reallocated'
        ? `That would leave the plaintiff with ${whose(second)} whole share. The motion makes ${first.the} bear a part of it.`
        : `Under joint and several liability, a tortfeasor is liable for what was assigned to the others too. The percentage limits only what ${first.the} bears in the end.`,
    gives: 'share',
    when: (at) => isJoint(at) || at.others === 'reallocated',
  },
  'uncollectible-always-spread': {
    label: 'a share that cannot be collected is always divided',
    correction: (at, { second }) =>
      isBarred(at) || at.regime === 'contributory'
        ? "With the claim barred there is no judgment, so no insolvent defendant's share is left to be reallocated."
        : isJoint(at)
          ? `No reallocation statute is quoted. Under joint and several liability, the solvent defendant carries ${whose(second)} insolvent share alone.`
          : `No reallocation statute is quoted. Under plain several liability, ${whose(second)} insolvent share is simply lost.`,
    gives: 'reallocated',
    when: isInsolvent,
  },
  'credit-by-share': {
    label: 'a settlement takes off the share of the one who settled',
    correction: (at, story) =>
      `The statute counts the ${money(settlement(at, story))} that was paid, not the ${percentages(at, story)[2]} percent that the jury assigned to ${story.second.the}.`,
    gives: 'portion',
    when: ({ others }) => others === 'dollar credit',
  },
  'credit-by-sum': {
    label: 'a settlement takes off the sum that was paid',
    correction: (at, story) =>
      `The statute counts the ${percentages(at, story)[2]} percent assigned to ${story.second.the}, not the ${money(settlement(at, story))} that was paid.`,
    gives: 'dollar',
    when: ({ others }) => others === 'share credit',
  },
} as const satisfies MisconceptionTable<FaultFacts, typeof reasons, FaultStory>
