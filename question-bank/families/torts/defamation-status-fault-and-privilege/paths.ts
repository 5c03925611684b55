import type { PathTable } from '../../engine/tables.ts'
import type { DefamationFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** When a defamed person recovers, one row a path. */
export const paths = {
  'official > lacking': { rules: ['official', 'lacking'], because: ['no-malice'], level: 3, draws: 2 },
  'official > spite': { rules: ['official', 'spite'], because: ['no-malice'], level: 5 },
  'official > doubted': { rules: ['official', 'doubted'], because: ['yes-malice'], level: 4 },
  'official > knew': { rules: ['official', 'knew'], because: ['yes-malice'], level: 5 },
  'famous > lacking': { rules: ['famous', 'lacking'], because: ['no-malice'], level: 3 },
  'famous > spite': { rules: ['famous', 'spite'], because: ['no-malice'], level: 5 },
  'famous > doubted': { rules: ['famous', 'doubted'], because: ['yes-malice'], level: 4 },
  'drawn > lacking': { rules: ['drawn', 'lacking'], because: ['no-malice'], level: 6, draws: 2 },
  'drawn > spite': { rules: ['drawn', 'spite'], because: ['no-malice'], level: 7 },
  'drawn > knew': { rules: ['drawn', 'knew'], because: ['yes-malice'], level: 6 },
  aside: { rules: ['aside', 'negligence'], because: ['yes-negligence'], level: 7 },
  noticed: { rules: ['noticed', 'negligence'], because: ['yes-negligence'], level: 7 },
  'noticed > presumed': { rules: ['noticed', 'presumed'], because: ['no-presumed'], level: 8 },
  private: { rules: ['negligence'], because: ['yes-negligence'], level: 4, draws: 2 },
  'private > careful': { rules: ['fault'], because: ['no-fault'], level: 5, draws: 2 },
  'private > presumed': {
    rules: ['presumed'],
    because: ['no-presumed'],
    arguable: ['no-malice'],
    level: 6,
    draws: 2,
  },
  'private > presumed knew': { rules: ['presumed'], because: ['yes-malice'], level: 7 },
  'private > private concern': {
    rules: ['private'],
    because: ['yes-private'],
    arguable: ['yes-negligence'],
    level: 8,
    draws: 2,
  },
  falsity: { rules: ['falsity'], because: ['no-falsity'], level: 7, draws: 2 },
  truth: { rules: ['truth'], because: ['no-truth'], arguable: ['no-falsity'], level: 5, draws: 2 },
  implied: {
    rules: ['implied', 'negligence'],
    because: ['yes-fact'],
    arguable: ['yes-negligence'],
    level: 6,
    draws: 2,
  },
  hyperbole: { rules: ['hyperbole'], because: ['no-opinion'], arguable: ['no-falsity'], level: 4, draws: 2 },
  republication: {
    rules: ['republication', 'negligence'],
    because: ['yes-repeats'],
    arguable: ['yes-negligence'],
    level: 6,
    draws: 2,
  },
  report: { rules: ['report'], because: ['no-report'], arguable: ['no-truth'], level: 5, draws: 2 },
  testimony: { rules: ['testimony'], because: ['no-absolute'], level: 6, draws: 3 },
  'reference > held': { rules: ['interest', 'held'], because: ['no-qualified'], level: 7, draws: 2 },
  'reference > knowing': {
    rules: ['interest', 'knowing'],
    because: ['yes-abuse'],
    arguable: ['yes-malice', 'yes-negligence'],
    level: 6,
  },
  'reference > spread': {
    rules: ['interest', 'spread'],
    because: ['yes-excessive'],
    arguable: ['yes-negligence'],
    level: 7,
    draws: 2,
  },
} as const satisfies PathTable<DefamationFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** By status, the path of what was said. A missing one is not settled, or not asked. */
const LAW: Readonly<
  Record<DefamationFacts['status'], Readonly<Partial<Record<DefamationFacts['speech'], PathId>>>>
> = {
  official: {
    careless: 'official > lacking',
    spiteful: 'official > spite',
    doubted: 'official > doubted',
    friendly: 'official > knew',
  },
  famous: { careless: 'famous > lacking', spiteful: 'famous > spite', doubted: 'famous > doubted' },
  drawn: { careless: 'drawn > lacking', spiteful: 'drawn > spite', friendly: 'drawn > knew' },
  aside: { careless: 'aside' },
  noticed: { careless: 'noticed', spiteful: 'noticed', 'presumed careless': 'noticed > presumed' },
  private: {
    careless: 'private',
    spiteful: 'private',
    careful: 'private > careful',
    'presumed careless': 'private > presumed',
    'presumed friendly': 'private > presumed knew',
    'private concern': 'private > private concern',
    unproven: 'falsity',
    'nearly true': 'truth',
    labeled: 'implied',
    hyperbole: 'hyperbole',
    repeated: 'republication',
    'fair report': 'report',
    testimony: 'testimony',
    reference: 'reference > held',
    'false reference': 'reference > knowing',
    spread: 'reference > spread',
  },
}

/** The path that these facts take; null where they are not settled, or not asked. */
export const decide = ({ status, speech }: DefamationFacts): PathId | null => LAW[status][speech] ?? null

const ELEMENTS: readonly DefamationFacts['speech'][] = ['labeled', 'hyperbole', 'repeated']
const PRIVILEGES: readonly DefamationFacts['speech'][] = [
  'nearly true',
  'fair report',
  'testimony',
  'reference',
  'false reference',
  'spread',
]

/** The area of the taxonomy to which the case belongs. */
export function area({ speech }: DefamationFacts): string {
  if (ELEMENTS.includes(speech)) return 'Defamation elements'
  return PRIVILEGES.includes(speech)
    ? 'Defamation defenses and privileges'
    : 'Fault and constitutional limits'
}
