import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether words or an identification come in under the Sixth Amendment and due process. */
export const facts = {
  about: ['words', 'identity'],
  /** Each twist belongs to one of them. */
  twist: [
    'uncharged-informant',
    'unwarned-questions',
    'active-informant',
    'first-appearance',
    'passive-informant',
    'private-cellmate',
    'other-offense',
    'included-offense',
    'waiver',
    'waiver-overborne',
    'impeachment',
    'charged-lineup',
    'uncharged-lineup',
    'photographs',
    'sample',
    'own-source',
    'no-own-source',
    'reliable-showup',
    'unreliable-showup',
    'chance-encounter',
  ],
} as const satisfies FactTable

export type CounselFacts = FactsOf<typeof facts>
export type Twist = CounselFacts['twist']

/** A robbery in a building that was broken into, and somebody who saw it. */
export interface CounselStory extends Story<CounselFacts> {
  readonly suspect: Party
  readonly detective: Party
  readonly witness: Party
  /** The robbery, as a sentence; as one that begins with the witness; and reading on after "suspected … of". */
  readonly robbery: string
  readonly seen: string
  readonly deed: string
  /** The thing that was taken. */
  readonly loot: string
  readonly admits: string
  /** How the building was entered, in the words of the suspect. */
  readonly broke: string
}
