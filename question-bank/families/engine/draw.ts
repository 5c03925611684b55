import { rawScores } from '../../check/cue/features.ts'
import { capital } from '../../text/capital.ts'
import { type Random, seeded, shuffled } from '../../text/seeded.ts'
import { type AddedOptions, addedWording, drawAdded } from './added-fact.ts'
import type { AnyFamily, Form, Reason, Side, StoryHead } from './contract.ts'
import { type Distractor, distractors } from './distractors.ts'
import { type FactPattern, pathsOf } from './fact-patterns.ts'
import { ofOnePool } from './story-pools.ts'
import { anyOf, weightedPick, weightedSample } from './weighted-sample.ts'

/** The parts of a variant, before they are put into prose. */
export interface Draw {
  readonly pattern: FactPattern
  readonly story: StoryHead<Record<string, string>>
  readonly form: Form<Record<string, string>, StoryHead<Record<string, string>>>
  /** The narrative order of the telling. */
  readonly order: number
  readonly key: string
  readonly distractors: readonly Distractor[]
  /** The facts that an 'added' form offers in place of distractors; null in every other form. */
  readonly added: AddedOptions | null
  /** The names of the wordings of the key and the distractors, in that order, by which weights are kept. */
  readonly wordings: readonly string[]
  /** The options in full, in the same order. */
  readonly texts: readonly string[]
}

/** The weights by which a family is drawn. */
export interface Weights {
  /** How likely each wording of a reason is drawn as a distractor, relative to the others; 1 where nothing is said. */
  readonly wordings: ReadonlyMap<string, number>
  /** What a cue-only classifier has learned from the family. Candidates whose key it would guess are drawn less. */
  readonly cues: Float64Array
}

/** How many candidates are drawn for a variant before one of them is taken. */
const CANDIDATES = 8
const TRIES = 120

/**
 * Draws the parts of variant `number`. Paths take turns, each cycle in its own order, so that variants are spread over
 * paths and not over combinations of facts. Of several candidates one is taken at random, with a preference for reasons
 * that are drawn too rarely. Returns null when this path cannot fill four options.
 */
export function draw(family: AnyFamily, number: number, weights: Weights, random: Random): Draw | null {
  const patterns = patternsInTurn(family, number)
  const candidates: Draw[] = []
  for (let attempt = 0; attempt < TRIES && candidates.length < CANDIDATES; attempt += 1) {
    const candidate = drawCandidate(family, patterns, weights, random)
    if (candidate) candidates.push(candidate)
  }
  const weightOf = (wording: string) => weights.wordings.get(wording) ?? 1
  const need = ({ wordings: [key = '', ...others] }: Draw) =>
    others.reduce((all, wording) => all * weightOf(wording), 1 / weightOf(key))
  return weightedPick(
    candidates,
    (candidate) => need(candidate) * Math.exp(-pull(candidate, weights.cues)),
    random,
  )
}

const turnsOfFamily = new WeakMap<AnyFamily, readonly (readonly FactPattern[])[]>()
const storiesOf = new WeakMap<FactPattern, AnyFamily['stories']>()

/** Returns the fact patterns of the path whose turn it is. A path with several draws comes up as often in a cycle. */
function patternsInTurn(family: AnyFamily, number: number): readonly FactPattern[] {
  const turns =
    turnsOfFamily.get(family) ??
    [...pathsOf(family)].flatMap(([path, patterns]) =>
      Array.from({ length: family.draws?.(path) ?? 1 }, () => patterns),
    )
  turnsOfFamily.set(family, turns)
  const cycle = Math.floor(number / turns.length)
  return shuffled(turns, seeded(`${family.id} paths ${cycle}`))[number % turns.length] ?? []
}

/** Draws one candidate for these fact patterns; null where they do not fill four different options. */
function drawCandidate(
  family: AnyFamily,
  patterns: readonly FactPattern[],
  weights: Weights,
  random: Random,
): Draw | null {
  const pattern = anyOf(patterns, random)
  if (!pattern) return null
  const stories = storiesOf.get(pattern) ?? family.stories.filter((entry) => suits(entry, pattern))
  storiesOf.set(pattern, stories)
  const story = anyOf(ofOnePool(stories, family.difficulty(pattern.facts), random), random)
  const order = (family.orders ?? 1) > 1 ? Math.floor(random() * (family.orders ?? 1)) : 0
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
    const wordings = offered.map(addedWording)
    return { pattern, story, form, order, key, distractors: [], added, wordings, texts }
  }
  const all = distractors(family, pattern)
  const wordingsOf = (reason: string) => wordingsIn(family.reason(reason, pattern.facts, story))
  const drawn = (distractor: Distractor) =>
    wordingsOf(distractor.reason).reduce((sum, { name }) => sum + weightOf(name), 0)
  const same = all.filter((distractor) => sideOf(distractor.reason) === side)
  const other = all.filter((distractor) => sideOf(distractor.reason) !== side)
  const picked =
    form.kind === 'argument' || side === null
      ? weightedSample(same, 3, drawn, random)
      : [...weightedSample(same, 1, drawn, random), ...weightedSample(other, 2, drawn, random)]
  if (picked.length < 3) return null
  const chosen = [
    anyOf(wordingsOf(key), random),
    ...picked.map(({ reason }) => weightedPick(wordingsOf(reason), ({ name }) => weightOf(name), random)),
  ]
  const wordings = chosen.map((wording) => wording?.name ?? '')
  const texts = [key, ...picked.map((distractor) => distractor.reason)].map((reason, index) =>
    optionText(form, sideOf(reason), chosen[index]?.text ?? ''),
  )
  // Two ways to the same amount are one answer.
  if (new Set(texts).size < texts.length) return null
  return { pattern, story, form, order, key, distractors: picked, added: null, wordings, texts }
}

/** A wording of a reason, and the name by which its weight is kept. */
interface Wording {
  readonly name: string
  readonly text: string
}

function wordingsIn({ texts, keys }: Reason): readonly Wording[] {
  return texts.map((text, place) => ({ text, name: keys?.[place] ?? text }))
}

/** Returns an option in full: side and reason in a ruling, the reason alone otherwise. */
function optionText(form: Draw['form'], side: Side, wording: string): string {
  if (form.kind === 'argument' || side === null) return `${capital(wording)}.`
  return `${side === 'yes' ? form.yes : form.no}, because ${wording}.`
}

/** True when a story can tell a fact pattern: every fact that it fixes has that value. */
export function suits(story: StoryHead<Record<string, string>>, pattern: FactPattern): boolean {
  const fixed = Object.entries(story.fixes).every(([name, value]) => pattern.facts[name] === value)
  return fixed && (story.suits?.(pattern.facts) ?? true)
}

/** How much more a classifier with these weights favors the key of a candidate than its other options. */
function pull(candidate: Draw, cues: Float64Array): number {
  const [key = 0, ...others] = rawScores(cues, candidate.texts)
  return key - others.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length)
}
