import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { FEATURE_SLOTS } from '../../check/cue/features.ts'
import { calibrate } from './calibration.ts'
import type { AnyFamily } from './contract.ts'
import type { Weights } from './draw.ts'

const FOLDER = new URL('../weights/', import.meta.url)

const keptWeights = z.strictObject({
  wordings: z.record(z.string(), z.number()),
  /** By slot of the feature vector; the slots left out are zero. */
  cues: z.record(z.string().regex(/^\d+$/), z.number()),
})
type KeptWeights = z.infer<typeof keptWeights>

/** What is kept of an edition: its weights, and a hash of the first sixty variants they give (`variantsHash`). */
const keptEdition = z.strictObject({ variants: z.string(), weights: keptWeights })

const known = new WeakMap<AnyFamily['decide'], Weights>()

/** `weights/ev-10-1.json`: weights belong to an edition, since they decide which variant a number gives. */
const fileOf = (family: AnyFamily) => new URL(`${family.id}-${family.edition}.json`, FOLDER)

/**
 * The weights of a family, as `bank -- calibrate` kept them, so that no build and no check has to find them again.
 * A family that is still being written has none kept and is calibrated on the spot.
 */
export function weightsOf(family: AnyFamily): Weights {
  const found = known.get(family.decide)
  if (found) return found
  const weights = weightsFrom(readKept(family)?.weights ?? rounded(calibrate(family)))
  known.set(family.decide, weights)
  return weights
}

/** What the file of this family and edition holds; null without one. Throws when it cannot be read as weights. */
export function readKept(family: AnyFamily): z.infer<typeof keptEdition> | null {
  const file = fileOf(family)
  return existsSync(file) ? keptEdition.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Calibrates a family anew and keeps the outcome. Returns the file's name within the families' folder. */
export function keepWeights(family: AnyFamily, hashOf: (family: AnyFamily) => string): string {
  const weights = rounded(calibrate(family))
  known.set(family.decide, weightsFrom(weights))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(family), `${JSON.stringify({ variants: hashOf(family), weights }, null, 2)}\n`)
  return `weights/${family.id}-${family.edition}.json`
}

/** Weights to four decimals, as they are kept. */
export function rounded({ wordings, cues }: Weights): KeptWeights {
  const short = (value: number) => Math.round(value * 10_000) / 10_000
  const slots = [...cues.entries()].map(([slot, value]): [string, number] => [String(slot), short(value)])
  return {
    wordings: Object.fromEntries([...wordings].map(([wording, value]) => [wording, short(value)])),
    cues: Object.fromEntries(slots.filter(([, value]) => value !== 0)),
  }
}

function weightsFrom(kept: KeptWeights): Weights {
  const cues = new Float64Array(FEATURE_SLOTS)
  for (const [slot, value] of Object.entries(kept.cues)) cues[Number(slot)] = value
  return { wordings: new Map(Object.entries(kept.wordings)), cues }
}
