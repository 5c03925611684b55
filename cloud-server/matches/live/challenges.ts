import { randomUUID } from 'node:crypto'
import type { ChallengeReceived, ChallengeSent } from '#protocol/live/challenge.ts'
import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { ToServerPayload } from '#protocol/live/to-server.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { QUIET_AFTER_DECLINE_MS } from '#rules/match/settings.ts'
import { isBlocked } from '../../blocks/store/blocks.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import { refuse } from '../../sockets/refusal.ts'
import { closureOf } from '../../store/closure.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { countRequest, windowOf } from '../../store/rate-limits.ts'
import type { DuelPlayer } from '../model/player.ts'
import { profileOf } from '../model/profile.ts'
import type { DuelSettings } from '../settings.ts'
import { waitForMatch } from '../start/day-share.ts'
import type { Starter } from '../start/start.ts'
import {
  challengesOf,
  type OpenChallenge,
  putChallenge,
  takeAsChallenger,
  takeAsTarget,
  takeExpired,
  takeOfChallengers,
  takeOfSocket,
} from '../store/challenges.ts'
import { duelOf, duelsOf } from '../store/matches.ts'
import { playerNamed, readPlayers } from '../store/players.ts'
import { refuseForToday } from './enough-today.ts'
import type { WatchedDuels } from './watched-duels.ts'

export interface ChallengesParts {
  db: DuelDatabase
  hub: Hub
  watched: WatchedDuels
  starter: Starter
  settings: Pick<DuelSettings, 'challengeMs' | 'matchesPerDay'>
}

const receivedBy = (one: OpenChallenge, challenger: DuelPlayer): ChallengeReceived => ({
  challengeId: one.id,
  challengerName: one.challengerName,
  challenger: profileOf(challenger),
  subject: one.subject,
  expiresInMs: one.leftMs,
})

const sentBy = (one: Pick<OpenChallenge, 'id' | 'targetName' | 'subject' | 'leftMs'>): ChallengeSent => ({
  challengeId: one.id,
  targetUsername: one.targetName,
  subject: one.subject,
  expiresInMs: one.leftMs,
})

/** Challenges a player may send to one other in a minute. */
const CHALLENGES_A_MINUTE = 3

/** The window that a Decline opens, in which the challenger is not heard. */
const declinedKey = (challengerId: string, targetId: string): string =>
  `challenge-declined:${challengerId}:${targetId}`

/** Challenging a friend to a live duel. */
export class Challenges {
  readonly #parts: ChallengesParts
  /** players of this node with a challenge out, by their tab */
  readonly #waiting = new Map<string, string>()

  constructor(parts: ChallengesParts) {
    this.#parts = parts
  }

  async send(
    socket: LiveSocket,
    { targetUsername, subject }: ToServerPayload<'challenge:send'>,
  ): Promise<void> {
    const { db, hub, settings } = this.#parts
    const target = await playerNamed(db, usernameKey(targetUsername))
    if (!target) return refuse(socket, 'no_such_player', 'challenge:send')
    if (target.id === socket.userId) return refuse(socket, 'own_challenge', 'challenge:send')
    if (await isBlocked(db, socket.userId, target.id)) return refuse(socket, 'blocked', 'challenge:send')
    const unwelcome = await this.#unwelcome(socket.userId, target.id)
    const [challenger] = await readPlayers(db, [socket.userId])
    if (!challenger) return refuse(socket, 'internal', 'challenge:send')
    if (unwelcome === 'player_busy') await this.#missed(challenger, target)
    if (unwelcome) return refuse(socket, unwelcome, 'challenge:send')
    const one: OpenChallenge = {
      id: randomUUID(),
      challengerId: socket.userId,
      targetId: target.id,
      socketId: socket.id,
      subject,
      leftMs: settings.challengeMs,
      challengerName: challenger.username,
      targetName: target.username,
    }
    if (!(await putChallenge(db, one, settings.challengeMs)))
      return refuse(socket, 'already_challenged', 'challenge:send')
    this.#waiting.set(socket.id, socket.userId)
    socket.send({ type: 'challenge:sent', seq: 0, payload: sentBy(one) })
    const payload = receivedBy(one, challenger)
    await hub.toUser(target.id, { type: 'challenge:received', seq: 0, payload })
  }

