import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type MailboxFacts, type MailboxSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard a path is, by its last step. */
const LEVELS: Readonly<Record<string, number>> = {
  'revoked-first': 2,
  'dispatch-beats-revocation': 3,
  'refusal-second': 3,
  'dispatch-lost': 4,
  'dispatch-late': 4,
  spoken: 4,
  'receipt-in-time': 5,
  'receipt-revoked': 5,
  'refusal-overtakes': 6,
  'rejection-first': 6,
  'option-irrevocable': 6,
  'acceptance-overtakes': 7,
  'spoken-over-rejection': 7,
  'misdirected-slow': 7,
  'option-late': 8,
  'option-lost': 8,
  'option-rejection': 9,
  'misdirected-swift': 10,
}

/** K-02: acceptance, revocation and rejection sent at a distance. */
export const mailboxTimeline: Family<MailboxFacts, MailboxSkin> = {
  id: 'k-02',
  edition: 1,
  name: 'Mailbox timeline',
  subject: 'Contracts',
  subtopic: 'Mutual assent',
  pool: 'practice',
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws,
  area: () => 'Acceptance and the mailbox rule',
  difficulty: (facts) => LEVELS[decide(facts).path.at(-1) ?? ''] ?? 5,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => ['Draw a line for each message, mark both its ends, and ask which end matters for that type.'],
}
