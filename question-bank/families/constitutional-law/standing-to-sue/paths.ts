import type { PathTable } from '../../engine/tables.ts'
import type { StandingFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The doors of a federal court, one row a path: 'yes' lets the suit in. */
export const paths = {
  'past-order': { rules: ['each-form', 'past-order'], because: ['no-imminent'], level: 4 },
  'past-money': { rules: ['each-form', 'past-money'], because: ['yes-injury'], level: 4 },
  'some-day': { rules: ['some-day'], because: ['no-imminent'], level: 4 },
  weekly: { rules: ['weekly'], because: ['yes-imminent'], level: 5, draws: 2 },
  'wholly-past': { rules: ['wholly-past'], because: ['no-redress'], level: 7, draws: 2 },
  ongoing: { rules: ['ongoing'], because: ['yes-redress'], level: 7, draws: 2 },
  unsent: { rules: ['unsent'], because: ['no-concrete'], level: 6, draws: 2 },
  sent: { rules: ['sent'], because: ['yes-injury'], level: 6 },
  independent: { rules: ['independent'], because: ['no-cause'], level: 6, draws: 2 },
  predictable: { rules: ['predictable'], because: ['yes-traceable'], level: 6, draws: 2 },
  general: { rules: ['general'], because: ['no-general'], level: 3 },
  records: { rules: ['records'], because: ['yes-right'], level: 6, draws: 2 },
  program: { rules: ['taxpayer', 'program'], because: ['no-general'], level: 4 },
  church: { rules: ['church'], because: ['yes-taxpayer'], level: 4, draws: 2 },
  executive: { rules: ['executive'], because: ['no-nexus'], level: 6, draws: 2 },
  'own-tax': { rules: ['own-tax'], because: ['yes-injury'], level: 5 },
  members: { rules: ['association', 'members'], because: ['yes-association'], level: 4, draws: 2 },
  losses: { rules: ['association', 'losses'], because: ['no-participation'], level: 5, draws: 2 },
  outside: { rules: ['association', 'outside'], because: ['no-germane'], level: 5, draws: 2 },
  unnamed: { rules: ['unnamed'], because: ['no-member'], level: 7, draws: 2 },
  customers: { rules: ['customers'], because: ['yes-third'], level: 5, draws: 2 },
  clients: { rules: ['clients'], because: ['no-third'], level: 7, draws: 2 },
  over: { rules: ['over'], because: ['no-moot'], level: 4, draws: 2 },
  nominal: { rules: ['nominal'], because: ['yes-live'], level: 5, draws: 2 },
  ceased: { rules: ['ceased'], because: ['yes-cessation'], level: 4, draws: 2 },
  recurring: { rules: ['recurring'], because: ['yes-repetition'], level: 5, draws: 2 },
  class: { rules: ['class'], because: ['yes-class'], level: 6, draws: 2 },
} as const satisfies PathTable<StandingFacts, typeof rules, typeof reasons, typeof misconceptions>

const DOORS: Readonly<Record<Exclude<StandingFacts['door'], 'person'>, readonly Twist[]>> = {
  citizen: ['general', 'records'],
  taxpayer: ['program', 'church', 'executive', 'own-tax'],
  association: ['members', 'losses', 'outside', 'unnamed'],
  other: ['customers', 'clients'],
  ended: ['over', 'nominal', 'ceased', 'recurring', 'class'],
}

/** The door that a twist belongs to. */
function doorOf(twist: Twist): StandingFacts['door'] {
  for (const [door, twists] of Object.entries(DOORS))
    if (twists.includes(twist)) return door as keyof typeof DOORS
  return 'person'
}

/** The path that these facts take; null for a twist that belongs to another door. */
export const decide = ({ door, twist }: StandingFacts): keyof typeof paths | null =>
  doorOf(twist) === door ? twist : null

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ door }: StandingFacts): string =>
  door === 'ended' ? 'Ripeness, mootness and advisory opinions' : 'Standing'
