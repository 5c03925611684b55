import type { Item } from '../load/item.ts'
import { seeded, shuffled } from '../text/seeded.ts'

/**
 * The order in which an item's choices leave the bank: a list of written indexes. Sums of money stand from the smallest to
 * the largest where the item says so, as an exam lists them. Otherwise the order hangs on the id alone,
 * so that rewording an item never moves its options. Ids count up within a prefix, and each run of four
 * numbers puts its keys in four different places: the bank is balanced exactly, not by luck.
 */
export function choiceOrder(item: Pick<Item, 'id' | 'correct' | 'choices' | 'bySum'>): number[] {
  if (item.bySum) return fromSmallest(item)
  const [prefix, number] = numbered(item.id)
  const places = shuffled([0, 1, 2, 3], seeded(`key places ${prefix} ${Math.floor(number / 4)}`))
  const keyPlace = places[number % 4] ?? 0
  const others = item.choices.map((_, index) => index).filter((index) => index !== item.correct)
  const order = shuffled(others, seeded(`choice order ${item.id}`))
  order.splice(Math.min(keyPlace, order.length), 0, item.correct)
  return order
}

/** The written indexes of choices that begin with sums, the smallest sum first. Throws where one begins with no sum. */
function fromSmallest({ id, choices }: Pick<Item, 'id' | 'choices'>): number[] {
  const sums = choices.map(({ text }) => {
    const [, digits] = /^\$([\d,]+(?:\.\d+)?)/.exec(text) ?? []
    if (digits === undefined) throw new Error(`${id}: a choice begins with no sum of money: ${text}`)
    return Number(digits.replaceAll(',', ''))
  })
  return choices.map((_, index) => index).sort((one, other) => (sums[one] ?? 0) - (sums[other] ?? 0))
}

/** 'ev-0001' → ['ev', 1]; the part before the last number is the prefix. */
function numbered(id: string): [string, number] {
  const found = /^(.*?)(\d+)$/.exec(id)
  if (!found) throw new Error(`item id without a number: ${id}`)
  return [found[1] ?? '', Number(found[2])]
}
