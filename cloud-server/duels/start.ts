import { randomUUID } from 'node:crypto'
import { planBotAnswer } from '#rules/duel/bot.ts'
import type { BotLevel } from '#rules/duel/result.ts'
import type { MatchSettings } from '#rules/duel/settings.ts'
import { type Random, shuffledOrder } from '#rules/shuffle.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { Rows } from '../store/duels/database.ts'
import type { DuelItem } from '../store/duels/items.ts'
import { type Moved, startDuel } from '../store/duels/matches.ts'
import type { Origin } from './match.ts'
import { pickQuestions } from './questions.ts'

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
  /** A new duel with its ten questions, one order of choices a round for both, and all that its bot will do. */
  start(wish: DuelWish): Promise<Started>
}

/** Questions of a match, one order of choices a round for both players, and the place of each right choice. */
export interface Deal {
  items: DuelItem[]
  orders: number[][]
  keys: number[]
  training: boolean[]
}

/** Null when the bank cannot serve so many. */
export async function deal(
  db: Rows,
  items: (ids: readonly string[]) => Promise<DuelItem[]>,
  wanted: { subject: PlayableSubject; userIds: readonly string[]; rounds: number },
  random: Random,
): Promise<Deal | null> {
  const picked = await pickQuestions(db, wanted, random)
  if (!picked) return null
  const asked = await items(picked.map((one) => one.itemId))
  const orders = asked.map((item) => shuffledOrder(item.choices.length, random))
  return {
    items: asked,
    orders,
    keys: asked.map((item, i) => orders[i]?.indexOf(item.correctIndex) ?? 0),
    training: picked.map((one) => one.training),
  }
}

const ROOM_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code people can read to each other; 32^8 of them, and the table refuses a second of the same. */
export const roomCode = (random: Random): string =>
  Array.from({ length: 8 }, () => ROOM_LETTERS[Math.floor(random() * ROOM_LETTERS.length)]).join('')

export function duelStarter(parts: {
  db: Rows
  items: (ids: readonly string[]) => Promise<DuelItem[]>
  settings: MatchSettings
  random: Random
}): Starter {
  const { db, items, settings, random } = parts
  return {
    async start(wish) {
      const userIds = wish.players.filter((id) => id !== null)
      const dealt = await deal(db, items, { subject: wish.subject, userIds, rounds: settings.rounds }, random)
      if (!dealt) return { kind: 'bank_empty' }
      const { items: asked, orders, keys, training } = dealt
      const { botLevel } = wish
      const botPlans =
        botLevel === null
          ? []
          : asked.map((item, i) =>
              planBotAnswer(
                botLevel,
                { difficulty: item.difficulty, correctPlace: keys[i] ?? 0, options: item.choices.length },
                settings.answerWindowMs,
                [random(), random(), random(), random()],
              ),
            )
      const id = randomUUID()
      const seq = await startDuel(
        db,
        {
          id,
          roomCode: roomCode(random),
          subject: wish.subject,
          players: wish.players,
          botLevel,
          botPlans,
          settings,
          rated: wish.origin === 'queue' && botLevel === null,
          itemIds: asked.map((item) => item.id),
          orders,
          keys,
          training,
          origin: wish.origin,
          seats: wish.seats,
        },
        wish.queued,
      )
      return seq === null ? { kind: 'not_free' } : { kind: 'started', moved: { matchId: id, seq } }
    },
  }
}
