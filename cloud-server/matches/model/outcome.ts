import type { DuelEnd } from '#protocol/live/result.ts'
import { applyXp, levelOf, titleOf } from '#rules/levels.ts'
import { isCounted, type Share, shareAfter } from '#rules/match/counted.ts'
import { resultOf } from '#rules/match/outcome.ts'
import { matchPoints } from '#rules/match/points.ts'
import { countsForRating, type RatingAfter, rateDuel } from '#rules/match/rating.ts'
import type { Result } from '#rules/match/result.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import { bySide, opposite, type Side } from '#rules/match/side.ts'
import { streakAfter } from '#rules/match/streak.ts'
import { type MatchXp, matchXp } from '#rules/match/xp.ts'
import type { AttemptEffect } from '#rules/progress/effect.ts'
import { foldAttempts, type PlayerState } from '#rules/progress/player-state.ts'
import { rankReached } from '#rules/ranks.ts'
import type { ScoredRound } from './answers.ts'
import type { MatchSetup } from './setup.ts'
import { answerIn, type MatchState } from './state.ts'

/** The part of a player's account that a match's end changes beside the fold of the answers. */
export interface Account {
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
  account: Account
  /** the first duel of its UTC day, by its start */
  firstOfDay: boolean
}

export interface Outcome {
  standings: PlayerState
  account: Account
  effects: AttemptEffect[]
  points: number
  end: DuelEnd
}

/** How two people's matches ended: won by player 1 and by player 2 of the match at hand, and by neither. */
export interface HeadToHead {
  wins: readonly [number, number]
  ties: number
}

/** A finished match as one of its players leaves it. */
export interface PlayersMatch {
  setup: MatchSetup
  state: MatchState
  side: Side
  /** the player's scored rounds */
  rounds: readonly ScoredRound[]
  before: Before
  opponentRating: number
  /** matches of the same two people in the 24 hours before that counted or were rated */
  earlier: number
  /** the same two people's matches that counted, before this one */
  headToHead: HeadToHead
}

const SCORE: { [R in Result]: 0 | 0.5 | 1 } = { win: 1, draw: 0.5, loss: 0, abandoned: 0.5 }

/** Changes of mastery by subtopic, the largest first. */
function masteryChanges(rounds: readonly ScoredRound[], effects: readonly AttemptEffect[]) {
  const changes: DuelEnd['masteryChanges'] = []
  rounds.forEach(({ item: { subject, subtopic } }, i) => {
    const change = effects[i]?.masteryDelta ?? 0
    const known = changes.find((one) => one.subject === subject && one.subtopic === subtopic)
    if (known) known.change += change
    else changes.push({ subject, subtopic, change })
  })
  return changes.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
}

/** The ranks that the answers reached, one a subject. */
function ranksReached(before: PlayerState, after: PlayerState): DuelEnd['ranksReached'] {
  const had = new Map(before.subjects.map(({ subject, correctAnswers }) => [subject, correctAnswers]))
  return after.subjects.flatMap(({ subject, correctAnswers }) => {
    const rank = rankReached(had.get(subject) ?? 0, correctAnswers)
    return rank ? [{ subject, rank }] : []
  })
}

/** How both fared in each closed round, this player first. */
function stripOf({ setup, state, side }: PlayersMatch): DuelEnd['strip'] {
  const fate = (by: Side, round: number) => {
    const shownIndex = answerIn(state, by, round)?.shownIndex ?? -1
    if (shownIndex === -1) return 'none'
    return shownIndex === setup.keys[round - 1] ? 'right' : 'wrong'
  }
  return Array.from({ length: closedRounds(state) }, (_, i) => [
    fate(side, i + 1),
    fate(opposite(side), i + 1),
  ])
}

/** The count of the two people's matches with this one, for one of them; null against a bot. */
function headToHeadAfter(
  { setup, state, side, headToHead: { wins, ties } }: PlayersMatch,
  counted: boolean,
): DuelEnd['headToHead'] {
  if (setup.kind === 'bot') return null
  const now = (winner: Side | null) => Number(counted && state.winner === winner)
  const other = opposite(side)
  return {
    you: bySide(wins, side) + now(side),
    opponent: bySide(wins, other) + now(other),
    ties: ties + now(null),
  }
}

/** The parts of the XP that a match changed, whose sum is `change`. */
function xpPartsOf(effects: readonly AttemptEffect[], xp: MatchXp, change: number): DuelEnd['xpParts'] {
  const answers = effects.reduce((sum, { xpGained }) => sum + xpGained, 0)
  const streak = effects.reduce((sum, { streakBonus }) => sum + streakBonus, 0)
  const result = xp.resultXp
  const doubling = xp.change - answers - streak - result
  return { answers, streak, result, doubling, floor: change - xp.change }
}

/** The worth of a match: whether its result counts, and its share after earlier ones of the same two people. */
interface Worth {
  /** as it is paid: 'abandoned' where it does not count */
  result: Result
  counted: boolean
  share: Share
}

