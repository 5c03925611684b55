import { z } from 'zod'
import type { Item } from '#study/item.ts'
import type { Database } from '../../store/database.ts'
import { firstItem, itemById } from '../../store/items.ts'

/** A question put before a visitor. Times are ms. */
export interface Trial {
  id: string
  item: Item
  /** order[i] is the item's own index of the option shown at index i */
  order: number[]
  shownAt: number
  /** null until it is answered */
  answer: { choice: number; at: number } | null
}

export interface TrialStore {
  put(trial: Trial, expiresAt: number): Promise<void>
  /** null where there is none whose time isn't over */
  read(id: string, now: number): Promise<Trial | null>
  /** false when it was answered already, or its time is over */
  answer(id: string, answer: { choice: number; at: number }): Promise<boolean>
  /** Returns an answered one and forgets it: of two who take it, one gets it. */
  take(id: string, now: number): Promise<Trial | null>
  forgetExpired(now: number): Promise<void>
}

const indices = z.array(z.int())

export function trialStore(db: Database): TrialStore {
  const { trial: rows } = db.prisma
  const living = (id: string, now: number) => ({ id, expiresAt: { gt: new Date(now) } })

  async function read(id: string, now: number): Promise<Trial | null> {
    const row = await rows.findFirst({ where: living(id, now) })
    const item = row && (await firstItem(db, itemById(row.questionId)))
    if (!item) return null
    const { choice, answeredAt, shownAt } = row
    const answer = choice === null || answeredAt === null ? null : { choice, at: answeredAt.getTime() }
    return { id, item, order: indices.parse(row.order), shownAt: shownAt.getTime(), answer }
  }

  return {
    read,
    async put({ id, item, order, shownAt }, expiresAt) {
      await rows.create({
        data: {
          id,
          questionId: item.id,
          order,
          shownAt: new Date(shownAt),
          expiresAt: new Date(expiresAt),
        },
      })
    },
    async answer(id, { choice, at }) {
      const { count } = await rows.updateMany({
        where: { ...living(id, at), choice: null },
        data: { choice, answeredAt: new Date(at) },
      })
      return count === 1
    },
    async take(id, now) {
      const trial = await read(id, now)
      if (!trial?.answer) return null
      const { count } = await rows.deleteMany({ where: { id } })
      return count === 1 ? trial : null
    },
    async forgetExpired(now) {
      await rows.deleteMany({ where: { expiresAt: { lte: new Date(now) } } })
    },
  }
}
