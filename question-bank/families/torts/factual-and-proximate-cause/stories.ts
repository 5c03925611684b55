import { entrustings } from './entrusting.ts'
import { lots } from './lot.ts'
import { safeguards } from './safeguard.ts'
import { shots } from './shots.ts'
import { spills } from './spill.ts'
import type { CauseStory } from './story.ts'
import { twins } from './twin.ts'

/** The pools in the order of the scenes of each list. */
const POOLS = [
  'practice',
  'ranked',
  'practice',
  'ranked',
  'practice',
  'ranked',
  'practice',
  'ranked',
  'daily',
  'daily',
  'daily',
] as const

/** Eleven stories, each of which has one scene for every link between breach and harm. */
export const stories: readonly CauseStory[] = POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  safeguard: at(safeguards, place),
  twin: at(twins, place),
  shots: at(shots, place),
  entrusting: at(entrustings, place),
  spill: at(spills, place),
  lot: at(lots, place),
}))

function at<Scene>(scenes: readonly Scene[], place: number): Scene {
  const scene = scenes[place]
  if (!scene) throw new Error(`no scene ${place}`)
  return scene
}
