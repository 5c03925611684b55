import type { Decision } from '../../engine/contract.ts'
import type { MailboxFacts } from './facts.ts'

/** The law of acceptance at a distance as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: MailboxFacts): Decision {
  if (facts.reply !== 'acceptance') return withRejection(facts)
  if (facts.voice === 'phone')
    return { reasons: ['yes-receipt', 'yes-revocation'], arguable: ['yes-dispatch'], path: ['spoken'] }
  if (facts.offer === 'option') return option(facts)
  if (facts.offer === 'receipt') {
    return facts.fate === 'before'
      ? { reasons: ['yes-receipt', 'yes-revocation'], path: ['receipt-term', 'receipt-in-time'] }
      : { reasons: ['no-revoked', 'no-receipt'], path: ['receipt-term', 'receipt-revoked'] }
  }
  return plain(facts)
}

function withRejection(facts: MailboxFacts): Decision {
  if (facts.offer === 'option')
    return { reasons: ['yes-option', 'yes-receipt'], path: ['option-receipt', 'option-rejection'] }
  if (facts.voice === 'phone')
    return {
      reasons: ['yes-receipt', 'yes-rejection'],
      arguable: ['yes-dispatch'],
      path: ['spoken-over-rejection'],
    }
  if (facts.reply === 'acceptance-rejection') {
    return facts.fate === 'after'
      ? { reasons: ['yes-dispatch', 'yes-rejection'], path: ['refusal-overtakes'] }
      : { reasons: ['yes-dispatch', 'yes-rejection'], arguable: ['yes-receipt'], path: ['refusal-second'] }
  }
  return facts.fate === 'before'
    ? { reasons: ['yes-rejection', 'yes-receipt'], path: ['acceptance-overtakes'] }
    : { reasons: ['no-new-offer', 'no-rejected'], arguable: ['no-receipt'], path: ['rejection-first'] }
}

function option(facts: MailboxFacts): Decision {
  if (facts.fate === 'late' || facts.fate === 'lost')
    return facts.fate === 'late'
      ? { reasons: ['no-receipt', 'no-lapsed'], path: ['option-receipt', 'option-late'] }
      : { reasons: ['no-receipt'], arguable: ['no-lapsed'], path: ['option-receipt', 'option-lost'] }
  return { reasons: ['yes-option', 'yes-receipt'], path: ['option-receipt', 'option-irrevocable'] }
}

function plain(facts: MailboxFacts): Decision {
  const { address, fate, word } = facts
  if (word === 'early') return { reasons: ['no-ended', 'no-revoked'], path: ['revoked-first'] }
  if (address === 'wrong slow')
    return { reasons: ['no-address', 'no-revoked'], arguable: ['no-receipt'], path: ['misdirected-slow'] }
  if (address === 'wrong swift')
    return {
      reasons: ['yes-address', 'yes-revocation'],
      arguable: ['yes-dispatch', 'yes-receipt'],
      path: ['misdirected-swift'],
    }
  const crossing = word === 'crossing' ? ['yes-revocation'] : []
  if (fate === 'late' || fate === 'lost')
    return { reasons: ['yes-dispatch', ...crossing], path: [`dispatch-${fate}`] }
  return {
    reasons: ['yes-dispatch', ...crossing],
    arguable: fate === 'before' ? ['yes-receipt'] : [],
    path: ['dispatch-beats-revocation'],
  }
}
