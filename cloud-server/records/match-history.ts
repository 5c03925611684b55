import { avatarData } from '#protocol/avatar.ts'
import { type FinishedMatch, MATCHES_A_PAGE } from '#protocol/http/matches.ts'
import { playableSubject } from '#protocol/http/solo.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { resultOf } from '#rules/match/outcome.ts'
import { BOT_LEVELS } from '#rules/match/result.ts'
import type { MatchRow, PlaceInHistory } from './store/match-history.ts'

/** Returns a match as one of its players sees it. */
function toFinishedMatch(row: MatchRow): FinishedMatch {
  const { id, kind, side, ended, winner, player1Score, player2Score, rounds, end } = row
  const scores = side === 1 ? [player1Score, player2Score] : [player2Score, player1Score]
  return {
    id,
    kind,
    subject: playableSubject.parse(row.subject),
    opponent: {
      userId: row.opponentId,
      username: row.username,
      displayName: row.displayName,
      avatarData: row.avatarData === null ? null : avatarData.parse(row.avatarData),
      botLevel: BOT_LEVELS.find((level) => level === row.botLevel) ?? null,
    },
    result: resultOf(side, { ended, winner }),
    ended,
    scores: [scores[0] ?? 0, scores[1] ?? 0],
    rounds,
    startedAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt.toISOString(),
    counted: end?.counted,
    xpChange: end?.yourXPChange ?? null,
    ratingChange: end?.rated ? end.yourRatingChange : null,
  }
}

/** A place in the list as the contract writes it, which has checked it. */
export function placeAt(cursor: string | undefined): PlaceInHistory | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = cursor.split('_')
  return { createdAt: new Date(Number(at)), id }
}

/** One page out of one row more than it holds, by which the next page is known of. */
export function historyPage(rows: readonly MatchRow[]): ReplyOf<'GET /api/matches'> {
  const page = rows.slice(0, MATCHES_A_PAGE)
  const last = page.at(-1)
  const more = rows.length > page.length && last
  return { matches: page.map(toFinishedMatch), next: more ? `${last.createdAt.getTime()}_${last.id}` : null }
}
