import type { CauseCase } from './case.ts'
import { entrustingCase } from './entrusting.ts'
import type { CauseFacts } from './facts.ts'
import { lotCase } from './lot.ts'
import { safeguardCase } from './safeguard.ts'
import { shotsCase } from './shots.ts'
import { spillCase } from './spill.ts'
import type { CauseStory } from './story.ts'
import { twinCase } from './twin.ts'

/** Returns the case that a story tells for these facts: each link has a scene of its own. */
export function caseOf(facts: CauseFacts, story: CauseStory): CauseCase {
  switch (facts.link) {
    case 'safeguard':
      return safeguardCase(facts, story.safeguard)
    case 'twin':
      return twinCase(facts, story.twin)
    case 'unknown':
      return shotsCase(facts, story.shots)
    case 'entrusted':
      return entrustingCase(facts, story.entrusting)
    case 'later':
      return facts.force === 'criminal' && facts.bearing === 'expected'
        ? lotCase(story.lot)
        : spillCase(facts, story.spill)
  }
}
