import type { PathTable } from '../../engine/tables.ts'
import type { EntrantFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The duties of the traditional categories, one row a path. */
export const paths = {
  'invitee > inspect': {
    rules: ['invitee', 'inspect'],
    because: ['yes-inspect'],
    level: 2,
    draws: 4,
  },
  'invitee > undiscoverable': {
    rules: ['invitee', 'undiscoverable'],
    because: ['no-ignorant'],
    level: 3,
    draws: 2,
  },
  'invitee > warned': {
    rules: ['invitee', 'warned'],
    because: ['no-warned'],
    arguable: ['no-obvious'],
    level: 3,
    draws: 3,
  },
  'invitee > obvious': { rules: ['invitee', 'obvious'], because: ['no-obvious'], level: 3 },
  'invitee > expected': {
    rules: ['invitee', 'obvious-expected'],
    because: ['yes-expected'],
    arguable: ['yes-inspect'],
    level: 7,
    draws: 3,
  },
  beyond: {
    rules: ['beyond', 'licensee-unknown'],
    because: ['no-beyond', 'no-inspect'],
    arguable: ['no-wilful', 'no-ignorant'],
    level: 6,
    draws: 2,
  },
  'licensee > known': { rules: ['licensee', 'licensee-known'], because: ['yes-warn'], level: 3, draws: 2 },
  'licensee > unknown': {
    rules: ['licensee', 'licensee-unknown'],
    because: ['no-inspect', 'no-guest'],
    arguable: ['no-ignorant'],
    level: 4,
    draws: 2,
  },
  'licensee > obvious': {
    rules: ['licensee', 'licensee-obvious'],
    because: ['no-obvious'],
    arguable: ['no-guest', 'no-inspect'],
    level: 4,
  },
  'licensee > warned': {
    rules: ['licensee', 'licensee-warned'],
    because: ['no-warned'],
    arguable: ['no-obvious', 'no-guest', 'no-inspect'],
    level: 4,
  },
  'licensee > activity': {
    rules: ['licensee', 'licensee-activity'],
    because: ['yes-activity'],
    arguable: ['yes-warn'],
    level: 5,
  },
  unseen: { rules: ['unseen'], because: ['no-wilful'], arguable: ['no-inspect'], level: 2, draws: 3 },
  'unseen > activity': {
    rules: ['unseen'],
    because: ['no-wilful'],
    arguable: ['no-inspect'],
    level: 4,
    draws: 3,
  },
  trap: { rules: ['trap'], because: ['yes-trap'], level: 4, draws: 3 },
  'known > hidden': {
    rules: ['known-hidden'],
    because: ['yes-warn'],
    arguable: ['yes-trap'],
    level: 6,
    draws: 2,
  },
  'known > unknown': {
    rules: ['known-unknown'],
    because: ['no-inspect'],
    arguable: ['no-ignorant', 'no-wilful'],
    level: 7,
  },
  'known > obvious': {
    rules: ['known-obvious'],
    because: ['no-obvious'],
    arguable: ['no-inspect'],
    level: 7,
  },
  'known > warned': {
    rules: ['known-warned'],
    because: ['no-warned'],
    arguable: ['no-obvious', 'no-inspect'],
    level: 6,
  },
  'known > activity': {
    rules: ['known-activity'],
    because: ['yes-activity'],
    arguable: ['yes-warn', 'yes-trap'],
    level: 5,
  },
  'constant > hidden': {
    rules: ['constant-hidden'],
    because: ['yes-warn'],
    arguable: ['yes-trap'],
    level: 8,
    draws: 3,
  },
  'constant > unknown': {
    rules: ['constant-unknown'],
    because: ['no-inspect'],
    arguable: ['no-ignorant', 'no-wilful'],
    level: 8,
  },
  'constant > activity': {
    rules: ['constant-activity'],
    because: ['yes-activity'],
    arguable: ['yes-warn'],
    level: 7,
  },
  child: { rules: ['child'], because: ['yes-child'], arguable: ['yes-warn', 'yes-expected'], level: 5 },
  'child > obvious': {
    rules: ['child-obvious'],
    because: ['yes-child'],
    arguable: ['yes-warn', 'yes-expected'],
    level: 7,
  },
  'child > unknown': {
    rules: ['child-unknown'],
    because: ['no-inspect'],
    arguable: ['no-ignorant', 'no-wilful'],
    level: 8,
  },
  'child > aware': {
    rules: ['child-aware'],
    because: ['no-child-aware'],
    arguable: ['no-wilful', 'no-obvious', 'no-inspect'],
    level: 6,
  },
  'child > unexpected': {
    rules: ['child-unexpected'],
    because: ['no-child-unexpected'],
    arguable: ['no-wilful', 'no-inspect'],
    level: 6,
    draws: 2,
  },
} as const satisfies PathTable<EntrantFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/**
 * By danger, and for hidden ones by what the possessor knew or said, the path of each entrant. A missing one is
 * not settled, or cannot happen.
 */
const LAW: Readonly<Record<EntrantFacts['entrant'], Readonly<Record<string, PathId>>>> = {
  customer: {
    'hidden / could find': 'invitee > inspect',
    'hidden / unknowable': 'invitee > undiscoverable',
    'hidden / warned': 'invitee > warned',
    obvious: 'invitee > obvious',
    expected: 'invitee > expected',
  },
  guest: {
    'hidden / knew': 'licensee > known',
    'hidden / could find': 'licensee > unknown',
    'hidden / warned': 'licensee > warned',
    obvious: 'licensee > obvious',
    activity: 'licensee > activity',
  },
  strayed: { 'hidden / could find': 'beyond' },
  trespasser: { 'hidden / knew': 'unseen', activity: 'unseen > activity', trap: 'trap' },
  known: {
    'hidden / knew': 'known > hidden',
    'hidden / could find': 'known > unknown',
    'hidden / warned': 'known > warned',
    obvious: 'known > obvious',
    activity: 'known > activity',
  },
  constant: {
    'hidden / knew': 'constant > hidden',
    'hidden / could find': 'constant > unknown',
    activity: 'constant > activity',
  },
  child: { 'hidden / knew': 'child', 'hidden / could find': 'child > unknown', obvious: 'child > obvious' },
  'child aware': { 'hidden / knew': 'child > aware' },
  'child unexpected': { 'hidden / knew': 'child > unexpected' },
}

/** The path that these facts take; null where they cannot happen together or would leave two answers arguable. */
export function decide({ entrant, danger, knowledge, warned }: EntrantFacts): PathId | null {
  const isUnsaid = warned === 'yes' && (danger !== 'hidden' || knowledge !== 'knew')
  if (isUnsaid || (danger !== 'hidden' && knowledge !== 'knew')) return null
  const met = danger === 'hidden' ? `hidden / ${warned === 'yes' ? 'warned' : knowledge}` : danger
  return LAW[entrant][met] ?? null
}
