import type { PathTable } from '../../engine/tables.ts'
import { type ThirdFacts, type Twist, WAYS } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of third parties, one row a path: 'yes' is for the one who sues. */
export const paths = {
  gift: { rules: ['donee'], because: ['yes-intended'], level: 2 },
  debt: { rules: ['creditor'], because: ['yes-intended'], level: 3 },
  profit: { rules: ['incidental'], because: ['no-incidental'], level: 4, draws: 3 },
  recalled: { rules: ['early'], because: ['no-modified'], level: 5, draws: 2 },
  relied: { rules: ['relied'], because: ['yes-vested'], level: 5 },
  agreed: { rules: ['agreed'], because: ['yes-vested'], level: 6 },
  breached: { rules: ['unearned'], because: ['no-breach'], level: 5 },
  offset: { rules: ['separate'], because: ['yes-unrelated'], level: 7 },
  plain: { rules: ['assigned'], because: ['yes-assignable'], level: 2 },
  clause: { rules: ['clause-right'], because: ['yes-clause'], level: 5, draws: 2 },
  unaware: { rules: ['paid-early'], because: ['no-paid'], level: 4, draws: 2 },
  warned: { rules: ['paid-late'], because: ['yes-notice'], level: 4, draws: 2 },
  unperformed: { rules: ['unperformed'], because: ['no-breach'], level: 4 },
  'later-claim': { rules: ['later-claim'], because: ['yes-unrelated'], level: 7 },
  first: { rules: ['earlier'], because: ['yes-first'], level: 6, draws: 2 },
  second: { rules: ['later'], because: ['no-second'], level: 6, draws: 2 },
  spoken: { rules: ['gift-spoken'], because: ['no-revoked'], arguable: ['no-second'], level: 7, draws: 2 },
  written: { rules: ['gift-written'], because: ['yes-delivered'], level: 7, draws: 2 },
  delegable: { rules: ['delegable'], because: ['yes-assignable'], level: 3 },
  barred: { rules: ['clause-duty'], because: ['no-barred'], arguable: ['no-personal'], level: 6, draws: 2 },
  personal: { rules: ['chosen'], because: ['no-personal'], level: 3, draws: 3 },
  botched: { rules: ['not-released'], because: ['yes-bound'], level: 4 },
  replaced: { rules: ['novation'], because: ['no-novation'], level: 5, draws: 3 },
  assumed: { rules: ['assumed'], because: ['yes-intended'], level: 6 },
  'still-owes': { rules: ['still-owes'], because: ['yes-bound'], level: 5 },
} as const satisfies PathTable<ThirdFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The path that these facts take; null for a twist of another way. */
export const decide = ({ way, twist }: ThirdFacts): keyof typeof paths | null =>
  (WAYS[way] as readonly Twist[]).includes(twist) ? twist : null

/** The area of the taxonomy to which the case belongs. */
export function area({ way, twist }: ThirdFacts): string {
  if (way === 'assignment') return 'Assignment of rights'
  if (way === 'delegation') return 'Delegation of duties'
  return twist === 'gift' || twist === 'debt' || twist === 'profit'
    ? 'Intended and incidental beneficiaries'
    : 'Vesting and defenses against beneficiaries'
}
