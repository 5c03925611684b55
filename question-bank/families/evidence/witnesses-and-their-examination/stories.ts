import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { accidents } from './accidents.ts'
import { crimes } from './crimes.ts'
import { estates } from './estates.ts'
import type { WitnessStory } from './story.ts'

/** Crimes and estates are never asked of a daily story and have eight scenes; accidents have eleven. */
export const stories: readonly WitnessStory[] = SCENE_POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  accident: sceneAt(accidents, place),
  crime: sceneAt(crimes, place),
  estate: sceneAt(estates, place),
}))
