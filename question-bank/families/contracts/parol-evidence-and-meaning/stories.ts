import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { gifts } from './gifts.ts'
import { jobs } from './jobs.ts'
import { sales } from './sales.ts'
import type { ParolStory } from './story.ts'

/** The story at a place: a scene of each kind. */
function storyAt(place: number): ParolStory {
  return {
    id: `scenes-${place}`,
    pool: SCENE_POOLS[place] ?? 'practice',
    job: sceneAt(jobs, place),
    gift: sceneAt(gifts, place),
    sale: sceneAt(sales, place),
  }
}

/** A sample, for questions about the tables themselves. */
export const SAMPLE = storyAt(0)

export const stories: readonly ParolStory[] = SCENE_POOLS.map((_, place) => storyAt(place))
