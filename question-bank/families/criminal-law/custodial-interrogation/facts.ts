import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether words to the police, or what they led to, come in (Miranda and the cases after it). */
export const facts = {
  /** 'unwarned': no warnings before the questions. 'warned': complete warnings. 'counsel': a request for counsel followed them. */
  stage: ['unwarned', 'warned', 'counsel'],
  /** Each twist belongs to one stage. */
  twist: [
    'stop',
    'walk-in',
    'volunteered',
    'cellmate',
    'indicted',
    'danger',
    'danger-over',
    'ploy',
    'cuffed',
    'object',
    'vague',
    'mute',
    'hired-lawyer',
    'pressed',
    'honored',
    'court',
    'planned',
    'slip',
    'unheard',
    'resumes',
    'thirst',
    'three-days',
    'other-crime',
    'ten-days',
    'home',
    'prison',
  ],
} as const satisfies FactTable

export type MirandaFacts = FactsOf<typeof facts>
export type Twist = MirandaFacts['twist']

/** A crime, the one who is suspected of it, and the detective who asks. */
export interface MirandaStory extends Story<MirandaFacts> {
  readonly suspect: Party
  readonly detective: Party
  /** The crime, as a sentence; as a clause after "after"; and after "suspected … of". */
  readonly crime: string
  readonly after: string
  readonly deed: string
  /** How people speak of it, and what the charge is called. */
  readonly event: string
  readonly charge: string
  /** Another crime of which the suspect is thought guilty, and its charge. */
  readonly other: string
  readonly otherCharge: string
  /** The confession to each. */
  readonly admits: string
  readonly otherAdmits: string
  /** The hidden thing: reading on after "asked", as it's found, and as it's called from then on. Then its place. */
  readonly sought: string
  readonly found: string
  readonly thing: string
  readonly hidden: string
  /** Thrown away within reach of the public at `spot`. */
  readonly weapon: string
  readonly spot: string
}
