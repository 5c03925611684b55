import { children } from './child.ts'
import { distresses } from './distress.ts'
import { patients } from './patient.ts'
import { relations } from './relation.ts'
import { rescues } from './rescue.ts'
import { services } from './service.ts'
import type { DutyStory } from './story.ts'

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

/** Issues that are never asked of a daily story have eight scenes; the others have eleven. */
export const stories: readonly DutyStory[] = POOLS.map((pool, place) => ({
  id: `scene-${place + 1}`,
  pool,
  rescue: at(rescues, place),
  relation: at(relations, place),
  service: at(services, place),
  child: at(children, place),
  patient: at(patients, place),
  distress: at(distresses, place),
}))

function at<Scene>(scenes: readonly Scene[], place: number): Scene {
  const scene = scenes[place % scenes.length]
  if (!scene) throw new Error(`no scene ${place}`)
  return scene
}
