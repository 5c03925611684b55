import type { Decision } from '../../engine/contract.ts'
import type { JeopardyFacts } from './facts.ts'
import { TABLE } from './table.ts'

export type Path = keyof typeof TABLE

/** The law of double jeopardy as a function of the facts. */
export function decide(facts: JeopardyFacts): Decision {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-15 decides legal fact patterns only')
  const { reasons, arguable } = TABLE[path]
  return { reasons, arguable, path: [path] }
}

/** The path of a fact pattern; null where the facts do not go together. */
export function pathOf(facts: JeopardyFacts): Path | null {
  return facts.second === 'same charge' ? sameCharge(facts) : otherCharge(facts)
}

/** The same charge again: everything hangs on when and how the first case ended. */
function sameCharge({ stage, ending }: JeopardyFacts): Path | null {
  if (ending === 'dropped') {
    switch (stage) {
      case 'jury chosen':
        return 'jury-unsworn'
      case 'jury sworn':
        return 'jury-sworn'
      case 'bench opened':
        return 'bench-opened'
      case 'bench witness':
        return 'bench-witness'
      default:
        return null
    }
  }
  if (ending === 'missing witness') return stage === 'jury sworn' ? 'missing-witness' : null
  if (ending === 'defense misconduct')
    return stage === 'jury sworn' || stage === 'evidence' ? 'defense-misconduct' : null
  if (stage === 'evidence') return atTrial(ending)
  return stage === 'verdict' ? afterVerdict(ending) : null
}

function atTrial(ending: JeopardyFacts['ending']): Path | null {
  switch (ending) {
    case 'deadlock':
      return 'deadlock'
    case 'deadlock after report':
      return 'deadlock-after-report'
    case 'careless mistrial':
      return 'careless-mistrial'
    case 'provoked mistrial':
      return 'provoked-mistrial'
    case 'delay dismissal':
      return 'delay-dismissal'
    case 'directed acquittal':
      return 'directed-acquittal'
    default:
      return null
  }
}

function afterVerdict(ending: JeopardyFacts['ending']): Path | null {
  switch (ending) {
    case 'acquittal':
      return 'acquittal'
    case 'verdict set aside':
      return 'verdict-set-aside'
    case 'reversed for error':
      return 'reversed-for-error'
    case 'reversed on weight':
      return 'reversed-on-weight'
    case 'reversed on sufficiency':
      return 'reversed-on-sufficiency'
    case 'lesser verdict reversed':
      return 'lesser-verdict-reversed'
    default:
      return null
  }
}

/** Another charge or another court, after a verdict that stands. */
function otherCharge({ stage, ending, second }: JeopardyFacts): Path | null {
  if (second === 'adult court') return stage === 'hearing' && ending === 'conviction' ? 'adult-court' : null
  if (stage !== 'verdict') return null
  const convicted = ending === 'conviction'
  const acquitted = ending === 'acquittal'
  switch (second) {
    case 'lesser':
      return convicted ? 'lesser' : null
    case 'greater':
      return convicted ? 'greater' : null
    case 'after death':
      return convicted ? 'after-death' : null
    case 'other element':
      return convicted ? 'other-element' : null
    case 'federal':
      return convicted || acquitted ? 'federal-after-state' : null
    case 'other state':
      return convicted ? 'other-state' : null
    case 'state after city':
      return convicted ? 'state-after-city' : null
    case 'federal after territory':
      return convicted ? 'federal-after-territory' : null
    case 'forfeiture':
      return acquitted ? 'forfeiture' : null
    case 'other victim, one issue':
      return acquitted ? 'other-victim-one-issue' : null
    case 'other victim, two issues':
      return acquitted ? 'other-victim-two-issues' : null
    case 'severed charge':
      return acquitted ? 'severed-charge' : null
    default:
      return null
  }
}
