import type { PathTable } from '../../engine/tables.ts'
import type { TradeFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The limits that the Commerce Clause sets of its own force, one row a path. Every reason that is true is listed. */
export const paths = {
  shield: { rules: ['shield'], because: ['no-shield'], arguable: ['no-means'], level: 2 },
  'pest, other means': { rules: ['other-means'], because: ['no-means'], level: 4, draws: 2 },
  'pest, no other means': { rules: ['no-other-means'], because: ['yes-danger'], level: 5, draws: 3 },
  export: { rules: ['export'], because: ['no-shield'], arguable: ['no-means'], level: 4 },
  county: { rules: ['county'], because: ['no-county'], arguable: ['no-means'], level: 6, draws: 2 },
  label: { rules: ['label'], because: ['yes-balance'], level: 3 },
  useless: { rules: ['useless'], because: ['no-burden'], level: 4, draws: 3 },
  shops: { rules: ['shops'], because: ['yes-balance'], level: 7 },
  methods: { rules: ['methods'], because: ['yes-balance'], level: 7 },
  seller: { rules: ['seller'], because: ['yes-dealer'], level: 4, draws: 2 },
  packing: {
    rules: ['packing'],
    because: ['no-dealer'],
    arguable: ['no-shield', 'no-means'],
    level: 7,
    draws: 2,
  },
  'public plant': {
    rules: ['public'],
    because: ['yes-public'],
    arguable: ['yes-balance'],
    level: 6,
    draws: 2,
  },
  'private plant': {
    rules: ['private'],
    because: ['no-shield'],
    arguable: ['no-means', 'no-county', 'no-dealer'],
    level: 7,
  },
  subsidy: { rules: ['subsidy'], because: ['yes-subsidy'], arguable: ['yes-balance'], level: 6, draws: 2 },
  rebate: { rules: ['rebate'], because: ['no-shield'], level: 8 },
  exemption: { rules: ['exemption'], because: ['no-shield'], level: 3 },
  'remote seller': { rules: ['remote'], because: ['yes-tax'], arguable: ['yes-balance'], level: 5, draws: 2 },
  'no nexus': { rules: ['nexus'], because: ['no-nexus'], arguable: ['no-share'], level: 5, draws: 3 },
  'all income': { rules: ['apportioned'], because: ['no-share'], level: 6, draws: 2 },
  'shield > consent': { rules: ['shield-as-such', 'consent'], because: ['yes-congress'], level: 3, draws: 2 },
  'export > consent': { rules: ['export-as-such', 'consent'], because: ['yes-congress'], level: 4 },
  'exemption > consent': { rules: ['exemption-as-such', 'consent'], because: ['yes-congress'], level: 5 },
} as const satisfies PathTable<TradeFacts, typeof rules, typeof reasons, typeof misconceptions>

export function decide({ law, congress }: TradeFacts): keyof typeof paths | null {
  if (congress === 'silent') return law
  // Elsewhere the consent of Congress would be a second ground.
  return law === 'shield' || law === 'export' || law === 'exemption' ? `${law} > consent` : null
}
