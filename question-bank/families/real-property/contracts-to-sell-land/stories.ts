import type { Pool } from '#protocol/bank.ts'
import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import type { SaleStory } from './facts.ts'
import { scenes } from './scenes.ts'

const storyAt = (pool: Pool, place: number): SaleStory => ({
  id: `sale-${place + 1}`,
  pool,
  ...sceneAt(scenes, place),
})

export const stories: readonly SaleStory[] = SCENE_POOLS.map(storyAt)

/** Any story, by which the reasons find out where each makes sense. */
export const sample: SaleStory = storyAt('practice', 0)
