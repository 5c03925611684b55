import type { Story } from '../../engine/tables.ts'
import type { Accusation } from './accusations.ts'
import type { Crash } from './crashes.ts'
import type { CharacterFacts } from './facts.ts'
import type { Fight } from './fights.ts'
import type { Libel } from './libels.ts'
import type { Possession } from './possessions.ts'
import type { Robbery } from './robberies.ts'

/** One scene for each action, each with its own parties. */
export interface CharacterStory extends Story<CharacterFacts> {
  readonly fight: Fight
  readonly crash: Crash
  readonly libel: Libel
  readonly robbery: Robbery
  readonly possession: Possession
  readonly accusation: Accusation
}
