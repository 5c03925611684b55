import type { Misconception } from '../../engine/contract.ts'
import type { MailboxFacts } from './facts.ts'

type View = Misconception<MailboxFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: MailboxFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isPlainLetter = (facts: MailboxFacts) => facts.offer === 'plain' && facts.voice === 'letter'
const isLost = (facts: MailboxFacts) => facts.fate === 'late' || facts.fate === 'lost'

/** The mailbox rule as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'revocation-on-sending',
    'a revocation works as soon as it is sent',
    'A revocation takes effect when the offeree receives it.',
    (facts) => (facts.word === 'crossing' ? 'no-ended' : null),
  ),
  view(
    'receipt-for-all',
    'an acceptance by mail works when it arrives',
    'Under an ordinary offer an acceptance works from its sending.',
    (facts) => {
      if (!isPlainLetter(facts) || facts.reply !== 'acceptance') return null
      if (isLost(facts)) return 'no-lapsed'
      return facts.word === 'crossing' && facts.fate === 'after' ? 'no-revoked' : null
    },
  ),
  view(
    'arrival-is-needed',
    'an acceptance must come to the offeror before it can bind',
    'Under an ordinary offer an acceptance binds from its sending.',
    (facts) => (isPlainLetter(facts) ? 'no-receipt' : null),
  ),
  view(
    'arrival-explains-it',
    'it is the arrival of an acceptance that makes every contract',
    'Where the offer is an ordinary one, sending makes the contract, and the arrival adds nothing.',
    (facts) => (isPlainLetter(facts) ? 'yes-receipt' : null),
  ),
  view(
    'sending-exercises-options',
    'an option is exercised when the acceptance is sent',
    'The acceptance under an option must be received within its time.',
    (facts) => (facts.offer === 'option' ? 'yes-dispatch' : null),
  ),
  view(
    'sending-after-rejection',
    'an acceptance binds on sending even after a rejection was mailed',
    'After a rejection was mailed, the acceptance binds only if it arrives first, and then from its arrival.',
    (facts) => (facts.reply === 'rejection-acceptance' && facts.voice === 'letter' ? 'yes-dispatch' : null),
  ),
  view(
    'sending-beats-the-terms',
    'the mailbox rule overrides what the offer says',
    'An offeror may ask that an acceptance be received before it counts.',
    (facts) => (facts.offer === 'receipt' ? 'yes-dispatch' : null),
  ),
  view(
    'named-day-binds',
    'an offer that names a last day cannot be ended before it',
    'Without consideration, or a merchant’s firm offer of goods, naming a day binds nobody to keep the offer open.',
    (facts) => (facts.offer === 'plain' ? 'yes-option' : null),
  ),
  view(
    'rejection-on-sending',
    'a rejection works as soon as it is sent',
    'A rejection takes effect when the offeror receives it.',
    (facts) => (facts.reply === 'rejection-acceptance' ? 'no-ended' : null),
  ),
  view(
    'first-to-arrive-wins',
    'a refusal that comes in first undoes an acceptance sent before it',
    'An acceptance that has been sent first binds, and a later refusal cannot undo it.',
    (facts) => (facts.reply === 'acceptance-rejection' ? 'no-rejected' : null),
  ),
  view(
    'arrival-dates-a-refusal',
    'the arrival date of a refusal is all that matters to an option',
    'An option is not ended by a refusal at any time, unless the offeror relies on it.',
    (facts) => (facts.offer === 'option' && facts.reply !== 'acceptance' ? 'yes-rejection' : null),
  ),
  view(
    'refusal-ends-options',
    'a refusal gives up an option for good',
    'A refusal does not end an option unless the offeror relies on it.',
    (facts) => (facts.offer === 'option' && facts.reply !== 'acceptance' ? 'no-rejected' : null),
  ),
  view(
    'second-thoughts-are-offers',
    'an acceptance sent after a rejection is a new offer in every case',
    'It is an acceptance if it arrives before the rejection does.',
    (facts) => (facts.reply === 'rejection-acceptance' ? 'no-new-offer' : null),
  ),
  view(
    'wrong-address-is-fatal',
    'a wrong address takes an acceptance out of the mailbox rule in every case',
    'A misdirected acceptance still counts from its sending if it comes as soon as a proper one would have.',
    (facts) => (facts.address === 'wrong swift' ? 'no-address' : null),
  ),
  view(
    'wrong-address-is-harmless',
    'a wrong address makes no difference to the mailbox rule',
    'A misdirected acceptance that comes late counts from its arrival.',
    (facts) => (facts.address === 'wrong slow' ? 'yes-address' : null),
  ),
  view(
    'revocation-is-too-late-once-answered',
    'a revocation read after the answer was mailed is too late under any offer',
    'What the revocation has to forestall is the moment at which that acceptance takes effect.',
    (facts) =>
      facts.word === 'crossing' && facts.voice === 'letter' && facts.offer !== 'plain'
        ? 'yes-revocation'
        : null,
  ),
  view(
    'paper-outranks-speech',
    'a writing that is already sent goes before words spoken later',
    'A mailed revocation takes effect when the offeree receives it, and words spoken in a live call take effect at once.',
    (facts) => (facts.voice === 'phone' && facts.word === 'crossing' ? 'no-revoked' : null),
  ),
  view(
    'late-letters-are-revoked',
    'a revocation that comes before the letter ends even an option',
    'An option cannot be revoked during the time paid for; arrival within that time is what matters.',
    (facts) => (facts.offer === 'option' && facts.word !== 'none' ? 'no-revoked' : null),
  ),
]
