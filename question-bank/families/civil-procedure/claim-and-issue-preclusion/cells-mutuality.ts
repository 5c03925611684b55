import type { Cell } from '../../engine/cells.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import type { PreclusionStory } from './facts.ts'
import type { PreclusionCells } from './reason-id.ts'

const onlyParties = ({ rival }: PreclusionStory): Cell => [
  `${rival.the} was not a party to the first judgment, so there is no mutuality`,
  'mutuality requires that one who uses a judgment have been a party to it',
  `Federal courts gave up mutuality. A nonparty may use a judgment against a party.`,
]
const otherLosses = ({ rival }: PreclusionStory): Cell => [
  `${whose(rival)} own lost sales do not present the same issue`,
  `${whose(rival)} damages differ, so the actions do not present the same issue`,
  `Damages differ as each competitor lost sales of its own, but both actions turn on one disputed fact about the product, and that's the same issue.`,
]
const hadItsChance = ({ defendant }: PreclusionStory): Cell => [
  `${defendant.the} had a full and fair opportunity, and mutuality is not required`,
  'nonmutual offensive use is proper where the issue was fully litigated',
  `A full and fair opportunity isn't all that Parklane asks of nonmutual offensive use.`,
]
const finding = ({ defendant }: PreclusionStory): Cell => [
  'the special finding was essential to the judgment and is conclusive in later actions',
  `a finding essential to a judgment against ${defendant.the} is conclusive against it`,
  `That a finding was essential is needed for issue preclusion but isn't enough for offensive use by a nonparty.`,
]

