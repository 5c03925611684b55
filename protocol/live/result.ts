import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'
import { rankName } from '../rank.ts'

/** Two numbers: yours, then your opponent's. */
const pair = z.tuple([z.int(), z.int()])

/** The reward of an answer. Provisional until duel:end: the settlement folds all ten answers in one transaction. */
const progressResult = z.object({
  xpGained: z.int(),
  /** paid beside xpGained; shown when above 0 */
  streakBonus: z.int(),
  /** change of the area's mastery, in points of 100 */
  masteryDelta: z.number(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string(),
})

/** A closed round: told when both have answered, or the deadline has passed. Places are as shown, -1 for silence. */
export const roundResult = z.object({
  matchId: z.uuid(),
  qid: z.string(),
  round: z.int(),
  rounds: z.int(),
  correctIndex: z.int(),
  yourAnswer: z.int(),
  opponentAnswer: z.int(),
  correct: z.boolean(),
  opponentCorrect: z.boolean(),
  explanation: z.string(),
  /** why each choice is right or tempting, in the order shown */
  why: z.array(z.string()),
  authorities: z.array(z.string()),
  scores: pair,
  /** 0-100 */
  hp: pair,
  progressResult,
  /** whether duel:claim would be taken now; absent from older servers */
  claimable: z.boolean().optional(),
  /** ms until the next question opens, by the server; 0 after the last round */
  nextInMs: z.int(),
})

export type RoundResult = z.infer<typeof roundResult>

const roundFate = z.enum(['right', 'wrong', 'none'])

/** How a duel ended for this player; sent once it is settled, so the figures are the stored ones. */
export const duelEnd = z.object({
  matchId: z.uuid(),
  /** 0 you, 1 your opponent, -1 nobody */
  winner: z.union([z.literal(0), z.literal(1), z.literal(-1)]),
  /**
   * played to its end; resigned by the loser; forfeit: the silent one loses, since a friend game's 24 hours passed, or since
   * the winner claimed the duel;
   * abandoned: both were gone for 3 rounds
   */
  ended: z.enum(['played', 'resigned', 'forfeit', 'abandoned']),
  scores: pair,
  /** your right answers */
  correctAnswers: z.int(),
  /** rounds played */
  total: z.int(),
  /** net change of XP, doubling, shield and level floor applied */
  yourXPChange: z.int(),
  /** XP within the level reached */
  yourNewXP: z.int(),
  yourTotalXP: z.int(),
  level: z.int(),
  levelTitle: z.string(),
  leveledUp: z.boolean(),
  /** whether the result counted for both: each answered at least three rounds. An end kept before this was told counted. */
  counted: z.boolean().default(true),
  /** part of its points and rating it was worth, after earlier matches with the same person in 24 hours: 1, ½, ¼ or 0 */
  share: z.number().min(0).max(1).default(1),
  /** whether it changed ratings: a random opponent, and somebody resigned or answered */
  rated: z.boolean(),
  /** 0 when unrated */
  yourRatingChange: z.int(),
  yourNewRating: z.int(),
  /** board points this duel paid, and the total now */
  pointsEarned: z.int(),
  yourNewPoints: z.int(),
  totalWins: z.int(),
  totalLosses: z.int(),
  /** live duels against people won in a row */
  streakWins: z.int(),
  /** the loss shield saved the loss's XP */
  shieldUsed: z.boolean(),
  lossShieldActive: z.boolean(),
  /** the first duel of the UTC day: gains were doubled */
  doubled: z.boolean(),
  /** one entry a subtopic, the largest first; change of its mastery in points of 100 */
  masteryChanges: z.array(z.object({ subject: z.enum(SUBJECTS), subtopic: z.string(), change: z.number() })),
  // An end kept before these were told has none of them.
  /** the closed rounds in their order: how you fared, then your opponent */
  strip: z.array(z.tuple([roundFate, roundFate])).optional(),
  /** the matches of the two that counted, this one included; null against a bot */
  headToHead: z.object({ you: z.int(), opponent: z.int(), ties: z.int() }).nullable().optional(),
  /** the ranks reached, one a subject */
  ranksReached: z.array(z.object({ subject: z.enum(SUBJECTS), rank: rankName })).optional(),
  levelBefore: z.int().optional(),
  ratingBefore: z.int().optional(),
  /** the parts of yourXPChange, which is their sum */
  xpParts: z
    .object({
      answers: z.int(),
      /** bonus of right answers in a row */
      streak: z.int(),
      /** of the result, after the loss shield */
      result: z.int(),
      /** the gains a second time, in the first duel of the UTC day */
      doubling: z.int(),
      /** what a loss would have cost below the level's floor */
      floor: z.int(),
    })
    .optional(),
})

export type DuelEnd = z.infer<typeof duelEnd>
