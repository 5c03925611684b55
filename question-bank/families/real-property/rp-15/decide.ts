import type { Decision } from '../../engine/contract.ts'
import { isLate, type RecordingFacts } from './facts.ts'

/** Which of two claims to the same land prevails. Every reason that is true of the facts is listed. */
export function decide(facts: RecordingFacts): Decision {
  if (facts.taker === 'donee') return { reasons: ['no-value', 'no-first'], path: ['donee'] }
  if (facts.taker === 'creditor') return { reasons: ['no-value', 'no-first'], path: ['creditor'] }
  const found = between(facts)
  if (facts.onward === 'none') {
    return facts.taker === 'lender' ? { ...found, path: ['lender', ...found.path] } : found
  }
  if (isProtected(facts)) {
    return { reasons: ['yes-shelter'], arguable: found.reasons, path: [...found.path, 'shelter'] }
  }
  return {
    ...found,
    arguable: [
      ...(found.arguable ?? []),
      // By then the earlier deed was on record, for the last buyer to find.
      'no-record',
      ...(facts.onward === 'gift' ? ['no-value'] : facts.statute === 'race' ? [] : ['no-knowledge']),
    ].filter((id) => !found.reasons.includes(id)),
    path: [...found.path, 'no-shelter'],
  }
}

/** True where the later buyer prevails. */
export function isProtected(facts: RecordingFacts): boolean {
  return between(facts).reasons[0].startsWith('yes-')
}

function between(facts: RecordingFacts): Decision {
  switch (facts.statute) {
    case 'race':
      return race(facts)
    case 'notice':
      return notice(facts)
    case 'race-notice':
      return raceNotice(facts)
  }
}

function race(facts: RecordingFacts): Decision {
  const { order, notice: known } = facts
  if (order === 'first after') {
    return {
      reasons: ['no-race'],
      arguable: ['no-first'],
      path: [isLate(facts) ? 'race-lost-late' : 'race-lost'],
    }
  }
  if (order === 'wild')
    return { reasons: ['yes-wild', 'yes-race'], arguable: ['yes-search'], path: ['wild', 'race-won'] }
  if (known === 'none') return { reasons: ['yes-race', 'yes-off-record'], path: ['race-won'] }
  return {
    reasons: ['yes-race', 'yes-off-record'],
    arguable: ['yes-later'],
    path: [`race-despite-${known.replace(' ', '-')}`],
  }
}

function notice(facts: RecordingFacts): Decision {
  const { order, notice: known } = facts
  if (known === 'actual') return { reasons: ['no-knowledge'], arguable: ['no-first'], path: ['actual'] }
  if (known === 'inquiry') return { reasons: ['no-inquiry'], arguable: ['no-first'], path: ['inquiry'] }
  if (order === 'first before') return { reasons: ['no-record'], arguable: ['no-first'], path: ['record'] }
  if (order === 'wild')
    return { reasons: ['yes-wild', 'yes-notice', 'yes-search'], path: ['wild', 'notice-won'] }
  if (isLate(facts))
    return {
      reasons: ['yes-later', 'yes-notice'],
      arguable: ['yes-search'],
      path: [late(facts), `notice-won${unrecorded(facts)}`],
    }
  return { reasons: ['yes-notice', 'yes-search'], path: [`notice-won${unrecorded(facts)}`] }
}

/** How the later buyer could learn of the earlier deed too late for it to count. */
const late = ({ notice: known }: RecordingFacts) => (known === 'later' ? 'told-later' : 'entered-later')

/** A notice act does not ask who recorded first, and that is where it is mistaken most. */
function unrecorded({ order }: RecordingFacts): string {
  return order === 'second' ? '' : '-unrecorded'
}

function raceNotice(facts: RecordingFacts): Decision {
  const { order, notice: known } = facts
  const arguable = ['no-first'] as const
  if (known === 'actual')
    return { reasons: ['no-knowledge', 'no-both'], arguable, path: ['actual', 'both-needed'] }
  if (known === 'inquiry')
    return { reasons: ['no-inquiry', 'no-both'], arguable, path: ['inquiry', 'both-needed'] }
  const before = isLate(facts) ? [late(facts)] : []
  if (order === 'first after') {
    return { reasons: ['no-both', 'no-race'], arguable: ['no-first'], path: [...before, 'both-lost'] }
  }
  if (order === 'wild') {
    return { reasons: ['yes-wild', 'yes-race-notice'], arguable: ['yes-search'], path: ['wild', 'both-won'] }
  }
  return isLate(facts)
    ? { reasons: ['yes-later', 'yes-race-notice'], path: [late(facts), 'both-won'] }
    : { reasons: ['yes-race-notice'], path: ['both-won'] }
}
