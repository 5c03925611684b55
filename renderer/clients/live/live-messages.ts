import type { ChallengeReceived, ChallengeSent } from '#protocol/live/challenge.ts'
import type { ToClient, ToClientPayload } from '#protocol/live/to-client.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { duelAfter, duelFrom, isRunning, type LiveDuel } from './duel.ts'
import { type Incoming, type Live, NOTHING_GIVEN_UP, type Outgoing, type Queue } from './live.ts'

export const without = (incoming: readonly Incoming[], challengeId: string): readonly Incoming[] =>
  incoming.filter((challenge) => challenge.challengeId !== challengeId)

const arrived = (challenge: ChallengeReceived, at: number): Incoming => ({
  ...challenge,
  endsAt: at + challenge.expiresInMs,
})

const outgoingOf = (sent: ChallengeSent, at: number): Outgoing => ({
  targetUsername: sent.targetUsername,
  subject: sent.subject,
  challengeId: sent.challengeId,
  endsAt: at + sent.expiresInMs,
})

const queueOf = (waiting: ToClientPayload<'queue:waiting'>, at: number): Queue => ({
  subject: waiting.subject,
  botDifficulty: waiting.botDifficulty,
  since: at - waiting.waitedMs,
  botAt: at + waiting.botInMs,
})

/** Returns the state after a message of the server, received at the instant `at`. */
export function liveAfterMessage(live: Live, message: ToClient, at: number): Live {
  switch (message.type) {
    case 'presence:welcome':
      return welcomed(live, message, at)
    case 'queue:waiting':
      return { ...live, queue: queueOf(message.payload, at) }
    case 'queue:left':
      return {
        ...live,
        queue: null,
        // One that was left here is none by now, and one that was just asked for again has yet to be taken.
        searchTaken: live.queue !== null && live.queue.botAt !== null,
        givenUp: { ...live.givenUp, queue: null },
      }
    case 'duel:start':
    case 'duel:friend_match_start':
      return begun(live, message, at)
    case 'duel:state':
      return shown(live, message, at)
    case 'challenge:sent':
      return challenged(live, message.payload, at)
    case 'challenge:received':
      return {
        ...live,
        incoming: [...without(live.incoming, message.payload.challengeId), arrived(message.payload, at)],
      }
    case 'challenge:declined':
    case 'challenge:expired':
    case 'challenge:cancelled': {
      const { challengeId } = message.payload
      return {
        ...live,
        incoming: without(live.incoming, challengeId),
        outgoing: live.outgoing?.challengeId === challengeId ? null : live.outgoing,
        givenUp:
          live.givenUp.challengeId === challengeId ? { ...live.givenUp, challengeId: null } : live.givenUp,
      }
    }
    case 'presence:duel_over':
      return live.duel?.start.matchId === message.payload.matchId && live.duel.seat !== 'here'
        ? { ...live, duel: missed(live.duel) }
        : live
    case 'leaderboard:update': {
      const { period } = message.payload
      if (live.boardsPushed.includes(period)) return live
      return { ...live, boardsPushed: [...live.boardsPushed, period] }
    }
    case 'error':
      return refused({ ...live, duel: duelAfter(live.duel, message, at) }, message.payload)
    default:
      return { ...live, duel: duelAfter(live.duel, message, at) }
  }
}

function begun(live: Live, message: ToClient, at: number): Live {
  const duel = duelAfter(live.duel, message, at)
  if (duel === live.duel) return live
  return {
    ...live,
    queue: null,
    outgoing: null,
    incoming: [],
    givenUp: NOTHING_GIVEN_UP,
    duel,
    begun: duel?.start.matchId ?? null,
  }
}

/** A duel of this player that began in another tab ends what this one looked for, as the server has. */
function shown(live: Live, message: ToClient, at: number): Live {
  const duel = duelAfter(live.duel, message, at)
  const isNews = duel !== null && isRunning(duel) && duel.start.matchId !== live.duel?.start.matchId
  if (!isNews) return { ...live, duel }
  const begunElsewhere = duel.seat === 'elsewhere' ? duel.start.matchId : null
  return { ...live, queue: null, outgoing: null, duel, begunElsewhere }
}

const isFor = (name: string | null | undefined, { targetUsername }: ChallengeSent): boolean =>
  name !== null && name !== undefined && usernameKey(name) === usernameKey(targetUsername)

