import type { Family } from '../../engine/contract.ts'
import { decide, pathOf } from './decide.ts'
import { dimensions, illegal, type MirandaFacts, type MirandaSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { TABLE } from './table.ts'
import { tell } from './tell.ts'

/** Requests, waivers and new approaches have an area of their own. */
function area(facts: MirandaFacts): string {
  return facts.warned === 'first'
    ? 'Invocation, waiver and re-initiation'
    : 'Miranda custody and interrogation'
}

/** CR-13: custodial interrogation under Miranda and the cases that follow it. */
export const custodialInterrogation: Family<MirandaFacts, MirandaSkin> = {
  id: 'cr-13',
  edition: 1,
  name: 'Custodial interrogation',
  subject: 'Criminal Law/Procedure',
  subtopic: 'Confessions and identification',
  pool: 'ranked',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  area,
  difficulty: (facts) => {
    const path = pathOf(facts)
    return path ? TABLE[path].level : 1
  },
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Go step by step: where it happened, who started it, how it began, and what changed between one meeting and the next.',
    'Take the events in order and ask at each moment what the officers owed.',
  ],
}
