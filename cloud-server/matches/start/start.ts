import { randomUUID } from 'node:crypto'
import { batchOrEach, Failed } from '#concurrency/batch-or-each.ts'
import { batcher } from '#concurrency/batcher.ts'
import { type BotPlan, planBotAnswer } from '#rules/match/bot.ts'
import type { BotLevel } from '#rules/match/result.ts'
import type { MatchSettings } from '#rules/match/settings.ts'
import type { Random } from '#rules/shuffle.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { Rows } from '../../store/database.ts'
import type { ItemsById } from '../model/item.ts'
import { type Origin, peopleOf } from '../model/setup.ts'
import type { DuelSettings } from '../settings.ts'
import type { Moved } from '../store/matches.ts'
import { newcomers } from '../store/newcomers.ts'
import { type NewDuel, startDuels } from '../store/starts.ts'
import { countBegun } from './day-share.ts'
import { type DrawnQuestions, drawQuestions } from './draw.ts'
import { roomCode } from './room-code.ts'

export interface DuelWish {
  subject: PlayableSubject
  /** player 2 is null where a bot plays */
  players: readonly [string, string | null]
  botLevel: BotLevel | null
  origin: Origin
  /** found in the queue: refused when one has left it meanwhile; the tabs of the tickets get the seats */
  queued: boolean
  seats: readonly [string | null, string | null]
}

export type Started = { kind: 'started'; moved: Moved } | { kind: 'bank_empty' } | { kind: 'not_free' }

export interface Starter {
  /**
   * A new duel with its questions, one order of choices a round for both, and all that its bot will do. Of duels that
   * begin together one that cannot be stops no other.
   */
  start(wish: DuelWish): Promise<Started>
}

/** Duels begun in one transaction: it holds the tickets and seats of all their players. */
const MOST_TOGETHER = 16

export interface StarterParts {
  db: Rows
  items: ItemsById
  settings: Pick<DuelSettings, 'match' | 'firstDuelRounds' | 'faceOffMs' | 'batchMs' | 'paceMs'>
  random: Random
  /** these players play now */
  begun: (userIds: readonly string[]) => Promise<void>
}

export function duelStarter(parts: StarterParts): Starter {
  const start = batcher((wishes: readonly DuelWish[]) => startAll(parts, wishes), {
    ...parts.settings,
    batchMost: MOST_TOGETHER,
  })
  return {
    async start(wish) {
      const started = await start(wish)
      if (started instanceof Failed) throw started.reason
      return started
    },
  }
}

/** The bot of a player's first duel, whatever level they wished for. */
const GENTLEST: BotLevel = 'easy'

/** A wish, and the rules its duel is played by. */
interface Ruled extends DuelWish {
  match: MatchSettings
}

/** Returns the wishes with their rules: a short duel with the gentlest bot where the player has not finished a duel yet. */
async function ruled(
  { db, settings: { match, firstDuelRounds } }: StarterParts,
  wishes: readonly DuelWish[],
): Promise<readonly Ruled[]> {
  const withBot = wishes.filter(({ origin }) => origin === 'bot').map(({ players }) => players[0])
  const fresh: ReadonlySet<string> = withBot.length === 0 ? new Set() : await newcomers(db, withBot)
  return wishes.map((wish) =>
    wish.origin === 'bot' && fresh.has(wish.players[0])
      ? { ...wish, botLevel: GENTLEST, match: { ...match, rounds: Math.min(match.rounds, firstDuelRounds) } }
      : { ...wish, match },
  )
}

async function startAll(parts: StarterParts, given: readonly DuelWish[]): Promise<(Started | Failed)[]> {
  const { db, items, settings, random } = parts
  const wishes = await ruled(parts, given)
  const asked = wishes.map((wish) => ({
    subject: wish.subject,
    userIds: peopleOf(wish),
    rounds: wish.match.rounds,
  }))
  const drawn = await batchOrEach(asked, (some) => drawQuestions(db, items, some, random))
  // Each is made once: when it is asked for again after a failure it is the same duel.
  const duels = wishes.map((wish, i) => {
    const its = drawn[i]
    return its && !(its instanceof Failed) ? duelOf(wish, its, settings, random) : null
  })
  const possible = duels.filter((duel) => duel !== null)
  const seqs = await batchOrEach(possible, (some) => startDuels(db, some))
  const begun = possible.filter((_, i) => typeof seqs[i] === 'number')
  const people = begun.flatMap(({ players }) => players.filter((id) => id !== null))
  // They have begun, whatever becomes of the count: one that is lost lets a player begin a match more.
  await countBegun(db, people).catch(() => undefined)
  await parts.begun(people)
  return duels.map((duel, i) => {
    const its = drawn[i]
    if (its instanceof Failed) return its
    if (!duel) return { kind: 'bank_empty' }
    const seq = seqs[possible.indexOf(duel)] ?? null
    if (seq instanceof Failed) return seq
    return seq === null ? { kind: 'not_free' } : { kind: 'started', moved: { matchId: duel.id, seq } }
  })
}

function duelOf(
  wish: Ruled,
  drawn: DrawnQuestions,
  settings: StarterParts['settings'],
  random: Random,
): NewDuel {
  const { subject, players, botLevel, origin, seats, queued } = wish
  const { items, orders, keys, training } = drawn
  return {
    botPlans: botLevel === null ? [] : botPlansOf(botLevel, drawn, wish.match, random),
    id: randomUUID(),
    roomCode: roomCode(random),
    subject,
    players,
    botLevel,
    settings: wish.match,
    faceOffMs: settings.faceOffMs,
    rated: origin === 'queue' && botLevel === null,
    itemIds: items.map((item) => item.id),
    orders,
    keys,
    training,
    origin,
    seats,
    queued,
  }
}

const botPlansOf = (
  botLevel: BotLevel,
  { items, keys }: DrawnQuestions,
  { answerWindowMs }: MatchSettings,
  random: Random,
): BotPlan[] =>
  items.map((item, i) =>
    planBotAnswer(
      botLevel,
      { difficulty: item.difficulty, correctPlace: keys[i] ?? 0, options: item.choices.length },
      answerWindowMs,
      [random(), random(), random(), random(), random()],
    ),
  )
