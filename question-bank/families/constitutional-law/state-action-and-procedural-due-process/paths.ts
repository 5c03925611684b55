import type { PathTable } from '../../engine/tables.ts'
import type { ActionFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The actor, the interest, and the procedure, one row a path: 'yes' is state action or a denial of due process. */
export const paths = {
  town: { rules: ['town'], because: ['yes-function'], level: 3 },
  mall: { rules: ['mall'], because: ['no-function'], level: 4 },
  regulated: { rules: ['regulated'], because: ['no-regulation'], level: 4 },
  funded: { rules: ['funded'], because: ['no-funding'], level: 5 },
  ordered: { rules: ['ordered'], because: ['yes-coerced'], level: 5 },
  entwined: { rules: ['entwined'], because: ['yes-entwined'], level: 5 },
  seized: { rules: ['seized'], because: ['yes-joint'], level: 6 },
  sold: { rules: ['sold'], because: ['no-permitted'], level: 6 },
  enforced: { rules: ['enforced'], because: ['yes-court'], level: 3 },
  voluntary: { rules: ['voluntary'], because: ['no-private'], level: 4 },
  tenure: { rules: ['tenure'], because: ['yes-property'], level: 5 },
  expired: { rules: ['expired'], because: ['no-expectancy'], level: 4 },
  label: { rules: ['label'], because: ['no-reputation'], level: 5 },
  'label-plus': { rules: ['label-plus'], because: ['yes-plus'], level: 5 },
  welfare: { rules: ['mathews', 'welfare'], because: ['yes-evidentiary'], level: 4 },
  disability: { rules: ['mathews', 'disability'], because: ['no-later'], level: 5 },
  unheard: { rules: ['unheard'], because: ['yes-respond'], level: 4 },
  heard: { rules: ['heard'], because: ['no-informal'], level: 5 },
  suspended: { rules: ['suspended'], because: ['yes-respond'], level: 3 },
  talked: { rules: ['talked'], because: ['no-informal'], level: 4 },
  random: { rules: ['random'], because: ['no-random'], level: 7 },
  established: { rules: ['established'], because: ['yes-established'], level: 7 },
  negligent: { rules: ['negligent'], because: ['no-negligent'], level: 7 },
  citywide: { rules: ['citywide'], because: ['no-legislative'], level: 7 },
  street: { rules: ['street'], because: ['yes-individual'], level: 7 },
} as const satisfies PathTable<ActionFacts, typeof rules, typeof reasons, typeof misconceptions>

const ACTOR: readonly Twist[] = [
  'town',
  'mall',
  'regulated',
  'funded',
  'ordered',
  'entwined',
  'seized',
  'sold',
  'enforced',
  'voluntary',
]
const INTEREST: readonly Twist[] = ['tenure', 'expired', 'label', 'label-plus']

/** The question that a twist leaves open. */
function doorOf(twist: Twist): ActionFacts['door'] {
  if (ACTOR.includes(twist)) return 'actor'
  return INTEREST.includes(twist) ? 'interest' : 'process'
}

/** The path that these facts take; null for a twist that belongs to another door. */
export const decide = ({ door, twist }: ActionFacts): keyof typeof paths | null =>
  doorOf(twist) === door ? twist : null

/** The area of the taxonomy to which a twist belongs. */
export const area = ({ door }: ActionFacts): string =>
  door === 'actor' ? 'State action' : 'Procedural due process'
