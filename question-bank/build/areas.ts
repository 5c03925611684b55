import { CLUES, cluesIn } from '#rules/asking/clues.ts'
import type { AskedQuestion } from '../load/asked.ts'
import type { Item } from '../load/item.ts'
import type { LibraryRule } from '../load/library-file.ts'
import { placeOf } from './library.ts'
import { learnOurs } from './ours.ts'

/** A text and the place in the list of areas it belongs to; `weight` is how far it counts. */
interface Lesson {
  readonly area: number
  readonly text: string
  readonly weight: number
}

/** How far each kind of text counts: what students type is nearest to what will be typed. */
const WEIGHTS = { rule: 2.5, asked: 3.5, stem: 1, explanation: 0.5, question: 3 } as const
/** Counts that every clue is given in every area before anything was read. */
const PRIOR = 17
/** Clues of areas that are kept: the most telling ones. The artifact stays below 3 MB. */
const KEPT = 640_000

/** Everything areas are learned from. */
export interface Lessons {
  readonly rules: readonly LibraryRule[]
  readonly items: readonly Item[]
  readonly asked: readonly AskedQuestion[]
  /** Questions of no area of ours. */
  readonly beyond: readonly string[]
}

function lessonsOf({ rules, items, asked }: Lessons, ids: readonly string[]): Lesson[] {
  const placeOfId = new Map(ids.map((id, place) => [id, place]))
  const placeOfArea = new Map(rules.map((rule) => [rule.area, placeOfId.get(placeOf(rule)) ?? 0]))
  const lessons: Lesson[] = []
  const learn = (area: number | undefined, text: string, weight: number) => {
    if (area !== undefined) lessons.push({ area, text, weight })
  }
  for (const rule of rules) {
    const prose = [rule.rule, ...rule.elements, ...rule.traps, rule.approach].join(' ')
    learn(placeOfArea.get(rule.area), prose, WEIGHTS.rule)
    learn(placeOfArea.get(rule.area), [rule.area, ...rule.asked, ...rule.terms].join(' . '), WEIGHTS.asked)
  }
  // The practice pool alone: the artifact is on players' disks. Written by hand: every area has some, and what families say over
  // and over would outweigh them.
  const practice = items.filter(({ pool, family }) => pool === 'practice' && family === null)
  for (const item of [...practice].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const area = placeOfId.get(placeOf(item))
    learn(area, item.stem, WEIGHTS.stem)
    learn(area, item.explanation, WEIGHTS.explanation)
  }
  for (const { area, question } of asked) learn(placeOfArea.get(area), question, WEIGHTS.question)
  return lessons
}

/** How rare each clue is among the lessons; 0 for one that none of them has. */
function raritiesOf(lessons: readonly { clues: ReadonlyMap<number, number> }[]): Float64Array {
  const holders = new Float64Array(CLUES)
  for (const { clues } of lessons) for (const clue of clues.keys()) holders[clue] = (holders[clue] ?? 0) + 1
  return holders.map((held) => (held === 0 ? 0 : Math.log((lessons.length + 1) / (held + 0.5))))
}

/** How much each area has of each clue, weighed, and the sums over clues and areas. */
function countsOf(lessons: readonly Lesson[], areas: number) {
  const read = lessons.map((lesson) => ({ ...lesson, clues: cluesIn(lesson.text) }))
  const rarities = raritiesOf(read)
  const counts = new Map<number, number>()
  const ofArea = new Float64Array(areas)
  const ofClue = new Float64Array(CLUES)
  for (const { area, weight, clues } of read) {
    const weighed = [...clues].map(([clue, worth]) => [clue, worth * (rarities[clue] ?? 0)] as const)
    const length = Math.hypot(...weighed.map(([, worth]) => worth)) || 1
    for (const [clue, worth] of weighed) {
      const share = (weight * worth) / length
      counts.set(clue * areas + area, (counts.get(clue * areas + area) ?? 0) + share)
      ofArea[area] = (ofArea[area] ?? 0) + share
      ofClue[clue] = (ofClue[clue] ?? 0) + share
    }
  }
  return { rarities, counts, ofArea, ofClue }
}

const base64 = (bytes: Uint8Array | Int8Array | Uint16Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

/** The largest value one byte holds. */
const BYTE = 255
const SIGNED = 127

const oursOf = ({ rules, asked, beyond }: Lessons): Float64Array =>
  learnOurs(
    [
      ...asked.map(({ question }) => question),
      ...rules.flatMap((rule) => [rule.area, ...rule.asked, ...rule.terms]),
    ],
    beyond,
  )

/**
 * The text of the artifact that finds an area by plain words: a naive Bayes model over hashed clues, each weight one
 * byte. Clues that an area never has need no entry: what they cost it hangs on the area alone (`bias`). `ours` tells questions
 * of ours from others. The same lessons give the same bytes.
 */
export function areasText(lessons: Lessons): string {
  const ids = lessons.rules.map(placeOf).sort()
  const areas = Math.max(1, ids.length)
  const { rarities, counts, ofArea, ofClue } = countsOf(lessonsOf(lessons, ids), areas)
  const all = ofArea.reduce((sum, one) => sum + one, 0) || 1
  const entries = [...counts].map(([at, count]) => {
    const clue = Math.floor(at / areas)
    const usual = (PRIOR * (ofClue[clue] ?? 0)) / all
    return { at, weight: (rarities[clue] ?? 0) * Math.log(1 + count / usual) }
  })
  const told = entries.sort((one, other) => other.weight - one.weight || one.at - other.at).slice(0, KEPT)
  const most = Math.max(1, told[0]?.weight ?? 1)
  const kept = told.sort((one, other) => one.at - other.at)
  const rarest = Math.max(1, ...rarities)
  const held = new Uint16Array(CLUES)
  for (const { at } of kept) {
    const clue = Math.floor(at / areas)
    held[clue] = (held[clue] ?? 0) + 1
  }
  const ours = oursOf(lessons)
  const farthest = Math.max(1, ...ours.map(Math.abs))
  return `${JSON.stringify({
    ids,
    unit: most / BYTE,
    rarityUnit: rarest / BYTE,
    bias: Array.from(ofArea, (sum) => Number(Math.log(PRIOR / (sum + PRIOR)).toFixed(6))),
    oursUnit: farthest / SIGNED,
    ours: base64(Int8Array.from(ours, (weight) => Math.round((weight / farthest) * SIGNED))),
    rarities: base64(Uint8Array.from(rarities, (rarity) => Math.round((rarity / rarest) * BYTE))),
    held: base64(held),
    areas: base64(Uint16Array.from(kept, ({ at }) => at % areas)),
    weights: base64(Uint8Array.from(kept, ({ weight }) => Math.round((weight / most) * BYTE))),
  })}\n`
}
