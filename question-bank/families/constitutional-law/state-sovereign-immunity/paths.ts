import type { PathTable } from '../../engine/tables.ts'
import type { ImmunityFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The reasons that hold too of a suit against an agency whose immunity nothing lifts. */
const BARRED = ['no-arm', 'no-treasury', 'no-named'] as const
const falls = ({ law }: ImmunityFacts) => (law === 'commerce' ? 'no-power' : 'no-words')

/** State sovereign immunity, one row a path. Every reason that is true is listed. */
export const paths = {
  county: { rules: ['county'], because: ['yes-county'], level: 2, draws: 2 },
  'county > consent': { rules: ['county'], because: ['yes-county'], level: 3 },
  'united-states': { rules: ['united-states'], because: ['yes-plaintiff'], level: 3, draws: 2 },
  'united-states > consent': { rules: ['united-states'], because: ['yes-plaintiff'], level: 4 },
  pocket: { rules: ['pocket'], because: ['yes-pocket'], level: 4, draws: 2 },
  order: { rules: ['order'], because: ['yes-order'], arguable: ['yes-pocket'], level: 3, draws: 2 },
  'order > consent': { rules: ['order'], because: ['yes-order'], arguable: ['yes-pocket'], level: 4 },
  'state-law-order': {
    rules: ['state-law'],
    because: ['no-state-law'],
    arguable: ['no-arm', 'no-elsewhere'],
    level: 7,
    draws: 3,
  },
  arrears: {
    rules: ['arrears'],
    because: ['no-treasury'],
    arguable: (at) => ['no-arm', 'no-elsewhere', falls(at)],
    level: 6,
    draws: 3,
  },
  'consent-federal': { rules: ['consent'], because: ['yes-consent'], level: 3 },
  'consent-own': { rules: ['consent-own'], because: ['yes-consent'], level: 4 },
  'consent-sister': { rules: ['consent-sister'], because: ['yes-consent'], level: 5, draws: 2 },
  abrogated: { rules: ['abrogated'], because: ['yes-congress'], arguable: ['yes-plan'], level: 4, draws: 2 },
  'plan-federal': { rules: ['plan'], because: ['yes-plan'], arguable: ['yes-congress'], level: 7, draws: 2 },
  'plan-own': { rules: ['plan'], because: ['yes-plan'], arguable: ['yes-congress'], level: 8 },
  power: { rules: ['power'], because: ['no-power'], arguable: BARRED, level: 5, draws: 2 },
  words: { rules: ['words'], because: ['no-words'], arguable: BARRED, level: 6, draws: 2 },
  named: {
    rules: ['named'],
    because: ['no-named'],
    arguable: (at) => ['no-arm', 'no-treasury', falls(at)],
    level: 7,
    draws: 2,
  },
  own: {
    rules: ['own'],
    because: ['no-own-courts', 'no-arm'],
    arguable: ['no-power', 'no-treasury'],
    level: 6,
    draws: 2,
  },
  sister: {
    rules: ['sister'],
    because: ['no-sister', 'no-arm'],
    arguable: ['no-power', 'no-treasury'],
    level: 6,
    draws: 2,
  },
  'elsewhere > power': {
    rules: ['elsewhere', 'power'],
    because: ['no-elsewhere'],
    arguable: [...BARRED, 'no-power'],
    level: 6,
  },
  'elsewhere > words': {
    rules: ['elsewhere', 'words'],
    because: ['no-elsewhere'],
    arguable: [...BARRED, 'no-words'],
    level: 7,
  },
  'elsewhere > named': {
    rules: ['elsewhere', 'named'],
    because: ['no-elsewhere', 'no-named'],
    arguable: (at) => ['no-arm', 'no-treasury', falls(at)],
    level: 8,
  },
} as const satisfies PathTable<ImmunityFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

export function decide(facts: ImmunityFacts): PathId | null {
  const { plaintiff, defendant, relief, law, consent, court } = facts
  if (relief === 'pocket' && defendant !== 'officer') return null
  if (plaintiff === 'United States') {
    if (defendant !== 'agency' || law !== 'commerce' || court !== 'federal' || consent === 'here') return null
    return consent === 'elsewhere' ? 'united-states > consent' : 'united-states'
  }
  if (defendant !== 'agency') return notAgency(facts)
  if (court === 'federal') return inFederalCourt(facts)
  // An order is told in federal court; other pairs of statute and court are unsettled.
  if (relief === 'order') return null
  if (court === 'own') {
    if (consent === 'here') return law === 'state law' ? 'consent-own' : null
    if (consent === 'elsewhere') return null
    return law === 'armies' ? 'plan-own' : law === 'commerce' ? 'own' : null
  }
  if (law === 'state law') return consent === 'here' ? 'consent-sister' : null
  return law === 'commerce' && consent === 'none' ? 'sister' : null
}

function notAgency({ defendant, relief, law, consent, court }: ImmunityFacts): PathId | null {
  if (court !== 'federal' || consent === 'here') return null
  const onPennhurst = law === 'state law' && defendant === 'officer' && relief === 'order'
  if (onPennhurst) return 'state-law-order'
  if (law !== 'commerce' && law !== 'silent') return null
  if (defendant === 'county') return consent === 'elsewhere' ? 'county > consent' : 'county'
  if (relief === 'order') return consent === 'elsewhere' ? 'order > consent' : 'order'
  return relief
}

function inFederalCourt({ relief, law, consent }: ImmunityFacts): PathId | null {
  switch (law) {
    case 'state law':
      return null
    case 'fourteenth':
      return consent === 'here' ? null : 'abrogated'
    case 'armies':
      return consent === 'here' ? null : 'plan-federal'
    default: {
      if (consent === 'here') return 'consent-federal'
      const ground = relief === 'order' ? 'named' : law === 'commerce' ? 'power' : 'words'
      return consent === 'elsewhere' ? `elsewhere > ${ground}` : ground
    }
  }
}
