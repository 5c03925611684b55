import type { StoryHead } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'

/** The facts that decide whether evidence that goes back to a violation is excluded. */
export type ExclusionFacts = {
  readonly wrong:
    | 'weak warrant'
    | 'blank warrant'
    | 'bare warrant'
    | 'lie'
    | 'court record'
    | 'police record'
    | 'old precedent'
    | 'stop'
    | 'arrest without cause'
    | 'home arrest'
    | 'entry'
    | 'no knock'
    | 'no lawyer'
    | 'search'
    | 'no warnings'
    | 'coercion'
  /** What else is known, or came between the violation and the evidence. */
  readonly link:
    | 'nothing'
    | 'rest too little'
    | 'rest enough'
    | 'one slip'
    | 'on purpose'
    | 'older warrant'
    | 'station'
    | 'days later'
    | 'would have sought'
    | 'would not have sought'
    | 'search under way'
    | 'witness'
  readonly use: 'proof' | 'contradict accused' | 'contradict witness' | 'grand jury'
}

export const dimensions: { readonly [K in keyof ExclusionFacts]: readonly ExclusionFacts[K][] } = {
  wrong: [
    'weak warrant',
    'blank warrant',
    'bare warrant',
    'lie',
    'court record',
    'police record',
    'old precedent',
    'stop',
    'arrest without cause',
    'home arrest',
    'entry',
    'no knock',
    'no lawyer',
    'search',
    'no warnings',
    'coercion',
  ],
  link: [
    'nothing',
    'rest too little',
    'rest enough',
    'one slip',
    'on purpose',
    'older warrant',
    'station',
    'days later',
    'would have sought',
    'would not have sought',
    'search under way',
    'witness',
  ],
  use: ['proof', 'contradict accused', 'contradict witness', 'grand jury'],
}

/** Only the combinations that lead down one settled path are told. */
export function illegal(facts: ExclusionFacts): string | null {
  return pathOf(facts) === null ? 'the facts do not go together, or raise two questions at once' : null
}

/** A dress for the facts: goods small enough for a pocket, and who is thought to deal in them. */
export interface ExclusionSkin extends StoryHead<ExclusionFacts> {
  readonly opening: string
  readonly suspect: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  readonly officer: string
  /** A noun in the plural, beginning with "the". */
  readonly thing: string
  /** Where the suspect works, beginning with "the". */
  readonly place: string
  /** Reads on after "had". */
  readonly admits: string
  /** Reads on after "never", in the past tense. */
  readonly denied: string
}
