import { setTimeout as pause } from 'node:timers/promises'
import { type Refusal, refuse } from '#http/refusal.ts'
import { lengthOfTime } from '#protocol/figures.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { opposite } from '#rules/match/side.ts'
import { restOfReading } from '#rules/reading.ts'
import { answerIn } from '../model/state.ts'
import { countBegun } from '../start/day-share.ts'
import { submitAnswers, type Verdict } from '../store/answers.ts'
import { roundInFront } from '../store/friend-games.ts'
import { readingFor } from '../store/reading.ts'
import { findGame, isInvitedTo, readAgain, tellTurn } from './find.ts'
import { type FriendGames, GAME_OVER, NOT_FOUND, refuseTaking } from './games.ts'
import { gameFor } from './redact.ts'

const REFUSALS: Record<Exclude<Verdict, 'accepted'>, Refusal> = {
  unknown: NOT_FOUND,
  malformed: refuse('invalid', 'Pick one of the four choices', 'answerIndex'),
  over: GAME_OVER,
  early: refuse('not_current', 'This question isn’t open yet'),
  stale: refuse('not_current', 'This question is closed'),
  repeated: refuse('already_answered', 'You already answered this question'),
  late: refuse(
    'answer_late',
    `Your ${lengthOfTime(MATCH_SETTINGS.friend.answerWindowMs, 'hour')} for this question are up`,
  ),
}

/** Waits until the open round can have been read at the soonest. */
async function whenRead(
  { db, settings }: FriendGames,
  matchId: string,
  asked: Parameters<typeof readingFor>[2],
): Promise<void> {
  const elapsedMs = await readingFor(db, matchId, asked)
  const restMs = elapsedMs === null ? 0 : restOfReading(elapsedMs, settings.leastAnswerMs)
  if (restMs > 0) await pause(restMs)
}

/** Stores a player's answer; `round` null: to the round in front of them. */
export async function answerGame(
  games: FriendGames,
  userId: string,
  matchId: string,
  shownIndex: number,
  round: number | null,
): Promise<FriendGameDetail | Refusal> {
  const { db, settler } = games
  const found = await findGame(games, userId, matchId)
  if (!found) return NOT_FOUND
  const { game, side } = found
  // The first answer of the player invited takes the game.
  const takes = isInvitedTo(found)
  const refused = takes ? await refuseTaking(games, userId) : null
  if (refused) return refused
  const meant = round ?? (await roundInFront(db, matchId, side))
  await whenRead(games, matchId, { round: meant, side })
  const [judged] = await submitAnswers(db, [{ matchId, round: meant, side, shownIndex }])
  if (!judged) throw new Error('an answer got no verdict')
  if (judged.verdict !== 'accepted')
    return judged.verdict === 'stale' && answerIn(game.state, side, meant)
      ? REFUSALS.repeated
      : REFUSALS[judged.verdict]
  if (takes) await countBegun(db, [userId])
  const after = await readAgain(games, game)
  if (after.state.status === 'active') await tellTurn(games, after, opposite(side))
  else settler.settle(matchId)
  return gameFor(after, side, !judged.step.closed)
}
