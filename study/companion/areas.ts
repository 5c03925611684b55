import type { AreaWeights } from '#protocol/library.ts'
import { CLUES, cluesOf } from '#rules/asking/clues.ts'

/** The areas that plain words point to. */
export interface Guess {
  /** how likely each area is meant, by its rule's id, if one of them is: 1 in sum */
  areas: ReadonlyMap<string, number>
  /** how likely it is a question of ours at all */
  ours: number
}

/** Finds areas by plain words, with no doctrine named. */
export interface AreaReader {
  /** null where no word says anything */
  guess(question: string): Guess | null
}

/** How sure sums of weights are told to be, measured on held-out questions: unsure ones are drawn together. */
const SHARPNESS = 0.35
/**
 * Where a question is as likely ours as not, and how fast that changes: set so that few of ours are
 * refused, by held-out questions.
 */
const EVEN = 1.1
const STEEPNESS = 2

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'))

export function areaReader(from: AreaWeights): AreaReader {
  const rarities = bytes(from.rarities)
  const weights = bytes(from.weights)
  const ours = new Int8Array(bytes(from.ours).buffer)
  const held = new Uint16Array(bytes(from.held).buffer)
  const areas = new Uint16Array(bytes(from.areas).buffer)
  if (
    rarities.length !== CLUES ||
    held.length !== CLUES ||
    ours.length !== CLUES ||
    areas.length !== weights.length
  )
    throw new Error('what finds rules by plain words is damaged; build the bank again')
  const starts = new Uint32Array(CLUES + 1)
  for (let clue = 0; clue < CLUES; clue++) starts[clue + 1] = (starts[clue] ?? 0) + (held[clue] ?? 0)

  return {
    guess(question) {
      const sums = new Float64Array(from.bias.length)
      let read = 0
      let length = 0
      let oursSum = 0
      let worths = 0
      for (const [clue, worth] of cluesOf(question)) {
        const rarity = (rarities[clue] ?? 0) * from.rarityUnit * worth
        read += rarity
        length += rarity * rarity
        oursSum += (ours[clue] ?? 0) * from.oursUnit * worth
        worths += worth * worth
        for (let at = starts[clue] ?? 0; at < (starts[clue + 1] ?? 0); at++) {
          const area = areas[at] ?? 0
          sums[area] = (sums[area] ?? 0) + (weights[at] ?? 0) * from.unit * worth
        }
      }
      if (read === 0) return null
      // Long questions say the same more than once: by their length alone they would be sure of anything.
      const scale = SHARPNESS / Math.sqrt(length)
      const scaled = sums.map((sum, area) => scale * (sum + read * (from.bias[area] ?? 0)))
      const most = Math.max(...scaled)
      const odds = scaled.map((one) => Math.exp(one - most))
      const all = odds.reduce((sum, one) => sum + one, 0)
      return {
        areas: new Map(from.ids.map((id, area) => [id, (odds[area] ?? 0) / all])),
        ours: 1 / (1 + Math.exp(STEEPNESS * (EVEN - oursSum / Math.sqrt(worths)))),
      }
    },
  }
}
