import type { Pool } from '#protocol/bank.ts'

/** The pools of the scenes of a list, in its order: four for practice, four ranked, three daily. */
export const SCENE_POOLS: readonly Pool[] = [
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
]

/** Returns the scene at a place; a list that is never asked of a daily story begins again after its last. */
export function sceneAt<Scene>(scenes: readonly Scene[], place: number): Scene {
  const scene = scenes[place % scenes.length]
  if (!scene) throw new Error(`no scene ${place}`)
  return scene
}
