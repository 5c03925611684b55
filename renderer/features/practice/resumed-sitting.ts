import { keptSitting } from '../../clients/kept-sitting.ts'
import type { Sitting } from './sitting.ts'

/** Where a sitting stands: the player and what they practice, and the entry of the tab's history. */
export interface Place {
  /** the player, the kind and the subject */
  of: string
  /** the history entry's key */
  entry: string
}

/** The document that a sitting was kept in, or is resumed in. */
export interface Opened {
  /** when it was opened (ms since 1970): its clock's zero */
  origin: number
  /** whether its address was asked for anew, and not by a reload or the way back */
  isNew: boolean
}

/** Another build may know other steps, so a sitting isn't resumed across an update. A built file's name has its content's hash. */
const BUILD = import.meta.url

interface Kept extends Place {
  build: string
  origin: number
  sitting: Sitting
}

/** Returns the document that is open now. */
export function openedNow(): Opened {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return { origin: performance.timeOrigin, isNew: navigation?.type === 'navigate' }
}

/** Keeps a sitting that has begun; one at its setup has nothing to keep. */
export function keepAt({ of, entry }: Place, { origin }: Opened, sitting: Sitting): void {
  if (sitting.at === 'setup') keptSitting.forget()
  else keptSitting.write(JSON.stringify({ of, entry, build: BUILD, origin, sitting } satisfies Kept))
}

/**
 * Returns the sitting that was left at this place, where the page was reloaded or come back to; else one at its setup. A link
 * to practice, or its address typed anew, begins at the setup.
 */
export function resumedAt({ of, entry }: Place, { origin, isNew }: Opened): Sitting {
  const text = keptSitting.read()
  const kept = text === null ? null : (JSON.parse(text) as Kept)
  const isHere = kept?.of === of && kept.entry === entry && kept.build === BUILD
  if (!isHere || (isNew && kept.origin !== origin)) return { at: 'setup' }
  const { sitting } = kept
  // The page's clock began anew; the time away counts.
  return sitting.at === 'asking' ? { ...sitting, shownAt: sitting.shownAt + kept.origin - origin } : sitting
}