/** Reasons where a special verdict is used by or against somebody who was not a party. */
export const MUTUALITY_CELLS = {
  defensive: ({ plaintiff, defendant, shop }) => ({
    'yes-nonmutual': [
      `${plaintiff.the} litigated the issue and lost, and mutuality is not required`,
      'nonmutual defensive use binds a plaintiff who litigated the issue and lost',
      `One full try is enough. A plaintiff who lost on an issue can't switch defendants and try it again.`,
    ],
    'yes-privity': [
      `the shared advertisements put ${shop.the} in privity with ${defendant.the}`,
      `${shop.the}, as a seller of ${whose(defendant)} goods, is in privity with it`,
      `Selling a company's goods isn't privity. None is needed, since it's the losing plaintiff who is being bound.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'claim preclusion bars a second action arising from the same transaction',
      `Claim preclusion protects the same defendant and its privies. This defendant is new and needs issue preclusion.`,
    ],
    'no-party': [
      `${shop.the} was not a party to the first judgment, so there is no mutuality`,
      'mutuality requires that one who uses a judgment have been a party to it',
      `Mutuality is gone, so a party may be bound in favor of a stranger.`,
    ],
    'no-fair': [
      'nonmutual use is unfair to a plaintiff who sues a new defendant',
      `nonmutual preclusion would deny ${plaintiff.the} a trial against each defendant`,
      `It isn't unfair: this plaintiff chose the first forum, tried the issue fully, and lost.`,
    ],
    'no-identical': [
      "another company's advertisements do not present the same issue",
      `the liability of ${shop.the} is not the same issue as that of ${defendant.the}`,
      `The liability of another company for its advertisements turns on the same fact about the product, and so on the same issue.`,
    ],
  }),
  offensive: (s) => ({
    'yes-nonmutual': [
      `${s.defendant.the} fully litigated the issue, and nonmutual use would be fair`,
      'nonmutual offensive use is fair against a party that fully litigated the issue',
      `All the Parklane factors line up: no chance to join, high stakes, the same procedures, no inconsistent judgment.`,
    ],
    'yes-privity': [
      `${s.rival.the} shares an interest and so is in privity with ${s.plaintiff.the}`,
      'competitors who lose sales to the same advertisements are in privity',
      `A shared interest isn't privity, and one who uses a judgment needs none. Only the bound party must have been there.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'claim preclusion covers all losses that arise from the same transaction',
      `Claim preclusion works between the same parties. What helps a new plaintiff is a finding, not a claim.`,
    ],
    'no-party': onlyParties(s),
    'no-fair': [
      'offensive use is unfair where a loss would not have bound the new plaintiff',
      `offensive use would be unfair, as ${s.rival.the} would not have been bound by a loss`,
      `That's mutuality by another name. Parklane finds use unfair for reasons such as an easy chance to join, and none is present.`,
    ],
    'no-identical': otherLosses(s),
  }),
  waited: (s) => ({
    'no-fair': [
      `offensive use would be unfair, as ${s.rival.the} could easily have joined`,
      'offensive use is unfair where the new plaintiff could easily have joined',
      `A plaintiff who waits to profit from a win, and risks nothing by a loss, multiplies suits. Parklane says no.`,
    ],
    'no-party': onlyParties(s),
    'no-identical': otherLosses(s),
    'yes-nonmutual': hadItsChance(s),
    'yes-essential': finding(s),
    'yes-privity': [
      `the invitation to join put ${s.rival.the} in privity with ${s.plaintiff.the}`,
      'one who declines to join an action is in privity with its plaintiff',
      `An invitation makes no privity, and using a judgment wouldn't take it. Staying out is what counts here.`,
    ],
  }),
  inconsistent: (s) => ({
    'no-fair': [
      `the three earlier judgments for ${s.defendant.the} make offensive use unfair`,
      'offensive use is unfair where earlier judgments are inconsistent with the last',
      `With three verdicts the other way, no one can be confident in the fourth. Offensive use shouldn't pick the outlier.`,
    ],
    'no-party': onlyParties(s),
    'no-identical': otherLosses(s),
    'no-essential': [
      'a finding that three juries rejected was not essential to the judgment',
      'an inconsistent finding is not essential to the judgment that rests on it',
      `The last jury's finding was essential to its judgment. The objection is fairness.`,
    ],
    'yes-nonmutual': hadItsChance(s),
    'yes-essential': finding(s),
    'yes-final': [
      'the last of several inconsistent final judgments controls',
      'a later final judgment on an issue displaces the earlier ones',
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
      "a finding in a defendant's favor is not essential to the judgment",
      `The finding was the whole reason for the judgment, so it was essential. It just doesn't bind strangers.`,
    ],
    'yes-nonmutual': [
      'nonmutual issue preclusion is available to a party that prevailed on the issue',
      `${s.defendant.the} prevailed on the issue, and mutuality is not required`,
      `Nonmutual use binds a party who lost, for a stranger's benefit. Never the other way around.`,
    ],
    'yes-privity': [
      `${whose(s.rival)} testimony put ${him(s.rival)} in privity with ${s.plaintiff.the}`,
      'a witness with the same interest as a plaintiff is in privity with the plaintiff',
      `Testifying doesn't make privity. Control of the action would bind, but a witness has none.`,
    ],
    'yes-litigated': [
      'the issue was actually litigated and was decided by special verdict',
      'an issue that was actually litigated is settled in later actions',
      `It was actually litigated, but not by this competitor.`,
    ],
  }),
  controlled: (s) => ({
    'yes-privity': [
      `${s.rival.the}, having controlled the first action, is in privity with ${s.plaintiff.the}`,
      `control of the litigation put ${s.rival.the} in privity with ${s.plaintiff.the}`,
      `Whoever pays, picks the lawyer, and runs the trial has had a day in court, under whatever name the action went.`,
    ],
    'yes-nonmutual': [
      'nonmutual issue preclusion is available to a party that prevailed on the issue',
      `${s.defendant.the} prevailed on the issue, and mutuality is not required`,
      `Dropping mutuality doesn't bind nonparties. This one is bound because it ran the case.`,
    ],
    'yes-final': [
      'a final judgment binds competitors who knew of the action',
      'one who knew of an action is bound by the final judgment in it',
      `Knowing of an action binds no one to its final judgment. Running it does.`,
    ],
    'no-party': [
      `${s.rival.the} was not a party and so is not subject to issue preclusion`,
      'issue preclusion does not bind one who was not named as a party',
      `A nonparty usually goes free, but not one who directed the litigation.`,
    ],
    'no-fair': [
      'issue preclusion is unfair to one who sought no recovery in the first action',
      `issue preclusion would be unfair to ${s.rival.the}, who could have won nothing`,
      `${The(s.rival)} had a full say through the lawyer ${he(s.rival)} chose, so binding ${him(s.rival)} isn't unfair.`,
    ],
    'no-identical': otherLosses(s),
  }),
} satisfies PreclusionCells
