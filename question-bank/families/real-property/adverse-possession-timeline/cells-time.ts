import { whose } from '../../engine/party.ts'
import type { PossessionCells } from './reason-id.ts'

/** Reasons where the length of possession is at issue. */
export const TIME_CELLS = {
  short: ({ holder, owner }) => ({
    'no-period': [
      `${whose(holder)} possession was shorter than the statutory period`,
      `seventeen years of possession fell short of the statutory period`,
      `Seventeen years aren't twenty. Every other element was there, but the owner sued in time.`,
    ],
    'no-tax': [
      `${holder.the} did not pay the property taxes during the possession`,
      `adverse possession requires payment of the property taxes, which ${owner.the} paid`,
      `The majority rule asks for no payment of the property taxes. The suit simply came in time.`,
    ],
    'yes-hostile': [
      `${whose(holder)} hostile possession under a claim of right took effect on entry`,
      `${whose(holder)} hostile possession was complete before ${owner.the} brought suit`,
      `Hostile possession gives title only once the statutory period is over.`,
    ],
    'yes-continuous': [
      `continuous possession for nearly all of the statutory period is sufficient`,
      `${whose(holder)} substantial and continuous possession bars ${owner.the}, who did not inspect the land`,
      `The period is fixed by statute. Continuous possession for most of it isn't enough.`,
    ],
  }),
  transfer: ({ holder, next }) => ({
    'yes-tacking': [
      `${next.the} may tack ${whose(holder)} twelve years of possession`,
      `the sale put ${next.the} in privity with ${holder.the}, which permits tacking`,
      `One possessor handed the land to the next by agreement. That is privity, and together they held for more than twenty years.`,
    ],
    'yes-color': [
      `the written agreement was color of title, for which eleven years are sufficient`,
      `color of title shortens the period of possession that ${next.the} needed`,
      `Color of title extends how much land is possessed. It doesn't shorten the 20-year period.`,
    ],
    'no-privity': [
      `${holder.the} had no title to sell, so ${next.the} was not in privity with ${holder.the}`,
      `an heir is in privity with an earlier possessor, but a buyer such as ${next.the} is not`,
      `A voluntary transfer of possession creates privity. No title has to pass.`,
    ],
    'no-period': [
      `each possessor must hold the land for the whole statutory period`,
      `${whose(next)} own possession was shorter than the statutory period`,
      `The period may be made up of several possessors' time if each took from the one before.`,
    ],
  }),
  expulsion: ({ holder, owner, next }) => ({
    'no-privity': [
      `${next.the} was not in privity with ${holder.the} and may not tack ${whose(holder)} possession`,
      `a forcible taking breaks the privity on which tacking depends`,
      `The second possessor took by force and not from the first. Only eleven years count.`,
    ],
    'no-faith': [
      `${next.the}, who entered by force, did not enter in good faith`,
      `${next.the} did not enter in good faith under a claim of right`,
      `The majority rule asks for no good faith. The trouble is that the first possessor's time doesn't count.`,
    ],
    'yes-tacking': [
      `tacking joins periods of possession that follow each other without a gap`,
      `${next.the} may tack ${whose(holder)} twelve years of possession`,
      `Tacking takes a transfer from one possessor to the next. Driving someone off isn't a transfer.`,
    ],
    'yes-continuous': [
      `the land was in continuous adverse possession for the statutory period`,
      `continuous possession by successive possessors bars ${owner.the}, who did not sue`,
      `Continuous adverse possession by strangers to each other doesn't add up. Successive possessors need privity.`,
    ],
  }),
  letter: ({ holder, owner }) => ({
    'yes-continuous': [
      `${whose(owner)} letter did not interrupt ${whose(holder)} continuous possession`,
      `a letter of protest does not by itself interrupt continuous possession`,
      `Words alone interrupt nothing. The owner would have had to sue or retake the land in time.`,
    ],
    'yes-denied': [
      `${holder.the} repudiated ${whose(owner)} title by ignoring the letter, which made the possession hostile`,
      `${whose(holder)} silence was a denial of ${whose(owner)} title, which adverse possession requires`,
      `No repudiation was needed, since the possession was hostile from the start. Had it begun after the letter, twenty years wouldn't have passed.`,
    ],
    'no-continuous': [
      `${whose(owner)} protest interrupted the possession, and a new statutory period began`,
      `possession after a protest by the owner is not continuous possession`,
      `A protest leaves the possessor where he or she was. Possession went on without a break.`,
    ],
    'no-permission': [
      `${owner.the} gave implied permission by doing nothing after the letter`,
      `${whose(holder)} possession after the unanswered letter was by ${whose(owner)} permission`,
      `A letter that calls someone a trespasser is the opposite of permission.`,
    ],
  }),
  return: ({ holder, owner }) => ({
    'no-continuous': [
      `${whose(owner)} two years on the land interrupted ${whose(holder)} continuous possession`,
      `${whose(owner)} reentry interrupted the possession, and a new statutory period began`,
      `The owner retook the land and lived there. The earlier years no longer count, and ten aren't enough.`,
    ],
    'no-permission': [
      `${owner.the} gave ${holder.the} implied permission to return by going abroad`,
      `${owner.the}, who knew of the first stay, gave implied permission for the second`,
      `Going away isn't permission. The second stay was adverse, but too short.`,
    ],
    'yes-tacking': [
      `${holder.the} may tack the first period of possession to the second`,
      `tacking adds the eleven years and the ten years of the same possessor`,
      `Tacking joins periods that follow one another. The owner's own possession lay between these two.`,
    ],
    'yes-continuous': [
      `an interruption of two years did not break ${whose(holder)} continuous possession`,
      `${holder.the} was in continuous possession except for a brief expulsion`,
      `An expulsion by the owner does break it, whether short or long.`,
    ],
  }),
} satisfies PossessionCells
