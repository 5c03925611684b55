import { wordCount } from '../../text/words.ts'
import { type Limit, measure } from '../limit.ts'
import { deviation, margin, median } from '../sample.ts'

/** Stem words: median 110–140, standard deviation at least 25 (the item standard's table). */
export const stemWords: Limit = (items) => {
  const counts = items.map((item) => wordCount(item.stem))
  const count = counts.length
  const middle = median(counts)
  const spread = deviation(counts)
  // The standard error of a median is 1.2533 times that of a mean.
  const middleSlack = margin(count, (1.2533 * spread) / Math.sqrt(Math.max(1, count)))
  const spreadSlack = margin(count, 25 / Math.sqrt(2 * Math.max(1, count)))
  return [
    measure(
      {
        name: 'stem words, median',
        rule: 'stem-words-median',
        ours: middle.toFixed(0),
        limit: '110–140',
        count,
      },
      middle >= 110 - middleSlack && middle <= 140 + middleSlack,
    ),
    measure(
      { name: 'stem words, SD', rule: 'stem-words-spread', ours: spread.toFixed(1), limit: '≥ 25', count },
      spread >= 25 - spreadSlack,
    ),
  ]
}
