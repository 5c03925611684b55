import type { Item } from '../../load/item.ts'
import { sentences } from '../../text/sentences.ts'
import type { ItemRule } from '../rule.ts'
import { LEGAL_AMOUNTS, LEGAL_NAMES } from './legal-names.ts'

/** Sums of money, dates and names that the explanation states and neither stem nor options do. */
export const explanationFacts: ItemRule = {
  name: 'explanation-facts',
  severity: 'reject',
  check: (item) => {
    const given = `${item.stem} ${item.choices.map((choice) => choice.text).join(' ')}`
    return [
      ...foreignAmounts(item.explanation, given).map(
        (amount) => `states an amount the stem does not: ${amount}`,
      ),
      ...foreignDates(item.explanation, given).map((date) => `states a date the stem does not: ${date}`),
      ...foreignNames(item, given).map((name) => `states a name the stem does not: ${name}`),
    ]
  },
}

function amounts(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+(?:\.\d+)?)(?: (million|billion))?/g)].map(
    (found) =>
      Number((found[1] ?? '').replaceAll(',', '')) * (found[2] ? (found[2] === 'million' ? 1e6 : 1e9) : 1),
  )
}

/** An amount is the stem's own when the stem states it or one step of arithmetic on stated figures gives it. */
function foreignAmounts(explanation: string, given: string): string[] {
  const known = new Set([...amounts(given), ...LEGAL_AMOUNTS])
  const factors = [...given.matchAll(/\b(\d+(?:,\d{3})*(?:\.\d+)?)(?: ?(%|percent))?/g)].flatMap((found) => {
    const value = Number((found[1] ?? '').replaceAll(',', ''))
    return found[2] ? [value / 100, 1 - value / 100] : [value, 1 / value]
  })
  const foreign: string[] = []
  for (const amount of amounts(explanation)) {
    const list = [...known]
    const derived = list.some(
      (one) =>
        list.some((other) => near(one + other, amount) || near(Math.abs(one - other), amount)) ||
        [...factors, 1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4, 2, 3].some((factor) => near(one * factor, amount)),
    )
    if (!known.has(amount) && !derived) foreign.push(`$${amount.toLocaleString('en-US')}`)
    known.add(amount)
  }
  return [...new Set(foreign)]
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.51
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = new RegExp(`\\b(${MONTHS}) (\\d{1,2})\\b`, 'g')

/** A day counted from a day of the stem ("30 days from June 1 is July 1") counts as given. */
function foreignDates(explanation: string, given: string): string[] {
  const known = [...given.matchAll(DAY)].map((found) => dayNumber(found[1], found[2]))
  const spans = [...`${given} ${explanation}`.matchAll(/\b(\d{1,3})\b/g)].map((found) => Number(found[1]))
  const foreign = [...explanation.matchAll(DAY)].filter((found) => {
    const day = dayNumber(found[1], found[2])
    if (known.includes(day)) return false
    return !known.some((start) =>
      spans.some((span) =>
        [0, 1, 2, 3].some((slip) => Math.abs(((day - start + 366) % 366) - span - slip) <= 1),
      ),
    )
  })
  return [...new Set(foreign.map((found) => found[0]))]
}

function dayNumber(month: string | undefined, day: string | undefined): number {
  const start = Date.UTC(2027, 0, 1)
  return Math.round(
    (Date.UTC(2027, MONTHS.split('|').indexOf(month ?? ''), Number(day)) - start) / 86_400_000,
  )
}

/** Capitalised words inside a sentence that neither the stem, the law's vocabulary nor a cited case explains. */
function foreignNames(item: Item, given: string): string[] {
  const known = new Set(
    [given, item.authorities.join(' '), citations(item.explanation)].flatMap(
      (text) => text.match(/\p{L}+/gu) ?? [],
    ),
  )
  const foreign = sentences(item.explanation).flatMap((sentence) =>
    [...sentence.matchAll(/(?<=[\p{Ll}\d,;:)”"'] ["“(]?)\p{Lu}\p{L}*\p{Ll}\p{L}*/gu)]
      .map((found) => found[0])
      .filter(
        (name) =>
          !known.has(name) && !known.has(name.replace(/s$/, '')) && !LEGAL_NAMES.has(name.toLowerCase()),
      ),
  )
  return [...new Set(foreign)]
}

/** Capitalised words inside citations: parties of a case, titles of acts, clauses, rules and Restatements. */
function citations(explanation: string): string {
  const side = String.raw`(?:(?:of|the|and|&|for|ex|rel\.|de|la|[\p{Lu}][\p{L}.'’&-]*),? ?){1,8}`
  const title = String.raw`(?:[\p{Lu}][\p{L}'’-]* (?:(?:of|and|the|for|on|to|in) )*)+`
  const pattern = new RegExp(
    [
      `${side}v\\. ${side}`,
      `(?:In re|Ex parte) ${side}`,
      `${title}(?:Act|Clause|Rules?|Doctrine|Amendment|Code|Convention|Court|Circuit)\\b`,
      `Statutes? of [\\p{Lu}]\\p{L}+`,
      `Restatement(?: \\(\\p{L}+\\))? of [^§.;]+`,
    ].join('|'),
    'gu',
  )
  return (explanation.match(pattern) ?? []).join(' ')
}