/** The server has taken a challenge. One that nobody here waits for any longer is canceled (see owed.ts). */
function challenged(live: Live, sent: ChallengeSent, at: number): Live {
  if (isFor(live.outgoing?.targetUsername, sent)) return { ...live, outgoing: outgoingOf(sent, at) }
  return { ...live, givenUp: { ...live.givenUp, target: null, challengeId: sent.challengeId } }
}

/** The welcome replaces the page's own state, but for the messages the server is still owed (see owed.ts). */
function welcomed(live: Live, { payload, seq }: ToClient & { type: 'presence:welcome' }, at: number): Live {
  const { duel, queue, challenges, challengeSent } = payload
  const { target, challengeId } = live.givenUp
  const withdrawn =
    challengeSent !== null && (isFor(target, challengeSent) || challengeId === challengeSent.challengeId)
  return {
    ...live,
    welcomed: true,
    queue: duel ? null : queueAfterWelcome(live, queue, at),
    incoming: challenges.map((challenge) => arrived(challenge, at)),
    outgoing:
      challengeSent && !withdrawn
        ? outgoingOf(challengeSent, at)
        : live.outgoing?.challengeId === null
          ? live.outgoing
          : null,
    givenUp: {
      queue: queue ? live.givenUp.queue : null,
      target: null,
      challengeId: withdrawn ? challengeSent.challengeId : null,
      answered: null,
    },
    // A new connection's first message is never older than the last one of the old connection.
    duel: duel
      ? duelFrom(duel, Math.max(seq, live.duel?.seq ?? 0), live.duel, at)
      : missed(withoutOffer(live.duel)),
  }
}

/** A rematch on offer ended with the connection of the one who offers it; the server tells of one that is still open. */
const withoutOffer = (duel: LiveDuel | null): LiveDuel | null =>
  duel?.rematch && duel.rematch.from !== 'gone' ? { ...duel, rematch: null } : duel

/**
 * A search of this page is asked for again, whatever the server holds: it may hold it for the socket that broke, and
 * would start the duel there. A search of another tab, or of this one before a reload, is only shown.
 */
function queueAfterWelcome(
  live: Live,
  queue: ToClientPayload<'presence:welcome'>['queue'],
  at: number,
): Queue | null {
  if (live.queue) return { ...live.queue, botAt: null }
  return queue && !live.givenUp.queue ? queueOf(queue, at) : null
}

/** A duel the server no longer holds open has ended while the page was away: its end is asked for. */
const missed = (duel: LiveDuel | null): LiveDuel | null =>
  duel && duel.phase !== 'over' ? { ...duel, phase: 'settling', result: null } : duel

/** The server could not take it just now: what is not sent again by itself (owed.ts) stands as before. */
function notTaken(live: Live, type: string | null): Live {
  const { answered } = live.givenUp
  if (answered === null || (type !== 'challenge:accept' && type !== 'challenge:decline')) return live
  return {
    ...live,
    incoming: [...without(live.incoming, answered.challengeId), answered],
    givenUp: { ...live.givenUp, answered: null },
  }
}

/** A wish that was refused is not waited for any longer. */
function refused(live: Live, { refused: type, code }: ToClientPayload<'error'>): Live {
  if (code === 'unavailable') return notTaken(live, type)
  switch (type) {
    case 'queue:join':
    case 'queue:bot':
      return { ...live, queue: null }
    case 'challenge:send':
      return live.outgoing?.challengeId === null ? { ...live, outgoing: null } : live
    case 'challenge:cancel':
      return { ...live, givenUp: { ...live.givenUp, challengeId: null } }
    case 'duel:hint':
      return live.duel ? { ...live, duel: { ...live.duel, hintAsked: false } } : live
    case 'duel:resign':
      return live.duel ? { ...live, duel: { ...live.duel, resigning: false } } : live
    case 'duel:claim':
      return live.duel ? { ...live, duel: { ...live.duel, claiming: false } } : live
    case 'rematch:decline':
      return live.duel ? { ...live, duel: { ...live.duel, rematch: null } } : live
    case 'rematch:offer':
    case 'rematch:accept':
      return live.duel ? { ...live, duel: { ...live.duel, rematch: { from: 'gone' } } } : live
    default:
      return code === 'seat_taken' && live.duel
        ? { ...live, duel: { ...live.duel, seat: 'elsewhere' } }
        : live
  }
}
