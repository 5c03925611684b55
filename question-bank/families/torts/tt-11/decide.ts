import type { Decision } from '../../engine/contract.ts'
import type { FaultFacts } from './facts.ts'

/** What the first defendant owes of damages that are not barred, and the rule that says so. */
export function owed(others: FaultFacts['others'], faultless: boolean): readonly [way: string, step: string] {
  switch (others) {
    case 'none':
      return ['reduced', 'alone']
    case 'several':
      return ['share', 'several']
    case 'several insolvent':
      return ['share', 'several-insolvent']
    case 'reallocated':
      return ['reallocated', 'reallocated']
    case 'joint':
      return [faultless ? 'full' : 'reduced', 'joint']
    case 'joint insolvent':
      return [faultless ? 'full' : 'reduced', 'joint-insolvent']
    case 'dollar credit':
      return ['credit', 'dollar-credit']
    case 'share credit':
      return ['share', 'share-credit']
  }
}

/** First whether the claimant's own fault bars the claim, then what one defendant owes of the rest. */
export function decide(facts: FaultFacts): Decision {
  const { regime, fault, others, chance } = facts
  if (regime === 'contributory') {
    if (fault === 'none') return after('faultless', others, true)
    if (chance === 'yes') return { reasons: ['full'], path: ['last-chance'] }
    return { reasons: ['zero'], path: ['contributory-bar'] }
  }
  if (regime === 'pure') {
    const found = after(fault === 'above' ? 'pure-major' : 'pure', others, false)
    return chance === 'yes' ? { ...found, path: ['chance-gone', ...found.path] } : found
  }
  if (fault === 'above') return { reasons: ['zero'], path: [`${regime}-above`] }
  if (fault === 'tie' && regime === 'under') return { reasons: ['zero'], path: ['under-tie'] }
  const step = fault === 'tie' ? 'over-tie' : fault === 'split' ? `${regime}-combined` : `${regime}-below`
  const found = after(step, others, false)
  return chance === 'yes' ? { ...found, path: ['chance-gone', ...found.path] } : found
}

function after(step: string, others: FaultFacts['others'], faultless: boolean): Decision {
  const [way, last] = owed(others, faultless)
  return { reasons: [way], path: [step, last] }
}
