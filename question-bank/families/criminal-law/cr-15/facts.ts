import type { StoryHead } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'

/** The facts that decide whether a person may be tried again (U.S. Const. amend. V). */
export type JeopardyFacts = {
  /** How far the first case had come when it ended; 'hearing' is that of a juvenile court. */
  readonly stage:
    | 'jury chosen'
    | 'jury sworn'
    | 'bench opened'
    | 'bench witness'
    | 'evidence'
    | 'verdict'
    | 'hearing'
  readonly ending:
    | 'dropped'
    | 'missing witness'
    | 'defense misconduct'
    | 'deadlock'
    | 'deadlock after report'
    | 'careless mistrial'
    | 'provoked mistrial'
    | 'delay dismissal'
    | 'directed acquittal'
    | 'acquittal'
    | 'verdict set aside'
    | 'reversed for error'
    | 'reversed on weight'
    | 'reversed on sufficiency'
    | 'lesser verdict reversed'
    | 'conviction'
  readonly second:
    | 'same charge'
    | 'lesser'
    | 'greater'
    | 'after death'
    | 'other element'
    | 'federal'
    | 'other state'
    | 'state after city'
    | 'federal after territory'
    | 'forfeiture'
    | 'adult court'
    | 'other victim, one issue'
    | 'other victim, two issues'
    | 'severed charge'
}

export const dimensions: { readonly [K in keyof JeopardyFacts]: readonly JeopardyFacts[K][] } = {
  stage: ['jury chosen', 'jury sworn', 'bench opened', 'bench witness', 'evidence', 'verdict', 'hearing'],
  ending: [
    'dropped',
    'missing witness',
    'defense misconduct',
    'deadlock',
    'deadlock after report',
    'careless mistrial',
    'provoked mistrial',
    'delay dismissal',
    'directed acquittal',
    'acquittal',
    'verdict set aside',
    'reversed for error',
    'reversed on weight',
    'reversed on sufficiency',
    'lesser verdict reversed',
    'conviction',
  ],
  second: [
    'same charge',
    'lesser',
    'greater',
    'after death',
    'other element',
    'federal',
    'other state',
    'state after city',
    'federal after territory',
    'forfeiture',
    'adult court',
    'other victim, one issue',
    'other victim, two issues',
    'severed charge',
  ],
}

/** Only the combinations that lead down one settled path are told. */
export function illegal(facts: JeopardyFacts): string | null {
  return pathOf(facts) === null ? 'the facts do not go together, or raise two questions at once' : null
}

/** A dress for the facts: a robbery, and who is thought to have committed it. */
export interface JeopardySkin extends StoryHead<JeopardyFacts> {
  readonly opening: string
  readonly suspect: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  /** Whom the robbers met, and somebody who stood by; both begin with "the". */
  readonly victim: string
  readonly bystander: string
  readonly loot: string
  /** What the suspect is said to have driven. */
  readonly vehicle: string
  /** Whether this suspect can have been sixteen at the time. */
  readonly young: boolean
}
