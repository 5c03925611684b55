import type { ItemRule } from '../rule.ts'

const LIMIT = 2

export const lengthRatio: ItemRule = {
  name: 'length-ratio',
  severity: 'reject',
  check: (item) => {
    const lengths = item.choices.map((choice) => choice.text.length)
    const longest = Math.max(...lengths)
    const shortest = Math.min(...lengths)
    if (longest <= LIMIT * shortest) return []
    return [
      `longest option ${longest} ÷ shortest ${shortest} characters = ${(longest / shortest).toFixed(2)}, limit ${LIMIT}`,
    ]
  },
}
