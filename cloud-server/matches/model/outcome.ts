import type { DuelEnd } from '#protocol/live/result.ts'
import { applyXp, levelOf, titleOf } from '#rules/levels.ts'
import type { Side } from '#rules/match/match.ts'
import { matchPoints } from '#rules/match/points.ts'
import { rateDuel } from '#rules/match/rating.ts'
import type { Result } from '#rules/match/result.ts'
import { streakAfter } from '#rules/match/streak.ts'
import { matchXp } from '#rules/match/xp.ts'
import type { AttemptEffect } from '#rules/progress/effect.ts'
import { foldAttempts, type PlayerState } from '#rules/progress/player-state.ts'
import type { ScoredRound } from './answers.ts'
import { answerIn, closedRounds, type MatchCard, type MatchView, of, other } from './match.ts'

/** What of a player's account a duel's end changes beside the fold of the answers. */
export interface Record {
  points: number
  totalWins: number
  totalLosses: number
  streakWins: number
  bestStreak: number
  lossShieldActive: boolean
  overallElo: number
  placementMatches: number
  isRanked: boolean
}

export interface Before {
  standings: PlayerState
  record: Record
  /** the first duel of its UTC day, by its start */
  firstOfDay: boolean
}

export interface Outcome {
  standings: PlayerState
  record: Record
  effects: AttemptEffect[]
  points: number
  end: DuelEnd
}

export function resultFor(view: MatchView, side: Side): Result {
  if (view.status === 'abandoned') return 'abandoned'
  // A friend game both let go: no winner, and no draw to be paid for (design section 4).
  if (view.ended === 'forfeit' && view.winner === null) return 'abandoned'
  if (view.winner === null) return 'draw'
  return view.winner === side ? 'win' : 'loss'
}

/** Whether the duel changes ratings: met by chance, and both answered in round 1. */
export const countsForRating = (card: MatchCard, view: MatchView): boolean =>
  card.rated &&
  view.status === 'over' &&
  closedRounds(view) > 0 &&
  ([1, 2] as const).every((side) => (answerIn(view, side, 1)?.place ?? -1) !== -1)

const SCORE: { [R in Result]: 0 | 0.5 | 1 } = { win: 1, draw: 0.5, loss: 0, abandoned: 0.5 }

/** Changes of mastery by subtopic, in the order first asked. */
function masteryChanges(rounds: readonly ScoredRound[], effects: readonly AttemptEffect[]) {
  const changes: DuelEnd['masteryChanges'] = []
  rounds.forEach(({ item: { subject, subtopic } }, i) => {
    const change = effects[i]?.masteryDelta ?? 0
    const known = changes.find((one) => one.subject === subject && one.subtopic === subtopic)
    if (known) known.change += change
    else changes.push({ subject, subtopic, change })
  })
  return changes
}

/** What a finished duel comes to for one player (design section 4). Pure. */
export function outcomeFor(
  card: MatchCard,
  view: MatchView,
  side: Side,
  rounds: readonly ScoredRound[],
  before: Before,
  opponentRating: number,
): Outcome {
  const result = resultFor(view, side)
  const { record } = before
  const { after, effects } = foldAttempts(
    before.standings,
    rounds.map((round) => round.facts),
  )
  const answerXp = effects.reduce((sum, effect) => sum + effect.xpGained + effect.streakBonus, 0)
  const xp = matchXp({
    kind: card.kind,
    botLevel: card.botLevel,
    result,
    answerXp,
    shieldUp: record.lossShieldActive,
    firstOfDay: before.firstOfDay,
  })
  // The fold has paid the answers already; what is left is the result's part and the doubling.
  const totalXp = applyXp(after.progress.totalXp, after.progress.level, xp.change - answerXp)
  const { level, xp: within } = levelOf(totalXp)
  const paid = totalXp - before.standings.progress.totalXp
  const progress = {
    ...after.progress,
    totalXp,
    level,
    xp: within,
    levelTitle: titleOf(level),
    dailyXpEarned: Math.max(0, after.progress.dailyXpEarned + xp.change - answerXp),
  }

  const withPeople = card.kind !== 'bot'
  const right = rounds.filter((round) => round.correct).length
  const points = matchPoints(card.kind, result, right)
  const rated = countsForRating(card, view)
  const rating = rated
    ? rateDuel(
        { rating: record.overallElo, placementMatches: record.placementMatches },
        opponentRating,
        SCORE[result],
      )
    : null
  const streak = card.kind === 'live' ? streakAfter(record, result) : record
  const next: Record = {
    points: record.points + points,
    totalWins: record.totalWins + (withPeople && result === 'win' ? 1 : 0),
    totalLosses: record.totalLosses + (withPeople && result === 'loss' ? 1 : 0),
    streakWins: streak.streakWins,
    bestStreak: streak.bestStreak,
    lossShieldActive: streak.lossShieldActive,
    overallElo: rating?.rating ?? record.overallElo,
    placementMatches: rating?.placementMatches ?? record.placementMatches,
    isRanked: rating?.isRanked ?? record.isRanked,
  }
  return {
    standings: { ...after, progress },
    record: next,
    effects,
    points,
    end: {
      matchId: card.id,
      winner: view.winner === null ? -1 : view.winner === side ? 0 : 1,
      ended: view.ended ?? 'played',
      scores: [of(view.scores, side), of(view.scores, other(side))],
      correctAnswers: right,
      total: closedRounds(view),
      yourXPChange: paid,
      yourNewXP: within,
      yourTotalXP: totalXp,
      level,
      levelTitle: progress.levelTitle,
      leveledUp: level > before.standings.progress.level,
      rated,
      yourRatingChange: rating?.change ?? 0,
      yourNewRating: next.overallElo,
      pointsEarned: points,
      yourNewPoints: next.points,
      totalWins: next.totalWins,
      totalLosses: next.totalLosses,
      streakWins: next.streakWins,
      shieldUsed: xp.shieldUsed,
      lossShieldActive: next.lossShieldActive,
      doubled: xp.doubled,
      masteryChanges: masteryChanges(rounds, effects),
    },
  }
}
