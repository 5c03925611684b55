import { wordedByPath } from '../../engine/worded-by-path.ts'
import type { PolicyFacts, PolicyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

/** Returns the reason that a table of wordings makes. */
export const worded = wordedByPath<PolicyFacts, PolicyStory, PathId>((facts) => decide(facts) ?? 'repair')
