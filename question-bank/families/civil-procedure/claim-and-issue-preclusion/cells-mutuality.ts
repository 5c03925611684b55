import type { Cell } from '../../engine/cells.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { PreclusionStory } from './facts.ts'
import type { PreclusionCells } from './reason-id.ts'

const onlyParties = ({ rival }: PreclusionStory): Cell => [
  `${rival.the}, who was not a party, lacks the mutuality needed to use the judgment`,
  'mutuality requires that one who uses a judgment have been a party to it',
  `Federal courts gave up mutuality. A nonparty may use a judgment against a party.`,
]
const otherLosses = ({ rival }: PreclusionStory): Cell => [
  `the loss of other sales by ${rival.the} does not present the same issue`,
  `${whose(rival)} damages differ and so do not present the same issue`,
  `Damages differ as each competitor lost sales of its own, but both actions turn on one disputed fact about the product, and that's the same issue.`,
]
const hadItsChance = ({ defendant }: PreclusionStory): Cell => [
  `${defendant.the} had a full and fair opportunity, and mutuality is not required`,
  'nonmutual offensive use is proper where the issue was fully litigated',
  `A full and fair opportunity isn't all that Parklane asks of nonmutual offensive use.`,
]
const finding = ({ defendant }: PreclusionStory): Cell => [
  'the special finding was essential to the judgment and binds in later actions',
  `a finding essential to the judgment against ${defendant.the} is conclusive`,
  `That a finding was essential is needed for issue preclusion but isn't enough for offensive use by a nonparty.`,
]

