import type { PathTable } from '../../engine/tables.ts'
import type { BreachFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Breach and its proof, one row a path. */
export const paths = {
  'emergency > sudden': {
    rules: ['emergency'],
    because: ['no-emergency'],
    arguable: ['no-excuse'],
    level: 4,
    offers: ['yes-own-making', 'yes-objective', 'yes-per-se', 'no-incapacity'],
  },
  'emergency > own making': {
    rules: ['own-making'],
    because: ['yes-own-making'],
    level: 4,
    offers: ['yes-objective', 'no-emergency', 'no-excuse', 'no-incapacity'],
  },
  'child > as a child': {
    rules: ['child'],
    because: ['no-child'],
    level: 3,
    offers: ['yes-objective', 'yes-adult', 'no-tender', 'no-judgment'],
  },
  'child > below a child': {
    rules: ['child'],
    because: ['yes-child'],
    level: 4,
    offers: ['yes-objective', 'yes-adult', 'no-child', 'no-tender', 'no-judgment'],
  },
  'child > motor': {
    rules: ['adult-activity'],
    because: ['yes-adult'],
    level: 3,
    draws: 2,
    offers: ['yes-child', 'no-child', 'no-tender', 'no-judgment'],
  },
  'child > under five': {
    rules: ['under-five'],
    because: ['no-tender'],
    level: 5,
    offers: ['yes-child', 'yes-objective', 'no-judgment'],
  },
  'disability > careful': {
    rules: ['disability'],
    because: ['no-disability'],
    level: 4,
    offers: ['yes-objective', 'yes-warned', 'no-incapacity', 'no-judgment'],
  },
  'disability > careless': {
    rules: ['disability'],
    because: ['yes-disability'],
    level: 4,
    draws: 2,
    offers: ['yes-objective', 'yes-warned', 'no-disability', 'no-incapacity', 'no-judgment'],
  },
  'seizure > first': {
    rules: ['incapacity'],
    because: ['no-incapacity'],
    arguable: ['no-disability'],
    level: 4,
    draws: 2,
    offers: ['yes-objective', 'yes-disability', 'no-emergency'],
  },
  'seizure > warned': {
    rules: ['incapacity'],
    because: ['yes-warned'],
    arguable: ['yes-disability'],
    level: 4,
    draws: 2,
    offers: ['yes-objective', 'no-incapacity', 'no-disability', 'no-emergency'],
  },
  'mind > ill': {
    rules: ['mental-illness'],
    because: ['yes-objective'],
    level: 5,
    draws: 2,
    offers: ['yes-disability', 'no-incapacity', 'no-disability', 'no-judgment'],
  },
  'mind > poor judgment': {
    rules: ['own-judgment'],
    because: ['yes-objective'],
    level: 3,
    draws: 2,
    offers: ['yes-res-ipsa', 'no-disability', 'no-judgment'],
  },
  'trade > custom met': {
    rules: ['custom', 'hooper'],
    because: ['yes-custom'],
    level: 4,
    draws: 2,
    offers: ['yes-objective', 'no-custom', 'no-judgment', 'no-expert'],
  },
  'trade > custom missed': {
    rules: ['custom-departure'],
    because: ['no-custom-evidence'],
    level: 6,
    draws: 2,
    offers: ['yes-professional', 'yes-per-se', 'no-judgment'],
  },
  'profession > custom met': {
    rules: ['professional'],
    because: ['no-custom'],
    arguable: ['no-judgment'],
    level: 7,
    draws: 2,
    offers: ['yes-custom', 'yes-plain', 'yes-res-ipsa', 'no-expert'],
  },
  'profession > two methods': {
    rules: ['two-methods'],
    because: ['no-judgment'],
    arguable: ['no-custom'],
    level: 7,
    draws: 2,
    offers: ['yes-custom', 'yes-professional', 'yes-res-ipsa', 'no-expert'],
  },
  'profession > specialty missed': {
    rules: ['professional'],
    because: ['yes-professional'],
    level: 6,
    draws: 2,
    offers: ['yes-plain', 'no-custom', 'no-judgment', 'no-expert'],
  },
  'profession > no expert': {
    rules: ['expert'],
    because: ['no-expert'],
    level: 5,
    draws: 2,
    offers: ['yes-plain', 'yes-res-ipsa', 'yes-shift', 'no-judgment', 'no-custom'],
  },
  'profession > plain': {
    rules: ['expert', 'plain'],
    because: ['yes-plain'],
    arguable: ['yes-res-ipsa'],
    level: 5,
    draws: 2,
    offers: ['yes-shift', 'yes-custom', 'no-expert', 'no-judgment', 'no-custom'],
  },
  'statute > violated': {
    rules: ['per-se'],
    because: ['yes-per-se'],
    level: 5,
    draws: 2,
    offers: ['yes-minimum', 'no-excuse', 'no-custom-evidence'],
  },
  'statute > other class': {
    rules: ['per-se-limits', 'class'],
    because: ['no-class'],
    level: 4,
    offers: ['yes-per-se', 'yes-minimum', 'no-harm', 'no-custom-evidence'],
  },
  'statute > other harm': {
    rules: ['per-se-limits', 'kind'],
    because: ['no-harm'],
    level: 5,
    offers: ['yes-per-se', 'yes-minimum', 'no-class', 'no-custom-evidence'],
  },
  'statute > excused': {
    rules: ['excuse'],
    because: ['no-excuse'],
    level: 7,
    draws: 2,
    offers: ['yes-per-se', 'yes-minimum', 'no-judgment', 'no-custom-evidence'],
  },
  'statute > complied': {
    rules: ['compliance'],
    because: ['yes-minimum'],
    level: 5,
    draws: 2,
    offers: ['yes-per-se', 'no-custom', 'no-judgment'],
  },
  'accident > one source': {
    rules: ['res-ipsa', 'elements'],
    because: ['yes-res-ipsa'],
    level: 3,
    draws: 2,
    offers: ['yes-shift', 'no-control', 'no-ordinarily', 'no-permissive'],
  },
  'accident > two sources': {
    rules: ['res-ipsa', 'control'],
    because: ['no-control'],
    level: 5,
    draws: 2,
    offers: ['yes-res-ipsa', 'yes-shift', 'no-ordinarily', 'no-permissive'],
  },
  'accident > happens anyway': {
    rules: ['res-ipsa', 'ordinarily'],
    because: ['no-ordinarily'],
    level: 4,
    draws: 2,
    offers: ['yes-res-ipsa', 'yes-shift', 'no-control', 'no-permissive'],
  },
  'accident > directed verdict': {
    rules: ['permissive'],
    because: ['no-permissive'],
    level: 6,
    draws: 2,
    offers: ['yes-res-ipsa', 'yes-shift', 'no-control', 'no-ordinarily'],
  },
  'accident > inspected': {
    rules: ['res-ipsa', 'care'],
    because: ['yes-inference'],
    level: 7,
    draws: 2,
    offers: ['yes-shift', 'no-rebutted', 'no-custom', 'no-control', 'no-permissive'],
  },
  'accident > explained': {
    rules: ['res-ipsa', 'explained'],
    because: ['no-rebutted'],
    arguable: ['no-control', 'no-ordinarily'],
    level: 6,
    draws: 2,
    offers: ['yes-res-ipsa', 'yes-shift', 'yes-inference', 'no-permissive'],
  },
  'accident > shifted': {
    rules: ['res-ipsa', 'shift'],
    because: ['yes-shift'],
    level: 7,
    draws: 2,
    offers: ['yes-res-ipsa', 'no-permissive', 'no-control', 'no-ordinarily'],
  },
} as const satisfies PathTable<BreachFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By issue and turn, where the defendant asks for judgment. A missing row cannot happen, or is not settled. */
const ON_DEFENDANTS_MOTION = [
  'emergency > sudden',
  'emergency > own making',
  'child > as a child',
  'child > below a child',
  'child > motor',
  'child > under five',
  'disability > careful',
  'disability > careless',
  'seizure > first',
  'seizure > warned',
  'mind > ill',
  'mind > poor judgment',
  'trade > custom met',
  'profession > custom met',
  'profession > two methods',
  'profession > specialty missed',
  'profession > no expert',
  'profession > plain',
  'statute > other class',
  'statute > other harm',
  'statute > excused',
  'statute > complied',
  'accident > one source',
  'accident > two sources',
  'accident > happens anyway',
  'accident > inspected',
  'accident > explained',
] as const satisfies readonly PathId[]

/** By issue and turn, where the plaintiff asks for judgment: may the jury still find that care was used? */
const ON_PLAINTIFFS_MOTION: Readonly<Record<string, PathId>> = {
  'trade > custom missed': 'trade > custom missed',
  'statute > violated': 'statute > violated',
  'accident > one source': 'accident > directed verdict',
  'accident > shifted': 'accident > shifted',
}

/** The path that these facts take; null where they are not asked together. */
export function decide({ issue, turn, mover }: BreachFacts): PathId | null {
  const name = `${issue} > ${turn}`
  if (mover === 'plaintiff') return ON_PLAINTIFFS_MOTION[name] ?? null
  return ON_DEFENDANTS_MOTION.find((path) => path === name) ?? null
}

/** The area of the taxonomy to which the issue belongs. */
export function area({ issue, turn }: BreachFacts): string {
  if (issue === 'accident') return 'Breach and res ipsa loquitur'
  if (issue === 'trade' || issue === 'statute') return 'Statutes, custom and negligence per se'
  return issue === 'emergency' || turn === 'poor judgment'
    ? 'General duty and foreseeable plaintiffs'
    : 'Children, impairments and professionals'
}

/** The subtopic of that area. */
export const subtopic = ({ issue }: BreachFacts): string =>
  issue === 'accident' ? 'Negligence: proof and causation' : 'Negligence: duty and standard of care'
