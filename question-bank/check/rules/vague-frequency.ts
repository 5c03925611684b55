import type { ItemRule } from '../rule.ts'

const VAGUE =
  /\b(?:often|usually|sometimes|frequently|rarely|seldom|occasionally|in many cases|in most cases|typically)\b/i

export const vagueFrequency: ItemRule = {
  name: 'vague-frequency',
  severity: 'warn',
  check: (item) =>
    item.choices.flatMap((choice) => {
      const found = VAGUE.exec(choice.text)?.[0]
      return found === undefined ? [] : [`an option says "${found}"`]
    }),
}