/** Reasons where a special verdict is used by or against somebody who was not a party. */
export const MUTUALITY_CELLS = {
  defensive: ({ plaintiff, defendant, shop }) => ({
    'yes-nonmutual': [
      `${plaintiff.the} litigated and lost the issue, and mutuality is not required`,
      'nonmutual defensive use binds a party that litigated the issue and lost',
      `One full try is enough. A plaintiff who lost on an issue can't switch defendants and try it again.`,
    ],
    'yes-privity': [
      `the shared advertisements put ${shop.the} in privity with ${defendant.the}`,
      `${shop.the} is in privity with ${defendant.the} as a seller of its goods`,
      `Selling a company's goods isn't privity. None is needed, since it's the losing plaintiff who is being bound.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'claim preclusion bars a second claim on the same transaction',
      `Claim preclusion protects the same defendant and its privies. This defendant is new and needs issue preclusion.`,
    ],
    'no-party': [
      `${shop.the}, which was not a party, lacks the mutuality needed to use the judgment`,
      'mutuality requires that one who uses a judgment be a party to it',
      `Mutuality is gone, so a party may be bound in favor of a stranger.`,
    ],
    'no-fair': [
      'nonmutual use is unfair to a plaintiff who sues a new defendant',
      `nonmutual preclusion would deny ${plaintiff.the} a trial against each defendant`,
      `It isn't unfair: this plaintiff chose the first forum, tried the issue fully, and lost.`,
    ],
    'no-identical': [
      'advertisements by another company do not present the same issue',
      `the liability of ${shop.the} is not the same issue as in the first action`,
      `The liability of another company for its advertisements turns on the same fact about the product, and so on the same issue.`,
    ],
  }),
  offensive: (s) => ({
    'yes-nonmutual': [
      `${s.defendant.the} fully litigated the issue, and nonmutual use would be fair`,
      'nonmutual offensive use is fair against a party that fully litigated',
      `All the Parklane factors line up: no chance to join, high stakes, the same procedures, no inconsistent judgment.`,
    ],
    'yes-privity': [
      `${s.rival.the} shares an interest and so is in privity with ${s.plaintiff.the}`,
      `competitors who lose sales to the same advertisements are in privity`,
      `A shared interest isn't privity, and one who uses a judgment needs none. Only the bound party must have been there.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'claim preclusion covers all losses from the same transaction',
      `Claim preclusion works between the same parties. What helps a new plaintiff is a finding, not a claim.`,
    ],
    'no-party': onlyParties(s),
    'no-fair': [
      'offensive use is unfair if the plaintiff would not have been bound by a loss',
      `offensive use would let ${s.rival.the} gain from a trial without its risks`,
      `That's mutuality by another name. Parklane finds use unfair for reasons such as an easy chance to join, and none is present.`,
    ],
    'no-identical': otherLosses(s),
  }),
  waited: (s) => ({
    'no-fair': [
      `${s.rival.the} could easily have joined, which makes offensive use unfair`,
      'offensive use is unfair where the plaintiff could easily have joined',
      `A plaintiff who waits to profit from a win, and risks nothing by a loss, multiplies suits. Parklane says no.`,
    ],
    'no-party': onlyParties(s),
    'no-identical': otherLosses(s),
    'yes-nonmutual': hadItsChance(s),
    'yes-essential': finding(s),
    'yes-privity': [
      `the request to join put ${s.rival.the} in privity with ${s.plaintiff.the}`,
      `one who is asked to join an action is in privity with its plaintiff`,
      `An invitation makes no privity, and using a judgment wouldn't take it. Staying out is what counts here.`,
    ],
  }),
  inconsistent: (s) => ({
    'no-fair': [
      `three earlier judgments for ${s.defendant.the} make offensive use unfair`,
      'offensive use is unfair where earlier judgments are inconsistent',
      `With three verdicts the other way, no one can be confident in the fourth. Offensive use shouldn't pick the outlier.`,
    ],
    'no-party': onlyParties(s),
    'no-identical': otherLosses(s),
    'no-essential': [
      'a finding that three juries rejected was not essential to the judgment',
      'an inconsistent finding is not essential to the judgment that follows it',
      `The last jury's finding was essential to its judgment. The objection is fairness.`,
    ],
    'yes-nonmutual': hadItsChance(s),
    'yes-essential': finding(s),
    'yes-final': [
      'the last of several inconsistent final judgments controls',
      'a later final judgment on an issue displaces those before it',
      `That the last of inconsistent judgments controls is a rule for the same parties. A later one displaces nothing for a stranger.`,
    ],
  }),
  stranger: (s) => ({
    'no-party': [
      `${s.rival.the} was neither a party nor in privity with a party to the first action`,
      'a finding does not bind a nonparty who was not in privity with a party',
      `Due process gives each litigant a day in court. A witness without control hasn't had one.`,
    ],
    'no-identical': otherLosses(s),
    'no-essential': [
      `the finding was not essential to the judgment for ${s.defendant.the}`,
      'a finding for a defendant is not essential to the judgment',
      `The finding was the whole reason for the judgment, so it was essential. It just doesn't bind strangers.`,
    ],
    'yes-nonmutual': [
      'nonmutual defensive use is open to a party that litigated and won',
      `${s.defendant.the} won on the issue, and mutuality is not required`,
      `Nonmutual use binds a party who lost, for a stranger's benefit. Never the other way around.`,
    ],
    'yes-privity': [
      `the testimony put ${s.rival.the} in privity with ${s.plaintiff.the}`,
      `a witness with the same interest is in privity with the plaintiff`,
      `Testifying doesn't make privity. Control of the action would bind, but a witness has none.`,
    ],
    'yes-litigated': [
      'the issue was actually litigated and decided by a special verdict',
      'an issue actually litigated is settled for later actions as well',
      `It was actually litigated, but not by this competitor.`,
    ],
  }),
  controlled: (s) => ({
    'yes-privity': [
      `${s.rival.the}, in control of the first action, is bound like a party`,
      `control of the litigation puts ${s.rival.the} in privity with ${s.plaintiff.the}`,
      `Whoever pays, picks the lawyer, and runs the trial has had a day in court, under whatever name the action went.`,
    ],
    'yes-nonmutual': [
      'nonmutual defensive use is open to a party that litigated and won',
      `${s.defendant.the} won on the issue, and mutuality is not required`,
      `Dropping mutuality doesn't bind nonparties. This one is bound because it ran the case.`,
    ],
    'yes-final': [
      'a final judgment on advertisements binds competitors who knew of it',
      'one who knew of an action is bound by the final judgment in it',
      `Knowing of an action binds no one to its final judgment. Running it does.`,
    ],
    'no-party': [
      `${s.rival.the}, who was not a party, is not subject to issue preclusion`,
      'issue preclusion does not bind one who was not named as a party',
      `A nonparty usually goes free, but not one who directed the litigation.`,
    ],
    'no-fair': [
      `issue preclusion is unfair to ${s.rival.the}, who had no trial in ${his(s.rival)} own name`,
      'issue preclusion is unfair against one who did not appear in court',
      `${The(s.rival)} had a full say through the lawyer ${he(s.rival)} chose, so binding ${him(s.rival)} isn't unfair.`,
    ],
    'no-identical': otherLosses(s),
  }),
} satisfies PreclusionCells
