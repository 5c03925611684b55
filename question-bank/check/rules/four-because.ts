import type { ItemRule } from '../rule.ts'

export const fourBecause: ItemRule = {
  name: 'four-because',
  severity: 'warn',
  check: (item) => {
    const reasons = item.choices.map((choice) =>
      /\bbecause\b(.*)$/i.exec(choice.text)?.[1]?.trim().toLowerCase(),
    )
    if (!reasons.every((reason) => reason !== undefined)) return []
    const openings = new Set(reasons.map((reason) => reason?.split(/\s+/).slice(0, 3).join(' ')))
    return openings.size === 1 ? ['four "because" options begin alike'] : []
  },
}
