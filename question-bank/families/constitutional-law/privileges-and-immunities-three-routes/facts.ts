import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether discrimination by residence falls under the clause that is invoked. */
export const facts = {
  /** A citizen, corporation or alien from State B, a citizen of State A, or a newly arrived one. */
  plaintiff: ['visitor', 'corporation', 'alien', 'own', 'new'],
  interest: ['work', 'land', 'care', 'tax', 'sport', 'records', 'vote', 'aid', 'divorce'],
  /** Whether a substantial reason that lies in nonresidents supports the law. */
  fit: ['loose', 'close'],
  by: ['state', 'city'],
  /** The one ground of the suit. */
  claim: ['article IV', 'fourteenth', 'commerce', 'equal'],
} as const satisfies FactTable

export type ResidentFacts = FactsOf<typeof facts>

/** Somebody with a trade, in State B or newly in State A. */
export interface ResidentStory extends Story<ResidentFacts> {
  readonly person: Party
  readonly firm: Party
  /** The trade, reading on after "engage in". */
  readonly trade: string
  /** The sport, as a noun and in the base form. */
  readonly hobby: string
  readonly sport: string
  /** A foreign country of citizenship, and a city in State A. */
  readonly country: string
  readonly city: string
  /** The subject of an agency's records, reading on after "records on". */
  readonly subject: string
}

/** The plaintiff. */
export function suitor({ plaintiff }: ResidentFacts, { person, firm }: ResidentStory): Party {
  return plaintiff === 'corporation' ? firm : person
}

/** The defendant, at the first mention and from then on. */
export function opponent({ by, interest }: ResidentFacts): {
  readonly inFull: string
  readonly the: string
} {
  if (by === 'city') return { inFull: 'the city', the: 'the city' }
  switch (interest) {
    case 'tax':
      return { inFull: "State A's tax commissioner", the: 'the commissioner' }
    case 'records':
      return { inFull: 'the director of the agency', the: 'the director' }
    case 'vote':
      return { inFull: "State A's chief election official", the: 'the official' }
    case 'aid':
      return { inFull: "State A's welfare commissioner", the: 'the commissioner' }
    case 'land':
      return { inFull: "State A's attorney general", the: 'the attorney general' }
    case 'care':
      return { inFull: "State A's health commissioner", the: 'the commissioner' }
    case 'sport':
      return { inFull: "the director of State A's wildlife agency", the: 'the director' }
    case 'divorce':
      return { inFull: 'the clerk', the: 'the clerk' }
    default:
      return { inFull: "State A's labor commissioner", the: 'the commissioner' }
  }
}

/** The clause that is invoked, as short as it can be told. */
export function clause({ claim }: ResidentFacts): string {
  return {
    'article IV': 'Article IV',
    fourteenth: 'the Privileges or Immunities Clause',
    commerce: 'the dormant Commerce Clause',
    equal: 'the Equal Protection Clause',
  }[claim]
}

/** The kind of measure that is challenged. */
export function measure({ interest, fit, by }: ResidentFacts): string {
  if (by === 'city') return 'ordinance'
  if (interest === 'tax') return 'tax'
  return interest === 'sport' || fit === 'close' ? 'license fee' : 'statute'
}

/** The government that enacted the measure. */
export const government = ({ by }: ResidentFacts): string => (by === 'city' ? 'the city' : 'State A')

/** Those whom the measure treats worse. */
export const outsiders = ({ plaintiff }: ResidentFacts): string =>
  plaintiff === 'new' ? 'new residents' : 'nonresidents'

/** The thing that the measure keeps from the plaintiff, as a noun. */
export function privilege(facts: ResidentFacts, { person, hobby }: ResidentStory): string {
  if (facts.interest === 'work')
    return facts.plaintiff === 'corporation' ? 'doing business in another state' : `working as ${person.a}`
  return {
    land: 'owning land',
    care: 'access to private medical care',
    tax: 'earning wages in another state',
    sport: `recreational ${hobby}`,
    records: 'access to agency records',
    vote: 'voting for governor',
    aid: 'basic welfare assistance',
    divorce: 'a divorce',
  }[facts.interest]
}

/** The status of a plaintiff, with an article. */
export function status({ plaintiff }: ResidentFacts): string {
  return {
    visitor: 'a nonresident of State A',
    corporation: 'a corporation',
    alien: 'an alien',
    own: 'a resident of State A',
    new: 'a resident of two months',
  }[plaintiff]
}
