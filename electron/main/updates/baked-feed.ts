import { type UpdateFeed, updateFeed } from './update-feed.ts'

/** Set by electron.vite.config.ts from the environment of the build; the app's own environment can't change it. */
declare const BAKED_UPDATE_FEED: string
declare const BAKED_UPDATE_KEY: string

/** The feed this app was built with, or null for an app that was built without one. */
export const bakedFeed = (): UpdateFeed | null =>
  updateFeed({ UPDATE_FEED: BAKED_UPDATE_FEED, UPDATE_KEY: BAKED_UPDATE_KEY })
