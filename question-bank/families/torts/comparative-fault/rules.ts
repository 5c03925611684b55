import { capital } from '../../../text/capital.ts'
import { his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { FaultFacts, FaultStory } from './facts.ts'
import { damages, money, percentages, settlement, sum, type Way } from './sums.ts'

const torts = (section: string) => `Restatement (Second) of Torts § ${section}`
const apportionment = (section: string) =>
  `Restatement (Third) of Torts: Apportionment of Liability § ${section}`

const total = (at: FaultFacts, story: FaultStory) => money(damages(at, story))
const owed = (way: Way, at: FaultFacts, story: FaultStory) => money(sum(way, at, story))

/** Bars, reductions, and what one of two tortfeasors owes. The last rule of a path says the result. */
export const rules = {
  bar: {
    authority: torts('467'),
    rule: 'At common law, contributory negligence that is a legal cause of the harm bars recovery, however slight it is.',
    applied: (at, story) =>
      at.peril === 'none'
        ? `The jury put ${percentages(at, story)[0]} percent of the fault on ${story.plaintiff.the}, so ${story.first.the} owes nothing.`
        : `The jury put ${percentages(at, story)[0]} percent of the fault on ${story.plaintiff.the}.`,
  },
  helpless: {
    authority: torts('479'),
    rule: "The doctrine of last clear chance lifts that bar if the plaintiff's negligence has left the plaintiff helpless and the defendant, with care, could still avoid the harm. Here the defendant need only have known of the peril or been in a position to discover it.",
    applied: (at, story) =>
      `${The(story.plaintiff)} could not get away and ${story.first.the} had time to stop, so ${story.first.the} owes all ${total(at, story)}.`,
  },
  inattentive: {
    authority: torts('480'),
    rule: 'A plaintiff who could have escaped by paying attention may invoke last clear chance only against a defendant who actually knew of the situation and had reason to see that the plaintiff was inattentive.',
    applied: (at, story) =>
      at.peril === 'inattentive unseen'
        ? `${The(story.first)} never saw ${story.plaintiff.the}, who needed only to look up. The doctrine does not apply, and contributory negligence bars recovery.`
        : `${The(story.first)} saw that ${story.plaintiff.the} was not looking and had time to stop, and so owes all ${total(at, story)}.`,
  },
  gone: {
    authority: apportionment('3'),
    rule: 'Comparative negligence replaces the bar and, with it, doctrines such as last clear chance that were made to soften the bar.',
    applied: (_, { first }) =>
      `The chance that ${first.the} had to stop is already reflected in the percentages that the jury found.`,
  },
  pure: {
    authority: apportionment('7'),
    rule: "Pure comparative negligence reduces damages by the plaintiff's percentage of fault and never bars recovery.",
    applied: (at, story) =>
      at.others === 'reallocated'
        ? `${capital(whose(story.plaintiff))} ${percentages(at, story)[0]} percent does not bar the claim.`
        : `Of ${total(at, story)}, ${story.plaintiff.the} bears ${percentages(at, story)[0]} percent.`,
  },
  under: {
    authority: 'McIntyre v. Balentine',
    rule: "Under one form of modified comparative negligence, the plaintiff's fault must be less than that of the defendants, so an even division bars recovery.",
    applied: (at, story) => {
      const [own] = percentages(at, story)
      return own < 50
        ? `Combined, the defendants bear ${100 - own} percent of the fault, which is more than ${own} percent. The claim stands.`
        : `Combined, the defendants bear ${100 - own} percent, so ${own} percent is not less, and ${story.first.the} owes nothing.`
    },
  },
  over: {
    authority: apportionment('7'),
    rule: "Under the other form of modified comparative negligence, recovery is barred only if the plaintiff's fault is greater than the combined fault of the defendants.",
    applied: (at, story) => {
      const [own] = percentages(at, story)
      return own > 50
        ? `${capital(whose(story.plaintiff))} ${own} percent is greater than the other ${100 - own} percent, so ${story.first.the} owes nothing.`
        : `${capital(whose(story.plaintiff))} ${own} percent is not greater than the other ${100 - own} percent, so the claim stands.`
    },
  },
  each: {
    authority: apportionment('7'),
    rule: 'A few statutes compare the plaintiff with each defendant separately instead of with all of them together.',
    applied: (at, story) => {
      const [own, one] = percentages(at, story)
      return own > one
        ? `${The(story.first)} bears ${one} percent of the fault and ${story.plaintiff.the} ${own} percent, so ${story.first.the} owes nothing.`
        : `${The(story.first)} bears ${one} percent of the fault, which is more than ${own} percent, so the claim stands.`
    },
  },
  joint: {
    authority: apportionment('10'),
    rule: 'A tortfeasor who is jointly and severally liable for an indivisible injury owes all of the recoverable damages and must look to the other tortfeasor for contribution.',
    applied: (at, story) => `So ${story.first.the} owes ${owed('reduced', at, story)}.`,
  },
  several: {
    authority: apportionment('11'),
    rule: 'Under several liability, each tortfeasor owes only its own percentage of the damages, and the plaintiff bears the risk that another cannot pay.',
    applied: (at, story) =>
      `So ${story.first.the} owes ${percentages(at, story)[1]} percent, or ${owed('share', at, story)}.`,
  },
  reallocated: {
    authority: 'Uniform Comparative Fault Act § 2(d)',
    rule: 'A reallocation statute spreads an uncollectible share over the other parties, including a plaintiff at fault, by their percentages.',
    applied: (at, story) => {
      const [own, one] = percentages(at, story)
      return `Without ${story.second.the}, ${one + own} percentage points are left. ${The(story.first)} bears ${one} of them, or ${owed('reallocated', at, story)}.`
    },
  },
  dollar: {
    authority: torts('885'),
    rule: 'Under a dollar credit, a settlement reduces the claim against the other tortfeasors by the amount paid.',
    applied: (at, story) =>
      `From ${owed('reduced', at, story)} the ${money(settlement(at, story))} paid by ${story.second.the} is deducted, so ${story.first.the} owes ${owed('dollar credit', at, story)}.`,
  },
  share: {
    authority: apportionment('16'),
    rule: "Under a comparative-share credit, a settlement reduces the claim against the other tortfeasors by the settling tortfeasor's percentage, whatever was paid.",
    applied: (at, story) =>
      `Without ${whose(story.second)} ${percentages(at, story)[2]} percent, ${story.first.the} owes ${his(story.first)} own ${percentages(at, story)[1]} percent, or ${owed('share credit', at, story)}.`,
  },
} as const satisfies RuleTable<FaultFacts, FaultStory>
