import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { fences } from './fences.ts'
import { finds } from './finds.ts'
import { forces } from './forces.ts'
import { payments } from './payments.ts'
import { rides } from './rides.ts'
import { sales } from './sales.ts'
import { shops } from './shops.ts'
import type { TheftStory } from './story.ts'
import { trusts } from './trusts.ts'

/** Settings that are never asked of a daily story have eight casts; the others have eleven. */
export const stories: readonly [TheftStory, ...TheftStory[]] = storiesOf()

function storiesOf(): [TheftStory, ...TheftStory[]] {
  const [first, ...others] = SCENE_POOLS.map((_, place) => storyAt(place))
  if (!first) throw new Error('no stories')
  return [first, ...others]
}

function storyAt(place: number): TheftStory {
  return {
    id: `cast-${place + 1}`,
    pool: sceneAt(SCENE_POOLS, place),
    shop: sceneAt(shops, place),
    trust: sceneAt(trusts, place),
    ride: sceneAt(rides, place),
    sale: sceneAt(sales, place),
    find: sceneAt(finds, place),
    pay: sceneAt(payments, place),
    force: sceneAt(forces, place),
    fence: sceneAt(fences, place),
  }
}
