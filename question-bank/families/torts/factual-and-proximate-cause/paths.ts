import type { PathTable } from '../../engine/tables.ts'
import type { CauseFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Factual cause and scope of liability, one row a path. */
export const paths = {
  'but-for > needed': {
    rules: ['but-for', 'concurrent'],
    because: ['yes-but-for'],
    level: 4,
    draws: 2,
    offers: ['yes-sufficient', 'yes-burden', 'no-superseding', 'no-but-for', 'no-proof'],
  },
  'but-for > useless': {
    rules: ['but-for-fails'],
    because: ['no-but-for'],
    level: 3,
    draws: 2,
    offers: ['no-superseding', 'no-risk', 'yes-sufficient', 'yes-risk', 'yes-burden', 'yes-foreseeable'],
  },
  'but-for > chance': {
    rules: ['but-for-fails', 'proof'],
    because: ['no-proof'],
    level: 6,
    draws: 2,
    offers: ['no-superseding', 'no-risk', 'yes-but-for', 'yes-sufficient', 'yes-burden'],
  },
  'sufficient > careless': {
    rules: ['sufficient'],
    because: ['yes-sufficient'],
    level: 5,
    draws: 2,
    offers: [
      'yes-but-for',
      'yes-burden',
      'yes-concert',
      'no-but-for',
      'no-preempted',
      'no-superseding',
      'no-proof',
    ],
  },
  'sufficient > natural': {
    rules: ['sufficient', 'sufficient-natural'],
    because: ['yes-sufficient'],
    level: 7,
    draws: 2,
    offers: ['yes-but-for', 'yes-burden', 'no-but-for', 'no-preempted', 'no-superseding', 'no-proof'],
  },
  'twin > needed': {
    rules: ['but-for', 'needed-both'],
    because: ['yes-but-for'],
    level: 5,
    offers: ['yes-sufficient', 'yes-burden', 'yes-concert', 'no-but-for', 'no-preempted', 'no-superseding'],
  },
  'preempted > careless': {
    rules: ['sufficient', 'preempted'],
    because: ['no-preempted'],
    level: 6,
    draws: 2,
    offers: ['no-risk', 'yes-sufficient', 'yes-but-for', 'yes-burden', 'yes-concert'],
  },
  'preempted > natural': {
    rules: ['sufficient', 'preempted'],
    because: ['no-preempted'],
    level: 7,
    offers: ['no-risk', 'yes-sufficient', 'yes-but-for', 'yes-burden'],
  },
  'alternative > both': {
    rules: ['proof-plain', 'alternative'],
    because: ['yes-burden'],
    level: 4,
    draws: 2,
    offers: ['yes-but-for', 'yes-sufficient', 'yes-concert', 'no-proof', 'no-but-for', 'no-superseding'],
  },
  'alternative > one careful': {
    rules: ['one-careful'],
    because: ['no-proof'],
    level: 6,
    draws: 2,
    offers: [
      'no-superseding',
      'no-risk',
      'no-cleared',
      'yes-burden',
      'yes-concert',
      'yes-sufficient',
      'yes-but-for',
    ],
  },
  'alternative > cleared': {
    rules: ['alternative-shift', 'cleared'],
    because: ['no-cleared'],
    level: 5,
    draws: 3,
    offers: ['no-superseding', 'no-risk', 'yes-burden', 'yes-concert', 'yes-sufficient'],
  },
  concert: {
    rules: ['concert'],
    because: ['yes-concert'],
    level: 7,
    draws: 3,
    offers: ['yes-burden', 'yes-sufficient', 'no-cleared', 'no-but-for', 'no-proof', 'no-superseding'],
  },
  'kind > manner': {
    rules: ['scope', 'manner'],
    because: ['yes-risk'],
    level: 5,
    draws: 2,
    offers: ['yes-eggshell', 'yes-sufficient', 'yes-burden', 'no-risk', 'no-superseding', 'no-but-for'],
  },
  'kind > greater': {
    rules: ['eggshell'],
    because: ['yes-eggshell'],
    level: 3,
    draws: 3,
    offers: ['yes-sufficient', 'yes-foreseeable', 'yes-rescue', 'no-risk', 'no-superseding', 'no-but-for'],
  },
  'kind > other': {
    rules: ['scope', 'other-kind'],
    because: ['no-risk'],
    level: 5,
    draws: 2,
    offers: ['no-superseding', 'no-proof', 'yes-but-for', 'yes-foreseeable', 'yes-eggshell', 'yes-risk'],
  },
  'later > careless': {
    rules: ['intervening', 'careless'],
    because: ['yes-foreseeable'],
    level: 4,
    offers: ['yes-sufficient', 'yes-eggshell', 'yes-burden', 'no-superseding', 'no-risk', 'no-but-for'],
  },
  'later > natural': {
    rules: ['intervening', 'natural'],
    because: ['yes-foreseeable'],
    level: 4,
    offers: ['yes-sufficient', 'yes-eggshell', 'no-superseding', 'no-risk', 'no-but-for'],
  },
  'later > freak': {
    rules: ['same-kind', 'freak'],
    because: ['yes-risk'],
    level: 8,
    draws: 2,
    offers: ['yes-sufficient', 'yes-eggshell', 'yes-burden', 'no-superseding', 'no-risk', 'no-but-for'],
  },
  'later > elsewhere': {
    rules: ['scope', 'elsewhere'],
    because: ['no-superseding', 'no-risk'],
    level: 7,
    draws: 2,
    offers: ['no-but-for', 'no-proof', 'yes-but-for', 'yes-foreseeable', 'yes-risk', 'yes-eggshell'],
  },
  'later > crime': {
    rules: ['crime'],
    because: ['no-superseding'],
    level: 5,
    draws: 2,
    offers: ['no-but-for', 'no-proof', 'yes-but-for', 'yes-foreseeable', 'yes-sufficient'],
  },
  'later > expected crime': {
    rules: ['expected-crime'],
    because: ['yes-foreseeable'],
    level: 5,
    offers: ['yes-sufficient', 'yes-eggshell', 'yes-burden', 'no-superseding', 'no-risk', 'no-but-for'],
  },
  'later > malpractice': {
    rules: ['intervening', 'malpractice'],
    because: ['yes-foreseeable'],
    level: 4,
    offers: ['yes-sufficient', 'yes-eggshell', 'yes-rescue', 'no-superseding', 'no-risk', 'no-but-for'],
  },
  'later > deliberate overdose': {
    rules: ['malpractice-limit', 'overdose'],
    because: ['no-superseding'],
    level: 6,
    draws: 2,
    offers: ['no-but-for', 'no-proof', 'yes-but-for', 'yes-foreseeable', 'yes-eggshell', 'yes-rescue'],
  },
  'later > rescue': {
    rules: ['rescue'],
    because: ['yes-rescue'],
    level: 3,
    draws: 2,
    offers: ['yes-eggshell', 'yes-sufficient', 'yes-burden', 'no-superseding', 'no-risk', 'no-but-for'],
  },
  'later > weakened': {
    rules: ['intervening', 'weakened'],
    because: ['yes-foreseeable'],
    level: 5,
    offers: ['yes-sufficient', 'yes-rescue', 'yes-burden', 'no-superseding', 'no-risk', 'no-but-for'],
  },
} as const satisfies PathTable<CauseFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By link, force, and bearing. A missing row cannot happen, or is not settled. */
const LAW: Readonly<Record<string, PathId>> = {
  'safeguard / careless / needed': 'but-for > needed',
  'safeguard / careless / useless': 'but-for > useless',
  'safeguard / careless / chance': 'but-for > chance',
  'twin / careless / together': 'sufficient > careless',
  'twin / natural / together': 'sufficient > natural',
  'twin / careless / needed': 'twin > needed',
  'twin / natural / needed': 'twin > needed',
  'twin / careless / overtaken': 'preempted > careless',
  'twin / natural / overtaken': 'preempted > natural',
  'unknown / careless / both careless': 'alternative > both',
  'unknown / none / one careful': 'alternative > one careful',
  'unknown / careless / cleared': 'alternative > cleared',
  'unknown / careless / agreed': 'concert',
  'entrusted / none / expected': 'kind > manner',
  'entrusted / none / greater': 'kind > greater',
  'entrusted / none / other kind': 'kind > other',
  'later / careless / expected': 'later > careless',
  'later / natural / expected': 'later > natural',
  'later / natural / freak': 'later > freak',
  'later / natural / other kind': 'later > elsewhere',
  'later / criminal / freak': 'later > crime',
  'later / criminal / expected': 'later > expected crime',
  'later / medical / expected': 'later > malpractice',
  'later / medical / freak': 'later > deliberate overdose',
  'later / rescue / expected': 'later > rescue',
  'later / weakened / expected': 'later > weakened',
}

/** The path that these facts take; null where they are not asked together. */
export const decide = ({ link, force, bearing }: CauseFacts): PathId | null =>
  LAW[`${link} / ${force} / ${bearing}`] ?? null

/** The area of the taxonomy to which the link belongs. */
export function area({ link }: CauseFacts): string {
  if (link === 'unknown') return 'Multiple and alternative causes'
  return link === 'safeguard' || link === 'twin'
    ? 'But-for and substantial-factor causation'
    : 'Proximate cause and intervening causes'
}
