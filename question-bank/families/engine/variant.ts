import { createHash } from 'node:crypto'
import { containment } from '../../check/rules/containment.ts'
import { dailyLength } from '../../check/rules/daily-length.ts'
import { grammarCue } from '../../check/rules/grammar-cue.ts'
import { hintLeak } from '../../check/rules/hint-leak.ts'
import { lengthRatio } from '../../check/rules/length-ratio.ts'
import { saidTwice } from '../../check/rules/said-twice.ts'
import type { Choice, Item } from '../../load/item.ts'
import { seeded } from '../../text/seeded.ts'
import type { AnyFamily, Facts } from './contract.ts'
import { type Draw, draw } from './draw.ts'
import { explain } from './explain.ts'
import { weightsOf } from './kept-weights.ts'
import { rulesOf } from './rules.ts'
import { whysOf } from './why.ts'

const TRIES = 60

/** The rules that depend on which wordings meet in a variant. */
const KEPT_BY_DRAWING = [lengthRatio, containment, grammarCue, hintLeak, dailyLength, saidTwice]

/** 'ev-10', edition 1, number 17 → 'ev10-1-000017'. */
export function variantId(family: AnyFamily, number: number): string {
  return `${family.id.replace('-', '')}-${family.edition}-${String(number).padStart(6, '0')}`
}

/**
 * Returns variant `number` of a family, which stays the same while the edition stands. It is drawn again until it keeps the
 * rules of the bank that its wording can break. Throws when none does, which is a fault of the family that its test shows.
 */
export function makeVariant(family: AnyFamily, number: number): Item {
  const random = seeded(variantId(family, number))
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const made = draw(family, number, weightsOf(family), random)
    if (!made) break
    const item = written(family, number, made)
    if (item && KEPT_BY_DRAWING.every((rule) => rule.check(item).length === 0)) return item
  }
  throw new Error(`${variantId(family, number)}: no variant keeps the rules of the bank`)
}

/** Returns variants 0 to `count` − 1. */
export function makeVariants(family: AnyFamily, count: number): Item[] {
  return Array.from({ length: count }, (_, number) => makeVariant(family, number))
}

/** Everything of a variant but its teaching texts and sources, which may be mended as those of an item written by hand may. */
const asked = ({ choices, explanation: _1, hint: _2, authorities: _3, ...rest }: Item) => ({
  ...rest,
  choices: choices.map(({ text }) => text),
})

/** Returns a hash of what the first sixty variants ask. It may not change while the edition stands: a served id asks the same. */
export function variantsHash(family: AnyFamily): string {
  return createHash('sha256')
    .update(JSON.stringify(makeVariants(family, 60).map(asked)))
    .digest('hex')
    .slice(0, 16)
}

/** The subtopic of a fact pattern. */
export function subtopicOf({ subtopic }: AnyFamily, facts: Facts): string {
  return typeof subtopic === 'function' ? subtopic(facts) : subtopic
}

/** Puts a draw into prose. Returns null when every hint gives the key away. */
function written(family: AnyFamily, number: number, made: Draw): Item | null {
  const { pattern, story, form } = made
  const whys = whysOf(family, made)
  const choices: Choice[] = made.texts.map((text, index) => ({ text, why: whys[index] ?? '' }))
  const draft: Omit<Item, 'hint'> = {
    id: variantId(family, number),
    family: family.id,
    path: pattern.path,
    subject: family.subject,
    subtopic: subtopicOf(family, pattern.facts),
    area: family.area(pattern.facts),
    difficulty: family.difficulty(pattern.facts),
    pool: story.pool,
    jurisdiction: family.jurisdiction,
    lawAsOf: family.lawAsOf,
    nextgenScope: family.nextgenScope,
    stem: `${family.tell(pattern.facts, story, made.order)} ${form.ask(pattern.facts, story)}`,
    choices,
    correct: 0,
    explanation: explain(family, made),
    authorities: [...new Set(rulesOf(family, made.pattern).map((step) => step.authority))],
    ...(family.bySum ? { bySum: true } : {}),
    // Part of the hash that holds an edition to its variants, so it stays the id wherever the family's folder is.
    file: `families/${family.id}`,
  }
  const firstOf = (hints: readonly string[] = []) =>
    hints.map((hint) => ({ ...draft, hint })).find((item) => hintLeak.check(item).length === 0)
  const plain = firstOf(family.hints(pattern.facts, story))
  return plain ? (firstOf(family.pointers?.(pattern.facts, story)) ?? plain) : null
}
