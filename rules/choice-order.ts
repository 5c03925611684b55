import { MONTHS } from './months.ts'
import { type Random, shuffledOrder } from './shuffle.ts'

const QUANTITY = /^\$?(?<number>[\d,]+(?:\.\d+)?)(?: (?<unit>\w+))?/
const NOTHING = /^(?:Nothing|None|Zero)\b/
const DATE = new RegExp(`^(?:(?:On|By|Until|After) )?(?<month>${MONTHS.join('|')}) (?<day>\\d{1,2})\\b`)

/** The place of a date in its year, for comparison; null where a choice begins with none. */
function dateOf(text: string): number | null {
  const { month, day } = DATE.exec(text)?.groups ?? {}
  return month === undefined ? null : MONTHS.indexOf(month) * 31 + Number(day)
}

/** The quantities that choices begin with, all in dollars or of one unit, "Nothing" as none; null where they begin otherwise. */
function quantitiesOf(texts: readonly string[]): number[] | null {
  const found = texts.map((text) => QUANTITY.exec(text))
  const units = new Set(
    found.flatMap((one) => (one ? [one[0].startsWith('$') ? '$' : (one.groups?.unit ?? '')] : [])),
  )
  if (units.size !== 1) return null
  const values = found.map((one, i) =>
    one ? Number(one.groups?.number?.replaceAll(',', '')) : NOTHING.test(texts[i] ?? '') ? 0 : Number.NaN,
  )
  return values.some(Number.isNaN) ? null : values
}

/** The numbers by which choices stand in order, the smallest first; null where they have none. */
function measuresOf(texts: readonly string[]): number[] | null {
  const dates = texts.map(dateOf)
  return dates.every((date) => date !== null) ? dates : quantitiesOf(texts)
}

/** The outcome that a choice begins with: its words before the first comma, or all of them where it has none. */
const outcomeOf = (text: string): string => text.split(',', 1)[0] ?? ''

/**
 * Returns the order of choices for one showing, as an exam lists them: quantities and dates from the smallest, and otherwise the
 * choices of one outcome beside each other. All else is chance. `order[i]` is the item's own index of the choice shown at place i.
 */
export function choiceOrder(texts: readonly string[], random: Random): number[] {
  const shuffled = shuffledOrder(texts.length, random)
  const measures = measuresOf(texts)
  if (measures) return shuffled.toSorted((a, b) => (measures[a] ?? 0) - (measures[b] ?? 0))
  const groups = Map.groupBy(shuffled, (i) => outcomeOf(texts[i] ?? ''))
  return [...groups.values()].flat()
}
