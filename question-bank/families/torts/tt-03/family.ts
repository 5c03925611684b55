import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type PropertyFacts, type PropertySkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** Paths that come up more than once in a cycle, so that no reason is mostly right or mostly wrong. */
const DRAWS: Readonly<Record<string, number>> = {
  'careless-goods': 2,
  'careless-harm': 3,
  'careless-harmless': 3,
  'land > harmless': 2,
  'land > induced': 2,
  'land > mistake': 3,
  'land > usage': 2,
  'no-act': 3,
}

/** How hard each path is, by its last step. */
const LEVEL: Readonly<Record<string, number>> = {
  harmless: 2,
  object: 2,
  mistake: 3,
  overstayed: 3,
  wrecked: 4,
  'no-act': 4,
  'brief-use': 4,
  'small-damage': 4,
  sold: 5,
  'private-pays': 5,
  'private-property': 6,
  usage: 4,
  'public-land': 5,
  'careless-harmless': 6,
  'careless-harm': 6,
  bought: 6,
  'public-goods': 6,
  shelter: 6,
  gentle: 6,
  'careless-goods': 7,
  excess: 7,
  'private-harmless': 7,
  induced: 8,
}

/** TT-03: interference with land and goods, and what necessity does to it. */
export const propertyInterference: Family<PropertyFacts, PropertySkin> = {
  id: 'tt-03',
  edition: 1,
  name: 'Interference with property and necessity',
  subject: 'Torts',
  subtopic: 'Intentional torts and defenses',
  pool: 'practice',
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws: (path) => DRAWS[path] ?? 1,
  area: ({ claim, need }) => {
    if (need !== 'none' || claim === 'expulsion') return 'Necessity and other privileges'
    return claim === 'land' ? 'Trespass to land' : 'Trespass to chattels and conversion'
  },
  difficulty: (facts) => LEVEL[decide(facts).path.at(-1) ?? ''] ?? 5,
  hints: () => ['Name the tort first and list its elements one by one; only afterwards hunt for a defense.'],
}
