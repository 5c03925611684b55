import type { PathTable } from '../../engine/tables.ts'
import type { DutyFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Affirmative duties and their limits, one row a path. */
export const paths = {
  'rescue > stranger': {
    rules: ['no-duty'],
    because: ['no-duty'],
    level: 3,
    draws: 2,
    offers: ['no-cause', 'no-breach', 'yes-relationship', 'yes-created', 'yes-interfered'],
  },
  'rescue > caused': {
    rules: ['created'],
    because: ['yes-created'],
    level: 5,
    draws: 3,
    offers: ['yes-relationship', 'yes-interfered', 'no-duty', 'no-cause', 'no-breach'],
  },
  'rescue > carried off': {
    rules: ['charge'],
    because: ['yes-charge'],
    arguable: ['yes-created', 'yes-interfered'],
    level: 4,
    draws: 2,
    offers: ['yes-relationship', 'no-duty', 'no-worse', 'no-cause', 'no-breach'],
  },
  'rescue > tried once': {
    rules: ['undertaking', 'stops'],
    because: ['no-worse'],
    arguable: ['no-duty'],
    level: 6,
    draws: 2,
    offers: ['no-cause', 'no-breach', 'yes-charge', 'yes-relationship', 'yes-created'],
  },
  'rescue > kept others away': {
    rules: ['interfered'],
    because: ['yes-interfered'],
    arguable: ['yes-created'],
    level: 5,
    draws: 3,
    offers: ['yes-relationship', 'yes-charge', 'no-duty', 'no-breach', 'no-cause'],
  },
  'relation > ignored': {
    rules: ['relationship'],
    because: ['yes-relationship'],
    level: 4,
    draws: 3,
    offers: ['yes-created', 'yes-interfered', 'no-duty', 'no-scope', 'no-cause', 'no-breach'],
  },
  'relation > left': {
    rules: ['relationship-begins', 'scope'],
    because: ['no-scope'],
    arguable: ['no-duty'],
    level: 6,
    draws: 3,
    offers: ['no-cause', 'no-breach', 'yes-relationship', 'yes-created', 'yes-interfered'],
  },
  'relation > aided': {
    rules: ['relationship-begins', 'met'],
    because: ['no-breach'],
    arguable: ['no-cause'],
    level: 5,
    offers: ['no-duty', 'no-scope', 'yes-relationship', 'yes-created', 'yes-charge'],
  },
  'relation > hopeless': {
    rules: ['relationship-begins', 'cause'],
    because: ['no-cause'],
    level: 5,
    draws: 3,
    offers: ['no-duty', 'no-scope', 'no-breach', 'yes-relationship', 'yes-created', 'yes-interfered'],
  },
  'service > relied': {
    rules: ['volunteer', 'reliance'],
    because: ['yes-reliance'],
    arguable: ['yes-increased'],
    level: 4,
    draws: 3,
    offers: ['yes-assumed', 'yes-relationship', 'no-duty', 'no-worse', 'no-cause', 'no-breach'],
  },
  'service > unaware': {
    rules: ['volunteer', 'neither'],
    because: ['no-worse'],
    arguable: ['no-duty'],
    level: 6,
    draws: 2,
    offers: ['no-cause', 'no-breach', 'yes-reliance', 'yes-increased', 'yes-assumed', 'yes-relationship'],
  },
  'service > waved on': {
    rules: ['volunteer', 'increased'],
    because: ['yes-increased'],
    arguable: ['yes-reliance'],
    level: 5,
    draws: 3,
    offers: ['yes-assumed', 'yes-relationship', 'no-duty', 'no-worse', 'no-breach'],
  },
  'service > duty assumed': {
    rules: ['assumed'],
    because: ['yes-assumed'],
    arguable: ['yes-increased'],
    level: 7,
    draws: 3,
    offers: ['yes-reliance', 'yes-relationship', 'no-duty', 'no-worse', 'no-cause', 'no-breach'],
  },
  'child > known': {
    rules: ['parent'],
    because: ['yes-parent'],
    arguable: ['yes-custody'],
    level: 4,
    draws: 3,
    offers: ['yes-entrust', 'no-knowledge', 'no-control', 'no-breach'],
  },
  'child > unknown': {
    rules: ['parent-limits', 'knowledge'],
    because: ['no-knowledge'],
    level: 4,
    draws: 3,
    offers: ['no-control', 'yes-parent', 'yes-entrust', 'yes-custody'],
  },
  'child > grown': {
    rules: ['third-persons', 'adult'],
    because: ['no-control'],
    level: 5,
    draws: 4,
    offers: ['no-knowledge', 'no-breach', 'yes-parent', 'yes-entrust', 'yes-custody'],
  },
  'child > lent': {
    rules: ['entrust'],
    because: ['yes-entrust'],
    level: 5,
    draws: 3,
    offers: ['yes-parent', 'yes-custody', 'no-knowledge', 'no-control', 'no-breach'],
  },
  'patient > named': {
    rules: ['tarasoff'],
    because: ['yes-victim'],
    level: 6,
    draws: 4,
    offers: ['yes-custody', 'no-victim', 'no-control', 'no-knowledge', 'no-breach'],
  },
  'patient > unnamed': {
    rules: ['tarasoff-limits', 'stranger-victim'],
    because: ['no-victim'],
    arguable: ['no-control'],
    level: 6,
    draws: 4,
    offers: ['no-knowledge', 'no-breach', 'yes-victim', 'yes-custody'],
  },
  'patient > confined': {
    rules: ['custody'],
    because: ['yes-custody'],
    level: 6,
    draws: 4,
    offers: ['yes-victim', 'no-victim', 'no-control', 'no-knowledge', 'no-breach'],
  },
  'patient > escaped': {
    rules: ['custody-duty', 'custody-met'],
    because: ['no-breach'],
    level: 5,
    draws: 3,
    offers: ['no-control', 'no-knowledge', 'yes-custody', 'yes-victim'],
  },
  'zone > close call': {
    rules: ['zone'],
    because: ['yes-zone'],
    level: 5,
    draws: 4,
    offers: ['yes-bystander', 'no-zone', 'no-symptoms'],
  },
  'zone > no symptoms': {
    rules: ['zone-inside', 'symptoms'],
    because: ['no-symptoms'],
    level: 5,
    draws: 3,
    offers: ['no-zone', 'yes-zone', 'yes-bystander', 'yes-parasitic'],
  },
  'zone > struck': {
    rules: ['parasitic'],
    because: ['yes-parasitic'],
    arguable: ['yes-zone'],
    level: 7,
    draws: 4,
    offers: ['yes-bystander', 'no-zone', 'no-symptoms'],
  },
  'zone > saw': {
    rules: ['outside-zone'],
    because: ['no-zone'],
    level: 5,
    draws: 4,
    offers: ['no-symptoms', 'yes-zone', 'yes-bystander'],
  },
  'bystander > saw': {
    rules: ['bystander'],
    because: ['yes-bystander'],
    level: 5,
    draws: 4,
    offers: ['yes-zone', 'yes-parasitic', 'no-zone', 'no-presence', 'no-symptoms'],
  },
  'bystander > after': {
    rules: ['bystander-limits', 'after'],
    because: ['no-presence'],
    level: 5,
    draws: 4,
    offers: ['no-kin', 'no-symptoms', 'yes-bystander', 'yes-parasitic', 'yes-zone'],
  },
  'bystander > friend': {
    rules: ['bystander-limits', 'friend'],
    because: ['no-kin'],
    level: 6,
    draws: 4,
    offers: ['no-presence', 'no-symptoms', 'yes-bystander', 'yes-parasitic', 'yes-zone'],
  },
} as const satisfies PathTable<DutyFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** The path that these facts take; null where they are not asked together. */
export function decide({ issue, turn, limit }: DutyFacts): PathId | null {
  if ((issue === 'distress') !== (limit !== 'none')) return null
  const name = `${issue === 'distress' ? limit : issue} > ${turn}`
  return Object.hasOwn(paths, name) ? (name as PathId) : null
}

/** The area of the taxonomy to which the issue belongs. */
export function area({ issue }: DutyFacts): string {
  if (issue === 'distress') return 'Emotional distress without physical injury'
  return issue === 'child' || issue === 'patient'
    ? 'Control of third parties'
    : 'Failure to act and assumed duties'
}

/** The subtopic of that area. */
export const subtopic = ({ issue }: DutyFacts): string =>
  issue === 'distress'
    ? 'Negligence: special limits and vicarious liability'
    : 'Negligence: duty and standard of care'