/** Returns the standings after the answers and the XP of the match. */
function payXp({ setup, rounds, before }: PlayersMatch, result: Result) {
  const { after, effects } = foldAttempts(
    before.standings,
    rounds.map((round) => round.facts),
  )
  const answerXp = effects.reduce((sum, effect) => sum + effect.xpGained + effect.streakBonus, 0)
  const xp = matchXp({
    kind: setup.kind,
    botLevel: setup.botLevel,
    result,
    answerXp,
    shieldUp: before.account.lossShieldActive,
    firstOfDay: before.firstOfDay,
  })
  // The fold has paid the answers already; the result's part and the doubling are left.
  const rest = xp.change - answerXp
  const totalXp = applyXp(after.progress.totalXp, after.progress.level, rest)
  const { level, xp: within } = levelOf(totalXp)
  const progress = {
    ...after.progress,
    totalXp,
    level,
    xp: within,
    levelTitle: titleOf(level),
    dailyXpEarned: Math.max(0, after.progress.dailyXpEarned + rest),
  }
  return { standings: { ...after, progress }, effects, xp }
}

function accountAfter(
  { setup, before: { account } }: PlayersMatch,
  result: Result,
  points: number,
  rating: RatingAfter | null,
): Account {
  const withPeople = setup.kind !== 'bot'
  const { streakWins, bestStreak, lossShieldActive } =
    setup.kind === 'live' ? streakAfter(account, result) : account
  return {
    points: account.points + points,
    totalWins: account.totalWins + (withPeople && result === 'win' ? 1 : 0),
    totalLosses: account.totalLosses + (withPeople && result === 'loss' ? 1 : 0),
    streakWins,
    bestStreak,
    lossShieldActive,
    overallElo: rating?.rating ?? account.overallElo,
    placementMatches: rating?.placementMatches ?? account.placementMatches,
    isRanked: rating?.isRanked ?? account.isRanked,
  }
}

/** Returns the end as the player is told it. */
function endOf(
  match: PlayersMatch,
  { standings, account, effects, points }: Omit<Outcome, 'end'>,
  xp: MatchXp,
  rating: RatingAfter | null,
  { counted, share }: Worth,
): DuelEnd {
  const { setup, state, side, rounds, before } = match
  const { progress } = standings
  const yourXPChange = progress.totalXp - before.standings.progress.totalXp
  const won = state.winner === side
  return {
    matchId: setup.id,
    winner: state.winner === null ? -1 : won ? 0 : 1,
    ended: state.ended ?? 'played',
    scores: [bySide(state.scores, side), bySide(state.scores, opposite(side))],
    correctAnswers: bySide(state.scores, side),
    total: closedRounds(state),
    yourXPChange,
    yourNewXP: progress.xp,
    yourTotalXP: progress.totalXp,
    level: progress.level,
    levelTitle: progress.levelTitle,
    leveledUp: progress.level > before.standings.progress.level,
    counted,
    share,
    rated: rating !== null,
    yourRatingChange: rating?.change ?? 0,
    yourNewRating: account.overallElo,
    pointsEarned: points,
    yourNewPoints: account.points,
    totalWins: account.totalWins,
    totalLosses: account.totalLosses,
    streakWins: account.streakWins,
    shieldUsed: xp.shieldUsed,
    lossShieldActive: account.lossShieldActive,
    doubled: xp.doubled,
    masteryChanges: masteryChanges(rounds, effects),
    strip: stripOf(match),
    headToHead: headToHeadAfter(match, counted),
    ranksReached: ranksReached(before.standings, standings),
    levelBefore: before.standings.progress.level,
    ratingBefore: before.account.overallElo,
    xpParts: xpPartsOf(effects, xp, yourXPChange),
  }
}

function worthOf({ setup, state, earlier }: PlayersMatch, result: Result): Worth {
  const counted = isCounted({ ...state, rounds: setup.rounds })
  const share = setup.kind === 'bot' ? 1 : shareAfter(earlier)
  return { result: counted ? result : 'abandoned', counted, share }
}

/** Returns the outcome of a finished match for one player (design section 4). Pure. */
export function settlePlayer(match: PlayersMatch): Outcome {
  const { setup, state, side, before, opponentRating } = match
  const result = resultOf(side, { ended: state.ended ?? 'played', winner: state.winner })
  const worth = worthOf(match, result)
  const { standings, effects, xp } = payXp(match, worth.result)
  const points = worth.counted ? matchPoints(setup.kind, result, bySide(state.scores, side), worth.share) : 0
  const rating = countsForRating(setup.rated, state)
    ? rateDuel(
        { rating: before.account.overallElo, placementMatches: before.account.placementMatches },
        opponentRating,
        SCORE[result],
        worth.share,
      )
    : null
  const account = accountAfter(match, worth.result, points, rating)
  const outcome = { standings, account, effects, points }
  return { ...outcome, end: endOf(match, outcome, xp, rating, worth) }
}
