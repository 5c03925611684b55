import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { crimes } from './crimes.ts'
import { debts } from './debts.ts'
import type { ExpertStory } from './story.ts'
import { suits } from './suits.ts'

/** Crimes and debts are never asked of a daily story and have eight scenes; suits have eleven. */
export const stories: readonly ExpertStory[] = SCENE_POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  suit: sceneAt(suits, place),
  crime: sceneAt(crimes, place),
  debt: sceneAt(debts, place),
}))
