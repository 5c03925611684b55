import { FEATURE_SLOTS, optionFeatures } from '../../check/cue/features.ts'
import { type Case, train } from '../../check/cue/model.ts'
import { seeded } from '../../text/seeded.ts'
import type { AnyFamily } from './contract.ts'
import { draw, type Weights } from './draw.ts'

const DRAWS = 480
const ROUNDS = 12
const STEP = 0.3
const CUE_STEP = 0.2
/** The step of the rounds that come after those of `calibrate`, where the look of a key still tells it. */
const LONG_CUE_STEP = 0.3

/**
 * Computes the weights of a family. With them each wording of a reason is a distractor about three times as often as it is
 * the key, and the look of the key is no different from that of its distractors. Without them a reason that is mostly right,
 * or mostly wrong, gives the key away to anyone who counts. `learned` are the weights of a classifier that knows the words
 * of other questions (`learnCues`): with them a key is drawn less where its words would point it out, too. The same family
 * and the same lesson always give the same weights. This takes seconds; `weightsOf` reads the ones that were kept.
 */
export function calibrate(family: AnyFamily, learned?: Float64Array): Weights {
  const cues = new Float64Array(FEATURE_SLOTS)
  if (learned) for (const slot of wordSlots(family)) cues[slot] = learned[slot] ?? 0
  let weights: Weights = { wordings: new Map(), cues }
  for (let round = 0; round < ROUNDS; round += 1) weights = adjusted(family, weights, round)
  return weights
}

/** Returns weights that are one round further. `round` counts from zero, after the rounds of `calibrate`. */
export function furtherCalibrated(family: AnyFamily, weights: Weights, round: number): Weights {
  return adjusted(family, weights, ROUNDS + round, LONG_CUE_STEP)
}

/** Returns the slots of a feature vector that words in the options of a family use. */
function wordSlots(family: AnyFamily): Set<number> {
  const plain: Weights = { wordings: new Map(), cues: new Float64Array(FEATURE_SLOTS) }
  const slots = new Set<number>()
  for (let number = 0; number < DRAWS; number += 1) {
    const made = draw(family, number, plain, seeded(`${family.id} words ${number}`))
    for (const option of made ? optionFeatures(made.texts, 'words') : [])
      for (const slot of option.slots) slots.add(slot)
  }
  return slots
}

/** Draws a sample with these weights and moves each weight toward what the sample lacked. */
function adjusted(family: AnyFamily, weights: Weights, round: number, cueStep = CUE_STEP): Weights {
  const keys = new Map<string, number>()
  const wrong = new Map<string, number>()
  const cases: Case[] = []
  for (let number = 0; number < DRAWS; number += 1) {
    const made = draw(family, number, weights, seeded(`${family.id} weights ${round} ${number}`))
    if (!made) continue
    const [key = '', ...others] = made.wordings
    count(keys, key)
    for (const wording of others) count(wrong, wording)
    // The words are those of the parties, which differ with the story and give nothing away.
    cases.push({ options: optionFeatures(made.texts, 'form'), correct: 0 })
  }
  const wordings = new Map(weights.wordings)
  for (const wording of new Set([...keys.keys(), ...wrong.keys()])) {
    const wanted = 3 * (keys.get(wording) ?? 0) + 1
    const times = (wrong.get(wording) ?? 0) + 1
    wordings.set(wording, within((wordings.get(wording) ?? 1) * (wanted / times) ** STEP))
  }
  const learned = train(cases, `${family.id} cues ${round}`)
  return { wordings, cues: weights.cues.map((weight, slot) => weight + cueStep * (learned[slot] ?? 0)) }
}

function within(weight: number): number {
  return Math.min(100, Math.max(0.02, weight))
}

function count(map: Map<string, number>, name: string): void {
  map.set(name, (map.get(name) ?? 0) + 1)
}
