import type { ItemRule } from '../rule.ts'

export const fourOptions: ItemRule = {
  name: 'four-options',
  severity: 'reject',
  check: (item) => (item.choices.length === 4 ? [] : [`has ${item.choices.length} options, not 4`]),
}
