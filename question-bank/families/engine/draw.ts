import { rawScores } from '../../check/cue/features.ts'
import { capital } from '../../text/capital.ts'
import { type Random, seeded, shuffled } from '../../text/seeded.ts'
import { type AddedHand, addedWording, drawAdded } from './added-fact.ts'
import type { AnyFamily, Form, Side, StoryHead } from './contract.ts'
import { type Distractor, distractors } from './distractors.ts'
import { type FactPattern, pathsOf } from './fact-patterns.ts'
import { anyOf, weightedPick, weightedSample } from './weighted-sample.ts'

/** What a variant is made of before any word is written. */
export interface Draw {
  readonly pattern: FactPattern
  readonly story: StoryHead<Record<string, string>>
  readonly form: Form<Record<string, string>, StoryHead<Record<string, string>>>
  readonly key: string
  readonly distractors: readonly Distractor[]
  /** What an 'added' form offers in place of distractors; null in every other form. */
  readonly added: AddedHand | null
  /** How the key and the distractors are worded, in that order. */
  readonly wordings: readonly string[]
  /** The options in full, in the same order. */
  readonly texts: readonly string[]
}

/** What the weightedSample are weighted by; 1 where nothing is said. */
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
  const patterns = patternsOfDraw(family, number)
  const hands: Draw[] = []
  for (let attempt = 0; attempt < TRIES && hands.length < HANDS; attempt += 1) {
    const hand = deal(family, patterns, weights, random)
    if (hand) hands.push(hand)
  }
  const weightOf = (wording: string) => weights.wordings.get(wording) ?? 1
  const need = ({ wordings: [key = '', ...others] }: Draw) =>
    others.reduce((all, wording) => all * weightOf(wording), 1 / weightOf(key))
  return weightedPick(hands, (hand) => need(hand) * Math.exp(-pull(hand, weights.cues)), random)
}

const turnsOf = new WeakMap<AnyFamily, readonly (readonly FactPattern[])[]>()
const storiesOf = new WeakMap<FactPattern, AnyFamily['stories']>()

/** The patterns of the path whose turn it is; a path with several turns comes up as often in a cycle. */
function patternsOfDraw(family: AnyFamily, number: number): readonly FactPattern[] {
  const turns =
    turnsOf.get(family) ??
    [...pathsOf(family)].flatMap(([path, patterns]) =>
      Array.from({ length: family.draws?.(path) ?? 1 }, () => patterns),
    )
  turnsOf.set(family, turns)
  const cycle = Math.floor(number / turns.length)
  return shuffled(turns, seeded(`${family.id} paths ${cycle}`))[number % turns.length] ?? []
}

function deal(
  family: AnyFamily,
  patterns: readonly FactPattern[],
  weights: Weights,
  random: Random,
): Draw | null {
  const pattern = anyOf(patterns, random)
  if (!pattern) return null
  const stories = storiesOf.get(pattern) ?? family.stories.filter((entry) => suits(entry, pattern))
  storiesOf.set(pattern, stories)
  const story = anyOf(stories, random)
  const key = anyOf(
    pattern.reasons.filter((reason) => family.fits(reason, pattern.facts)),
    random,
  )
  if (!story || key === null) return null
  const sideOf = (reason: string) => family.reason(reason, pattern.facts, story).side
  const side = sideOf(key)
  const form = anyOf(
    family.forms.filter((entry) => entry.kind !== 'argument' || entry.side === side),
    random,
  )
  if (!form) return null
  const weightOf = (wording: string) => weights.wordings.get(wording) ?? 1
  if (form.kind === 'added') {
    const sideAt = ({ reasons: [first = ''], facts }: FactPattern) => family.reason(first, facts, story).side
    const added = drawAdded(family, pattern, sideAt, weightOf, random)
    if (!added) return null
    const offered = [added.key, ...added.others].map(({ fact }) => fact)
    const texts = offered.map((fact) => `${fact.text(pattern.facts, story)}.`)
    return { pattern, story, form, key, distractors: [], added, wordings: offered.map(addedWording), texts }
  }
  const all = distractors(family, pattern)
  const wordingsOf = (reason: string) => family.reason(reason, pattern.facts, story).texts
  const drawn = (distractor: Distractor) =>
    wordingsOf(distractor.reason).reduce((sum, wording) => sum + weightOf(wording), 0)
  const same = all.filter((distractor) => sideOf(distractor.reason) === side)
  const other = all.filter((distractor) => sideOf(distractor.reason) !== side)
  const picked =
    form.kind === 'argument' || side === null
      ? weightedSample(same, 3, drawn, random)
      : [...weightedSample(same, 1, drawn, random), ...weightedSample(other, 2, drawn, random)]
  if (picked.length < 3) return null
  const wordings = [
    anyOf(wordingsOf(key), random) ?? '',
    ...picked.map((distractor) => weightedPick(wordingsOf(distractor.reason), weightOf, random) ?? ''),
  ]
  const texts = [key, ...picked.map((distractor) => distractor.reason)].map((reason, index) =>
    optionText(form, sideOf(reason), wordings[index] ?? ''),
  )
  // Two ways to the same amount are one answer.
  if (new Set(texts).size < texts.length) return null
  return { pattern, story, form, key, distractors: picked, added: null, wordings, texts }
}

/** An option in full: side and reason in a ruling, the reason alone otherwise. */
function optionText(form: Draw['form'], side: Side, wording: string): string {
  if (form.kind === 'argument' || side === null) return `${capital(wording)}.`
  return `${side === 'yes' ? form.yes : form.no}, because ${wording}.`
}

/** True when a story can dress a pattern: every fact it fixes has that value. */
function suits(story: StoryHead<Record<string, string>>, pattern: FactPattern): boolean {
  const fixed = Object.entries(story.fixes).every(([name, value]) => pattern.facts[name] === value)
  return fixed && (story.suits?.(pattern.facts) ?? true)
}

/** How much a classifier with these weights is drawn to the key of a hand, beside its other options. */
function pull(hand: Draw, cues: Float64Array): number {
  const [key = 0, ...others] = rawScores(cues, hand.texts)
  return key - others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
}
