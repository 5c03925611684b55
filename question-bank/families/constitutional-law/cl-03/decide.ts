import type { Decision } from '../../engine/contract.ts'
import type { ImmunityFacts } from './facts.ts'

/** The law of state sovereign immunity as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: ImmunityFacts): Decision {
  if (facts.defendant === 'county')
    return { reasons: ['yes-county'], arguable: ['yes-pocket'], path: ['county'] }
  if (facts.plaintiff === 'United States') return { reasons: ['yes-plaintiff'], path: ['united-states'] }
  return facts.defendant === 'officer' ? officer(facts) : agency(facts)
}

function officer(facts: ImmunityFacts): Decision {
  if (facts.relief === 'pocket') return { reasons: ['yes-pocket'], path: ['pocket'] }
  if (facts.relief === 'order') {
    return facts.law === 'state law'
      ? { reasons: ['no-state-law'], arguable: ['no-arm', 'no-elsewhere'], path: ['state-law-order'] }
      : { reasons: ['yes-order'], arguable: ['yes-pocket'], path: ['federal-law-order'] }
  }
  const consent = facts.consent === 'elsewhere' ? ['no-elsewhere'] : []
  return { reasons: ['no-treasury', 'no-arm'], arguable: [...consent, ...statute(facts)], path: ['arrears'] }
}

function agency(facts: ImmunityFacts): Decision {
  if (facts.consent === 'here') return { reasons: ['yes-consent'], path: [`consent-${facts.court}`] }
  if (facts.law === 'fourteenth')
    return { reasons: ['yes-congress'], arguable: ['yes-plan'], path: ['abrogated'] }
  if (facts.law === 'armies')
    return { reasons: ['yes-plan'], arguable: ['yes-congress'], path: [`plan-${facts.court}`] }
  return barred(facts)
}

function barred(facts: ImmunityFacts): Decision {
  const last = ground(facts)
  const others = [last.reason, ...statute(facts), 'no-arm', 'no-treasury', 'no-named']
  if (facts.consent === 'elsewhere') {
    return { reasons: ['no-elsewhere'], arguable: others, path: ['consent-elsewhere', last.step] }
  }
  return { reasons: [last.reason, 'no-arm'], arguable: others, path: [last.step] }
}

/** What keeps this act of Congress from lifting the immunity. */
function statute(facts: ImmunityFacts): string[] {
  return facts.law === 'commerce' ? ['no-power'] : facts.law === 'silent' ? ['no-words'] : []
}

/** The rule that keeps an agency out of reach where nothing lifts the immunity. */
function ground(facts: ImmunityFacts): { reason: string; step: string } {
  if (facts.court === 'own') return { reason: 'no-own-courts', step: 'own-courts' }
  if (facts.court === 'sister') return { reason: 'no-sister', step: 'sister-courts' }
  if (facts.relief === 'order') return { reason: 'no-named', step: 'agency-named' }
  return facts.law === 'commerce'
    ? { reason: 'no-power', step: 'commerce-power' }
    : { reason: 'no-words', step: 'no-clear-words' }
}
