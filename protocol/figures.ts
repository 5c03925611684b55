import { DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS } from '#rules/days.ts'

/**
 * Numbers, dates, times and plurals as an American reads them: always en-US, in the reader's own time zone unless a
 * date is one of the game's, which are UTC. Nothing else formats them (docs/voice.md).
 */
const LOCALE = 'en-US'
const UTC = 'UTC'

/** With thousands separators: '1,204'. */
export const whole = (value: number): string => Math.round(value).toLocaleString(LOCALE)

/** With just so many decimals: '1.0'. */
export const fixed = (value: number, decimals = 1): string =>
  value.toLocaleString(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** With at most so many decimals: '1.5', '2'. */
export const upTo = (value: number, decimals = 1): string =>
  value.toLocaleString(LOCALE, { maximumFractionDigits: decimals })

/** A share of one as a percentage: '37%', '1.8%'. */
export const share = (part: number, decimals = 0): string => `${upTo(100 * part, decimals)}%`

/** A change with its sign; a true minus. */
export const signed = (change: number, text: (size: number) => string = whole): string =>
  `${change < 0 ? '−' : '+'}${text(Math.abs(change))}`

/** Which of two words goes with a count. */
export const plural = (count: number, one: string, many: string): string =>
  new Intl.PluralRules(LOCALE).select(count) === 'one' ? one : many

const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place in an order: '1st', '12th', '1,203rd'. */
export const ordinal = (place: number): string =>
  `${whole(place)}${ENDINGS[new Intl.PluralRules(LOCALE, { type: 'ordinal' }).select(place)] ?? 'th'}`

/** '1 answer', '1,204 answers'. */
export const counted = (count: number, one: string, many: string): string =>
  `${whole(count)} ${plural(count, one, many)}`

const SMALL = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number as a sentence has it: a small one in words, 'three', others in digits. */
export const inWords = (value: number): string => SMALL[value - 1] ?? upTo(value)

/** 'one round', 'three rounds', '12 rounds'. */
export const countedInWords = (count: number, one: string, many: string): string =>
  `${inWords(count)} ${plural(count, one, many)}`

/** 'twice', 'three times'. */
export const timesInWords = (count: number): string =>
  ['once', 'twice'][count - 1] ?? `${inWords(count)} times`

/** Words that begin a sentence: 'Three'. */
export const atStart = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

const UNITS = {
  second: [1_000, 'a second', 'seconds'],
  minute: [MINUTE_MS, 'a minute', 'minutes'],
  hour: [HOUR_MS, 'an hour', 'hours'],
  day: [DAY_MS, 'a day', 'days'],
  week: [WEEK_MS, 'a week', 'weeks'],
} as const

/** A length of time (ms) as a sentence has it: 'a day', 'three days', '24 hours'; `number` says how its number is written. */
export function lengthOfTime(ms: number, unit: keyof typeof UNITS, number = inWords): string {
  const [unitMs, one, many] = UNITS[unit]
  return ms === unitMs ? one : `${number(ms / unitMs)} ${many}`
}

const length = (value: number, unit: 'hour' | 'minute' | 'second', decimals: number): string =>
  value.toLocaleString(LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

/** Lengths of time: '18 min', '2.4 sec'. */
export const minutes = (value: number, decimals = 0): string => length(value, 'minute', decimals)
export const seconds = (value: number, decimals = 0): string => length(value, 'second', decimals)

/** Whole minutes, from an hour on in hours too: '18 min', '1 hr 12 min', '2 hr'. */
export function minutesText(value: number): string {
  const rest = value % 60
  if (value < 60) return minutes(value)
  const whole = length((value - rest) / 60, 'hour', 0)
  return rest === 0 ? whole : `${whole} ${minutes(rest)}`
}

/** How long ago or ahead, in words where there are some: 'yesterday', 'in 3 days'. */
export const relative = (value: number, unit: 'hour' | 'day'): string =>
  new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(value, unit)

type When = string | number | Date

const dated = (at: When, options: Intl.DateTimeFormatOptions): string =>
  new Date(at).toLocaleString(LOCALE, options)

/** An instant in the reader's time zone: 'Nov 23, 2026, 4:05 PM'. */
export const momentText = (at: When): string => dated(at, { dateStyle: 'medium', timeStyle: 'short' })

/** The reader's day of an instant: 'Nov 23, 2026'. */
export const dayText = (at: When): string => dated(at, { dateStyle: 'medium' })

/** An instant of this week in the reader's time zone: 'Sun 7:00 PM'. */
export const weekMoment = (at: When): string =>
  dated(at, { weekday: 'short', hour: 'numeric', minute: '2-digit' })

/** The reader's day of an instant as a spreadsheet takes it: '11/23/2026'. */
export const sheetDay = (at: When): string => new Date(at).toLocaleDateString(LOCALE)

/** A day of the game, given as yyyy-mm-dd or its first instant: 'Nov 23, 2026'. */
export const gameDay = (at: When): string => dated(at, { dateStyle: 'medium', timeZone: UTC })

/** A day of the game on an axis: 'Nov 23'. */
export const shortGameDay = (at: When): string => dated(at, { month: 'short', day: 'numeric', timeZone: UTC })

/** A day of the game in a week: 'Mon, Nov 23'. */
export const weekGameDay = (at: When): string =>
  dated(at, { weekday: 'short', month: 'short', day: 'numeric', timeZone: UTC })

/** A time of day, given as 'hh:mm': '4:05 PM'. */
export const clockText = (time: string): string => dated(`2000-01-01T${time}`, { timeStyle: 'short' })

/** An hour of the day (0–23) from its beginning to its end: '8 – 9 PM'. */
export const hourRange = (hour: number): string =>
  new Intl.DateTimeFormat(LOCALE, { hour: 'numeric', timeZone: UTC }).formatRange(
    hour * HOUR_MS,
    (hour + 1) * HOUR_MS,
  )

/** Returns the letters of a text as a reader takes them, so that none, and no emoji, is cut in half. */
export const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter(LOCALE, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
