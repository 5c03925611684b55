import { randomUUID } from 'node:crypto'
import type { ChallengeReceived, ChallengeSent } from '#protocol/live/challenge.ts'
import type { ToServer } from '#protocol/live/to-server.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { isBlocked } from '../../blocks/store/blocks.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { DuelPlayer } from '../model/player.ts'
import { profileOf } from '../model/profile.ts'
import type { DuelSettings } from '../settings.ts'
import type { Starter } from '../start/start.ts'
import {
  challengesOf,
  type OpenChallenge,
  putChallenge,
  takeAsChallenger,
  takeAsTarget,
  takeExpired,
  takeOfSocket,
} from '../store/challenges.ts'
import { duelOf, duelsOf } from '../store/matches.ts'
import { playerNamed, readPlayers } from '../store/players.ts'
import { refuse } from './reply.ts'
import type { Watch } from './watch.ts'

type Said<T extends ToServer['type']> = Extract<ToServer, { type: T }>['payload']

/** Challenging a friend to a live duel. */
export interface Challenges {
  send(socket: LiveSocket, said: Said<'challenge:send'>): Promise<void>
  accept(socket: LiveSocket, said: Said<'challenge:accept'>): Promise<void>
  decline(socket: LiveSocket, said: Said<'challenge:decline'>): Promise<void>
  cancel(socket: LiveSocket, said: Said<'challenge:cancel'>): Promise<void>
  /** the tab is gone, and with it the challenge it waits for */
  forget(socket: LiveSocket): Promise<void>
  /** what is open for a player, for the welcome */
  openFor(userId: string): Promise<{ received: ChallengeReceived[]; sent: ChallengeSent | null }>
  /** tells of challenges whose time ran out, in whatever node finds them */
  expire(): Promise<void>
  /** finds duels whose notice was lost */
  keep(): Promise<void>
}

export function duelChallenges(parts: {
  db: DuelDatabase
  hub: Hub
  watch: Watch
  starter: Starter
  settings: Pick<DuelSettings, 'challengeMs'>
}): Challenges {
  const { db, hub, watch, starter, settings } = parts
  /** players of this node with a challenge out */
  const waiting = new Map<string, string>()

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

  const withdraw = (one: OpenChallenge) =>
    hub.toUser(one.targetId, { type: 'challenge:cancelled', seq: 0, payload: { challengeId: one.id } })

  return {
    async send(socket, { targetUsername, subject }) {
      const target = await playerNamed(db, usernameKey(targetUsername))
      if (!target) return refuse(socket, 'no_such_player', 'challenge:send')
      if (target.id === socket.userId) return refuse(socket, 'own_challenge', 'challenge:send')
      if (await isBlocked(db, socket.userId, target.id)) return refuse(socket, 'blocked', 'challenge:send')
      if (await duelOf(db, target.id)) return refuse(socket, 'player_busy', 'challenge:send')
      const [challenger] = await readPlayers(db, [socket.userId])
      if (!challenger) return refuse(socket, 'internal', 'challenge:send')
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
      waiting.set(socket.id, socket.userId)
      socket.send({ type: 'challenge:sent', seq: 0, payload: sentBy(one) })
      await hub.toUser(target.id, {
        type: 'challenge:received',
        seq: 0,
        payload: receivedBy(one, challenger),
      })
    },

    async accept(socket, { challengeId }) {
      if (await duelOf(db, socket.userId)) return refuse(socket, 'in_duel', 'challenge:accept')
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
      if (started.kind === 'started') return watch.moved(started.moved, 'here')
      const code = started.kind === 'bank_empty' ? 'bank_empty' : 'challenge_gone'
      refuse(socket, code, 'challenge:accept')
      await hub.toUser(one.challengerId, {
        type: 'challenge:cancelled',
        seq: 0,
        payload: { challengeId: one.id },
      })
    },

    async decline(socket, { challengeId }) {
      const one = await takeAsTarget(db, challengeId, socket.userId)
      if (!one) return refuse(socket, 'challenge_gone', 'challenge:decline')
      await hub.toUser(one.challengerId, {
        type: 'challenge:declined',
        seq: 0,
        payload: { challengeId: one.id, targetUsername: one.targetName },
      })
      // Other tabs of the challenged close their notice.
      await withdraw(one)
    },

    async cancel(socket, { challengeId }) {
      waiting.delete(socket.id)
      const one = await takeAsChallenger(db, challengeId, socket.userId)
      if (!one) return refuse(socket, 'challenge_gone', 'challenge:cancel')
      socket.send({ type: 'challenge:cancelled', seq: 0, payload: { challengeId: one.id } })
      await withdraw(one)
    },

    async forget(socket) {
      if (!waiting.delete(socket.id)) return
      const one = await takeOfSocket(db, socket.id)
      if (one) await withdraw(one)
    },

    async openFor(userId) {
      const open = await challengesOf(db, userId)
      const received = open.filter((one) => one.targetId === userId)
      const sent = open.find((one) => one.challengerId === userId)
      const challengers = received.length
        ? await readPlayers(
            db,
            received.map((one) => one.challengerId),
          )
        : []
      return {
        received: received.flatMap((one) => {
          const challenger = challengers.find(({ id }) => id === one.challengerId)
          return challenger ? [receivedBy(one, challenger)] : []
        }),
        sent: sent ? sentBy(sent) : null,
      }
    },

    async expire() {
      for (const one of await takeExpired(db)) {
        const payload = {
          challengeId: one.id,
          targetUsername: one.targetName,
          challengerName: one.challengerName,
        }
        for (const userId of [one.challengerId, one.targetId])
          await hub.toUser(userId, { type: 'challenge:expired', seq: 0, payload })
      }
    },

    async keep() {
      if (waiting.size === 0) return
      for (const socketId of waiting.keys()) if (!hub.byId(socketId)) waiting.delete(socketId)
      const found = await duelsOf(db, [...waiting.values()])
      watch.find(found.map((one) => one.matchId))
    },
  }
}
