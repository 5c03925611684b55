import { choiceOrder } from '#rules/choice-order.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Rows } from '../../store/database.ts'
import type { DuelItem, ItemsById } from '../model/item.ts'
import { pickQuestions, type QuestionWish } from './questions.ts'

/** Questions of a match, one order of choices a round for both players, and the place of each right choice. */
export interface DrawnQuestions {
  items: DuelItem[]
  orders: number[][]
  keys: number[]
  training: boolean[]
}

/** Returns the questions of each of these matches; null where the bank cannot serve so many. */
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
      const orders = asked.map((item) => choiceOrder(item.choices, random))
      return {
        items: asked,
        orders,
        keys: asked.map((item, i) => orders[i]?.indexOf(item.correctIndex) ?? 0),
        training: picked.map((one) => one.training),
      }
    }),
  )
}
