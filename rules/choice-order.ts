import { MONTHS } from './months.ts'
import { type Random, shuffledOrder } from './shuffle.ts'

const QUANTITY =
  /^(?<dollars>\$)?(?<number>\d[\d,]*(?:\.\d+)?)(?: (?<scale>thousand|million|billion)\b)?(?: (?<unit>\w+))?/
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 }
const NOTHING = /^(?:Nothing|None|Zero)\b/
const DATE = new RegExp(
  `^(?:(?:On|By|Until|After) )?(?<month>${MONTHS.join('|')}) (?<day>\\d{1,2})\\b(?:, (?<year>\\d{4}))?`,
)

/** A date as a number, for comparison; null where a choice begins with none. */
function dateOf(text: string): number | null {
  const { month, day, year } = DATE.exec(text)?.groups ?? {}
  return month === undefined ? null : Number(year ?? 0) * 372 + MONTHS.indexOf(month) * 31 + Number(day)
}

/** The quantity that a choice begins with, and its unit (`$`, or a noun in the singular); null where it begins otherwise. */
function quantityOf(text: string): { value: number; unit: string } | null {
  const { dollars, number, scale, unit } = QUANTITY.exec(text)?.groups ?? {}
  if (number === undefined) return null
  const value = Number(number.replaceAll(',', '')) * (scale ? (SCALES[scale] ?? 1) : 1)
  return { value, unit: dollars ?? unit?.replace(/s$/, '') ?? '' }
}

/** The quantities that choices begin with, all in dollars or of one unit, "Nothing" as none; null where they begin otherwise. */
function quantitiesOf(texts: readonly string[]): number[] | null {
  const found = texts.map((text) => (NOTHING.test(text) ? 'nothing' : quantityOf(text)))
  const units = new Set(found.flatMap((one) => (one && one !== 'nothing' ? [one.unit] : [])))
  if (units.size !== 1 || found.includes(null)) return null
  return found.map((one) => (one && one !== 'nothing' ? one.value : 0))
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
