import type { AreaWeights } from '#protocol/library.ts'
import { CLUES, cluesOf } from '#rules/asking/clues.ts'

/** How likely each area is meant by a question, by its rule's id; what is missing to 1 is beyond all areas. */
export type Guess = ReadonlyMap<string, number>

/** Finds areas by plain words, with no doctrine named. */
export interface AreaReader {
  guess(question: string): Guess
}

/** How sure sums of weights are told to be, measured on held-out questions: unsure ones are drawn together. */
const SHARPNESS = 0.35

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'base64'))

export function areaReader(from: AreaWeights): AreaReader {
  const rarities = bytes(from.rarities)
  const weights = bytes(from.weights)
  const held = new Uint16Array(bytes(from.held).buffer)
  const areas = new Uint16Array(bytes(from.areas).buffer)
  if (rarities.length !== CLUES || held.length !== CLUES || areas.length !== weights.length)
    throw new Error('what finds rules by plain words is damaged; build the bank again')
  const starts = new Uint32Array(CLUES + 1)
  for (let clue = 0; clue < CLUES; clue++) starts[clue + 1] = (starts[clue] ?? 0) + (held[clue] ?? 0)
  const nothing: Guess = new Map()

  return {
    guess(question) {
      const sums = new Float64Array(from.bias.length)
      let read = 0
      let length = 0
      for (const [clue, worth] of cluesOf(question)) {
        const rarity = (rarities[clue] ?? 0) * from.rarityUnit * worth
        read += rarity
        length += rarity * rarity
        for (let at = starts[clue] ?? 0; at < (starts[clue + 1] ?? 0); at++) {
          const area = areas[at] ?? 0
          sums[area] = (sums[area] ?? 0) + (weights[at] ?? 0) * from.unit * worth
        }
      }
      if (read === 0) return nothing
      // Long questions say the same more than once: by their length alone they would be sure of anything.
      const scale = SHARPNESS / Math.sqrt(length)
      const scaled = sums.map((sum, area) => scale * (sum + read * (from.bias[area] ?? 0)))
      const most = Math.max(...scaled)
      const odds = scaled.map((one) => Math.exp(one - most))
      const all = odds.reduce((sum, one) => sum + one, 0)
      return new Map(from.ids.map((id, area) => [id, (odds[area] ?? 0) / all]))
    },
  }
}
