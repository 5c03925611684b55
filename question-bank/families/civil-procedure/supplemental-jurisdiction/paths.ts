import type { PathTable } from '../../engine/tables.ts'
import type { SupplementalFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Section 1367, one row a path. */
export const paths = {
  joined: { rules: ['nucleus'], because: ['yes-nucleus'], level: 3 },
  unrelated: { rules: ['unrelated'], because: ['no-nucleus'], level: 4 },
  party: { rules: ['parties'], because: ['yes-party'], level: 5 },
  counterclaim: { rules: ['counterclaim'], because: ['yes-defense'], level: 4 },
  permissive: { rules: ['permissive'], because: ['no-nucleus'], level: 5 },
  'own-basis': { rules: ['own-basis'], because: ['yes-own'], level: 5, draws: 2 },
  crossclaim: { rules: ['crossclaim'], because: ['yes-defense'], level: 5 },
  impleader: { rules: ['impleader'], because: ['yes-defense'], level: 5 },
  upsloping: { rules: ['upsloping'], because: ['yes-defense'], level: 6 },
  'against-third': { rules: ['against-third'], because: ['no-bar'], level: 6, draws: 2 },
  'against-third-federal': { rules: ['ground'], because: ['yes-ground'], level: 6 },
  'small-plaintiff': { rules: ['small-plaintiff'], because: ['yes-amount'], level: 7, draws: 2 },
  'nondiverse-plaintiff': { rules: ['contamination'], because: ['no-citizenship'], level: 7, draws: 2 },
  'small-defendant': { rules: ['small-defendant'], because: ['no-amount'], level: 6 },
  intervenor: { rules: ['intervenor'], because: ['no-bar'], level: 7 },
  'intervenor-federal': { rules: ['ground'], because: ['yes-ground'], level: 6 },
  required: { rules: ['required'], because: ['no-bar'], level: 6, draws: 2 },
  merits: { rules: ['merits'], because: ['yes-discretion'], level: 4 },
  frivolous: { rules: ['frivolous'], because: ['no-anchor'], level: 6 },
  dropped: { rules: ['dropped'], because: ['no-anchor'], level: 5 },
  removed: { rules: ['dropped', 'removed'], because: ['no-anchor'], level: 6 },
} as const satisfies PathTable<SupplementalFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: SupplementalFacts): keyof typeof paths => twist