  /** Tells a player in the middle of a question who asked for them; their page says so once it is over. */
  async #missed(challenger: DuelPlayer, target: DuelPlayer): Promise<void> {
    const { db, hub } = this.#parts
    const { current } = await countRequest(db, `missed:${challenger.id}:${target.id}`, MINUTE_MS)
    if (current > 1 || (await windowOf(db, declinedKey(challenger.id, target.id)))) return
    const names = { challengerName: challenger.username, targetUsername: target.username }
    const payload = { challengeId: randomUUID(), ...names }
    await hub.toUser(target.id, { type: 'challenge:expired', seq: 0, payload })
  }

  /** Why a challenge would only disturb the other player now, or null. */
  async #unwelcome(challengerId: string, targetId: string): Promise<LiveErrorCode | null> {
    const { db } = this.#parts
    if ((await duelOf(db, targetId)) || (await closureOf(db, targetId)) === 'daily') return 'player_busy'
    if (await windowOf(db, declinedKey(challengerId, targetId))) return 'declined_lately'
    const { current } = await countRequest(db, `challenge:${challengerId}:${targetId}`, MINUTE_MS)
    return current > CHALLENGES_A_MINUTE ? 'rate_limited' : null
  }

  async accept(socket: LiveSocket, { challengeId }: ToServerPayload<'challenge:accept'>): Promise<void> {
    const { db, watched, starter, settings } = this.#parts
    if (await duelOf(db, socket.userId)) return refuse(socket, 'in_duel', 'challenge:accept')
    if ((await waitForMatch(db, socket.userId, settings.matchesPerDay)) !== null)
      return refuseForToday(socket, 'challenge:accept')
    const one = await takeAsTarget(db, challengeId, socket.userId)
    if (!one) return refuse(socket, 'challenge_gone', 'challenge:accept')
    const started = await starter.start({
      subject: one.subject,
      players: [one.challengerId, one.targetId],
      botLevel: null,
      origin: 'challenge',
      queued: false,
      seats: [one.socketId, socket.id],
    })
    if (started.kind === 'started') return watched.moved(started.moved, 'here')
    const code = started.kind === 'bank_empty' ? 'bank_empty' : 'challenge_gone'
    refuse(socket, code, 'challenge:accept')
    await this.#cancelled(one.challengerId, one)
  }

  async decline(socket: LiveSocket, { challengeId }: ToServerPayload<'challenge:decline'>): Promise<void> {
    const { db, hub } = this.#parts
    const one = await takeAsTarget(db, challengeId, socket.userId)
    if (!one) return refuse(socket, 'challenge_gone', 'challenge:decline')
    await countRequest(db, declinedKey(one.challengerId, one.targetId), QUIET_AFTER_DECLINE_MS)
    await hub.toUser(one.challengerId, {
      type: 'challenge:declined',
      seq: 0,
      payload: { challengeId: one.id, targetUsername: one.targetName },
    })
    // Other tabs of the challenged player close their notice.
    await this.#cancelled(one.targetId, one)
  }

  async cancel(socket: LiveSocket, { challengeId }: ToServerPayload<'challenge:cancel'>): Promise<void> {
    this.#waiting.delete(socket.id)
    const one = await takeAsChallenger(this.#parts.db, challengeId, socket.userId)
    if (!one) return refuse(socket, 'challenge_gone', 'challenge:cancel')
    socket.send({ type: 'challenge:cancelled', seq: 0, payload: { challengeId: one.id } })
    await this.#cancelled(one.targetId, one)
  }

  /** The tab is gone, and with it the challenge it waits for. */
  async forget(socket: LiveSocket): Promise<void> {
    if (!this.#waiting.delete(socket.id)) return
    const one = await takeOfSocket(this.#parts.db, socket.id)
    if (one) await this.#cancelled(one.targetId, one)
  }

  /** These players have begun a duel: nobody can accept what they asked for before. */
  async withdraw(challengerIds: readonly string[]): Promise<void> {
    for (const one of await takeOfChallengers(this.#parts.db, challengerIds))
      for (const userId of [one.challengerId, one.targetId]) await this.#cancelled(userId, one)
  }

  /** Returns the challenges open for a player, for the welcome. */
  async openFor(userId: string): Promise<{ received: ChallengeReceived[]; sent: ChallengeSent | null }> {
    const { db } = this.#parts
    const open = await challengesOf(db, userId)
    const received = open.filter((one) => one.targetId === userId)
    const sent = open.find((one) => one.challengerId === userId)
    const challengerIds = received.map((one) => one.challengerId)
    const challengers = challengerIds.length > 0 ? await readPlayers(db, challengerIds) : []
    return {
      received: received.flatMap((one) => {
        const challenger = challengers.find(({ id }) => id === one.challengerId)
        return challenger ? [receivedBy(one, challenger)] : []
      }),
      sent: sent ? sentBy(sent) : null,
    }
  }

  /** Tells of challenges whose time ran out, in whatever node finds them. */
  async expire(): Promise<void> {
    const { db, hub } = this.#parts
    for (const one of await takeExpired(db)) {
      const payload = {
        challengeId: one.id,
        targetUsername: one.targetName,
        challengerName: one.challengerName,
      }
      for (const userId of [one.challengerId, one.targetId])
        await hub.toUser(userId, { type: 'challenge:expired', seq: 0, payload })
    }
  }

  /** Finds duels whose notice was lost. */
  async keep(): Promise<void> {
    const { db, hub, watched } = this.#parts
    if (this.#waiting.size === 0) return
    for (const socketId of this.#waiting.keys()) if (!hub.byId(socketId)) this.#waiting.delete(socketId)
    const found = await duelsOf(db, [...this.#waiting.values()])
    watched.find(found.map((one) => one.matchId))
  }

  #cancelled(userId: string, one: OpenChallenge): Promise<void> {
    const payload = { challengeId: one.id }
    return this.#parts.hub.toUser(userId, { type: 'challenge:cancelled', seq: 0, payload })
  }
}
