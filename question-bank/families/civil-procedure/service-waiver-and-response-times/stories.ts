import type { ServiceStory } from './facts.ts'
import { dailyStories } from './stories-daily.ts'
import { practiceStories } from './stories-practice.ts'
import { rankedStories } from './stories-ranked.ts'

/** Twelve actions, each in one pool and suited to every pattern. */
export const stories: readonly ServiceStory[] = [...practiceStories, ...rankedStories, ...dailyStories]
