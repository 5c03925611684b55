import type { Decision } from '../../engine/contract.ts'
import { type ConvictionFacts, isFraud, isValuable } from './facts.ts'

/** The law of FRE 609 as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: ConvictionFacts): Decision {
  if (facts.record === 'arrest') return { reasons: ['no-record'], path: ['arrest'] }
  if (facts.record === 'juvenile') return juvenile(facts)
  if (facts.after === 'innocence' || facts.after === 'rehabilitated') {
    const step = facts.after === 'innocence' ? 'pardon-innocence' : 'pardon-rehabilitated'
    // A barred record and a record of a barred kind are two names for one thing.
    return { reasons: ['no-after'], arguable: ['no-record'], path: [step] }
  }
  const before = facts.after === 'appeal' ? ['appeal'] : facts.after === 'relapsed' ? ['pardon-relapsed'] : []
  const found = byAgeAndCrime(facts)
  const admitted = found.reasons[0].startsWith('yes-')
  const reasons = before.length > 0 && admitted ? [...found.reasons, 'yes-after'] : found.reasons
  return { reasons: reasons as Decision['reasons'], path: [...before, ...found.path] }
}

function juvenile(facts: ConvictionFacts): Decision {
  if (facts.trial === 'civil') return { reasons: ['no-record'], path: ['juvenile-civil'] }
  if (facts.witness === 'accused') return { reasons: ['no-record'], path: ['juvenile-accused'] }
  return facts.need === 'needed'
    ? { reasons: ['yes-record'], path: ['juvenile-needed'] }
    : { reasons: ['no-record'], path: ['juvenile-unneeded'] }
}

function byAgeAndCrime(facts: ConvictionFacts): Decision {
  if (facts.crime === 'misdemeanor') return { reasons: ['no-crime'], path: ['misdemeanor'] }
  if (facts.age === 'old') return old(facts)
  const from = facts.age === 'released' ? ['counted-from-release'] : []
  const found = byCrime(facts)
  return { reasons: found.reasons, path: [...from, ...found.path] }
}

function old(facts: ConvictionFacts): Decision {
  if (facts.notice === 'none') return { reasons: ['no-notice'], path: ['old-without-notice'] }
  return facts.balance === 'value far'
    ? { reasons: ['yes-old'], path: ['old-in'] }
    : { reasons: ['no-old'], path: ['old-out'] }
}

function byCrime(facts: ConvictionFacts): Decision {
  if (isFraud(facts)) return { reasons: ['yes-mandatory'], path: ['dishonest'] }
  if (facts.witness === 'accused') {
    return isValuable(facts)
      ? { reasons: ['yes-accused'], path: ['accused-in'] }
      : { reasons: ['no-accused'], path: ['accused-out'] }
  }
  return facts.balance === 'prejudice far'
    ? { reasons: ['no-403'], path: ['other-out'] }
    : { reasons: ['yes-403'], path: ['other-in'] }
}
