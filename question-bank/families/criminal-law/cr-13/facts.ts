import type { StoryHead } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'

/** The facts that decide whether words spoken to the police, or what they led to, may be used (Miranda and its line). */
export type MirandaFacts = {
  readonly scene: 'station' | 'stop' | 'cuffed' | 'walk-in'
  readonly prompt: 'question' | 'ploy' | 'nothing' | 'cellmate' | 'danger' | 'danger over'
  /** 'unheard': read in a language that the suspect does not know. 'midway': after a first unwarned admission. */
  readonly warned: 'never' | 'first' | 'midway' | 'unheard'
  /** 'limited': will talk but not write without a lawyer. 'court': asked a judge for counsel on another charge. */
  readonly reply: 'talks' | 'vague' | 'mute' | 'quits' | 'lawyer' | 'limited' | 'court'
  /** What comes between the reply and the statement. */
  readonly turn:
    | 'nothing'
    | 'pressed'
    | 'fresh start'
    | 'suspect resumes'
    | 'thirst'
    | 'three days'
    | 'other crime'
    | 'ten days'
    | 'twenty days home'
    | 'twenty days prison'
    | 'planned'
    | 'honest slip'
    | 'hired lawyer'
  readonly offered: 'statement' | 'object'
}

export const dimensions: { readonly [K in keyof MirandaFacts]: readonly MirandaFacts[K][] } = {
  scene: ['station', 'stop', 'cuffed', 'walk-in'],
  prompt: ['question', 'ploy', 'nothing', 'cellmate', 'danger', 'danger over'],
  warned: ['never', 'first', 'midway', 'unheard'],
  reply: ['talks', 'vague', 'mute', 'quits', 'lawyer', 'limited', 'court'],
  turn: [
    'nothing',
    'pressed',
    'fresh start',
    'suspect resumes',
    'thirst',
    'three days',
    'other crime',
    'ten days',
    'twenty days home',
    'twenty days prison',
    'planned',
    'honest slip',
    'hired lawyer',
  ],
  offered: ['statement', 'object'],
}

/** Only the combinations that lead down one settled path are told. */
export function illegal(facts: MirandaFacts): string | null {
  return pathOf(facts) === null ? 'the facts do not go together, or raise two questions at once' : null
}

/** A dress for the facts: who is suspected of what, and what there is to find. */
export interface MirandaSkin extends StoryHead<MirandaFacts> {
  /** The crime, and what somebody wants; two sentences. */
  readonly opening: string
  readonly suspect: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  readonly officer: string
  /** Reads on after "about". */
  readonly crime: string
  readonly other: string
  /** Read on after "had". */
  readonly admits: string
  readonly otherAdmits: string
  readonly thing: string
  readonly hidden: string
  /** Thrown away within reach of the public at `spot`. */
  readonly weapon: string
  readonly spot: string
}
