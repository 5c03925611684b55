import { isDeepStrictEqual } from 'node:util'
import type { ChatSource } from '#protocol/http/companion.ts'
import type { LibraryRule } from '#protocol/library.ts'
import type { Applied } from './apply.ts'
import type { Part } from './intent.ts'
import { nearest, trapsFor } from './nearest.ts'

export const sourceOf = ({ id, area, subject }: LibraryRule): ChatSource => ({ id, area, subject })

const JURISDICTIONS: Readonly<Record<string, string>> = {
  F: 'federal law',
  U: 'the UCC',
  R: 'the majority rule',
  C: 'the common law',
  S: 'a state rule',
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')
const numbered = (lines: readonly string[]): string =>
  lines.map((line, place) => `${place + 1}. ${line}`).join('\n')

const headOf = ({ area, subject, jurisdiction }: LibraryRule): string =>
  `**${area}** (${subject}, ${JURISDICTIONS[jurisdiction] ?? 'the law'})`

/** Prose that came from the library may hold what Markdown reads as a sign; it is text. */
export const text = (prose: string): string => prose.replace(/([\\`*_[\]<>#|])/g, '\\$1')

const safe = (rule: LibraryRule): LibraryRule => ({
  ...rule,
  area: text(rule.area),
  rule: text(rule.rule),
  approach: text(rule.approach),
  elements: rule.elements.map(text),
  traps: rule.traps.map(text),
  authorities: rule.authorities.map(text),
})

/** The traps told beside a rule: those that speak to the question, else the first. */
const trapsBeside = (rule: LibraryRule, asked: string): string =>
  `**Common traps**\n\n${list(trapsFor(rule, asked).slice(0, 2).map(text))}`

/** A rule, or the part of it that was asked for, in Markdown. */
export function ruleText(from: LibraryRule, part: Part, asked: string): string {
  const rule = safe(from)
  const head = headOf(rule)
  switch (part) {
    case 'elements':
      return `${head}: elements.\n\n${numbered(rule.elements)}`
    case 'example':
      return `${head}. I don’t make up facts, but here’s how it gets tested.\n\n${list(rule.traps)}\n\nPractice has full questions on it.`
    case 'traps':
      return `${head}: common traps.\n\n${list(rule.traps)}`
    case 'authorities':
      return `${head} rests on:\n\n${list(rule.authorities)}`
    case 'short':
      return `${head}, in short.\n\n${firstSentences(rule.rule, 2)}\n\n${numbered(rule.elements)}`
    case 'other side':
      return `${head}, from the other side. Knock out any one of these and it fails.\n\n${list(rule.elements)}\n\n**Where the other side gets caught**\n\n${list(rule.traps)}`
    case 'whole':
      return [head, rule.rule, `**Elements**\n\n${numbered(rule.elements)}`, trapsBeside(from, asked)].join(
        '\n\n',
      )
  }
}

/** Facts as they are quoted, the last with the period of the sentence. */
const quoted = (facts: readonly string[]): string =>
  facts
    .map((fact, place) => `“${text(fact)}${place === facts.length - 1 && !fact.endsWith('…') ? '.' : ''}”`)
    .join(' and ')

/** An element and what was told of it, quoted once. It says that a fact may bear on it, never which way. */
function appliedLine({ element, facts, missing }: Applied, place: number, all: readonly Applied[]): string {
  const isQuoted = all.slice(0, place).some((earlier) => isDeepStrictEqual(earlier.facts, facts))
  const told =
    facts.length === 0
      ? (missing ?? 'Check this one against your facts.')
      : isQuoted
        ? 'That goes here too.'
        : `You say ${quoted(facts)} That may bear on this.`
  return `**${text(element)}.** ${told}`
}

const ARGUE = 'I don’t predict how a case comes out. Fill the gaps, then argue both sides.'

/** A rule, and each of its elements beside the facts that were told. */
export function appliedText(from: LibraryRule, elements: readonly Applied[], asked: string): string {
  const rule = safe(from)
  return [
    headOf(rule),
    rule.rule,
    `**Your facts, element by element**\n\n${numbered(elements.map(appliedLine))}`,
    ARGUE,
    trapsBeside(from, asked),
  ].join('\n\n')
}

/**
 * Returns the parts of a rule told just before that a follow-up goes to: the sentences that speak to it, and the elements that
 * a changed fact goes to; each element where nothing does.
 */
export function changedText(from: LibraryRule, elements: readonly Applied[] | null, asked: string): string {
  const still = `Still ${headOf(safe(from))}.`
  const near = nearest(from, asked).map(text)
  const said = near.length === 0 ? '' : `Closest to that in the rule:\n\n${list(near)}`
  if (!elements)
    return said
      ? `${still} ${said}`
      : `${still} Nothing in that points to one element, so take it through each:\n\n${numbered(from.elements.map(text))}`
  const moved = elements.filter(({ facts }) => facts.length > 0)
  const rest = moved.length < elements.length ? 'The rest doesn’t change. ' : ''
  return [
    `${still} Your change goes here:\n\n${list(moved.map(appliedLine))}`,
    ...(said ? [said] : []),
    `${rest}${ARGUE}`,
  ].join('\n\n')
}

/** The rest of a rule once the rule itself was given: all its traps, and how to attack it. */
export function furtherText(from: LibraryRule): string {
  const rule = safe(from)
  return `More on ${headOf(rule)}.\n\n${list(rule.traps)}\n\n**On the exam:** ${rule.approach}`
}

export function approachText(from: LibraryRule): string {
  const rule = safe(from)
  return [
    `**How to attack ${rule.area}** (${rule.subject})`,
    rule.approach,
    `**In order**\n\n${numbered(rule.elements)}`,
    `**Watch for**\n\n${list(rule.traps)}`,
  ].join('\n\n')
}

export const firstSentences = (prose: string, count: number): string =>
  (prose.match(/.+?[.;](?=\s+[A-Z"“]|$)/gs) ?? [prose]).slice(0, count).join('').trim()

/** Two rules side by side. */
export function comparisonText(one: LibraryRule, other: LibraryRule): string {
  const side = (from: LibraryRule) => {
    const rule = safe(from)
    return `${headOf(rule)}\n\n${firstSentences(rule.rule, 2)}\n\n${list(rule.elements)}`
  }
  const apart = [one, other].map((rule) => `- ${text(rule.area)}: ${text(rule.traps[0] ?? rule.approach)}`)
  return `${side(one)}\n\n${side(other)}\n\n**Keep them apart**\n\n${apart.join('\n')}`
}
