import type { Decision } from '../../engine/contract.ts'
import type { PolicyFacts } from './facts.ts'

/** FRE 407 to 411 as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: PolicyFacts): Decision {
  const { item, use } = facts
  switch (item) {
    case 'repair':
      return repair(use)
    case 'early repair':
      return { reasons: ['yes-time', 'yes-own'], path: ['repair-early'] }
    case 'outside repair':
      return { reasons: ['yes-person'], path: ['repair-outsider'] }
    case 'offer':
      return { reasons: ['no-compromise', 'no-use'], path: ['offer-disputed'] }
    case 'talks':
      return use === 'contradict'
        ? {
            reasons: ['no-witness'],
            arguable: ['no-words', 'no-use', 'no-compromise'],
            path: ['offer-contradict'],
          }
        : { reasons: ['no-words', 'no-compromise'], arguable: ['no-use'], path: ['offer-words'] }
    case 'undisputed offer':
      return { reasons: ['yes-time', 'yes-own'], arguable: ['yes-use'], path: ['offer-undisputed'] }
    case 'settlement':
      return use === 'bias'
        ? { reasons: ['yes-use'], path: ['settlement-bias'] }
        : { reasons: ['no-person'], arguable: ['no-use', 'no-compromise'], path: ['settlement-fault'] }
    case 'payment':
      return { reasons: ['no-time', 'no-expense'], arguable: ['no-use'], path: ['payment'] }
    case 'payment words':
      return { reasons: ['yes-part', 'yes-own'], arguable: ['yes-time'], path: ['payment-words'] }
    case 'insurance':
      return insurance(use)
    case 'no insurance':
      return { reasons: ['no-use'], path: ['insurance-lacking'] }
    default:
      return plea(facts)
  }
}

function repair(use: PolicyFacts['use']): Decision {
  switch (use) {
    case 'contested control':
      return { reasons: ['yes-use'], path: ['repair-control'] }
    case 'contested feasibility':
      return { reasons: ['yes-use'], path: ['repair-feasible'] }
    case 'conceded control':
      return { reasons: ['no-dispute'], arguable: ['no-use'], path: ['repair-control-conceded'] }
    case 'conceded feasibility':
      return { reasons: ['no-dispute'], arguable: ['no-use'], path: ['repair-feasible-conceded'] }
    default:
      return { reasons: ['no-use'], path: ['repair'] }
  }
}

function insurance(use: PolicyFacts['use']): Decision {
  if (use === 'fault') return { reasons: ['no-use'], path: ['insurance'] }
  return { reasons: ['yes-use'], path: [use === 'bias' ? 'insurance-bias' : 'insurance-control'] }
}

function plea({ item, use }: PolicyFacts): Decision {
  const contradicts = use === 'contradict'
  switch (item) {
    case 'withdrawn plea':
      return contradicts
        ? { reasons: ['no-kind'], arguable: ['no-witness'], path: ['plea-withdrawn', 'plea-contradict'] }
        : { reasons: ['no-kind'], path: ['plea-withdrawn'] }
    case 'nolo plea':
      return { reasons: ['no-kind'], path: ['plea-nolo'] }
    case 'plea talks':
      return contradicts
        ? {
            reasons: ['no-witness'],
            arguable: ['no-kind', 'no-words', 'no-use'],
            path: ['plea-talks', 'plea-contradict'],
          }
        : { reasons: ['no-words'], arguable: ['no-kind', 'no-use'], path: ['plea-talks'] }
    case 'police talks':
      return { reasons: ['yes-person', 'yes-own'], path: ['plea-police'] }
    default:
      return { reasons: ['yes-own'], path: ['plea-standing'] }
  }
}
