import type { Rule } from '../../engine/contract.ts'
import type { MailboxFacts, MailboxSkin } from './facts.ts'

type Applied = Rule<MailboxFacts, MailboxSkin>['applied']

const R2D = 'Restatement (Second) of Contracts §'

function step(id: string, section: string, rule: string, applied: Applied): Rule<MailboxFacts, MailboxSkin> {
  return { id, authority: `${R2D} ${section}`, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<MailboxFacts, MailboxSkin>[] = [
  step(
    'dispatch-beats-revocation',
    '63',
    'An acceptance sent in an invited way takes effect once it leaves the offeree, while a revocation takes effect when the offeree receives it.',
    (_, skin) =>
      `${skin.offeree} posted the acceptance before the withdrawal came, so there was a contract from that posting.`,
  ),
  step(
    'revoked-first',
    '42',
    'A revocation ends the power to accept when the offeree receives it, and an ordinary offer may be revoked although it names a last day.',
    (_, skin) =>
      `${skin.offeree} read the withdrawal before posting anything, so there was nothing left to accept.`,
  ),
  step(
    'dispatch-late',
    '63',
    'An acceptance sent in an invited way takes effect once it leaves the offeree, so that one posted within the time allowed binds although it arrives later.',
    (_, skin) => `${skin.offeree} posted the acceptance before the last day was over.`,
  ),
  step(
    'dispatch-lost',
    '63',
    'An acceptance sent in an invited way takes effect once it leaves the offeree, even if it never reaches the offeror.',
    (_, skin) =>
      `The acceptance was well addressed and stamped, so its loss on the way fell on ${skin.offeror}.`,
  ),
  step(
    'misdirected-slow',
    '66',
    'An acceptance sent from a distance takes effect on sending only if it was properly addressed and sent with ordinary care.',
    (_, skin) =>
      `The address was wrong and the letter came later than a proper one would have, after ${skin.offeree} had read the withdrawal.`,
  ),
  step(
    'misdirected-swift',
    '67',
    'A careless sending still counts from the moment of sending if the acceptance arrives by the time at which a properly sent one would have come.',
    (_, skin) =>
      `Despite the wrong address the letter came to ${skin.offeror} no later than a proper one would have.`,
  ),
  step(
    'acceptance-overtakes',
    '40',
    'A mailed rejection ends nothing until it arrives, and an acceptance sent after it binds if that acceptance arrives first.',
    (_, skin) => `The acceptance reached ${skin.offeror} before the refusal did.`,
  ),
  step(
    'rejection-first',
    '40',
    'Once a rejection has been mailed, a later letter of acceptance is no more than a new offer unless it arrives before the rejection.',
    (_, skin) => `The refusal reached ${skin.offeror} first.`,
  ),
  step(
    'refusal-overtakes',
    '63',
    'An acceptance sent first binds on sending, and a rejection sent afterwards cannot undo it even by arriving first, unless the offeror relies on it.',
    (_, skin) =>
      `${skin.offeree} had posted the acceptance, and ${skin.offeror} did not rely on the refusal.`,
  ),
  step(
    'refusal-second',
    '63',
    'An acceptance sent first binds on sending, and a rejection sent afterwards has nothing left to reject.',
    (_, skin) => `${skin.offeree} had posted the acceptance before the refusal was even written.`,
  ),
  step(
    'option-receipt',
    '63(b)',
    'An acceptance under an option contract takes effect when the offeror receives it, and not before.',
    (_, skin) => `${skin.offeree} had paid for the offer to stay open, so arrival is what counts.`,
  ),
  step(
    'option-irrevocable',
    '37',
    'The power to accept under an option contract is not ended by the revocation of the offeror during the time paid for.',
    (_, skin) => `The acceptance reached ${skin.offeror} within that time, whatever the note had said.`,
  ),
  step(
    'option-rejection',
    '37',
    'The power to accept under an option contract is not ended by a rejection either, unless the offeror relies on it.',
    (_, skin) =>
      `${skin.offeror} did nothing in reliance on the refusal, and the acceptance arrived within the time paid for.`,
  ),
  step(
    'option-late',
    '63(b)',
    'An option that is not exercised by an acceptance received within its time comes to an end.',
    (_, skin) => `The acceptance reached ${skin.offeror} after the last day.`,
  ),
  step(
    'option-lost',
    '63(b)',
    'An acceptance under an option that never arrives exercises nothing, so the loss in the mail falls on the holder of the option.',
    (_, skin) => `The acceptance never reached ${skin.offeror}.`,
  ),
  step(
    'receipt-term',
    '63',
    'The offeror is master of the offer and may ask that an acceptance be received before it counts.',
    (_, skin) => `The letter of ${skin.offeror} asked for just that.`,
  ),
  step(
    'receipt-in-time',
    '42',
    'A revocation takes effect when the offeree receives it, which is too late once an acceptance has been received.',
    (_, skin) =>
      `The acceptance was in the hands of ${skin.offeror} before ${skin.offeree} had the withdrawal.`,
  ),
  step(
    'receipt-revoked',
    '42',
    'Until an acceptance counts, a revocation that the offeree receives ends the power to accept.',
    (_, skin) =>
      `${skin.offeree} had the withdrawal before the acceptance was in the hands of ${skin.offeror}.`,
  ),
  step(
    'spoken',
    '64',
    'An acceptance spoken in a live telephone call works as if the parties stood face to face, and a mailed revocation takes effect when the offeree receives it.',
    (_, skin) => `${skin.offeror} heard the acceptance while the withdrawal was still in the mail.`,
  ),
  step(
    'spoken-over-rejection',
    '40',
    'A mailed rejection ends nothing until it arrives, so an acceptance that the offeror hears before that makes a contract.',
    (_, skin) => `${skin.offeror} heard the acceptance while the refusal was still in the mail.`,
  ),
]
