import type { PathTable } from '../../engine/tables.ts'
import type { StrictFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Whether strict liability reaches the harm. A reason that is not offered would be arguable, or be struck at sight. */
export const paths = {
  'wild > attack': {
    rules: ['wild', 'attack'],
    because: ['yes-kind'],
    level: 2,
    offers: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-ordinary'],
  },
  'wild > gentle': {
    rules: ['wild', 'gentle'],
    because: ['yes-kind'],
    level: 3,
    offers: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-ordinary'],
  },
  'wild > fright': {
    rules: ['wild', 'fright'],
    because: ['yes-reach', 'yes-kind'],
    level: 5,
    draws: 2,
    offers: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-risk'],
  },
  'wild > stumble': {
    rules: ['wild', 'stumble'],
    because: ['no-risk'],
    level: 7,
    offers: ['no-knowledge', 'no-safe', 'no-benefit', 'yes-kind', 'yes-known', 'yes-intrude', 'yes-share'],
  },
  'wild > careless': {
    rules: ['wild', 'careless'],
    because: ['yes-share', 'yes-kind'],
    level: 6,
    draws: 2,
    offers: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-benefit'],
  },
  'benefit > picture': {
    rules: ['benefit', 'picture'],
    because: ['no-benefit'],
    level: 6,
    offers: ['no-knowledge', 'no-safe', 'no-risk', 'yes-kind', 'yes-known', 'yes-share'],
  },
  obliged: {
    rules: ['obliged'],
    because: ['no-obliged'],
    level: 7,
    offers: ['no-knowledge', 'no-safe', 'no-risk', 'yes-kind', 'yes-known', 'yes-intrude'],
  },
  'tame > unknown': {
    rules: ['tame', 'unknown'],
    because: ['no-knowledge'],
    arguable: ['no-ordinary', 'no-pet', 'no-common', 'no-safe'],
    level: 3,
    offers: ['no-risk', 'no-benefit', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'tame > bitten': {
    rules: ['tame', 'bitten'],
    because: ['yes-known'],
    level: 3,
    draws: 3,
    offers: ['yes-kind', 'yes-intrude', 'no-knowledge', 'no-pet', 'no-safe', 'no-ordinary'],
  },
  'tame > snapped': {
    rules: ['tame', 'snapped'],
    because: ['yes-known'],
    level: 5,
    offers: ['yes-kind', 'yes-intrude', 'no-knowledge', 'no-pet', 'no-ordinary'],
  },
  'tame > frolic': {
    rules: ['tame', 'frolic'],
    because: ['no-risk'],
    arguable: ['no-ordinary', 'no-knowledge', 'no-pet', 'no-safe', 'no-common'],
    level: 7,
    offers: ['no-benefit', 'no-obliged', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'benefit > trainer': {
    rules: ['benefit', 'trainer'],
    because: ['no-benefit'],
    level: 6,
    offers: ['no-knowledge', 'no-risk', 'no-pet', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'straying > pet': {
    rules: ['straying', 'pet'],
    because: ['no-pet'],
    arguable: ['no-knowledge', 'no-ordinary', 'no-safe', 'no-common', 'no-risk'],
    level: 6,
    offers: ['no-road', 'no-benefit', 'yes-intrude', 'yes-kind', 'yes-known'],
  },
  'tame > ordinary': {
    rules: ['tame', 'ordinary'],
    because: ['no-ordinary'],
    arguable: ['no-knowledge', 'no-safe', 'no-common'],
    level: 6,
    offers: ['no-risk', 'no-benefit', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'straying > cattle': {
    rules: ['straying', 'cattle'],
    because: ['yes-intrude'],
    arguable: ['yes-kind'],
    level: 4,
    draws: 3,
    offers: ['yes-known', 'no-knowledge', 'no-ordinary', 'no-road', 'no-pet', 'no-common'],
  },
  'straying > road': {
    rules: ['straying', 'road'],
    because: ['no-road'],
    arguable: ['no-knowledge', 'no-ordinary', 'no-risk', 'no-common', 'no-safe'],
    level: 7,
    offers: ['no-benefit', 'no-pet', 'yes-intrude', 'yes-kind', 'yes-known'],
  },
  'activity > stone': {
    rules: ['activity', 'stone'],
    because: ['yes-activity'],
    level: 2,
    offers: ['yes-intrude', 'yes-known', 'no-safe', 'no-common', 'no-knowledge'],
  },
  'activity > useful': {
    rules: ['activity', 'useful'],
    because: ['yes-activity'],
    level: 5,
    offers: ['yes-intrude', 'yes-known', 'no-safe', 'no-common', 'no-obliged'],
  },
  'activity > shaking': {
    rules: ['activity', 'shaking'],
    because: ['yes-reach', 'yes-activity'],
    level: 5,
    offers: ['yes-known', 'no-safe', 'no-common', 'no-risk'],
  },
  'activity > brood': {
    rules: ['activity', 'brood'],
    because: ['no-risk'],
    level: 8,
    draws: 2,
    offers: ['no-common', 'no-safe', 'no-obliged', 'yes-activity', 'yes-reach', 'yes-intrude'],
  },
  common: {
    rules: ['common'],
    because: ['no-common'],
    level: 7,
    draws: 2,
    offers: ['no-safe', 'no-risk', 'no-obliged', 'yes-activity', 'yes-reach', 'yes-intrude'],
  },
  safe: {
    rules: ['safe'],
    because: ['no-safe'],
    level: 7,
    draws: 3,
    offers: ['no-common', 'no-risk', 'no-obliged', 'yes-activity', 'yes-reach', 'yes-known'],
  },
} as const satisfies PathTable<StrictFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** One wrinkle at a time: what is not listed below cannot happen, or is not settled. */
export function decide(facts: StrictFacts): PathId | null {
  const { source, past, harm, victim, basis } = facts
  if (source === 'wild') return wild(facts)
  if (basis !== 'own') return null
  if (source === 'dog') return dog(facts)
  if (victim !== 'stranger') return null
  if (source === 'blasting') return blasting(facts)
  if (past !== 'none') return null
  switch (source) {
    case 'horse':
      return harm === 'direct' ? 'tame > ordinary' : null
    case 'cattle':
      if (harm === 'crops') return 'straying > cattle'
      return harm === 'road' ? 'straying > road' : null
    case 'gas':
      return harm === 'reach' ? 'common' : null
    case 'acid':
      return harm === 'reach' ? 'safe' : null
  }
}

function wild({ past, harm, victim, basis }: StrictFacts): PathId | null {
  const wrinkles = [past !== 'none', harm !== 'direct', victim !== 'stranger', basis !== 'own']
  if (wrinkles.filter(Boolean).length > 1) return null
  if (basis === 'obliged') return 'obliged'
  if (victim === 'careless') return 'wild > careless'
  if (victim === 'benefit') return 'benefit > picture'
  if (harm === 'reach') return 'wild > fright'
  if (harm === 'unrelated') return 'wild > stumble'
  if (harm !== 'direct') return null
  if (past === 'gentle') return 'wild > gentle'
  return past === 'none' ? 'wild > attack' : null
}

function dog({ past, harm, victim }: StrictFacts): PathId | null {
  if (victim !== 'stranger')
    return victim === 'benefit' && past === 'bitten' && harm === 'direct' ? 'benefit > trainer' : null
  if (harm === 'crops') return past === 'none' ? 'straying > pet' : null
  if (harm === 'unrelated') return past === 'bitten' ? 'tame > frolic' : null
  if (harm !== 'direct') return null
  if (past === 'none') return 'tame > unknown'
  if (past === 'bitten') return 'tame > bitten'
  return past === 'snapped' ? 'tame > snapped' : null
}

function blasting({ past, harm }: StrictFacts): PathId | null {
  if (past === 'useful') return harm === 'direct' ? 'activity > useful' : null
  if (past !== 'none') return null
  if (harm === 'direct') return 'activity > stone'
  if (harm === 'reach') return 'activity > shaking'
  return harm === 'unrelated' ? 'activity > brood' : null
}
