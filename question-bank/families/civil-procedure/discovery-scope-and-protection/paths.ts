import type { PathTable } from '../../engine/tables.ts'
import type { DiscoveryFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of scope and protection, one row a path. */
export const paths = {
  inadmissible: { rules: ['admissible'], because: ['yes-relevant'], level: 3, draws: 2 },
  unpleaded: { rules: ['scope', 'pleaded'], because: ['no-relevant'], level: 4 },
  costly: { rules: ['scope', 'proportional'], because: ['no-proportional'], level: 4 },
  backup: {
    rules: ['accessible', 'no-cause'],
    because: ['no-accessible'],
    arguable: ['no-proportional'],
    level: 5,
  },
  'backup-only': { rules: ['accessible', 'good-cause'], because: ['yes-good-cause'], level: 6, draws: 2 },
  routine: { rules: ['because-of'], because: ['yes-ordinary'], level: 4 },
  statement: { rules: ['work-product', 'deposable'], because: ['no-work-product'], level: 3, draws: 2 },
  died: { rules: ['work-product', 'need'], because: ['yes-need'], level: 4, draws: 2 },
  impressions: {
    rules: ['impressions'],
    because: ['no-opinion'],
    arguable: ['no-work-product'],
    level: 5,
    draws: 2,
  },
  own: { rules: ['own'], because: ['yes-own'], level: 5, draws: 2 },
  names: { rules: ['names'], because: ['yes-facts'], level: 4 },
  seen: { rules: ['state-privilege', 'seen'], because: ['yes-facts'], level: 4 },
  told: {
    rules: ['state-privilege', 'told'],
    because: ['no-privilege'],
    arguable: ['no-work-product', 'no-opinion'],
    level: 5,
    draws: 2,
  },
  consultant: {
    rules: ['consultant', 'testable'],
    because: ['no-consulting'],
    arguable: ['no-work-product'],
    level: 4,
    draws: 2,
  },
  fire: {
    rules: ['consultant', 'fire'],
    because: ['yes-exceptional'],
    arguable: ['yes-need'],
    level: 5,
    draws: 2,
  },
  draft: { rules: ['draft'], because: ['no-trial-preparation'], level: 5 },
  data: {
    rules: ['counsel', 'data'],
    because: ['yes-considered'],
    arguable: ['yes-facts'],
    level: 6,
    draws: 2,
  },
  strategy: {
    rules: ['counsel', 'strategy'],
    because: ['no-trial-preparation'],
    arguable: ['no-opinion'],
    level: 7,
  },
  bystander: {
    rules: ['bystander'],
    because: ['yes-ordinary'],
    arguable: ['yes-exceptional', 'yes-facts'],
    level: 7,
  },
  careful: { rules: ['inadvertent', 'careful'], because: ['no-inadvertent'], level: 5, draws: 2 },
  careless: { rules: ['inadvertent', 'careless'], because: ['yes-waived'], level: 5 },
  slow: { rules: ['inadvertent', 'slow'], because: ['yes-waived'], level: 6 },
  order: { rules: ['order'], because: ['no-order'], level: 5, draws: 2 },
  stranger: { rules: ['agreement', 'stranger'], because: ['yes-waived'], level: 7 },
  chosen: { rules: ['fairness', 'chosen'], because: ['yes-fairness'], level: 6, draws: 2 },
  others: { rules: ['fairness', 'others'], because: ['no-extent'], level: 7, draws: 2 },
} as const satisfies PathTable<DiscoveryFacts, typeof rules, typeof reasons, typeof misconceptions>

const GROUNDS: Readonly<Record<Exclude<DiscoveryFacts['ground'], 'disclosure'>, readonly Twist[]>> = {
  scope: ['inadmissible', 'unpleaded', 'costly', 'backup', 'backup-only'],
  'work product': ['routine', 'statement', 'died', 'impressions', 'own', 'names'],
  privilege: ['seen', 'told'],
  expert: ['consultant', 'fire', 'draft', 'data', 'strategy', 'bystander'],
}

/** The ground that a twist belongs to. */
function groundOf(twist: Twist): DiscoveryFacts['ground'] {
  if (GROUNDS.scope.includes(twist)) return 'scope'
  if (GROUNDS['work product'].includes(twist)) return 'work product'
  if (GROUNDS.privilege.includes(twist)) return 'privilege'
  return GROUNDS.expert.includes(twist) ? 'expert' : 'disclosure'
}

/** The path that these facts take; null for a twist that belongs to another ground. */
export function decide({ ground, twist }: DiscoveryFacts): keyof typeof paths | null {
  return groundOf(twist) === ground ? twist : null
}
