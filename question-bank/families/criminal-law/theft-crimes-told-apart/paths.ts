import type { PathTable } from '../../engine/tables.ts'
import type { TheftFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The theft crimes, one row a path. */
export const paths = {
  drawer: { rules: ['custody'], because: ['larceny-custody'], level: 4 },
  pocketed: { rules: ['intercepted', 'employee'], because: ['received'], level: 4 },
  concealed: { rules: ['shoplifting'], because: ['larceny-moved'], level: 3 },
  inspected: { rules: ['inspection'], because: ['larceny-custody'], level: 5 },
  cable: { rules: ['asportation'], because: ['attempt'], level: 5 },
  spent: { rules: ['entrusted'], because: ['entrusted'], level: 3 },
  replaced: { rules: ['restitution'], because: ['replaced'], level: 5 },
  'special-purpose': { rules: ['purpose'], because: ['trick'], level: 8 },
  'planned-loan': { rules: ['trick'], because: ['trick'], level: 4 },
  'honest-loan': { rules: ['bailee', 'entrusted'], because: ['entrusted'], level: 5 },
  joyride: { rules: ['borrowing'], because: ['none-return'], level: 3 },
  abandoned: { rules: ['abandonment'], because: ['larceny-indifference'], level: 6 },
  kept: { rules: ['continuing'], because: ['larceny-continuing'], level: 7 },
  claimed: { rules: ['claim'], because: ['none-claim'], level: 5 },
  lien: { rules: ['lien'], because: ['larceny-possession'], level: 7 },
  lie: { rules: ['pretense', 'fact'], because: ['title'], level: 3, draws: 2 },
  credit: { rules: ['pretense', 'fact'], because: ['title'], level: 4, draws: 2 },
  promise: { rules: ['promise'], because: ['none-promise'], level: 6 },
  praise: { rules: ['opinion'], because: ['none-opinion'], level: 4 },
  clue: { rules: ['finder'], because: ['larceny-finder'], level: 4 },
  'second-thought': { rules: ['coincide'], because: ['none-later'], level: 5 },
  'no-clue': { rules: ['finder'], because: ['none-no-clue'], level: 4 },
  overpaid: { rules: ['overpaid'], because: ['larceny-mistake'], level: 6 },
  'found-later': { rules: ['later-found'], because: ['none-later'], level: 6 },
  struggle: { rules: ['resistance'], because: ['robbery-force'], level: 3, draws: 2 },
  snatched: { rules: ['snatching'], because: ['larceny-snatch'], level: 4 },
  'force-after': { rules: ['afterward'], because: ['larceny-after'], level: 5 },
  'next-room': { rules: ['presence'], because: ['robbery-fear'], level: 5, draws: 2 },
  bought: { rules: ['receiving'], because: ['receiving'], level: 2 },
  careless: { rules: ['knowledge'], because: ['none-knowledge'], level: 5 },
  recovered: { rules: ['recovered', 'attempted-receiving'], because: ['attempted-receiving'], level: 8 },
} as const satisfies PathTable<TheftFacts, typeof rules, typeof reasons, typeof misconceptions>

const TWISTS: Readonly<Record<TheftFacts['scene'], readonly Twist[]>> = {
  shop: ['drawer', 'pocketed', 'concealed', 'inspected', 'cable'],
  trust: ['spent', 'replaced', 'special-purpose'],
  ride: ['planned-loan', 'honest-loan', 'joyride', 'abandoned', 'kept', 'claimed', 'lien'],
  sale: ['lie', 'credit', 'promise', 'praise'],
  find: ['clue', 'second-thought', 'no-clue'],
  pay: ['overpaid', 'found-later'],
  force: ['struggle', 'snatched', 'force-after', 'next-room'],
  fence: ['bought', 'careless', 'recovered'],
}

/** The path that these facts take; null for a twist that belongs to another setting. */
export function decide({ scene, twist }: TheftFacts): keyof typeof paths | null {
  return TWISTS[scene].includes(twist) ? twist : null
}
