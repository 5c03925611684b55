import { describe, expect, it } from 'vitest'
import type {
  MailboxFacts,
  Twist,
} from '../../../../question-bank/families/contracts/mailbox-timeline/facts.ts'
import { mailboxTimeline } from '../../../../question-bank/families/contracts/mailbox-timeline/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** Each message by the days on which it leaves and arrives, counted from the offer, which names day 10. Absent: never sent. */
interface Calendar {
  readonly accepted: readonly [sent: number, arrives: number]
  readonly revoked?: readonly [sent: number, arrives: number]
  readonly rejected?: readonly [sent: number, arrives: number]
  readonly died?: number
  /** The day by which a well-addressed letter would have arrived; absent where the address was right. */
  readonly due?: number
  readonly reliedOn?: boolean
}

const CALENDARS: Readonly<Record<Twist, Calendar>> = {
  crossing: { revoked: [2, 5], accepted: [3, 6] },
  'read-first': { revoked: [2, 4], accepted: [5, 7] },
  unopened: { revoked: [2, 4], accepted: [4.5, 6] },
  sold: { revoked: [2, 4], accepted: [5, 7] },
  delayed: { accepted: [9, 12] },
  lost: { accepted: [3, Number.POSITIVE_INFINITY] },
  astray: { revoked: [2, 5], accepted: [3, 9], due: 6 },
  'set-right': { revoked: [2, 5], accepted: [3, 6], due: 6 },
  overtaking: { rejected: [2, 5], accepted: [3, 4] },
  'rejected-first': { rejected: [2, 5], accepted: [4, 7] },
  'second-thoughts': { accepted: [2, 5], rejected: [3, 4] },
  reliance: { accepted: [2, 5], rejected: [3, 4], reliedOn: true },
  telephone: { revoked: [2, 5], accepted: [3, 3] },
  death: { died: 2, accepted: [4, 6] },
  assistant: { accepted: [11, 13] },
  'option-revoked': { revoked: [2, 4], accepted: [5, 7] },
  'option-rejected': { rejected: [2, 4], accepted: [5, 7] },
  'option-delayed': { accepted: [9, 12] },
  'option-death': { died: 3, accepted: [5, 7] },
  'receipt-revoked': { revoked: [2, 5], accepted: [3, 6] },
  'receipt-mailbox': { accepted: [5, 7], revoked: [8, 8] },
  'receipt-delayed': { accepted: [9, 12] },
}

/** The Restatement a second time: the day on which the acceptance counts, then what had ended the offer by that day. */
function enforceable({ offer, twist }: MailboxFacts): boolean {
  const { accepted, revoked, rejected, died, due, reliedOn } = CALENDARS[twist]
  const [sent, arrives] = accepted
  const isRejectedFirst = rejected !== undefined && rejected[0] < sent
  const isCareful = due === undefined || arrives <= due
  const bySending = offer === 'ordinary' && !isRejectedFirst && isCareful
  const counts = bySending ? sent : arrives
  const endings = [revoked?.[1], rejected?.[1], died].flatMap((end) => end ?? [])
  const ended = offer === 'option' ? 10 : Math.min(10, ...endings)
  return counts <= ended && reliedOn !== true
}

describe('Mailbox timeline', () => {
  const patterns = factPatternsOf(mailboxTimeline)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(22)
    for (const pattern of patterns) {
      const formed = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, formed]).toEqual([pattern.facts, enforceable(pattern.facts as MailboxFacts)])
    }
  })

  it.each([
    ['posting beats a revocation still in the mail', 'ordinary', 'crossing', 'yes-dispatch'],
    ['a revocation read first wins', 'ordinary', 'read-first', 'no-revoked'],
    ['so does one that lies unopened', 'ordinary', 'unopened', 'no-revoked'],
    ['a lost acceptance binds', 'ordinary', 'lost', 'yes-dispatch'],
    ['a wrong address that does no harm', 'ordinary', 'set-right', 'yes-prompt'],
    ['a rejection mailed first makes it a race to arrive', 'ordinary', 'rejected-first', 'no-rejected'],
    ['an acceptance posted first is not undone', 'ordinary', 'second-thoughts', 'yes-dispatch'],
    ['but reliance on a rejection estops', 'ordinary', 'reliance', 'no-relied'],
    ['death ends an offer that no one paid for', 'ordinary', 'death', 'no-death'],
    ['and not an option', 'option', 'option-death', 'yes-irrevocable'],
    ['an option wants arrival in time', 'option', 'option-delayed', 'no-receipt'],
    ['delivery is receipt', 'receipt', 'receipt-mailbox', 'yes-received'],
  ] as const)('%s', (_name, offer, twist, reason) => {
    expect(mailboxTimeline.decide({ offer, twist }).reasons[0]).toBe(reason)
  })
})
