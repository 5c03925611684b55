import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { assessments } from './assessments.ts'
import { benefits } from './benefits.ts'
import { covenants } from './covenants.ts'
import { creditors } from './creditors.ts'
import { grounds } from './grounds.ts'
import { jobs } from './jobs.ts'
import { labels } from './labels.ts'
import { leagues } from './leagues.ts'
import { pupils } from './pupils.ts'
import { schools } from './schools.ts'
import type { ActionStory } from './story.ts'
import { things } from './things.ts'
import { utilities } from './utilities.ts'

/** Disputes that are never asked of a daily story have eight scenes; the others have eleven. */
export const stories: readonly [ActionStory, ...ActionStory[]] = storiesOf()

function storiesOf(): [ActionStory, ...ActionStory[]] {
  const [first, ...others] = SCENE_POOLS.map((pool, place) => ({
    id: `scene-${place + 1}`,
    pool,
    ground: sceneAt(grounds, place),
    utility: sceneAt(utilities, place),
    school: sceneAt(schools, place),
    league: sceneAt(leagues, place),
    creditor: sceneAt(creditors, place),
    covenant: sceneAt(covenants, place),
    job: sceneAt(jobs, place),
    label: sceneAt(labels, place),
    benefit: sceneAt(benefits, place),
    pupil: sceneAt(pupils, place),
    thing: sceneAt(things, place),
    assessment: sceneAt(assessments, place),
  }))
  if (!first) throw new Error('no story')
  return [first, ...others]
}
