import type { PathTable } from '../../engine/tables.ts'
import type { TenderFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of tender, one row a path. Whether a seller may cure after revocation is disputed, so cure is not offered there. */
export const paths = {
  perfect: { rules: ['perfect'], because: ['yes-perfect'], level: 3, draws: 2 },
  'cure-in-time': { rules: ['perfect-first', 'cure-in-time'], because: ['no-cure'], level: 4 },
  'cure-on-grounds': { rules: ['perfect-first', 'cure-on-grounds'], because: ['no-cure'], level: 6 },
  'cure-too-late': { rules: ['cure-too-late'], because: ['yes-expired'], level: 6, draws: 2 },
  unstated: { rules: ['perfect-first', 'unstated'], because: ['no-particulars'], level: 8 },
  prepaid: { rules: ['prepaid', 'prepaid-perfect'], because: ['yes-not-accepted'], level: 4, draws: 2 },
  silent: { rules: ['silent', 'silent-found'], because: ['no-accepted'], level: 4 },
  used: { rules: ['used', 'knew'], because: ['no-accepted'], level: 5 },
  known: { rules: ['known', 'knew'], because: ['no-knew'], level: 4 },
  hidden: { rules: ['hidden', 'impaired'], because: ['yes-revoked'], level: 5 },
  'hidden-slight': { rules: ['hidden', 'not-impaired'], because: ['no-impairment'], level: 6 },
  assured: { rules: ['assured', 'impaired'], because: ['yes-revoked'], level: 6 },
  'assured-slight': { rules: ['assured', 'not-impaired'], because: ['no-impairment'], level: 6 },
  stale: { rules: ['hidden', 'stale'], because: ['no-late'], level: 7, draws: 2 },
  'lot-slight': { rules: ['lot', 'lot-slight'], because: ['no-impairment'], level: 6 },
  'lot-grave': { rules: ['lot', 'lot-grave'], because: ['yes-impaired'], level: 6, draws: 2 },
  'lot-assured': { rules: ['lot', 'lot-assured'], because: ['no-cure'], level: 6 },
} as const satisfies PathTable<TenderFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The path that these facts take; null for a twist that belongs to another contract. */
export function decide({ contract, twist }: TenderFacts): keyof typeof paths | null {
  return (contract === 'installment') === twist.startsWith('lot') ? twist : null
}

/** The area of the taxonomy to which a twist belongs. */
export function area({ twist }: TenderFacts): string {
  const isRejection =
    twist === 'perfect' || twist === 'unstated' || twist.startsWith('cure') || twist.startsWith('lot')
  return isRejection ? 'Perfect tender, rejection and cure' : 'Acceptance and revocation of acceptance'
}
