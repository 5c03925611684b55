import type { Decision } from '../../engine/contract.ts'
import type { MeasureFacts } from './facts.ts'

/** The limits on how Congress may move states and people, as a function of the facts. */
export function decide(facts: MeasureFacts): Decision {
  switch (facts.tool) {
    case 'command':
      return facts.target === 'legislature'
        ? { reasons: ['no-legislate'], path: ['command-legislature'] }
        : { reasons: ['no-officers'], path: [`command-officers-${facts.pressure}`] }
    case 'freeze':
      return { reasons: ['no-legislate'], path: ['freeze'] }
    case 'alike':
      return { reasons: ['yes-alike'], arguable: ['yes-supreme', 'yes-private'], path: ['alike'] }
    case 'choice':
      return { reasons: ['yes-choice'], arguable: ['yes-private'], path: [`choice-${facts.target}`] }
    case 'courts':
      return { reasons: ['yes-supreme'], arguable: ['yes-private'], path: ['courts'] }
    case 'grant':
      return grant(facts)
    case 'tax':
      return facts.pressure === 'mild'
        ? { reasons: ['yes-tax'], path: ['tax'] }
        : { reasons: ['no-penalty'], arguable: ['no-welfare'], path: ['penalty'] }
    case 'land tax':
      return { reasons: ['no-direct'], path: ['land-tax'] }
    case 'rule':
      return facts.matter === 'commerce'
        ? { reasons: ['yes-private'], arguable: ['yes-supreme', 'yes-alike'], path: ['private-rule'] }
        : { reasons: ['no-welfare'], path: ['welfare-rule'] }
  }
}

function grant(facts: MeasureFacts): Decision {
  if (facts.terms === 'vague') return { reasons: ['no-unclear'], path: ['grant-vague'] }
  if (facts.link === 'unrelated') return { reasons: ['no-link'], path: ['grant-unrelated'] }
  if (facts.link === 'forbidden') return { reasons: ['no-forbidden'], path: ['grant-forbidden'] }
  if (facts.pressure === 'heavy')
    return { reasons: ['no-choice'], arguable: ['no-link'], path: ['grant-heavy'] }
  return {
    reasons: ['yes-condition'],
    arguable: ['yes-choice', 'yes-private'],
    path: [`grant-${facts.target}`],
  }
}
