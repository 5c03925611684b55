import type { Decision } from '../../engine/contract.ts'
import type { TransferFacts } from './facts.ts'

/** Whether the one who is sued must pay. Every reason that is true of the facts is listed. */
export function decide(facts: TransferFacts): Decision {
  switch (facts.claim) {
    case 'landlord v taker':
      return againstTaker(facts)
    case 'landlord v tenant':
      return againstTenant(facts)
    case 'tenant v taker':
      return overAgainstTaker(facts)
  }
}

function againstTaker(facts: TransferFacts): Decision {
  const { transfer, duty, assumed, stage, leave, owner } = facts
  if (assumed === 'yes') {
    if (transfer === 'sublease') return { reasons: ['yes-assumed', 'yes-stays'], path: ['assumed-sublease'] }
    return {
      reasons: ['yes-assumed', 'yes-stays'],
      path: [stage === 'passed' ? 'assumed-passed' : 'assumed-personal'],
    }
  }
  if (transfer === 'sublease') {
    const step = owner === 'sold' ? 'sublease-sold' : leave === 'banned' ? 'sublease-banned' : 'sublease'
    return { reasons: ['no-under'], arguable: ['no-promise'], path: [step] }
  }
  if (duty === 'personal') return { reasons: ['no-personal', 'no-promise'], path: ['personal'] }
  if (stage === 'passed') {
    const step = owner === 'sold' ? 'passed-sold' : 'passed-on'
    return { reasons: ['no-longer'], arguable: ['no-promise'], path: [step] }
  }
  const also = ['yes-estate'] as const
  const arguable = ['yes-substance'] as const
  if (stage === 'earlier') return { reasons: ['yes-accrued', ...also], arguable, path: ['accrued'] }
  if (transfer === 'misnamed') return { reasons: ['yes-substance', ...also], path: ['misnamed'] }
  if (leave === 'banned') return { reasons: ['yes-voidable', ...also], arguable, path: ['voidable'] }
  if (owner === 'sold') return { reasons: ['yes-reversion', ...also], arguable, path: ['reversion'] }
  return { reasons: also, arguable, path: [duty === 'rent' ? 'estate-rent' : 'estate-repair'] }
}

function againstTenant({ duty, stage, leave, owner }: TransferFacts): Decision {
  if (leave === 'release') {
    const step = owner === 'sold' ? 'released-sold' : stage === 'passed' ? 'released-twice' : 'released'
    return { reasons: ['no-replaced'], path: [step] }
  }
  const before = leave === 'consent' ? ['consent'] : []
  const reasons: Decision['reasons'] =
    leave === 'consent'
      ? ['yes-kept', 'yes-stays']
      : owner === 'sold'
        ? ['yes-reversion', 'yes-stays']
        : ['yes-stays']
  const step =
    owner === 'sold'
      ? 'tenant-to-buyer'
      : duty === 'personal'
        ? 'tenant-personal'
        : stage === 'passed'
          ? 'tenant-twice'
          : 'tenant-stays'
  return { reasons, path: [...before, step] }
}

function overAgainstTaker({ transfer, assumed, stage }: TransferFacts): Decision {
  if (transfer === 'sublease')
    return { reasons: ['no-own-debt'], arguable: ['no-promise'], path: ['over-sublease'] }
  if (stage === 'holding')
    return { reasons: ['yes-burden'], arguable: ['yes-estate', 'yes-substance'], path: ['over'] }
  return assumed === 'yes'
    ? { reasons: ['yes-assumed'], arguable: ['yes-stays'], path: ['over-assumed'] }
    : { reasons: ['no-longer'], arguable: ['no-promise'], path: ['over-passed'] }
}
