import type { Decision } from '../../engine/contract.ts'
import { type AbsentFacts, isUnavailable } from './facts.ts'

/** FRE 804 as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: AbsentFacts): Decision {
  if (facts.kind === 'excited')
    return { reasons: ['yes-indifferent'], path: ['excited', `still-${ground(facts)}`] }
  if (facts.kind === 'accusation') {
    return facts.why === 'silenced to prevent'
      ? { reasons: ['yes-forfeit'], arguable: ['yes-gone'], path: ['forfeited'] }
      : { reasons: ['no-purpose'], path: ['not-forfeited'] }
  }
  const gate = `gone-${ground(facts)}`
  if (!isUnavailable(facts)) return { reasons: ['no-unavailable'], path: [gate, `closed-${family(facts)}`] }
  const found = byException(facts)
  return { ...found, path: [gate, ...found.path] }
}

/** The ground by its step; a search for one who can be deposed abroad differs with what is asked. */
function ground({ why, kind }: AbsentFacts): string {
  if (why === 'abroad' && kind === 'testimony') return 'attendance'
  return why.replaceAll(' ', '-')
}

function family({ kind }: AbsentFacts): string {
  return kind === 'testimony' ? 'testimony' : kind === 'interest' ? 'interest' : 'dying'
}

function byException({ kind, trial, support }: AbsentFacts): Decision {
  switch (kind) {
    case 'testimony':
      return { reasons: ['yes-chance', 'yes-gone'], path: ['testimony-same-party'] }
    case 'predecessor':
      return trial === 'civil'
        ? { reasons: ['yes-chance', 'yes-gone'], path: ['testimony-predecessor'] }
        : { reasons: ['no-chance'], arguable: ['no-case'], path: ['testimony-predecessor-criminal'] }
    case 'grand jury':
      return { reasons: ['no-chance'], path: ['testimony-grand-jury'] }
    case 'dying':
      return trial === 'other crime'
        ? { reasons: ['no-case'], path: ['dying-other-crime'] }
        : { reasons: ['yes-dying', 'yes-gone'], path: [trial === 'civil' ? 'dying-civil' : 'dying-homicide'] }
    case 'hopeful':
      return { reasons: ['no-belief'], path: ['dying-hopeful'] }
    case 'dying aside':
      return { reasons: ['no-content'], path: ['dying-aside'] }
    case 'interest':
      if (trial === 'civil') return { reasons: ['yes-interest', 'yes-gone'], path: ['interest-civil'] }
      return support === 'found'
        ? { reasons: ['yes-interest', 'yes-gone'], path: ['interest-supported'] }
        : { reasons: ['no-support'], path: ['interest-unsupported'] }
    default:
      return { reasons: ['no-content'], path: ['interest-blame'] }
  }
}
