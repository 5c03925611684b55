import type { Decision } from '../../engine/contract.ts'
import { isTax, type TradeFacts } from './facts.ts'

const step = (law: TradeFacts['law']) => law.replace(',', '').replaceAll(' ', '-')

/** The limits that the Commerce Clause sets by itself, as a function of the facts. */
export function decide(facts: TradeFacts): Decision {
  if (facts.congress === 'consents')
    return { reasons: ['yes-congress'], path: [isTax(facts) ? 'consent-tax' : `consent-${facts.law}`] }
  const { law } = facts
  return { ...GROUNDS[law], path: [step(law)] }
}

/** The reasons that are true of each law while Congress is silent: those that govern, and those that are not offered. */
const GROUNDS: Readonly<Record<TradeFacts['law'], Omit<Decision, 'path'>>> = {
  shield: { reasons: ['no-shield'], arguable: ['no-burden'] },
  'pest, other means': { reasons: ['no-means'], arguable: ['no-burden'] },
  'pest, no other means': { reasons: ['yes-danger'] },
  export: { reasons: ['no-shield'], arguable: ['no-burden', 'no-means'] },
  county: { reasons: ['no-county'], arguable: ['no-means', 'no-burden'] },
  label: { reasons: ['yes-balance'] },
  useless: { reasons: ['no-burden'] },
  shops: { reasons: ['yes-balance'] },
  methods: { reasons: ['yes-balance'] },
  seller: { reasons: ['yes-dealer'] },
  packing: { reasons: ['no-dealer'], arguable: ['no-shield', 'no-means'] },
  'public plant': { reasons: ['yes-public'], arguable: ['yes-balance'] },
  'private plant': { reasons: ['no-shield'], arguable: ['no-means', 'no-burden', 'no-county'] },
  rebate: { reasons: ['no-shield'], arguable: ['no-burden', 'no-means'] },
  exemption: { reasons: ['no-shield'], arguable: ['no-burden', 'no-means'] },
  'remote seller': { reasons: ['yes-tax'], arguable: ['yes-balance'] },
  'no tie': { reasons: ['no-tie'], arguable: ['no-share', 'no-burden'] },
  'all income': { reasons: ['no-share'], arguable: ['no-burden'] },
}
