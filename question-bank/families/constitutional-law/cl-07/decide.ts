import type { Decision } from '../../engine/contract.ts'
import type { ResidentFacts } from './facts.ts'

/** The routes against lines by residence as a function of the facts. Every reason that is true is listed. */
export function decide(facts: ResidentFacts): Decision {
  switch (facts.claim) {
    case 'article IV':
      return articleFour(facts)
    case 'fourteenth':
      return fourteenth(facts)
    case 'commerce':
      return commerce(facts)
    case 'equal':
      return { reasons: ['no-rational'], arguable: ['no-interest'], path: ['equal-sport'] }
  }
}

function articleFour(facts: ResidentFacts): Decision {
  switch (facts.plaintiff) {
    case 'corporation':
    case 'alien':
      return { reasons: ['no-plaintiff'], path: [`four-${facts.plaintiff}`] }
    case 'own':
    case 'new':
      return { reasons: ['no-own'], arguable: ['no-interest'], path: [`four-${facts.plaintiff}`] }
    case 'visitor':
      return visitor(facts)
  }
}

function visitor(facts: ResidentFacts): Decision {
  switch (facts.interest) {
    case 'sport':
    case 'records':
      return {
        reasons: ['no-interest'],
        arguable: ['no-community', 'no-rational'],
        path: [`four-${facts.interest}`],
      }
    case 'vote':
      return { reasons: ['no-community'], arguable: ['no-interest', 'no-rational'], path: ['four-vote'] }
    case 'work':
      if (facts.fit === 'close') return { reasons: ['no-reason'], path: ['four-work', 'four-close'] }
      return facts.by === 'city'
        ? { reasons: ['yes-city', 'yes-basic'], arguable: ['yes-trade'], path: ['four-work', 'four-city'] }
        : { reasons: ['yes-basic'], arguable: ['yes-trade'], path: ['four-work'] }
    default:
      return { reasons: ['yes-basic'], arguable: ['yes-trade'], path: [`four-${facts.interest}`] }
  }
}

function fourteenth(facts: ResidentFacts): Decision {
  switch (facts.plaintiff) {
    case 'new':
      return facts.interest === 'aid'
        ? { reasons: ['yes-new'], path: ['fourteen-aid'] }
        : {
            reasons: ['no-carry'],
            arguable: ['no-national', 'no-rational', 'no-community', 'no-interest'],
            path: ['fourteen-divorce'],
          }
    case 'corporation':
    case 'alien':
      return {
        reasons: ['no-plaintiff'],
        arguable: ['no-national', 'no-rational', 'no-interest'],
        path: [`fourteen-${facts.plaintiff}`],
      }
    default:
      return {
        reasons: ['no-national'],
        arguable: ['no-rational', 'no-interest'],
        path: [`fourteen-work-${facts.plaintiff}`],
      }
  }
}

function commerce(facts: ResidentFacts): Decision {
  const path = [`commerce-${facts.plaintiff}`]
  return facts.by === 'city'
    ? { reasons: ['yes-city', 'yes-trade'], arguable: ['yes-basic'], path: [...path, 'commerce-city'] }
    : { reasons: ['yes-trade'], path }
}
