import { capital } from '../../../text/capital.ts'
import { him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { type FaultFacts, type FaultStory, isHelpless, isInsolvent, isSettled, isUnseen } from './facts.ts'
import { money, percentages, settlement, sum, type Way } from './sums.ts'

/** The wordings of a reason, each after the amount that it leads to. */
const amounts =
  (way: Way, reasons: (at: FaultFacts, story: FaultStory) => readonly string[]) =>
  (at: FaultFacts, story: FaultStory): readonly string[] =>
    reasons(at, story).map((reason) => `${money(sum(way, at, story))}, because ${reason}`)

const isSeveral = ({ others }: FaultFacts) => others.startsWith('several') || others === 'reallocated'
const isChance = ({ peril }: FaultFacts) => peril !== 'none'

/** The ways to a sum, each named by its doctrine. An amount takes no side. */
export const reasons = {
  bar: {
    side: null,
    wordedBy: (at) => (at.regime === 'contributory' ? 'kept' : isSettled(at) ? 'released' : 'gone'),
    texts: amounts('zero', (at, { plaintiff, first, second }) => {
      if (at.regime === 'contributory')
        return [
          `${whose(plaintiff)} contributory negligence is a complete bar to recovery`,
          `contributory negligence is a complete bar to ${whose(plaintiff)} claim`,
        ]
      return isSettled(at)
        ? [
            `the release of ${second.the} also released ${first.the} as a joint tortfeasor`,
            `the release of one joint tortfeasor in a settlement releases the other`,
          ]
        : [
            `${whose(plaintiff)} own negligence was a proximate cause of the accident and injury`,
            `${whose(plaintiff)} own negligence was a proximate cause and bars any recovery`,
          ]
    }),
    right: (at, story) =>
      `Where contributory negligence is kept, percentages don't matter. Even a small part of the fault bars recovery, and ${story.plaintiff.the} bore ${percentages(at, story)[0]} percent.`,
    lesson: () => 'A complete bar belongs to contributory negligence, not to a system that compares fault.',
    applies: ({ regime }) => regime !== 'under' && regime !== 'over',
  },
  inattentive: {
    side: null,
    texts: amounts('zero', (_, { plaintiff, first }) => [
      `last clear chance requires that ${first.the} actually knew of ${whose(plaintiff)} peril`,
      `without actual knowledge of the peril, ${first.the} had no last clear chance`,
    ]),
    right: (_, { plaintiff, first }) =>
      `Last clear chance protects an inattentive plaintiff only from a defendant who actually knew. ${The(first)} should have seen ${plaintiff.the} but didn't.`,
    lesson: ({ regime }, { first }) =>
      regime === 'pure'
        ? `Whether ${first.the} knew of the peril mattered to last clear chance, which comparative negligence has replaced.`
        : `Actual knowledge is needed only if the plaintiff could have escaped by paying attention. Toward a helpless plaintiff, it's enough that ${first.the} should have known.`,
    applies: isUnseen,
  },
  threshold: {
    side: null,
    texts: amounts('zero', (at, story) => [
      `${whose(story.plaintiff)} percentage of fault reached the threshold that bars recovery`,
      `${whose(story.plaintiff)} fault, at ${percentages(at, story)[0]} percent, ${at.fault === 'tie' ? 'is as great as' : 'is greater than'} the defendants' combined fault`,
    ]),
    right: (at, { plaintiff }) =>
      at.fault === 'tie'
        ? `Half of the fault isn't "less than" the other half, and this statute bars ${plaintiff.the} unless it is less.`
        : `More than half of the fault puts ${plaintiff.the} past either form of the modified rule. Nothing is left to divide.`,
    lesson: () => 'The claim is barred only where the statute sets a threshold and the plaintiff reaches it.',
    applies: ({ fault }) => fault === 'tie' || fault === 'above',
    wordedBy: ({ fault }) => fault,
  },
  individual: {
    side: null,
    texts: amounts('zero', (_, { plaintiff, first }) => [
      `${whose(plaintiff)} percentage of fault is greater than that of ${first.the} alone`,
      `a plaintiff cannot recover from a defendant with a smaller percentage of fault`,
    ]),
    right: (_, { plaintiff, first }) =>
      `This statute compares ${plaintiff.the} with one defendant at a time, and ${first.the} bears ${his(first)} smaller share alone.`,
    lesson: () => 'One defendant at a time is compared only where the statute says so.',
    applies: ({ fault }) => fault === 'split' || fault === 'above' || fault === 'tie',
  },
  chance: {
    side: null,
    texts: amounts('full', (_, { first }) => [
      `${first.the} had the last clear chance to avoid the accident`,
      `under last clear chance, ${first.the} is liable for the total damages`,
    ]),
    right: (at, { plaintiff, first }) =>
      isHelpless(at)
        ? `${The(plaintiff)} couldn't get away, and ${first.the} ${isUnseen(at) ? 'should have seen that' : 'saw that'} in time to stop. Nothing is deducted for the earlier negligence.`
        : `${The(first)} actually saw that ${plaintiff.the} wasn't looking and still had time to stop. Nothing is deducted for the earlier negligence.`,
    lesson: () => 'Last clear chance is an answer to the bar of contributory negligence alone.',
    applies: isChance,
  },
  reduced: {
    side: null,
    wordedBy: (at) => (isSeveral(at) ? 'several' : 'joint'),
    texts: amounts('reduced', (at, { plaintiff, first }) =>
      isSeveral(at)
        ? [
            `${first.the} is liable for the total damages less ${whose(plaintiff)} share`,
            `the total damages are reduced only by ${whose(plaintiff)} percentage of fault`,
          ]
        : [
            `under joint and several liability, ${first.the} owes all but ${whose(plaintiff)} share`,
            `joint and several liability applies to the damages less ${whose(plaintiff)} share`,
          ],
    ),
    right: (at, { plaintiff, first, second }) =>
      isInsolvent(at)
        ? `Only ${whose(plaintiff)} own fault comes off. Joint liability puts the risk that ${second.the} can't pay on ${first.the}.`
        : `Only ${whose(plaintiff)} own fault comes off. What ${second.the} should bear is a matter of contribution between the defendants.`,
    lesson: () =>
      'Joint and several liability has to be the law of the jurisdiction, and some recovery has to be left.',
  },
  share: {
    side: null,
    wordedBy: (at) => (isSeveral(at) ? 'several' : 'joint'),
    texts: amounts('share', (at, { first }) =>
      isSeveral(at)
        ? [
            `several liability limits ${first.the} to ${his(first)} own percentage of the damages`,
            `under several liability, ${first.the} owes only ${his(first)} own percentage of fault`,
          ]
        : [
            `${first.the} is liable only for the percentage of fault assigned to ${him(first)}`,
            `no tortfeasor is liable for the percentage of fault assigned to another`,
          ],
    ),
    right: (at, { plaintiff, second }) =>
      isInsolvent(at)
        ? `The percentages are of the total damages, and what ${second.the} can't pay is ${whose(plaintiff)} loss.`
        : `The percentages are of the total damages, so ${whose(plaintiff)} own fault isn't deducted a second time.`,
    lesson: () =>
      'Several liability limits a defendant only where it has replaced joint and several liability.',
    applies: (at) => !isSettled(at),
  },
  dollar: {
    side: null,
    texts: amounts('dollar credit', (_, { first }) => [
      `the amount of the settlement is a credit against the damages as already reduced`,
      `${first.the} receives a credit for the amount that was paid in the settlement`,
    ]),
    right: (at, story) =>
      `The statute credits what was paid, ${money(settlement(at, story))}, and only after ${whose(story.plaintiff)} own percentage has come off.`,
    lesson: () => 'The amount paid is the credit only where the statute measures the credit in dollars.',
    applies: isSettled,
  },
  portion: {
    side: null,
    texts: amounts('share credit', (_, { plaintiff, second }) => [
      `the percentages of ${plaintiff.the} and ${second.the} both reduce the total damages`,
      `${whose(second)} percentage of fault is deducted along with that of ${plaintiff.the}`,
    ]),
    right: (_, { second, plaintiff }) =>
      `The statute credits the percentage of ${second.the}. A small payment was ${whose(plaintiff)} bad bargain and doesn't raise what the other tortfeasor owes.`,
    lesson: () =>
      'The percentage of the settling tortfeasor is the credit only where the statute measures it so.',
    applies: isSettled,
  },
  reallocated: {
    side: null,
    texts: amounts('reallocated', (_, { second }) => [
      `the share of the insolvent ${second.the.slice(4)} is divided between the other parties`,
      `the insolvent defendant's share is reallocated in proportion to fault`,
    ]),
    right: (_, { plaintiff, first, second }) =>
      `${capital(plaintiff.the)} and ${first.the} divide what ${second.the} can't pay, in proportion to their own percentages.`,
    lesson: () => 'An uncollectible share is reallocated only under a statute that says so.',
    applies: isInsolvent,
  },
} as const satisfies ReasonTable<FaultFacts, FaultStory>
