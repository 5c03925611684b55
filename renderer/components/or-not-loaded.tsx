import type { ComponentType } from 'react'

const NotLoaded = () => (
  <p className="text-muted">We couldn’t load this part. Check your connection, then reload the page.</p>
)

/** Returns what `lazy` takes for a part inside a page: where its code can't be fetched, words that say so stand in its place. */
export const orNotLoaded =
  <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  (): Promise<{ default: ComponentType<Props> }> =>
    load().catch(() => ({ default: NotLoaded }))
