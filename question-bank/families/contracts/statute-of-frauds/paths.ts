import type { PathTable } from '../../engine/tables.ts'
import type { FraudsFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/**
 * The ways through the statute of frauds: is the bargain within it, is there a writing, is there a substitute. Where no
 * writing serves and nothing happened later, it is true that later events do not help, so that 'no-conduct' is arguable.
 */
export const paths = {
  'land > signer': { rules: ['land', 'signer'], because: ['no-signer'], arguable: ['no-conduct'], level: 2 },
  'land > memo': { rules: ['land', 'memo'], because: ['yes-memo'], level: 3 },
  'land > price-missing': {
    rules: ['land', 'price-missing'],
    because: ['no-terms'],
    arguable: ['no-conduct'],
    level: 5,
    draws: 5,
  },
  'land > two-papers': { rules: ['land', 'two-papers'], because: ['yes-memo'], level: 6 },
  'land > paid': { rules: ['land', 'paid'], because: ['no-conduct'], arguable: ['no-signer'], level: 5 },
  'land > possession': { rules: ['land', 'possession'], because: ['yes-conduct'], level: 6 },

  'year > signer': {
    rules: ['year', 'signer'],
    because: ['no-time', 'no-signer'],
    arguable: ['no-conduct'],
    level: 3,
  },
  'year > memo': { rules: ['year', 'memo'], because: ['yes-memo'], level: 3 },
  'year > refusal': { rules: ['year', 'refusal'], because: ['yes-memo'], level: 8 },
  'year > performed': { rules: ['year', 'performed'], because: ['yes-conduct'], level: 8 },
  'year-edge > signer': {
    rules: ['year-edge', 'signer'],
    because: ['no-time', 'no-signer'],
    arguable: ['no-conduct'],
    level: 7,
  },
  'year-outside': {
    rules: ['year-outside'],
    because: ['yes-possible'],
    arguable: ['yes-outside'],
    level: 5,
  },

  'surety > signer': {
    rules: ['surety', 'signer'],
    because: ['no-signer'],
    arguable: ['no-conduct'],
    level: 3,
  },
  'surety > memo': { rules: ['surety', 'memo'], because: ['yes-memo'], level: 3 },
  'surety-main': { rules: ['surety-main'], because: ['yes-interest'], arguable: ['yes-outside'], level: 6 },
  'surety-debtor': { rules: ['surety-debtor'], because: ['yes-outside'], level: 8 },

  'goods > signer': {
    rules: ['goods', 'signer'],
    because: ['no-signer'],
    arguable: ['no-conduct'],
    level: 3,
  },
  'goods > memo': { rules: ['goods', 'memo'], because: ['yes-memo'], level: 3 },
  'goods > price-open': { rules: ['goods', 'price-open'], because: ['yes-memo'], level: 6 },
  'goods > quantity-missing': {
    rules: ['goods', 'quantity-missing'],
    because: ['no-terms'],
    arguable: ['no-conduct'],
    level: 4,
    draws: 3,
  },
  'goods > confirmed': {
    rules: ['goods', 'confirmed'],
    because: ['yes-merchants'],
    arguable: ['yes-memo', 'yes-conduct'],
    level: 4,
  },
  'goods > objected': {
    rules: ['goods', 'objected'],
    because: ['no-answer'],
    arguable: ['no-signer', 'no-conduct'],
    level: 5,
  },
  'goods > objected-late': {
    rules: ['goods', 'objected-late'],
    because: ['yes-merchants'],
    arguable: ['yes-memo', 'yes-conduct'],
    level: 7,
    draws: 3,
  },
  'goods > consumer': {
    rules: ['goods', 'consumer'],
    because: ['no-signer'],
    arguable: ['no-conduct'],
    level: 6,
    draws: 2,
  },
  'goods > special': { rules: ['goods', 'special'], because: ['yes-conduct'], level: 5 },
  'goods > accepted': { rules: ['goods', 'accepted'], because: ['yes-conduct'], level: 3 },
  'goods > part': {
    rules: ['goods', 'part'],
    because: ['no-conduct'],
    arguable: ['no-signer'],
    level: 7,
    draws: 2,
  },
  'goods > admitted': { rules: ['goods', 'admitted'], because: ['yes-conduct'], level: 7 },
  'goods-edge > signer': {
    rules: ['goods-edge', 'signer'],
    because: ['no-signer'],
    arguable: ['no-conduct'],
    level: 3,
  },
  'goods-under': { rules: ['goods-under'], because: ['yes-outside'], level: 2 },
} as const satisfies PathTable<FraudsFacts, typeof rules, typeof reasons, typeof misconceptions>

/** For each kind of bargain, the path that one fact leads to. What is not listed is never told of that kind. */
type By<Fact extends keyof FraudsFacts> = Readonly<
  Record<FraudsFacts['category'], { readonly [Value in FraudsFacts[Fact]]?: keyof typeof paths }>
>

const BY_SCOPE: By<'scope'> = {
  land: {},
  year: { edge: 'year-edge > signer', outside: 'year-outside' },
  surety: { edge: 'surety-main', outside: 'surety-debtor' },
  goods: { edge: 'goods-edge > signer', outside: 'goods-under' },
}

const BY_CONDUCT: By<'conduct'> = {
  land: { paid: 'land > paid', possession: 'land > possession' },
  year: { performed: 'year > performed' },
  surety: {},
  goods: {
    special: 'goods > special',
    accepted: 'goods > accepted',
    part: 'goods > part',
    admitted: 'goods > admitted',
  },
}

const BY_WRITING: By<'writing'> = {
  land: {
    plaintiff: 'land > signer',
    defendant: 'land > memo',
    'no price': 'land > price-missing',
    'two papers': 'land > two-papers',
  },
  year: { plaintiff: 'year > signer', defendant: 'year > memo', refusal: 'year > refusal' },
  surety: { plaintiff: 'surety > signer', defendant: 'surety > memo' },
  goods: {
    plaintiff: 'goods > signer',
    defendant: 'goods > memo',
    'no price': 'goods > price-open',
    'no quantity': 'goods > quantity-missing',
    confirmed: 'goods > confirmed',
    objected: 'goods > objected',
    'objected late': 'goods > objected-late',
    consumer: 'goods > consumer',
  },
}

/** One wrinkle at a time: an unusual scope, or later conduct, or a writing other than the plaintiff's own note. */
export function decide({ category, scope, writing, conduct }: FraudsFacts): keyof typeof paths | null {
  if (scope !== 'within' && conduct !== 'none') return null
  if (scope === 'within' && conduct === 'none') return BY_WRITING[category][writing] ?? null
  if (writing !== 'plaintiff') return null
  return (scope === 'within' ? BY_CONDUCT[category][conduct] : BY_SCOPE[category][scope]) ?? null
}
