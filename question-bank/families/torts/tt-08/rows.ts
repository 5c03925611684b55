import type { StrictFacts } from './facts.ts'

/** A legal path: its true reasons, those that are arguable and never offered, and those that tempt. */
export interface Row {
  readonly path: string
  readonly level: number
  readonly reasons: readonly [string, ...string[]]
  readonly arguable?: readonly string[]
  readonly offered: readonly string[]
}

/** By source, past, harm, victim and basis. A combination that is not here cannot happen, or is not settled. */
const ROWS: Readonly<Record<string, Row>> = {
  'wild/none/direct/stranger/own': {
    path: 'wild > attack',
    level: 2,
    reasons: ['yes-kind'],
    offered: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-ordinary'],
  },
  'wild/gentle/direct/stranger/own': {
    path: 'wild > gentle',
    level: 3,
    reasons: ['yes-kind'],
    offered: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-ordinary'],
  },
  'wild/none/reach/stranger/own': {
    path: 'wild > fright',
    level: 5,
    reasons: ['yes-reach', 'yes-kind'],
    offered: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-risk'],
  },
  'wild/none/unrelated/stranger/own': {
    path: 'wild > stumble',
    level: 7,
    reasons: ['no-risk'],
    offered: ['no-knowledge', 'no-safe', 'no-benefit', 'yes-kind', 'yes-known', 'yes-intrude', 'yes-share'],
  },
  'wild/none/direct/careless/own': {
    path: 'wild > careless',
    level: 6,
    reasons: ['yes-share', 'yes-kind'],
    offered: ['yes-intrude', 'yes-known', 'no-knowledge', 'no-safe', 'no-benefit'],
  },
  'wild/none/direct/benefit/own': {
    path: 'benefit > picture',
    level: 6,
    reasons: ['no-benefit'],
    offered: ['no-knowledge', 'no-safe', 'no-risk', 'yes-kind', 'yes-known', 'yes-share'],
  },
  'wild/none/direct/stranger/obliged': {
    path: 'obliged',
    level: 7,
    reasons: ['no-obliged'],
    offered: ['no-knowledge', 'no-safe', 'no-risk', 'yes-kind', 'yes-known', 'yes-intrude'],
  },
  'dog/none/direct/stranger/own': {
    path: 'tame > unknown',
    level: 3,
    reasons: ['no-knowledge'],
    arguable: ['no-ordinary', 'no-pet', 'no-common', 'no-safe'],
    offered: ['no-risk', 'no-benefit', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'dog/bitten/direct/stranger/own': {
    path: 'tame > bitten',
    level: 3,
    reasons: ['yes-known'],
    offered: ['yes-kind', 'yes-intrude', 'no-knowledge', 'no-pet', 'no-safe', 'no-ordinary'],
  },
  'dog/snapped/direct/stranger/own': {
    path: 'tame > snapped',
    level: 5,
    reasons: ['yes-known'],
    offered: ['yes-kind', 'yes-intrude', 'no-knowledge', 'no-pet', 'no-ordinary'],
  },
  'dog/bitten/unrelated/stranger/own': {
    path: 'tame > frolic',
    level: 7,
    reasons: ['no-risk'],
    arguable: ['no-ordinary', 'no-knowledge', 'no-pet', 'no-safe', 'no-common'],
    offered: ['no-benefit', 'no-obliged', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'dog/bitten/direct/benefit/own': {
    path: 'benefit > trainer',
    level: 6,
    reasons: ['no-benefit'],
    offered: ['no-knowledge', 'no-risk', 'no-pet', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'dog/none/crops/stranger/own': {
    path: 'straying > pet',
    level: 6,
    reasons: ['no-pet'],
    arguable: ['no-knowledge', 'no-ordinary', 'no-safe', 'no-common', 'no-risk'],
    offered: ['no-road', 'no-benefit', 'yes-intrude', 'yes-kind', 'yes-known'],
  },
  'horse/none/direct/stranger/own': {
    path: 'tame > ordinary',
    level: 6,
    reasons: ['no-ordinary'],
    arguable: ['no-knowledge', 'no-safe', 'no-common'],
    offered: ['no-risk', 'no-benefit', 'yes-known', 'yes-kind', 'yes-share'],
  },
  'cattle/none/crops/stranger/own': {
    path: 'straying > cattle',
    level: 4,
    reasons: ['yes-intrude'],
    arguable: ['yes-kind'],
    offered: ['yes-known', 'no-knowledge', 'no-ordinary', 'no-road', 'no-pet', 'no-common'],
  },
  'cattle/none/road/stranger/own': {
    path: 'straying > road',
    level: 7,
    reasons: ['no-road'],
    arguable: ['no-knowledge', 'no-ordinary', 'no-risk', 'no-common', 'no-safe'],
    offered: ['no-benefit', 'no-pet', 'yes-intrude', 'yes-kind', 'yes-known'],
  },
  'blasting/none/direct/stranger/own': {
    path: 'activity > stone',
    level: 2,
    reasons: ['yes-activity'],
    offered: ['yes-intrude', 'yes-known', 'no-safe', 'no-common', 'no-knowledge'],
  },
  'blasting/useful/direct/stranger/own': {
    path: 'activity > useful',
    level: 5,
    reasons: ['yes-activity'],
    offered: ['yes-intrude', 'yes-known', 'no-safe', 'no-common', 'no-obliged'],
  },
  'blasting/none/reach/stranger/own': {
    path: 'activity > shaking',
    level: 5,
    reasons: ['yes-reach', 'yes-activity'],
    offered: ['yes-known', 'no-safe', 'no-common', 'no-risk'],
  },
  'blasting/none/unrelated/stranger/own': {
    path: 'activity > brood',
    level: 8,
    reasons: ['no-risk'],
    offered: ['no-common', 'no-safe', 'no-obliged', 'yes-activity', 'yes-reach', 'yes-intrude'],
  },
  'gas/none/reach/stranger/own': {
    path: 'common',
    level: 7,
    reasons: ['no-common'],
    offered: ['no-safe', 'no-risk', 'no-obliged', 'yes-activity', 'yes-reach', 'yes-intrude'],
  },
  'acid/none/reach/stranger/own': {
    path: 'safe',
    level: 7,
    reasons: ['no-safe'],
    offered: ['no-common', 'no-risk', 'no-obliged', 'yes-activity', 'yes-reach', 'yes-known'],
  },
}

export function rowOf({ source, past, harm, victim, basis }: StrictFacts): Row | undefined {
  return ROWS[`${source}/${past}/${harm}/${victim}/${basis}`]
}
