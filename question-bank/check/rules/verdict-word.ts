import type { ItemRule } from '../rule.ts'

/** The screen shows which option is right, so its reason begins with the law. */
export const verdictWord: ItemRule = {
  name: 'verdict-word',
  severity: 'reject',
  check: (item) =>
    item.choices.flatMap(({ why }) =>
      /^(?:(?:in)?correct|right|wrong|true|false)[.,:!]/i.test(why)
        ? [`a reason begins with a verdict: "${why}"`]
        : [],
    ),
}
