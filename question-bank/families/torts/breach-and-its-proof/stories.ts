import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { accidents } from './accident.ts'
import { disabilities, seizures } from './body.ts'
import { motors, rides } from './children.ts'
import { trades } from './custom.ts'
import { emergencies } from './emergency.ts'
import { illnesses, judgments } from './mind.ts'
import { mishaps } from './mishap.ts'
import { professions } from './profession.ts'
import { safetyLaws } from './safety-laws.ts'
import type { BreachStory } from './story.ts'
import { toddlers } from './toddlers.ts'

/** Issues that are never asked of a daily story have eight scenes; the others have eleven. */
export const stories: readonly BreachStory[] = SCENE_POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  emergency: sceneAt(emergencies, place),
  ride: sceneAt(rides, place),
  motor: sceneAt(motors, place),
  toddler: sceneAt(toddlers, place),
  disability: sceneAt(disabilities, place),
  seizure: sceneAt(seizures, place),
  illness: sceneAt(illnesses, place),
  judgment: sceneAt(judgments, place),
  trade: sceneAt(trades, place),
  profession: sceneAt(professions, place),
  safetyLaw: sceneAt(safetyLaws, place),
  thing: sceneAt(accidents, place),
  mishap: sceneAt(mishaps, place),
}))
