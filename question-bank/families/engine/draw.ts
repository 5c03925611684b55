import { rawScores } from '../../check/cue/features.ts'
import { capital } from '../../text/capital.ts'
import { type Random, seeded, shuffled } from '../../text/seeded.ts'
import { type AddedHand, addedWording, drawAdded } from './added-fact.ts'
import { type Cell, pathsOf } from './cells.ts'
import type { AnyFamily, Form, Side, SkinHead } from './contract.ts'
import { type Lure, lures } from './distractors.ts'
import { anyOf, lot, lots } from './lot.ts'

/** What a variant is made of before any word is written. */
export interface Draw {
  readonly cell: Cell
  readonly skin: SkinHead<Record<string, string>>
  readonly form: Form<Record<string, string>, SkinHead<Record<string, string>>>
  readonly key: string
  readonly lures: readonly Lure[]
  /** What an 'added' form offers in place of lures; null in every other form. */
  readonly added: AddedHand | null
  /** How the key and the lures are worded, in that order. */
  readonly wordings: readonly string[]
  /** The options in full, in the same order. */
  readonly texts: readonly string[]
}

/** What the lots are weighted by; 1 where nothing is said. */
export interface Weights {
  /** How likely a wording of a reason is drawn as a distractor, beside the others. */
  readonly wordings: ReadonlyMap<string, number>
  /** What a cue-only classifier has learned from the family: hands whose key it would guess are put back. */
  readonly cues: Float64Array
}

/** How many hands are dealt for a variant before one of them is taken. */
const HANDS = 8
const TRIES = 120

/**
 * Draws the parts of variant `number`. Paths take turns, each cycle in its own order, so that variants are
 * spread over legal paths and not over fact combinations. Of several hands dealt the one is taken, by lot,
 * whose reasons most need to be drawn. Null when this path cannot fill four options.
 */
export function draw(family: AnyFamily, number: number, weights: Weights, random: Random): Draw | null {
  const cells = cellsOfTurn(family, number)
  const hands: Draw[] = []
  for (let attempt = 0; attempt < TRIES && hands.length < HANDS; attempt += 1) {
    const hand = deal(family, cells, weights, random)
    if (hand) hands.push(hand)
  }
  const weightOf = (wording: string) => weights.wordings.get(wording) ?? 1
  const need = ({ wordings: [key = '', ...others] }: Draw) =>
    others.reduce((all, wording) => all * weightOf(wording), 1 / weightOf(key))
  return lot(hands, (hand) => need(hand) * Math.exp(-pull(hand, weights.cues)), random)
}

const turnsOf = new WeakMap<AnyFamily, readonly (readonly Cell[])[]>()
const skinsOf = new WeakMap<Cell, AnyFamily['skins']>()

/** The cells of the path whose turn it is; a path with several turns comes up as often in a cycle. */
function cellsOfTurn(family: AnyFamily, number: number): readonly Cell[] {
  const turns =
    turnsOf.get(family) ??
    [...pathsOf(family)].flatMap(([path, cells]) =>
      Array.from({ length: family.turns?.(path) ?? 1 }, () => cells),
    )
  turnsOf.set(family, turns)
  const cycle = Math.floor(number / turns.length)
  return shuffled(turns, seeded(`${family.id} paths ${cycle}`))[number % turns.length] ?? []
}

function deal(family: AnyFamily, cells: readonly Cell[], weights: Weights, random: Random): Draw | null {
  const cell = anyOf(cells, random)
  if (!cell) return null
  const skins = skinsOf.get(cell) ?? family.skins.filter((entry) => wears(entry, cell))
  skinsOf.set(cell, skins)
  const skin = anyOf(skins, random)
  const key = anyOf(
    cell.reasons.filter((reason) => family.fits(reason, cell.facts)),
    random,
  )
  if (!skin || key === null) return null
  const sideOf = (reason: string) => family.reason(reason, cell.facts, skin).side
  const side = sideOf(key)
  const form = anyOf(
    family.forms.filter((entry) => entry.kind !== 'argument' || entry.side === side),
    random,
  )
  if (!form) return null
  const weightOf = (wording: string) => weights.wordings.get(wording) ?? 1
  if (form.kind === 'added') {
    const sideAt = ({ reasons: [first = ''], facts }: Cell) => family.reason(first, facts, skin).side
    const added = drawAdded(family, cell, sideAt, weightOf, random)
    if (!added) return null
    const offered = [added.key, ...added.others].map(({ fact }) => fact)
    const texts = offered.map((fact) => `${fact.text(cell.facts, skin)}.`)
    return { cell, skin, form, key, lures: [], added, wordings: offered.map(addedWording), texts }
  }
  const all = lures(family, cell)
  const wordingsOf = (reason: string) => family.reason(reason, cell.facts, skin).texts
  const drawn = (lure: Lure) => wordingsOf(lure.reason).reduce((sum, wording) => sum + weightOf(wording), 0)
  const same = all.filter((lure) => sideOf(lure.reason) === side)
  const other = all.filter((lure) => sideOf(lure.reason) !== side)
  const picked =
    form.kind === 'argument' || side === null
      ? lots(same, 3, drawn, random)
      : [...lots(same, 1, drawn, random), ...lots(other, 2, drawn, random)]
  if (picked.length < 3) return null
  const wordings = [
    anyOf(wordingsOf(key), random) ?? '',
    ...picked.map((lure) => lot(wordingsOf(lure.reason), weightOf, random) ?? ''),
  ]
  const texts = [key, ...picked.map((lure) => lure.reason)].map((reason, index) =>
    optionText(form, sideOf(reason), wordings[index] ?? ''),
  )
  // Two ways to the same amount are one answer.
  if (new Set(texts).size < texts.length) return null
  return { cell, skin, form, key, lures: picked, added: null, wordings, texts }
}

/** An option in full: side and reason in a ruling, the reason alone otherwise. */
function optionText(form: Draw['form'], side: Side, wording: string): string {
  if (form.kind === 'argument' || side === null) return `${capital(wording)}.`
  return `${side === 'yes' ? form.yes : form.no}, because ${wording}.`
}

/** True when a skin can dress a cell: every fact it fixes has that value. */
function wears(skin: SkinHead<Record<string, string>>, cell: Cell): boolean {
  const fixed = Object.entries(skin.fixes).every(([name, value]) => cell.facts[name] === value)
  return fixed && (skin.wears?.(cell.facts) ?? true)
}

/** How much a classifier with these weights is drawn to the key of a hand, beside its other options. */
function pull(hand: Draw, cues: Float64Array): number {
  const [key = 0, ...others] = rawScores(cues, hand.texts)
  return key - others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
}
