import { whose } from '../../engine/party.ts'
import type { PossessionCells } from './reason-id.ts'

/** Reasons where the length of possession is at issue. */
export const TIME_CELLS = {
  short: ({ holder }) => ({
    'no-period': [
      `${whose(holder)} possession was shorter than the statutory period`,
      `seventeen years of possession fell short of the statutory period`,
      `Seventeen years aren't twenty. Every other element was there, but the owner sued in time.`,
    ],
    'no-tax': [
      `${holder.the} did not pay the property taxes during the possession`,
      `adverse possession requires payment of the property taxes`,
      `The majority rule asks for no payment of the property taxes. The suit simply came in time.`,
    ],
    'yes-hostile': [
      `hostile possession under a mistaken claim of right takes effect on entry`,
      `${whose(holder)} hostile possession was complete when the suit was brought`,
      `Hostile possession takes effect only once the statutory period is over.`,
    ],
    'yes-continuous': [
      `continuous possession for nearly all of the period is enough`,
      `substantial and continuous possession bars an owner who never came to look`,
      `The period is fixed by statute. Continuous possession for most of it isn't enough.`,
    ],
  }),
  transfer: ({ holder, next }) => ({
    'yes-tacking': [
      `${next.the} may use tacking to add ${whose(holder)} twelve years`,
      `the sale of the possession created privity, which permits tacking`,
      `One possessor handed the land to the next by agreement. That is privity, and together they held for more than twenty years.`,
    ],
    'yes-color': [
      `the written agreement was color of title, for which eleven years are enough`,
      `color of title shortens the period of possession that ${next.the} needed`,
      `Color of title extends how much land is possessed. It doesn't shorten the period in that statute.`,
    ],
    'no-privity': [
      `only an heir is in privity with an earlier possessor, and not a buyer`,
      `${holder.the} had no title to sell, so ${next.the} was not in privity`,
      `A voluntary transfer of possession creates privity. No title has to pass.`,
    ],
    'no-period': [
      `every possessor must hold for the whole statutory period`,
      `${whose(next)} own possession lasted for less than the statutory period`,
      `The period may be made up of several possessors' time if each took from the one before.`,
    ],
  }),
  expulsion: ({ holder, next }) => ({
    'no-privity': [
      `${next.the} was not in privity with ${holder.the}, so there is no tacking`,
      `a forcible taking breaks the privity on which tacking depends`,
      `The second possessor took by force and not from the first. Only eleven years count.`,
    ],
    'no-faith': [
      `possession that begins by force is not taken in good faith`,
      `${next.the} did not enter in good faith under a claim of right`,
      `The majority rule asks for no good faith. The trouble is that the first possessor's time doesn't count.`,
    ],
    'yes-tacking': [
      `tacking joins any periods of possession that follow without a gap`,
      `${next.the} may use tacking to add ${whose(holder)} twelve years`,
      `Tacking takes a transfer from one possessor to the next. Driving someone off isn't a transfer.`,
    ],
    'yes-continuous': [
      `the land was in continuous adverse possession for twenty-three years`,
      `continuous possession by anyone bars an owner who does not sue`,
      `Continuous adverse holding by strangers to each other doesn't add up.`,
    ],
  }),
  letter: ({ holder, owner }) => ({
    'yes-continuous': [
      `a letter alone does not interrupt continuous possession`,
      `${whose(holder)} possession was continuous despite the letter`,
      `Words alone interrupt nothing. The owner would have had to sue or retake the land in time.`,
    ],
    'yes-denied': [
      `${whose(holder)} silence was a denial of ${whose(owner)} title, which adverse possession requires`,
      `silence was a repudiation that first made the possession hostile`,
      `No repudiation was needed, since the possession was hostile from the start. Had it begun after the letter, twenty years wouldn't have passed.`,
    ],
    'no-continuous': [
      `the protest interrupted the possession, and a new period began`,
      `possession after a protest by the owner is not continuous`,
      `A protest leaves the possessor where he or she was. Possession went on without a break.`,
    ],
    'no-permission': [
      `${owner.the} gave implied permission by doing nothing after the letter`,
      `possession after an unanswered letter is by the owner's permission`,
      `A letter that calls someone a trespasser is the opposite of permission.`,
    ],
  }),
  return: ({ holder, owner }) => ({
    'no-continuous': [
      `${whose(owner)} two years on the land interrupted the continuous possession`,
      `the reentry by ${owner.the} interrupted the possession, and a new statutory period began`,
      `The owner retook the land and lived there. The earlier years no longer count, and ten aren't enough.`,
    ],
    'no-permission': [
      `by going abroad, ${owner.the} gave implied permission to return`,
      `the second stay was by permission of an owner who knew of the first`,
      `Going away isn't permission. The second stay was adverse, but too short.`,
    ],
    'yes-tacking': [
      `${holder.the} may use tacking to join two periods of possession`,
      `tacking adds the eleven and ten years of the same possessor`,
      `Tacking joins periods that follow one another. The owner's own possession lay between these two.`,
    ],
    'yes-continuous': [
      `an absence of two years does not break continuous possession for twenty-three`,
      `${holder.the} was in continuous possession except for a short expulsion`,
      `An expulsion by the owner does break it, whether short or long.`,
    ],
  }),
} satisfies PossessionCells
