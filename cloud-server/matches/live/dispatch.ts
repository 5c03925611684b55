import type { ToServer } from '#protocol/live/to-server.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import { refuse } from '../../sockets/refusal.ts'
import type { MayStart } from '../start/day-share.ts'
import type { Challenges } from './challenges.ts'
import { refuseForToday } from './enough-today.ts'
import type { DuelInProgress } from './in-progress.ts'
import type { Play } from './play.ts'
import { join, leave } from './queue/join.ts'
import { playBot } from './queue/pair.ts'
import type { Queue } from './queue/queue.ts'
import { snapshotFor } from './redact.ts'
import type { Rematches } from './rematch.ts'

export interface LiveServices {
  queue: Queue
  play: Play
  challenges: Challenges
  rematches: Rematches
  inProgress: DuelInProgress
  /** counts a start over all nodes */
  mayStart: MayStart
}

/** Whether a player may begin something: not too often, and not while a duel runs. Refuses the message otherwise. */
async function isFree(
  { inProgress, mayStart }: LiveServices,
  socket: LiveSocket,
  type: ToServer['type'],
): Promise<boolean> {
  const mine = await inProgress(socket)
  if (mine) {
    refuse(socket, 'in_duel', type, snapshotFor(mine, socket))
    return false
  }
  const may = await mayStart(socket.userId)
  if (may.kind === 'enough_today') refuseForToday(socket, type)
  else if (may.kind === 'too_often') refuse(socket, 'rate_limited', type)
  return may.kind === 'now'
}

/** A tab that looks for another opponent is at its last verdict no more. */
async function leaveVerdict({ play, rematches }: LiveServices, socket: LiveSocket): Promise<void> {
  if (await play.leaveVerdict(socket)) await rematches.expire()
}

/** Hands one message of a tab to the service it is for. */
export async function dispatch(services: LiveServices, socket: LiveSocket, message: ToServer): Promise<void> {
  const { queue, play, challenges, rematches } = services
  switch (message.type) {
    case 'presence:hello':
    case 'presence:ping':
      return
    case 'queue:join':
      await leaveVerdict(services, socket)
      return join(queue, socket, message.payload)
    case 'queue:bot':
      await leaveVerdict(services, socket)
      if (await isFree(services, socket, message.type)) await playBot(queue, socket, message.payload)
      return
    case 'queue:leave':
      return leave(queue, socket)
    case 'duel:enter':
      await play.enter(socket, message.payload)
      if (play.isAtVerdict(socket)) await rematches.tell(socket, message.payload.matchId)
      return
    case 'duel:leave':
      if (await play.leave(socket)) await rematches.expire()
      return
    case 'duel:answer':
      return play.answer(socket, message.payload)
    case 'duel:hint':
      return play.hint(socket, message.payload)
    case 'duel:resign':
      return play.resign(socket, message.payload)
    case 'duel:claim':
      return play.claim(socket, message.payload)
    case 'challenge:send':
      if (await isFree(services, socket, message.type)) await challenges.send(socket, message.payload)
      return
    case 'challenge:accept':
      return challenges.accept(socket, message.payload)
    case 'challenge:decline':
      return challenges.decline(socket, message.payload)
    case 'challenge:cancel':
      return challenges.cancel(socket, message.payload)
    case 'rematch:offer':
      if (await isFree(services, socket, message.type)) await rematches.offer(socket, message.payload.matchId)
      return
    case 'rematch:accept':
      if (await isFree(services, socket, message.type))
        await rematches.accept(socket, message.payload.matchId)
      return
    case 'rematch:decline':
      return rematches.decline(socket, message.payload.matchId)
  }
}
