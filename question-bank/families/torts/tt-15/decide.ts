import type { Decision } from '../../engine/contract.ts'
import type { LibelFacts } from './facts.ts'

/** First what the words and the occasion make of the claim, then whose it is, then fault and damages. */
export function decide(facts: LibelFacts): Decision {
  switch (facts.wrinkle) {
    case 'unproven':
      return { reasons: ['no-falsity'], arguable: ['no-fault'], path: ['falsity'] }
    case 'label':
      return { reasons: ['yes-implies'], arguable: ['yes-negligence'], path: ['implied-fact', 'negligence'] }
    case 'hyperbole':
      return { reasons: ['no-opinion'], arguable: ['no-fault'], path: ['no-fact'] }
    case 'repeated':
      return { reasons: ['yes-repeats'], arguable: ['yes-negligence'], path: ['republication', 'negligence'] }
    case 'fair report':
      return { reasons: ['no-report'], arguable: ['no-fault'], path: ['fair-report'] }
    case 'testimony':
      return { reasons: ['no-absolute'], path: ['testimony'] }
    case 'spread':
      return { reasons: ['yes-abused'], arguable: ['yes-negligence'], path: ['interest', 'spread'] }
    case 'reference':
      return facts.fault === 'knew'
        ? { reasons: ['yes-abused'], arguable: ['yes-malice'], path: ['interest', 'knowing'] }
        : { reasons: ['no-interest'], arguable: ['no-malice'], path: ['interest', 'held'] }
    case 'none':
      return byStatus(facts)
  }
}

function byStatus({ status, matter, fault, sought }: LibelFacts): Decision {
  if (status === 'official' || status === 'famous' || status === 'drawn') {
    if (fault === 'knew') return { reasons: ['yes-malice'], path: [status, 'malice-shown'] }
    return {
      reasons: ['no-malice'],
      arguable: ['no-fault'],
      path: [status, fault === 'spite' ? 'spite' : 'malice-lacking'],
    }
  }
  const who = status === 'private' ? [] : [status]
  if (matter === 'private')
    return {
      reasons: ['yes-private-matter'],
      arguable: ['yes-negligence'],
      path: [...who, 'private-matter'],
    }
  if (fault === 'careful') return { reasons: ['no-fault'], path: [...who, 'no-fault'] }
  if (sought === 'actual') return { reasons: ['yes-negligence'], path: [...who, 'negligence'] }
  return fault === 'knew'
    ? { reasons: ['yes-malice'], path: [...who, 'presumed-malice'] }
    : { reasons: ['no-presumed'], path: [...who, 'presumed-barred'] }
}
