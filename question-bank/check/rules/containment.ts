import { bare } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** An option whose whole text stands inside another is right whenever the longer one is. */
export const containment: ItemRule = {
  name: 'option-contained',
  severity: 'reject',
  check: (item) => {
    const texts = item.choices.map((choice) => bare(choice.text))
    return texts.flatMap((inner, index) =>
      texts.some((outer, other) => other !== index && outer !== inner && ` ${outer} `.includes(` ${inner} `))
        ? [`one option contains another: "${item.choices[index]?.text}"`]
        : [],
    )
  },
}
