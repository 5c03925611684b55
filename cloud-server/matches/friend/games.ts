import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { opposite, type Side } from '#rules/match/side.ts'
import type { Random } from '#rules/shuffle.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { blockedBy } from '../../blocks/store/blocks.ts'
import type { Hub } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { ItemsById } from '../model/item.ts'
import { profileOf } from '../model/profile.ts'
import { sideOf } from '../model/setup.ts'
import { answerIn } from '../model/state.ts'
import type { Settler } from '../settle/settle.ts'
import { drawQuestions, roomCode } from '../start/start.ts'
import { endedGames, openGames, roundInFront, showRound, startGame } from '../store/friend-games.ts'
import { resignDuel, submitAnswers, type Verdict } from '../store/matches.ts'
import { playerNamed, readPlayers } from '../store/players.ts'
import type { Closed } from '../store/settlement.ts'
import { readMatchSetups } from '../store/setups.ts'
import { readStates } from '../store/states.ts'
import { type Game, gameFor, lineFor } from './redact.ts'

/** Open games one player may have started (issue of friend games). */
export const MOST_OPEN_GAMES = 20
/** Finished games an inbox carries; its screen shows the latest five of them (spec section 2). */
const ENDED_SHOWN = 20

/** Friend games of one node. It holds nothing: the match row is the game. */
export interface FriendGames {
  create(userId: string, opponent: string, subject: PlayableSubject): Promise<{ matchId: string } | Refusal>
  inbox(userId: string): Promise<ReplyOf<'GET /api/async/inbox'>>
  /** the game for one of its players, the open question shown from now on */
  read(userId: string, matchId: string): Promise<FriendGameDetail | Refusal>
  /** `round` null: the one in front of the player */
  answer(
    userId: string,
    matchId: string,
    place: number,
    round: number | null,
  ): Promise<FriendGameDetail | Refusal>
  resign(userId: string, matchId: string): Promise<FriendGameDetail | Refusal>
  /** tells both players of a game that has been settled */
  tellEnd(closed: Closed): Promise<void>
}

const NOT_FOUND = refuse('not_found', 'Match not found')

const REFUSALS: Record<Exclude<Verdict, 'accepted'>, Refusal> = {
  unknown: NOT_FOUND,
  malformed: refuse('invalid', 'That is no choice of this question', 'answerIndex'),
  over: refuse('game_over', 'This game is over'),
  early: refuse('not_current', 'This question has not opened yet'),
  stale: refuse('not_current', 'This question is closed'),
  repeated: refuse('already_answered', 'You have answered this question'),
  late: refuse('answer_late', 'The 24 hours for this question are up'),
}

