import { randomUUID } from 'node:crypto'
import { batchOrEach, Failed } from '#concurrency/batch-or-each.ts'
import { batcher } from '#concurrency/batcher.ts'
import { planBotAnswer } from '#rules/match/bot.ts'
import type { BotLevel } from '#rules/match/result.ts'
import { type Random, shuffledOrder } from '#rules/shuffle.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { Rows } from '../../store/database.ts'
import type { DuelItem, ItemsById } from '../model/item.ts'
import type { Origin } from '../model/setup.ts'
import type { DuelSettings } from '../settings.ts'
import { type Moved, type NewDuel, startDuels } from '../store/matches.ts'
import { pickQuestions, type QuestionWish } from './questions.ts'

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
   * A new duel with its ten questions, one order of choices a round for both, and all that its bot will do. Of duels that
   * begin together one that cannot be stops no other.
   */
  start(wish: DuelWish): Promise<Started>
}

/** Questions of a match, one order of choices a round for both players, and the place of each right choice. */
export interface DrawnQuestions {
  items: DuelItem[]
  orders: number[][]
  keys: number[]
  training: boolean[]
}

/** What each of these matches asks; null where the bank cannot serve so many. */
export async function drawQuestions(
  db: Rows,
  items: ItemsById,
  wishes: readonly QuestionWish[],
  random: Random,
): Promise<(DrawnQuestions | null)[]> {
  const all = await pickQuestions(db, wishes, random)
  return Promise.all(
    all.map(async (picked) => {
      if (!picked) return null
      const asked = await items(picked.map((one) => one.itemId))
      const orders = asked.map((item) => shuffledOrder(item.choices.length, random))
      return {
        items: asked,
        orders,
        keys: asked.map((item, i) => orders[i]?.indexOf(item.correctIndex) ?? 0),
        training: picked.map((one) => one.training),
      }
    }),
  )
}

const ROOM_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code people can read to each other; 32^8 of them, and the table refuses a second of the same. */
export const roomCode = (random: Random): string =>
  Array.from({ length: 8 }, () => ROOM_LETTERS[Math.floor(random() * ROOM_LETTERS.length)]).join('')

/** Duels begun in one transaction: it holds the tickets and seats of all their players. */
const MOST_TOGETHER = 16

export function duelStarter(parts: {
  db: Rows
  items: ItemsById
  settings: Pick<DuelSettings, 'match' | 'batchMs' | 'paceMs'>
  random: Random
}): Starter {
  const { db, items, settings, random } = parts

  function duelOf(wish: DuelWish, drawn: DrawnQuestions): NewDuel {
    const { items: asked, orders, keys, training } = drawn
    const { botLevel } = wish
    const botPlans =
      botLevel === null
        ? []
        : asked.map((item, i) =>
            planBotAnswer(
              botLevel,
              { difficulty: item.difficulty, correctPlace: keys[i] ?? 0, options: item.choices.length },
              settings.match.answerWindowMs,
              [random(), random(), random(), random()],
            ),
          )
    return {
      id: randomUUID(),
      roomCode: roomCode(random),
      subject: wish.subject,
      players: wish.players,
      botLevel,
      botPlans,
      settings: settings.match,
      rated: wish.origin === 'queue' && botLevel === null,
      itemIds: asked.map((item) => item.id),
      orders,
      keys,
      training,
      origin: wish.origin,
      seats: wish.seats,
      queued: wish.queued,
    }
  }

  async function startAll(wishes: readonly DuelWish[]): Promise<(Started | Failed)[]> {
    const { rounds } = settings.match
    const asked = wishes.map(({ subject, players }) => ({
      subject,
      userIds: players.filter((id) => id !== null),
      rounds,
    }))
    const drawn = await batchOrEach(asked, (some) => drawQuestions(db, items, some, random))
    // Each is made once: when it is asked for again after a failure it is the same duel.
    const duels = wishes.map((wish, i) => {
      const its = drawn[i]
      return its && !(its instanceof Failed) ? duelOf(wish, its) : null
    })
    const possible = duels.filter((duel) => duel !== null)
    const seqs = await batchOrEach(possible, (some) => startDuels(db, some))
    return duels.map((duel, i) => {
      const its = drawn[i]
      if (its instanceof Failed) return its
      if (!duel) return { kind: 'bank_empty' }
      const seq = seqs[possible.indexOf(duel)] ?? null
      if (seq instanceof Failed) return seq
      return seq === null ? { kind: 'not_free' } : { kind: 'started', moved: { matchId: duel.id, seq } }
    })
  }

  const start = batcher(startAll, { ...settings, batchMost: MOST_TOGETHER })

  return {
    async start(wish) {
      const started = await start(wish)
      if (started instanceof Failed) throw started.reason
      return started
    },
  }
}
