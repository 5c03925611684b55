import type { Decision } from '../../engine/contract.ts'
import type { TakingFacts } from './facts.ts'

/** The Takings Clause as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: TakingFacts): Decision {
  switch (facts.act) {
    case 'occupation':
      return gained(facts, 'yes-enter', [])
    case 'access':
      return { reasons: ['yes-enter'], path: ['access'] }
    case 'crop':
      return gained(facts, 'yes-goods', ['yes-enter'])
    case 'surplus':
      return { reasons: ['yes-goods'], path: ['surplus'] }
    case 'inspection':
      return { reasons: ['no-fair'], path: ['inspection'] }
    case 'stray':
      return { reasons: ['no-entry'], path: ['stray'] }
    case 'wipe-out':
      return wipedOut(facts)
    case 'nuisance':
      return facts.wrinkle === 'later'
        ? { reasons: ['no-title'], path: ['nuisance', 'claim-passes'] }
        : { reasons: ['no-title'], path: ['nuisance'] }
    case 'moratorium':
    case 'partial':
      return { reasons: ['no-partial'], path: [facts.act] }
    case 'easement':
    case 'fee':
      return exaction(facts)
    case 'tax':
      return { reasons: ['no-tax'], path: ['tax'] }
    case 'plan':
      return { reasons: ['no-public'], path: ['plan'] }
    case 'favorite':
      return { reasons: ['yes-private'], path: ['favorite'] }
  }
}

/** A gain to the owner is no answer to a physical taking. */
function gained(facts: TakingFacts, reason: string, arguable: string[]): Decision {
  return facts.wrinkle === 'gain'
    ? { reasons: ['yes-gain', reason], arguable, path: [facts.act, 'gain'] }
    : { reasons: [reason], arguable, path: [facts.act] }
}

function wipedOut(facts: TakingFacts): Decision {
  if (facts.wrinkle === 'undecided') return { reasons: ['no-settled'], path: ['undecided'] }
  return facts.wrinkle === 'later'
    ? { reasons: ['yes-later', 'yes-total'], path: ['wipe-out', 'claim-passes'] }
    : { reasons: ['yes-total'], path: ['wipe-out'] }
}

const WRINKLE_STEPS: Readonly<Partial<Record<TakingFacts['wrinkle'], string>>> = {
  refused: 'refused',
  ordinance: 'ordinance',
}

function exaction(facts: TakingFacts): Decision {
  const wrinkle = WRINKLE_STEPS[facts.wrinkle]
  const path = wrinkle ? [wrinkle] : facts.act === 'fee' ? ['money'] : []
  switch (facts.fit) {
    case 'both':
      return { reasons: ['no-fair'], path: [...path, 'fitting'] }
    case 'unconnected':
      return {
        reasons: ['yes-nexus'],
        arguable: ['yes-proportion', 'yes-enter'],
        path: [...path, 'unconnected'],
      }
    case 'excessive':
      return { reasons: ['yes-proportion'], arguable: ['yes-enter'], path: [...path, 'excessive'] }
  }
}
