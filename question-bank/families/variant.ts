import { containment } from '../check/rules/containment.ts'
import { grammarCue } from '../check/rules/grammar-cue.ts'
import { hintLeak } from '../check/rules/hint-leak.ts'
import { lengthRatio } from '../check/rules/length-ratio.ts'
import type { Choice, Item } from '../load/item.ts'
import { seeded } from '../text/seeded.ts'
import { weightsOf } from './calibration.ts'
import type { AnyFamily } from './contract.ts'
import type { Lure } from './distractors.ts'
import { type Draw, draw } from './draw.ts'
import { explain } from './explain.ts'

const TRIES = 60

/** 'ev-10', edition 1, number 17 → 'ev10-1-000017'. */
export function variantId(family: AnyFamily, number: number): string {
  return `${family.id.replace('-', '')}-${family.edition}-${String(number).padStart(6, '0')}`
}

/**
 * Variant `number` of a family, the same for ever while the edition stands. It is redrawn until it keeps the
 * rules that wording can break. Throws when it cannot be made: the family is at fault, and its tests say so.
 */
export function makeVariant(family: AnyFamily, number: number): Item {
  const random = seeded(variantId(family, number))
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const made = draw(family, number, weightsOf(family), random)
    if (!made) break
    const item = written(family, number, made)
    if (
      item &&
      [lengthRatio, containment, grammarCue, hintLeak].every((rule) => rule.check(item).length === 0)
    )
      return item
  }
  throw new Error(`${variantId(family, number)}: no variant keeps the rules of the bank`)
}

/** Variants 0 to `count` − 1. */
export function makeVariants(family: AnyFamily, count: number): Item[] {
  return Array.from({ length: count }, (_, number) => makeVariant(family, number))
}

/** Puts a draw into words; null when no hint is left that does not leak. */
function written(family: AnyFamily, number: number, made: Draw): Item | null {
  const { cell, skin, form } = made
  const choices: Choice[] = [null, ...made.lures].map((lure, index) => ({
    text: made.texts[index] ?? '',
    why: lure ? whyWrong(family, made, lure) : whyRight(family, made),
  }))
  const draft: Omit<Item, 'hint'> = {
    id: variantId(family, number),
    family: family.id,
    path: cell.path,
    subject: family.subject,
    subtopic: family.subtopic,
    area: family.area(cell.facts),
    difficulty: family.difficulty(cell.facts),
    pool: family.pool,
    jurisdiction: family.jurisdiction,
    lawAsOf: family.lawAsOf,
    nextgenScope: family.nextgenScope,
    stem: `${family.tell(cell.facts, skin)} ${form.ask(cell.facts, skin)}`,
    choices,
    correct: 0,
    explanation: explain(family, made),
    authorities: [...new Set(stepsOf(family, made).map((step) => step.authority))],
    file: `families/${family.id}`,
  }
  const hints = family.hints(cell.facts, skin).map((hint) => ({ ...draft, hint }))
  return hints.find((item) => hintLeak.check(item).length === 0) ?? null
}

/** The steps of the path a draw takes, in order. */
function stepsOf(family: AnyFamily, made: Draw) {
  return made.cell.path.split(' > ').map((id) => {
    const step = family.steps.find((entry) => entry.id === id)
    if (!step) throw new Error(`${family.id}: path step ${id} is not among its steps`)
    return step
  })
}

function whyRight(family: AnyFamily, made: Draw): string {
  const last = stepsOf(family, made).at(-1)
  if (!last) throw new Error(`${family.id}: a path without steps`)
  return `Correct. ${last.rule} ${last.applied(made.cell.facts, made.skin)}`
}

function whyWrong(family: AnyFamily, made: Draw, lure: Lure): string {
  const view = family.misconceptions.find((entry) => entry.id === lure.misconception)
  if (view) return `Takes it that ${view.label}. ${view.correction}`
  return family.reason(lure.reason, made.cell.facts, made.skin).lesson
}
