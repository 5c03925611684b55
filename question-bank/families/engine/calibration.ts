import { FEATURE_SLOTS, optionFeatures } from '../../check/cue/features.ts'
import { type Case, train } from '../../check/cue/model.ts'
import { seeded } from '../../text/seeded.ts'
import type { AnyFamily } from './contract.ts'
import { draw, type Weights } from './draw.ts'

const DRAWS = 480
const ROUNDS = 12
const STEP = 0.3
const CUE_STEP = 0.2

/**
 * Calibrates a family: weights that make each wording of a reason stand among the distractors about three times as often as it is the key,
 * and the key as central among its options as any of them, time for time.
 * Without them a reason that is mostly right, or mostly wrong, gives the key away to anyone who counts.
 * Fixed by the family alone: the same family always has the same weights. Takes seconds; `weightsOf` reads what was kept.
 */
export function calibrate(family: AnyFamily): Weights {
  let weights: Weights = { wordings: new Map(), cues: new Float64Array(FEATURE_SLOTS) }
  for (let round = 0; round < ROUNDS; round += 1) weights = mended(family, weights, round)
  return weights
}

/** Deals a sample with these weights and moves each weight toward what the sample lacked. */
function mended(family: AnyFamily, weights: Weights, round: number): Weights {
  const keys = new Map<string, number>()
  const wrong = new Map<string, number>()
  const cases: Case[] = []
  for (let number = 0; number < DRAWS; number += 1) {
    const made = draw(family, number, weights, seeded(`${family.id} weights ${round} ${number}`))
    if (!made) continue
    const [key = '', ...others] = made.wordings
    count(keys, key)
    for (const wording of others) count(wrong, wording)
    cases.push({ options: optionFeatures(made.texts, 'both'), correct: 0 })
  }
  const wordings = new Map(weights.wordings)
  for (const wording of new Set([...keys.keys(), ...wrong.keys()])) {
    const wanted = 3 * (keys.get(wording) ?? 0) + 1
    const times = (wrong.get(wording) ?? 0) + 1
    wordings.set(wording, within((wordings.get(wording) ?? 1) * (wanted / times) ** STEP))
  }
  const learned = train(cases, `${family.id} cues ${round}`)
  return { wordings, cues: weights.cues.map((weight, slot) => weight + CUE_STEP * (learned[slot] ?? 0)) }
}

function within(weight: number): number {
  return Math.min(100, Math.max(0.02, weight))
}

function count(map: Map<string, number>, name: string): void {
  map.set(name, (map.get(name) ?? 0) + 1)
}
