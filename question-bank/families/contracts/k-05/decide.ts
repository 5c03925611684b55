import type { Decision } from '../../engine/contract.ts'
import type { FraudsFacts } from './facts.ts'

/** The statute of frauds as a function of the facts: is the bargain in it, is there a writing, is there a substitute. */
export function decide(facts: FraudsFacts): Decision {
  const outside = isOutside(facts)
  if (outside) return outside
  const kind = kindStep(facts)
  if (facts.conduct !== 'none') return byConduct(facts, kind)
  return byWriting(facts, kind)
}

function isOutside({ category, scope }: FraudsFacts): Decision | null {
  if (category === 'year' && scope === 'outside')
    return { reasons: ['yes-possible'], arguable: ['yes-outside'], path: ['year-outside'] }
  if (category === 'surety' && scope === 'edge')
    return { reasons: ['yes-interest'], arguable: ['yes-outside'], path: ['surety-main'] }
  if (category === 'surety' && scope === 'outside')
    return { reasons: ['yes-outside'], path: ['surety-debtor'] }
  if (category === 'goods' && scope === 'outside') return { reasons: ['yes-outside'], path: ['goods-under'] }
  return null
}

function kindStep({ category, scope }: FraudsFacts): string {
  return scope === 'edge' ? `${category}-edge` : category
}

function byConduct(facts: FraudsFacts, kind: string): Decision {
  const path = [kind, facts.conduct]
  if (facts.conduct === 'paid' || facts.conduct === 'part')
    return { reasons: ['no-conduct'], arguable: ['no-signer'], path }
  return { reasons: ['yes-conduct'], path }
}

function byWriting(facts: FraudsFacts, kind: string): Decision {
  switch (facts.writing) {
    case 'plaintiff':
      return facts.category === 'year'
        ? { reasons: ['no-time', 'no-signer'], path: [kind, 'signer'] }
        : { reasons: ['no-signer'], path: [kind, 'signer'] }
    case 'defendant':
      return { reasons: ['yes-memo'], path: [kind, 'memo'] }
    case 'two papers':
      return { reasons: ['yes-memo'], path: [kind, 'two-papers'] }
    case 'refusal':
      return { reasons: ['yes-memo'], path: [kind, 'refusal'] }
    case 'no price':
      return facts.category === 'goods'
        ? { reasons: ['yes-memo'], path: [kind, 'price-open'] }
        : { reasons: ['no-terms'], path: [kind, 'price-missing'] }
    case 'no quantity':
      return { reasons: ['no-terms'], path: [kind, 'quantity-missing'] }
    case 'confirmed':
      return { reasons: ['yes-merchants'], arguable: ['yes-memo'], path: [kind, 'confirmed'] }
    case 'objected late':
      return { reasons: ['yes-merchants'], arguable: ['yes-memo'], path: [kind, 'objected-late'] }
    case 'objected':
      return { reasons: ['no-answer'], arguable: ['no-signer'], path: [kind, 'objected'] }
    case 'consumer':
      return { reasons: ['no-signer'], path: [kind, 'consumer'] }
  }
}
