import type { PathTable } from '../../engine/tables.ts'
import type { RiskFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of risk of loss, one row a path: 'yes' puts the loss on the buyer. */
export const paths = {
  shipment: { rules: ['shipment'], because: ['yes-shipment'], level: 3 },
  presumed: { rules: ['presumed', 'shipment'], because: ['yes-shipment'], level: 6 },
  'not-shipped': { rules: ['not-shipped'], because: ['no-carrier'], level: 4, draws: 2 },
  transit: { rules: ['destination', 'transit'], because: ['no-destination'], level: 3 },
  tendered: { rules: ['destination', 'tendered'], because: ['yes-tender'], level: 5 },
  faulty: { rules: ['faulty'], because: ['no-nonconforming'], level: 5, draws: 2 },
  cured: { rules: ['until-cure', 'tendered'], because: ['yes-tender'], level: 7 },
  accepted: {
    rules: ['until-acceptance'],
    because: ['yes-accepted'],
    arguable: ['yes-tender'],
    level: 6,
    draws: 2,
  },
  'agreed-seller': {
    rules: ['agreed', 'agreed-seller'],
    because: ['no-agreed'],
    arguable: ['no-destination'],
    level: 5,
    draws: 2,
  },
  merchant: { rules: ['merchant'], because: ['no-receipt'], arguable: ['no-tender'], level: 4, draws: 2 },
  private: { rules: ['private'], because: ['yes-tender'], level: 5 },
  'private-not-ready': {
    rules: ['private-not-ready'],
    because: ['no-tender'],
    arguable: ['no-receipt'],
    level: 6,
    draws: 2,
  },
  'agreed-buyer': { rules: ['agreed', 'agreed-buyer'], because: ['yes-agreed'], level: 5, draws: 2 },
  repudiated: { rules: ['breach'], because: ['yes-breach'], level: 7 },
  late: { rules: ['late'], because: ['yes-breach'], level: 7 },
  insured: { rules: ['insured'], because: ['no-insurance'], arguable: ['no-receipt'], level: 7, draws: 2 },
  stale: { rules: ['stale'], because: ['no-time'], arguable: ['no-receipt'], level: 8, draws: 2 },
  acknowledged: { rules: ['acknowledged'], because: ['yes-bailee'], level: 6 },
  unacknowledged: {
    rules: ['unacknowledged'],
    because: ['no-bailee'],
    arguable: ['no-receipt'],
    level: 6,
    draws: 2,
  },
  document: { rules: ['document'], because: ['yes-bailee'], level: 6 },
} as const satisfies PathTable<RiskFacts, typeof rules, typeof reasons, typeof misconceptions>

const CARRIER: readonly RiskFacts['twist'][] = [
  'shipment',
  'presumed',
  'not-shipped',
  'transit',
  'tendered',
  'faulty',
  'cured',
  'accepted',
  'agreed-seller',
]
const BAILEE: readonly RiskFacts['twist'][] = ['acknowledged', 'unacknowledged', 'document']

/** The manner of delivery that a twist belongs to. */
function deliveryOf(twist: RiskFacts['twist']): RiskFacts['delivery'] {
  if (CARRIER.includes(twist)) return 'carrier'
  return BAILEE.includes(twist) ? 'bailee' : 'pickup'
}

/** The path that these facts take; null for a twist that belongs to another manner of delivery. */
export function decide({ delivery, twist }: RiskFacts): keyof typeof paths | null {
  return deliveryOf(twist) === delivery ? twist : null
}