export function friendGamesOn(parts: {
  db: DuelDatabase
  hub: Hub
  items: ItemsById
  settler: Settler
  random: Random
  /** counts a start over all nodes; false when this minute had too many */
  mayStart: (userId: string) => Promise<boolean>
  failed: (error: Error) => void
}): FriendGames {
  const { db, hub, items, settler, random, mayStart, failed } = parts
  const settings = MATCH_SETTINGS.friend

  /** A friend game this player is in; to anyone else there is none. */
  async function find(userId: string, matchId: string): Promise<{ game: Game; side: Side } | null> {
    const [setup] = await readMatchSetups(db, [matchId])
    const side = setup?.kind === 'friend' ? sideOf(setup, userId) : null
    const [one, two] = setup?.players ?? []
    if (!setup || !side || !one || !two) return null
    const [asked, players, [state]] = await Promise.all([
      items(setup.itemIds),
      readPlayers(db, [one, two]),
      readStates(db, [matchId]),
    ])
    const [first, second] = [one, two].map((id) => players.find((player) => player.id === id))
    if (!state || !first || !second) return null
    const profiles = [profileOf(first), profileOf(second)] as const
    return { game: { setup: { ...setup, players: [one, two] }, state, items: asked, profiles }, side }
  }

  /** The other player learns that a question waits for them; who is away finds it in the inbox. */
  async function tellTurn({ setup, state, profiles }: Game, of: Side): Promise<void> {
    const [userId, opponent] = of === 1 ? [setup.players[0], profiles[1]] : [setup.players[1], profiles[0]]
    await hub
      .toUser(userId, {
        type: 'async:turn_notification',
        seq: 0,
        payload: {
          matchId: setup.id,
          opponentName: opponent.displayName,
          subject: setup.subject,
          round: state.round,
        },
      })
      .catch(failed)
  }

  return {
    async create(userId, opponent, subject) {
      const target = await playerNamed(db, usernameKey(opponent.replace(/^@/, '')))
      if (!target) return refuse('no_such_player', 'There is no player of that name', 'opponentUsername')
      if (target.id === userId)
        return refuse('own_challenge', 'You cannot challenge yourself', 'opponentUsername')
      if (!(await mayStart(userId))) return refuse('rate_limited', 'That was too fast. Please wait a moment.')
      const players = [userId, target.id] as const
      const wish = { subject, userIds: players, rounds: settings.rounds }
      const [drawn] = await drawQuestions(db, items, [wish], random)
      if (!drawn) return refuse('bank_empty', 'There are not enough questions of this subject for a game yet')
      const { items: asked, ...rest } = drawn
      const matchId = randomUUID()
      const itemIds = asked.map((item) => item.id)
      const game = { id: matchId, roomCode: roomCode(random), subject, players, settings, itemIds, ...rest }
      switch (await startGame(db, game, MOST_OPEN_GAMES)) {
        case 'blocked': {
          const mine = (await blockedBy(db, userId)).some(({ id }) => id === target.id)
          return refuse(
            'blocked',
            mine
              ? 'You have blocked this player. Unblock them to play.'
              : 'This player takes no challenges from you.',
            'opponentUsername',
          )
        }
        case 'too_many':
          return refuse(
            'too_many_games',
            `You have started ${MOST_OPEN_GAMES} games that are still open. Finish one before you start another.`,
          )
        case 'started': {
          const found = await find(userId, matchId)
          if (found) await tellTurn(found.game, 2)
          return { matchId }
        }
      }
    },

    async inbox(userId) {
      const [open, ended] = await Promise.all([openGames(db, userId), endedGames(db, userId, ENDED_SHOWN)])
      const lines = [...open, ...ended.games]
      const opponentIds = lines.map((line) => line.players[line.side === 1 ? 1 : 0])
      const opponents = await readPlayers(db, [...new Set(opponentIds)])
      return {
        matches: lines.flatMap((line, i) => {
          const opponent = opponents.find(({ id }) => id === opponentIds[i])
          return opponent ? [lineFor(line, profileOf(opponent))] : []
        }),
        unreadCount: open.filter((line) => line.yourTurn).length,
        activeCount: open.length,
        completedCount: ended.count,
      }
    },

    async read(userId, matchId) {
      const found = await find(userId, matchId)
      if (!found) return NOT_FOUND
      // Kept before it is told, so that the time taken counts from here.
      await showRound(db, matchId, found.side)
      const [state] = await readStates(db, [matchId])
      return gameFor({ ...found.game, state: state ?? found.game.state }, found.side, true)
    },

    async answer(userId, matchId, place, round) {
      const found = await find(userId, matchId)
      if (!found) return NOT_FOUND
      const { game, side } = found
      const meant = round ?? (await roundInFront(db, matchId, side))
      const [said] = await submitAnswers(db, [{ matchId, round: meant, side, place }])
      if (!said) throw new Error('an answer got no verdict')
      if (said.verdict !== 'accepted')
        return said.verdict === 'stale' && answerIn(game.state, side, meant)
          ? REFUSALS.repeated
          : REFUSALS[said.verdict]
      const [state] = await readStates(db, [matchId])
      const after = { ...game, state: state ?? game.state }
      if (after.state.status === 'active') await tellTurn(after, opposite(side))
      else settler.settle(matchId)
      return gameFor(after, side, !said.step.closed)
    },

    async resign(userId, matchId) {
      const found = await find(userId, matchId)
      if (!found) return NOT_FOUND
      if ((await resignDuel(db, matchId, found.side)) === null) return REFUSALS.over
      settler.settle(matchId)
      const [state] = await readStates(db, [matchId])
      return gameFor({ ...found.game, state: state ?? found.game.state }, found.side, false)
    },

    async tellEnd({ setup, decided }) {
      const ids = setup.players.filter((id) => id !== null)
      const players = await readPlayers(db, ids)
      for (const { userId, outcome } of decided) {
        const opponent = players.find(({ id }) => id !== userId)
        await hub.toUser(userId, {
          type: 'async:match_over',
          seq: 0,
          payload: {
            matchId: setup.id,
            opponentName: opponent?.displayName ?? '',
            subject: setup.subject,
            winner: outcome.end.winner,
            ended: outcome.end.ended,
          },
        })
      }
    },
  }
}
