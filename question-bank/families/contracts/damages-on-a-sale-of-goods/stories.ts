import { SCENE_POOLS, sceneAt } from '../../engine/scenes.ts'
import { customs } from './customs.ts'
import { dealers } from './dealers.ts'
import type { DamagesStory } from './facts.ts'
import { machines } from './machines.ts'
import { trades } from './trades.ts'

/** The sale in a story of each pool; dealers, never asked of a daily story, have eight. */
export const stories: readonly DamagesStory[] = SCENE_POOLS.map((pool, place) => ({
  id: `sale-${place + 1}`,
  pool,
  trade: sceneAt(trades, place),
  dealer: sceneAt(dealers, place),
  custom: sceneAt(customs, place),
  machine: sceneAt(machines, place),
}))
