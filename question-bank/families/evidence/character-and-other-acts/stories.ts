import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { accusations } from './accusations.ts'
import { crashes } from './crashes.ts'
import { fights } from './fights.ts'
import { libels } from './libels.ts'
import { possessions } from './possessions.ts'
import { robberies } from './robberies.ts'
import type { CharacterStory } from './story.ts'

/** Actions that are never asked of a daily story have eight scenes; the others have eleven. */
export const stories: readonly CharacterStory[] = SCENE_POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  fight: sceneAt(fights, place),
  crash: sceneAt(crashes, place),
  libel: sceneAt(libels, place),
  robbery: sceneAt(robberies, place),
  possession: sceneAt(possessions, place),
  accusation: sceneAt(accusations, place),
}))
