import type { PathTable } from '../../engine/tables.ts'
import type { ResidentFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The routes against discrimination by residence, one row a path. Every reason that is true is listed. */
export const paths = {
  'four-work': { rules: ['four-work'], because: ['yes-basic'], arguable: ['yes-trade'], level: 3 },
  'four-work > four-close': { rules: ['four-work', 'four-close'], because: ['no-reason'], level: 6 },
  'four-work > four-city': {
    rules: ['four-work', 'four-city'],
    because: ['yes-city', 'yes-basic'],
    arguable: ['yes-trade'],
    level: 6,
  },
  'four-land': { rules: ['four-land'], because: ['yes-basic'], arguable: ['yes-trade'], level: 4 },
  'four-care': { rules: ['four-care'], because: ['yes-basic'], arguable: ['yes-trade'], level: 4 },
  'four-tax': { rules: ['four-tax'], because: ['yes-basic'], arguable: ['yes-trade'], level: 5 },
  'four-sport': {
    rules: ['four-sport'],
    because: ['no-interest'],
    arguable: ['no-community', 'no-rational'],
    level: 2,
  },
  'four-records': {
    rules: ['four-records'],
    because: ['no-interest'],
    arguable: ['no-community', 'no-rational'],
    level: 6,
  },
  'four-vote': {
    rules: ['four-vote'],
    because: ['no-community'],
    arguable: ['no-interest', 'no-rational'],
    level: 3,
  },
  'four-corporation': { rules: ['four-not-citizen'], because: ['no-plaintiff'], level: 3 },
  'four-alien': { rules: ['four-not-citizen'], because: ['no-plaintiff'], level: 4 },
  'four-own': { rules: ['four-own'], because: ['no-own'], arguable: ['no-interest'], level: 5 },
  'four-new': {
    rules: ['four-new'],
    because: ['no-own'],
    arguable: ['no-interest', 'no-plaintiff'],
    level: 7,
  },
  'fourteen-aid': { rules: ['fourteen-aid'], because: ['yes-new'], level: 5, draws: 3 },
  'fourteen-divorce': {
    rules: ['fourteen-divorce'],
    because: ['no-carry'],
    arguable: ['no-national', 'no-rational', 'no-community', 'no-interest'],
    level: 8,
  },
  'fourteen-corporation': {
    rules: ['fourteen-corporation'],
    because: ['no-plaintiff'],
    arguable: ['no-national', 'no-rational', 'no-interest'],
    level: 7,
  },
  'fourteen-alien': {
    rules: ['fourteen-alien'],
    because: ['no-plaintiff'],
    arguable: ['no-national', 'no-rational', 'no-interest'],
    level: 7,
  },
  'fourteen-work-visitor': {
    rules: ['fourteen-work'],
    because: ['no-national'],
    arguable: ['no-rational', 'no-interest'],
    level: 6,
  },
  'fourteen-work-own': {
    rules: ['fourteen-work'],
    because: ['no-national'],
    arguable: ['no-rational', 'no-interest'],
    level: 7,
  },
  'commerce-corporation': { rules: ['commerce'], because: ['yes-trade'], level: 4 },
  'commerce-alien': { rules: ['commerce'], because: ['yes-trade'], level: 6 },
  'commerce > city': {
    rules: ['commerce', 'commerce-city'],
    because: ['yes-city', 'yes-trade'],
    arguable: ['yes-basic'],
    level: 8,
  },
  'equal-sport': {
    rules: ['equal-sport'],
    because: ['no-rational'],
    arguable: ['no-interest', 'no-reason'],
    level: 5,
  },
} as const satisfies PathTable<ResidentFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** The interests that each kind of plaintiff may have under each claim. The others are not told, or unsettled. */
const TOLD: Readonly<Record<string, readonly ResidentFacts['interest'][]>> = {
  'article IV visitor': ['work', 'land', 'care', 'tax', 'sport', 'records', 'vote'],
  'article IV corporation': ['work', 'land'],
  'article IV alien': ['work', 'land', 'care'],
  'article IV own': ['work'],
  'article IV new': ['aid'],
  'fourteenth visitor': ['work'],
  'fourteenth corporation': ['work'],
  'fourteenth alien': ['work'],
  'fourteenth own': ['work'],
  'fourteenth new': ['aid', 'divorce'],
  'commerce corporation': ['work'],
  'commerce alien': ['work'],
  'equal visitor': ['sport'],
}

function isTold({ plaintiff, interest, fit, by, claim }: ResidentFacts): boolean {
  if (!TOLD[`${claim} ${plaintiff}`]?.includes(interest)) return false
  if (interest !== 'work') return fit === 'loose' && by === 'state'
  // No state discriminates by residence against its own residents.
  if (plaintiff === 'own') return by === 'city' && fit === 'loose'
  return fit === 'loose' || (plaintiff === 'visitor' && claim === 'article IV' && by === 'state')
}

export function decide(facts: ResidentFacts): PathId | null {
  if (!isTold(facts)) return null
  switch (facts.claim) {
    case 'article IV':
      return articleFour(facts)
    case 'fourteenth':
      return fourteenth(facts)
    case 'commerce':
      if (facts.by === 'city') return 'commerce > city'
      return facts.plaintiff === 'alien' ? 'commerce-alien' : 'commerce-corporation'
    case 'equal':
      return 'equal-sport'
  }
}

function articleFour({ plaintiff, interest, fit, by }: ResidentFacts): PathId | null {
  if (plaintiff !== 'visitor') return `four-${plaintiff}`
  if (interest === 'aid' || interest === 'divorce') return null
  if (interest !== 'work') return `four-${interest}`
  if (fit === 'close') return 'four-work > four-close'
  return by === 'city' ? 'four-work > four-city' : 'four-work'
}

function fourteenth({ plaintiff, interest }: ResidentFacts): PathId {
  switch (plaintiff) {
    case 'new':
      return interest === 'aid' ? 'fourteen-aid' : 'fourteen-divorce'
    case 'corporation':
    case 'alien':
      return `fourteen-${plaintiff}`
    default:
      return `fourteen-work-${plaintiff}`
  }
}
