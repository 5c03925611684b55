import { accidents, mishaps } from './accident.ts'
import { disabilities, seizures } from './body.ts'
import { motors, rides } from './children.ts'
import { trades } from './custom.ts'
import { emergencies } from './emergency.ts'
import { illnesses, judgments } from './mind.ts'
import { professions } from './profession.ts'
import { safetyLaws } from './safety-laws.ts'
import type { BreachStory } from './story.ts'
import { toddlers } from './toddlers.ts'

/** The pools in the order of the scenes of each list. */
const POOLS = [
  'practice',
  'ranked',
  'practice',
  'ranked',
  'practice',
  'ranked',
  'practice',
  'ranked',
  'daily',
  'daily',
  'daily',
] as const

/** Issues that are never asked of a daily story have eight scenes; the others have eleven. */
export const stories: readonly BreachStory[] = POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  emergency: at(emergencies, place),
  ride: at(rides, place),
  motor: at(motors, place),
  toddler: at(toddlers, place),
  disability: at(disabilities, place),
  seizure: at(seizures, place),
  illness: at(illnesses, place),
  judgment: at(judgments, place),
  trade: at(trades, place),
  profession: at(professions, place),
  safetyLaw: at(safetyLaws, place),
  thing: at(accidents, place),
  mishap: at(mishaps, place),
}))

function at<Scene>(scenes: readonly Scene[], place: number): Scene {
  const scene = scenes[place % scenes.length]
  if (!scene) throw new Error(`no scene ${place}`)
  return scene
}
