import type { Decision } from '../../engine/contract.ts'
import type { RiskFacts } from './facts.ts'

/** The law of risk as a function of the facts: 'yes' puts the loss on the buyer. Every true reason is listed. */
export function decide(facts: RiskFacts): Decision {
  const { breach, cover, term, goods, delivery } = facts
  if (term === 'risk buyer') return { reasons: ['yes-agreed'], path: ['agreed-buyer'] }
  if (term === 'risk seller')
    return { reasons: ['no-agreed'], arguable: ['no-handover', 'no-not-moved'], path: ['agreed-seller'] }
  if (breach === 'stale')
    return {
      reasons: ['no-not-moved'],
      arguable: ['no-handover', 'no-part'],
      path: ['merchant-pickup', 'breach-stale'],
    }
  if (breach !== 'none') {
    return cover === 'gap'
      ? { reasons: ['yes-breach'], path: ['merchant-pickup', 'breach-gap'] }
      : {
          reasons: ['no-not-moved'],
          arguable: breach === 'late' ? ['no-handover'] : ['no-handover', 'no-part'],
          path: ['merchant-pickup', 'breach-covered'],
        }
  }
  const found = byDelivery(facts)
  if (goods === 'faulty')
    return {
      reasons: ['no-fault'],
      // Under a destination term a faulty tender may be said not to have ended the journey.
      arguable: [
        'no-handover',
        'no-part',
        'no-not-moved',
        ...(delivery === 'destination' ? ['no-journey'] : []),
      ],
      path: ['fault-keeps-risk'],
    }
  if (goods === 'cured') return { ...found, path: ['fault-cured'] }
  if (goods === 'taken')
    return { reasons: ['yes-taken', ...found.reasons], arguable: ['yes-breach'], path: ['fault-accepted'] }
  return found
}

function byDelivery({ delivery, seller, point }: RiskFacts): Decision {
  const done = point === 'after'
  switch (delivery) {
    case 'shipment':
      return done
        ? { reasons: ['yes-journey'], path: ['shipment'] }
        : { reasons: ['no-part', 'no-handover'], path: ['shipment-not-begun'] }
    case 'destination':
      return done
        ? { reasons: ['yes-tender'], arguable: ['yes-breach'], path: ['destination-tendered'] }
        : { reasons: ['no-journey'], arguable: ['no-handover', 'no-part'], path: ['destination-transit'] }
    case 'pickup':
      return seller === 'private'
        ? { reasons: ['yes-tender'], arguable: ['yes-breach'], path: ['private-pickup'] }
        : { reasons: ['no-handover'], arguable: ['no-not-moved'], path: ['merchant-pickup'] }
    case 'bailee':
      return done
        ? { reasons: ['yes-bailee'], arguable: ['yes-tender'], path: ['bailee-acknowledged'] }
        : { reasons: ['no-part', 'no-handover'], path: ['bailee-silent'] }
    case 'document':
      return { reasons: ['yes-bailee'], arguable: ['yes-tender'], path: ['bailee-document'] }
  }
}
