import type { TakingStory, Twist } from './facts.ts'

/**
 * The events, told from the owner and told from the act of the government. `o` names the owner and `c` the government at the
 * first mention.
 */
export type Told = (
  story: TakingStory,
  o: string,
  c: string,
) => readonly [ownerFirst: string, actFirst: string]

/** The events by twist. */
export type Events = Readonly<Record<Twist, Told>>
