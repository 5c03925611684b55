import { capital } from '../../../text/capital.ts'
import { his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { type FaultFacts, type FaultStory, isHelpless, isInsolvent, isSettled, isUnseen } from './facts.ts'
import { money, percentages, settlement, sum, type Way } from './sums.ts'

/** The wordings of a reason, each after the amount that it leads to. */
const amounts =
  (way: Way, reasons: (at: FaultFacts, story: FaultStory) => readonly string[]) =>
  (at: FaultFacts, story: FaultStory): readonly string[] =>
    reasons(at, story).map((reason) => `${money(sum(way, at, story))}, because ${reason}`)

const isSeveral = ({ others }: FaultFacts) => others.startsWith('several') || others === 'reallocated'
const liability = (at: FaultFacts) =>
  `${isSeveral(at) ? 'several' : 'joint'}${isInsolvent(at) ? ' insolvent' : ''}`
const isChance = ({ peril }: FaultFacts) => peril !== 'none'

/** The ways to a sum, each named by its doctrine. An amount takes no side. */
export const reasons = {
  bar: {
    side: null,
    wordedBy: (at) =>
      at.regime === 'contributory' ? 'kept' : isSettled(at) ? 'released' : isChance(at) ? 'gone' : 'assumed',
    texts: amounts('zero', (at, story) => {
      const { plaintiff, first, second, slip } = story
      if (at.regime === 'contributory')
        return [
          `${whose(plaintiff)} contributory negligence is a complete bar to recovery from ${first.the}`,
          `${whose(plaintiff)} own negligence is a complete bar to recovery where fault is not compared`,
        ]
      if (isSettled(at))
        return [
          `the release of ${second.the} also discharged ${first.the} as a joint tortfeasor`,
          `a plaintiff who has released one joint tortfeasor cannot recover from the other`,
        ]
      return isChance(at)
        ? [
            `without last clear chance, ${whose(plaintiff)} own negligence bars recovery from ${first.the}`,
            `the abolition of last clear chance left ${whose(plaintiff)} negligence as a bar to recovery`,
          ]
        : [
            `${slip} was an assumption of risk, which bars recovery from ${first.the}`,
            `${whose(plaintiff)} assumption of risk in ${slip} bars recovery`,
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
      `${first.the} did not actually know of ${whose(plaintiff)} peril and so had no last clear chance`,
      `without actual knowledge of ${whose(plaintiff)} peril, ${first.the} had no last clear chance`,
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
      `${whose(story.plaintiff)} fault is ${at.fault === 'tie' ? 'as great as' : 'greater than'} the combined fault of the defendants`,
      `at ${percentages(at, story)[0]} percent, ${whose(story.plaintiff)} fault ${at.fault === 'tie' ? 'equals' : 'exceeds'} the combined fault of the defendants`,
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
    texts: amounts('zero', (at, story) => [
      `${whose(story.plaintiff)} percentage of fault is greater than that of ${story.first.the} alone`,
      `${story.plaintiff.the}, at ${percentages(at, story)[0]} percent, has a greater percentage of fault than ${story.first.the}, at ${percentages(at, story)[1]} percent`,
    ]),
    right: (_, { plaintiff, first }) =>
      `This statute compares ${plaintiff.the} with one defendant at a time, and ${first.the} bears ${his(first)} smaller share alone.`,
    lesson: () => 'One defendant at a time is compared only where the statute says so.',
    applies: ({ fault }) => fault === 'split' || fault === 'above' || fault === 'tie',
  },
  chance: {
    side: null,
    texts: amounts('full', (_, { first }) => [
      `${first.the}, who had the last clear chance to avoid the accident, is liable in full`,
      `${first.the}, having had the last clear chance, is liable for the total damages`,
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
    wordedBy: liability,
    texts: amounts('reduced', (at, { plaintiff, first, second }) =>
      isSeveral(at)
        ? [
            isInsolvent(at)
              ? `${first.the} owes the total damages less ${whose(plaintiff)} share if ${second.the} cannot pay`
              : `${first.the} is liable for the total damages less ${whose(plaintiff)} share`,
            `${first.the} is liable for ${whose(second)} percentage of fault as well as ${his(first)} own`,
          ]
        : [
            `${first.the}, as jointly and severally liable, owes the total damages less ${whose(plaintiff)} share`,
            `joint and several liability makes ${first.the} bear ${whose(second)} share as well`,
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
    wordedBy: liability,
    texts: amounts('share', (at, { first, second }) =>
      isSeveral(at)
        ? [
            `several liability limits ${first.the} to ${his(first)} own percentage of the damages`,
            `${first.the}, as severally liable, owes ${his(first)} own percentage of the total damages`,
          ]
        : [
            `${first.the} is liable for ${his(first)} own percentage of the total damages`,
            `${first.the} is not liable for ${whose(second)} percentage of fault`,
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
    texts: amounts('dollar credit', (_, { plaintiff, first, second }) => [
      `the settlement is deducted from the total damages along with ${whose(plaintiff)} share`,
      `${first.the} receives a credit for the settlement, not for ${whose(second)} percentage of fault`,
    ]),
    right: (at, story) =>
      `The statute credits what was paid, ${money(settlement(at, story))}, and only after ${whose(story.plaintiff)} own percentage has come off.`,
    lesson: () => 'The amount paid is the credit only where the statute measures the credit in dollars.',
    applies: isSettled,
  },
  portion: {
    side: null,
    texts: amounts('share credit', (_, { plaintiff, first, second }) => [
      `${whose(second)} share is deducted from the total damages along with ${whose(plaintiff)} share`,
      `${first.the} receives a credit for ${whose(second)} percentage of fault, not for the settlement`,
    ]),
    right: (_, { second, plaintiff }) =>
      `The statute credits ${whose(second)} percentage. A small payment was ${whose(plaintiff)} bad bargain and doesn't raise what the other tortfeasor owes.`,
    lesson: () => "The settling tortfeasor's percentage is the credit only where the statute says so.",
    applies: isSettled,
  },
  reallocated: {
    side: null,
    texts: amounts('reallocated', (_, { plaintiff, first, second }) => [
      `${plaintiff.the} and ${first.the} must divide ${whose(second)} share by percentage of fault`,
      `${whose(second)} share is reallocated to the other parties by percentage of fault`,
    ]),
    right: (_, { plaintiff, first, second }) =>
      `${capital(plaintiff.the)} and ${first.the} divide what ${second.the} can't pay, in proportion to their own percentages.`,
    lesson: () => 'An uncollectible share is reallocated only under a statute that says so.',
    applies: isInsolvent,
  },
} as const satisfies ReasonTable<FaultFacts, FaultStory>
