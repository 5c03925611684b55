import { words } from '../../text/words.ts'
import { type Limit, measure, percent } from '../limit.ts'

const MOST = 0.1
const WORDS = 8

/** Variants of a family that begin alike: a player who meets two takes them for one question. */
export const openings: Limit = (items) => {
  const alike = Map.groupBy(items, (item) => words(item.stem).slice(0, WORDS).join(' '))
  const [opening, most] = [...alike]
    .map(([text, own]): [string, number] => [text, own.length])
    .sort(([, one], [, other]) => other - one)[0] ?? ['', 0]
  const share = most / Math.max(1, items.length)
  return [
    measure(
      {
        name: `variants with the opening "${opening}"`,
        rule: 'openings',
        ours: percent(share),
        limit: '≤ 10 %',
        count: items.length,
      },
      share <= MOST,
    ),
  ]
}
