import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether the Double Jeopardy Clause bars what the government does next. */
export const facts = {
  /** Whether the same charge comes again, or another charge or proceeding. */
  second: ['same', 'other'],
  /** Each twist belongs to one of them. */
  twist: [
    'jury-unsworn',
    'jury-sworn',
    'bench-witness',
    'missing-witness',
    'defense-misconduct',
    'deadlock',
    'report',
    'careless-mistrial',
    'provoked-mistrial',
    'delay-dismissal',
    'directed-acquittal',
    'acquittal',
    'verdict-set-aside',
    'reversed-error',
    'reversed-weight',
    'reversed-proof',
    'lesser-verdict',
    'lesser',
    'after-death',
    'other-element',
    'federal',
    'city',
    'territory',
    'forfeiture',
    'one-issue',
    'two-issues',
    'severed',
  ],
} as const satisfies FactTable

export type JeopardyFacts = FactsOf<typeof facts>
export type Twist = JeopardyFacts['twist']

/** A robbery, who is charged with it, whom it hurt, and who saw it. */
export interface JeopardyStory extends Story<JeopardyFacts> {
  readonly suspect: Party
  readonly victim: Party
  readonly witness: Party
  /**
   * The robbery, as a sentence that introduces the victim, and as a clause after "after", which may go on
   * with what else the robber did.
   */
  readonly robbery: string
  readonly after: string
  /** The thing taken, after "robbed of" and from then on. */
  readonly goods: string
  readonly loot: string
  /** The car the robber is said to have driven, beginning with "the suspect's". */
  readonly vehicle: string
}
