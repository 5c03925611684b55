import { choiceOrder } from '../../build/order.ts'
import { type Limit, measure, percent } from '../limit.ts'
import { margin, shareError } from '../sample.ts'

/** After the build's shuffle the key stands in each place 25 ± 3 % of the time. */
export const keyPosition: Limit = (items) => {
  const count = items.length
  const places = [0, 0, 0, 0]
  for (const item of items) {
    const place = choiceOrder(item).indexOf(item.correct)
    places[place] = (places[place] ?? 0) + 1
  }
  const shares = places.map((hits) => hits / Math.max(1, count))
  const slack = 0.03 + margin(count, shareError(0.25, count))
  return [
    measure(
      {
        name: 'key position A / B / C / D',
        rule: 'key-position',
        ours: shares.map(percent).join(' / '),
        limit: '25 ± 3 %',
        count,
      },
      shares.every((share) => Math.abs(share - 0.25) <= slack),
    ),
  ]
}
