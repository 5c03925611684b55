import type { PathTable } from '../../engine/tables.ts'
import type { MailboxFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of acceptance at a distance, one row a path. */
export const paths = {
  crossing: { rules: ['dispatch', 'crossing'], because: ['yes-dispatch'], level: 3 },
  'read-first': { rules: ['read-first'], because: ['no-revoked'], level: 3 },
  unopened: { rules: ['revocation', 'unopened'], because: ['no-revoked'], level: 5 },
  sold: { rules: ['sold'], because: ['no-revoked'], level: 4 },
  delayed: { rules: ['delayed'], because: ['yes-dispatch'], level: 4 },
  lost: { rules: ['lost'], because: ['yes-dispatch'], level: 4 },
  astray: {
    rules: ['care', 'astray'],
    because: ['no-dispatch'],
    arguable: ['no-receipt'],
    level: 7,
    draws: 2,
  },
  'set-right': {
    rules: ['care', 'set-right'],
    because: ['yes-prompt'],
    arguable: ['yes-dispatch'],
    level: 8,
    draws: 2,
  },
  overtaking: { rules: ['rejection', 'overtaking'], because: ['yes-received'], level: 7 },
  'rejected-first': {
    rules: ['rejection', 'rejected-first'],
    because: ['no-rejected'],
    arguable: ['no-receipt'],
    level: 6,
    draws: 2,
  },
  'second-thoughts': { rules: ['second-thoughts'], because: ['yes-dispatch'], level: 6 },
  reliance: { rules: ['second-thoughts', 'reliance'], because: ['no-relied'], level: 8, draws: 2 },
  telephone: {
    rules: ['revocation', 'telephone'],
    because: ['yes-received'],
    arguable: ['yes-dispatch'],
    level: 4,
  },
  death: { rules: ['death'], because: ['no-death'], level: 5, draws: 2 },
  assistant: { rules: ['possession', 'assistant'], because: ['no-ended'], level: 6, draws: 2 },
  'option-revoked': { rules: ['option-revoked'], because: ['yes-irrevocable'], level: 5 },
  'option-rejected': { rules: ['option', 'option-rejected'], because: ['yes-irrevocable'], level: 7 },
  'option-delayed': {
    rules: ['option-delayed'],
    because: ['no-receipt'],
    arguable: ['no-ended'],
    level: 6,
  },
  'option-death': { rules: ['option', 'option-death'], because: ['yes-irrevocable'], level: 7 },
  'receipt-revoked': {
    rules: ['terms', 'receipt-revoked'],
    because: ['no-revoked'],
    arguable: ['no-receipt'],
    level: 5,
  },
  'receipt-mailbox': { rules: ['terms', 'receipt-mailbox'], because: ['yes-received'], level: 6 },
  'receipt-delayed': {
    rules: ['receipt-delayed'],
    because: ['no-receipt'],
    arguable: ['no-ended'],
    level: 4,
  },
} as const satisfies PathTable<MailboxFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The offer that a twist belongs to: its first word, or an ordinary one. */
function offerOf(twist: MailboxFacts['twist']): MailboxFacts['offer'] {
  if (twist.startsWith('option-')) return 'option'
  return twist.startsWith('receipt-') ? 'receipt' : 'ordinary'
}

/** The path that these facts take; null for a twist that belongs to another offer. */
export function decide({ offer, twist }: MailboxFacts): keyof typeof paths | null {
  return offerOf(twist) === offer ? twist : null
}
