import { duelAfterIntent } from './duel.ts'
import { type Live, type LiveEvent, NOTHING_LIVE } from './live.ts'
import { liveAfterMessage, without } from './live-messages.ts'

/** Returns the state after an event: a message, a change of the link, or a player's move. */
export function liveAfter(live: Live, event: LiveEvent): Live {
  switch (event.type) {
    case 'link':
      if (event.status.at === 'off') return NOTHING_LIVE
      return event.status.at === 'open'
        ? { ...live, link: event.status }
        : { ...live, link: event.status, welcomed: false, boardsPushed: [] }
    case 'message':
      return liveAfterMessage(live, event.message, event.at)
    case 'queued':
      return {
        ...live,
        queue: { ...event.wish, since: live.queue?.since ?? event.at, botAt: null },
        searchTaken: false,
        givenUp: { ...live.givenUp, queue: null },
      }
    case 'unqueued':
      return {
        ...live,
        queue: null,
        givenUp: { ...live.givenUp, queue: live.queue },
      }
    case 'challenged':
      return {
        ...live,
        outgoing: {
          targetUsername: event.targetUsername,
          subject: event.subject,
          challengeId: null,
          endsAt: null,
        },
        givenUp: { ...live.givenUp, target: null },
      }
    case 'challenge-answered':
      return answeredChallenge(live, event.challengeId)
    case 'challenge-withdrawn':
      return {
        ...live,
        outgoing: null,
        givenUp: {
          ...live.givenUp,
          target: event.sent ? null : (live.outgoing?.targetUsername ?? null),
          challengeId: live.outgoing?.challengeId ?? live.givenUp.challengeId,
        },
      }
    case 'duel':
      return live.duel ? { ...live, duel: duelAfterIntent(live.duel, event.intent) } : live
    case 'end-read':
      return live.duel?.start.matchId === event.end.matchId && !live.duel.end
        ? { ...live, duel: { ...live.duel, phase: 'over', scores: event.end.scores, end: event.end } }
        : live
    case 'start-seen':
      return { ...live, begun: null }
    case 'duel-closed':
      return { ...live, duel: null }
  }
}

function answeredChallenge(live: Live, challengeId: string): Live {
  const answered = live.incoming.find((one) => one.challengeId === challengeId) ?? null
  return {
    ...live,
    incoming: without(live.incoming, challengeId),
    givenUp: { ...live.givenUp, answered },
  }
}
