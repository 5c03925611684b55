import type { Reason } from '../../engine/contract.ts'
import type { MailboxFacts, MailboxSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-dispatch': {
    side: 'yes',
    texts: [
      'the acceptance took effect when it was sent, and nothing later could undo it',
      'an acceptance of this kind counts from its sending, whatever follows',
    ],
    lesson:
      'Sending makes the contract for a well-addressed letter under an ordinary offer, and not under an option, a term asking for receipt, or after a rejection was mailed.',
  },
  'yes-receipt': {
    side: 'yes',
    texts: [
      'the acceptance took effect on reaching the offeror, which it did in time',
      'the moment that counts is its coming to the offeror, and that was soon enough',
    ],
    lesson:
      'Arrival makes the contract under an option, where the offer asks for receipt, in a live call, and where a rejection was mailed before.',
  },
  'yes-revocation': {
    side: 'yes',
    texts: [
      'the revocation could work from its arrival at the earliest, and that was too late',
      'withdrawing an offer takes effect when the other side hears of it, here too late',
    ],
    lesson:
      'A revocation comes too late when it is received after the acceptance has taken effect; an option it could not have ended at any time.',
  },
  'yes-option': {
    side: 'yes',
    texts: [
      'the offeror was bound to keep this offer open for as long as it was stated to last',
      'the stated time belonged to the offeree, and neither side could cut it short',
    ],
    lesson:
      'Only an option, for which something was given, keeps an offer open against revocation and rejection.',
  },
  'yes-rejection': {
    side: 'yes',
    texts: [
      'the rejection could work from its arrival at the earliest, and that was too late',
      'declining an offer takes effect when the other side hears of it, here too late',
    ],
    lesson:
      'A rejection comes too late when it is received after an acceptance has taken effect; it does not end an option at any time.',
  },
  'yes-address': {
    side: 'yes',
    texts: [
      'the mistake in the address does not cost this acceptance the benefit of its sending date',
      'the slip on the envelope leaves the time of posting as the time that counts',
    ],
    lesson: 'A wrong address does no harm where the letter arrives as soon as a proper one would have.',
  },
  'no-revoked': {
    side: 'no',
    texts: [
      'the revocation took effect before the acceptance could do so',
      'the offer was withdrawn in time, ahead of any moment at which it was accepted',
    ],
    lesson:
      'A revocation wins when the offeree receives it before the acceptance takes effect, and it never wins against an option.',
  },
  'no-ended': {
    side: 'no',
    texts: [
      'the offer had already come to an end when the offeree replied to it',
      'by the time the offeree replied there was no offer left to accept',
    ],
    lesson:
      'An offer has ended before the acceptance is sent only where the offeree has received a revocation, or the offeror a rejection, by then.',
  },
  'no-receipt': {
    side: 'no',
    texts: [
      'the acceptance needed to reach the offeror first, and it did not do so in time',
      'for an offer of this kind sending is not enough without timely arrival',
    ],
    lesson:
      'Arrival is needed under an option, where the offer asks for receipt, and after a rejection was mailed.',
  },
  'no-lapsed': {
    side: 'no',
    texts: [
      'the time for accepting ran out before an acceptance took effect',
      'the period that the offer allowed was over before it was accepted in law',
    ],
    lesson:
      'The time runs out on an acceptance sent within it only where sending is not enough, as under an option.',
  },
  'no-new-offer': {
    side: 'no',
    texts: [
      'after the rejection was mailed, the acceptance could be no more than a new offer',
      'having declined first, the offeree could only propose the bargain afresh',
    ],
    lesson:
      'An acceptance sent after a mailed rejection is a new offer only if the rejection arrives first, and the offer is not an option.',
  },
  'no-rejected': {
    side: 'no',
    texts: [
      'the rejection ended the power to accept before an acceptance took effect',
      'the refusal counted first, and after it there was nothing left to accept',
    ],
    lesson:
      'A rejection ends the power to accept if it arrives before an acceptance takes effect and the offer is not an option.',
  },
  'no-address': {
    side: 'no',
    texts: [
      'the mistake in the address cost the acceptance the benefit of its sending date',
      'with this slip on the envelope, the time of posting is not the time that counts',
    ],
    lesson: 'A wrong address does harm where the letter arrives later than a proper one would have.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: MailboxFacts, _skin: MailboxSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`k-02 has no reason ${id}`)
  return found
}

/** A reason that speaks of a message the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: MailboxFacts): boolean {
  const arrives = facts.fate === 'before' || facts.fate === 'after'
  switch (id) {
    case 'yes-receipt':
      return arrives
    case 'yes-revocation':
      return facts.word === 'crossing'
    case 'no-revoked':
      return facts.word !== 'none'
    case 'no-ended':
      return facts.word !== 'none' || facts.reply === 'rejection-acceptance'
    case 'no-receipt':
      return facts.voice === 'letter'
    case 'no-lapsed':
      return !arrives
    case 'yes-rejection':
    case 'no-rejected':
      return facts.reply !== 'acceptance'
    case 'no-new-offer':
      return facts.reply === 'rejection-acceptance'
    case 'yes-address':
    case 'no-address':
      return facts.address !== 'right'
    default:
      return true
  }
}
