import type { UpdatesFrom } from '#protocol/bridge.ts'
import type { Installation } from './installation.ts'
import type { UpdateFeed } from './update-feed.ts'

/** Where this app's updates come from. */
export type UpdateSource =
  | { from: 'maker'; feed: UpdateFeed; installation: Installation }
  | { from: Exclude<UpdatesFrom, 'maker'> }

interface SourceParts {
  /** false for an app that runs from the project */
  isPackaged: boolean
  feed: UpdateFeed | null
  /** the policy's disableUpdates */
  isDisabled: boolean
  installation: Installation | null
}

/** The study server is no source: anyone may run one, and an update runs as code on the player's computer. */
export function updateSource({ isPackaged, feed, isDisabled, installation }: SourceParts): UpdateSource {
  if (isDisabled) return { from: 'administrator' }
  if (!isPackaged || !feed) return { from: 'none' }
  return installation ? { from: 'maker', feed, installation } : { from: 'system' }
}
