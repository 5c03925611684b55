import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { entrustings } from './entrusting.ts'
import { lots } from './lot.ts'
import { safeguards } from './safeguard.ts'
import { shots } from './shots.ts'
import { spills } from './spill.ts'
import type { CauseStory } from './story.ts'
import { twins } from './twin.ts'

/** Eleven stories, each of which has one scene for every link between breach and harm. */
export const stories: readonly CauseStory[] = SCENE_POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  safeguard: sceneAt(safeguards, place),
  twin: sceneAt(twins, place),
  shots: sceneAt(shots, place),
  entrusting: sceneAt(entrustings, place),
  spill: sceneAt(spills, place),
  lot: sceneAt(lots, place),
}))
