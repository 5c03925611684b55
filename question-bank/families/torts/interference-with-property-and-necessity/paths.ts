import type { PathTable } from '../../engine/tables.ts'
import type { PropertyFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Trespass, conversion and the removal of a trespasser, one row a path. */
export const paths = {
  map: { rules: ['intent', 'mistake'], because: ['yes-entry'], level: 3, draws: 2 },
  induced: { rules: ['induced'], because: ['no-mistake'], level: 8, draws: 2 },
  object: { rules: ['object'], because: ['yes-entry'], level: 2 },
  overstayed: { rules: ['overstayed'], because: ['yes-stay'], level: 3, draws: 2 },
  thrown: { rules: ['no-act'], because: ['no-intent'], level: 4 },
  'careless-harm': { rules: ['careless-harm'], because: ['yes-careless'], level: 6, draws: 3 },
  'careless-none': { rules: ['careless-none'], because: ['no-harm'], level: 6, draws: 3 },
  'refuge-harm': { rules: ['private-pays'], because: ['yes-pays'], level: 5 },
  truck: { rules: ['private-property'], because: ['yes-pays'], level: 6 },
  'refuge-none': { rules: ['private-harmless'], because: ['no-privilege'], level: 7, draws: 2 },
  firebreak: { rules: ['public'], because: ['no-public'], level: 5, draws: 2 },
  used: { rules: ['conversion', 'brief'], because: ['no-minor'], level: 4 },
  scratched: { rules: ['conversion', 'small-damage'], because: ['no-minor'], level: 4 },
  wrecked: { rules: ['conversion', 'destroyed'], because: ['yes-dominion'], level: 4 },
  sold: { rules: ['conversion', 'sold'], because: ['yes-dominion'], level: 5 },
  bought: { rules: ['conversion', 'bought'], because: ['yes-dominion'], level: 6 },
  dropped: { rules: ['conversion', 'careless-goods'], because: ['no-intent'], level: 7, draws: 2 },
  shelter: { rules: ['refuge-lasts'], because: ['yes-remain'], level: 6, draws: 2 },
  gentle: { rules: ['removal', 'reasonable'], because: ['no-force', 'no-trespasser'], level: 6, draws: 2 },
  hurled: { rules: ['removal', 'excess'], because: ['yes-force'], level: 7, draws: 2 },
} as const satisfies PathTable<PropertyFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The claim to which each twist belongs. */
const CLAIMS: Readonly<Record<PropertyFacts['claim'], readonly Twist[]>> = {
  land: [
    'map',
    'induced',
    'object',
    'overstayed',
    'thrown',
    'careless-harm',
    'careless-none',
    'refuge-harm',
    'truck',
    'refuge-none',
    'firebreak',
  ],
  goods: ['used', 'scratched', 'wrecked', 'sold', 'bought', 'dropped'],
  expulsion: ['shelter', 'gentle', 'hurled'],
}

const OF_NECESSITY: readonly Twist[] = ['refuge-harm', 'truck', 'refuge-none', 'firebreak']

/** The path that these facts take; null for a twist of another claim. */
export const decide = ({ claim, twist }: PropertyFacts): keyof typeof paths | null =>
  CLAIMS[claim].includes(twist) ? twist : null

/** The area of the taxonomy to which the case belongs. */
export function area({ claim, twist }: PropertyFacts): string {
  if (claim === 'expulsion' || OF_NECESSITY.includes(twist)) return 'Necessity and other privileges'
  return claim === 'land' ? 'Trespass to land' : 'Trespass to chattels and conversion'
}
