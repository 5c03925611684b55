import type { TakingStory, Twist } from './facts.ts'

/**
 * The events in order of time: told from the owner, from the act of the government, and from the place or the purpose. `o` names
 * the owner and `c` the government at the first mention.
 */
export type Told = (
  story: TakingStory,
  o: string,
  c: string,
) => readonly [ownerFirst: string, actFirst: string, placeFirst: string]

/** The events by twist. */
export type Events = Readonly<Record<Twist, Told>>
