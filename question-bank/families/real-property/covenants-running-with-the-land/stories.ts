import type { Pool } from '#protocol/bank.ts'
import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import type { CovenantStory } from './facts.ts'
import { scenes } from './scenes.ts'

const storyAt = (pool: Pool, place: number): CovenantStory => ({
  id: `covenant-${place + 1}`,
  pool,
  ...sceneAt(scenes, place),
})

export const stories: readonly CovenantStory[] = SCENE_POOLS.map(storyAt)

/** Any story, by which the reasons find out where each makes sense. */
export const sample: CovenantStory = storyAt('practice', 0)
