import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { FEATURE_SLOTS } from '../../check/cue/features.ts'
import { calibrate } from './calibration.ts'
import type { AnyFamily } from './contract.ts'
import type { Weights } from './draw.ts'

const FAMILIES_FOLDER = new URL('../', import.meta.url)

const keptWeights = z.strictObject({
  wordings: z.record(z.string(), z.number()),
  /** By slot of the feature vector; the slots left out are zero. */
  cues: z.record(z.string().regex(/^\d+$/), z.number()),
})
type KeptWeights = z.infer<typeof keptWeights>

/** The file of an edition: its weights, and a hash of what the first sixty variants that they give ask (`variantsHash`). */
const keptEdition = z.strictObject({ variants: z.string(), weights: keptWeights })

const known = new WeakMap<AnyFamily['decide'], Weights>()

/**
 * Relative to `families/`, like `contracts/risk-of-loss/weights-2.json`.
 * Weights belong to an edition, since they decide which variant a number gives.
 */
function nameOf(family: AnyFamily): string {
  return `${family.folder}/weights-${family.edition}.json`
}

const fileOf = (family: AnyFamily) => new URL(nameOf(family), FAMILIES_FOLDER)

/**
 * Returns the weights that `bank -- calibrate` kept, so that no build and no check has to compute them again.
 * A family that is still being written has no file yet and is calibrated here, which takes seconds.
 */
export function weightsOf(family: AnyFamily): Weights {
  const found = known.get(family.decide)
  if (found) return found
  const weights = weightsFrom(readKept(family)?.weights ?? rounded(calibrate(family)))
  known.set(family.decide, weights)
  return weights
}

/** Returns the kept weights of this family and edition; null without a file. Throws when it holds no weights. */
export function readKept(family: AnyFamily): z.infer<typeof keptEdition> | null {
  const file = fileOf(family)
  return existsSync(file) ? keptEdition.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Keeps the weights of a family, by default those of `calibrate`. Returns the file's path below `families/`. */
export function keepWeights(
  family: AnyFamily,
  hashOf: (family: AnyFamily) => string,
  found: Weights = calibrate(family),
): string {
  const weights = rounded(found)
  known.set(family.decide, weightsFrom(weights))
  mkdirSync(new URL('.', fileOf(family)), { recursive: true })
  writeFileSync(fileOf(family), `${JSON.stringify({ variants: hashOf(family), weights }, null, 2)}\n`)
  return nameOf(family)
}

/** Returns weights as the file holds them, to four decimals. */
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
