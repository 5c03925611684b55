import { distractorsOf, keyOf } from '../../load/item.ts'
import { contentWords } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** Words of the facts count as distinctive when the lead-in and ordinary law do not supply them: used once or twice. */
export const stemWordOnlyInKey: ItemRule = {
  name: 'stem-word-only-in-key',
  severity: 'warn',
  check: (item) => {
    const inStem = new Map<string, number>()
    for (const word of contentWords(item.stem)) inStem.set(word, (inStem.get(word) ?? 0) + 1)
    const others = new Set(distractorsOf(item).flatMap(contentWords))
    const only = [...new Set(contentWords(keyOf(item)))].filter(
      (word) => inStem.has(word) && !others.has(word),
    )
    const shared = distractorsOf(item).map(
      (option) => new Set(contentWords(option).filter((word) => inStem.has(word))).size,
    )
    const keyShared = new Set(contentWords(keyOf(item)).filter((word) => inStem.has(word))).size
    // One stem word more or less is chance; a key that alone repeats the facts is a cue.
    return only.length >= 3 && keyShared >= Math.max(...shared) + 2
      ? [`only the key repeats these words of the stem: ${only.join(', ')}`]
      : []
  },
}
