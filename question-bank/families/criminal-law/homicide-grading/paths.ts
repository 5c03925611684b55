import type { PathTable } from '../../engine/tables.ts'
import type { HomicideFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of homicide, one row a path: 'yes' makes the killer guilty of the crime charged. */
export const paths = {
  mercy: { rules: ['malice', 'motive'], because: ['yes-intent'], level: 2 },
  transferred: { rules: ['transferred'], because: ['yes-transferred'], level: 2 },
  injury: { rules: ['malice', 'injury'], because: ['yes-injury'], level: 4 },
  shove: { rules: ['malice', 'shove'], because: ['no-malice'], level: 4, draws: 2 },
  'shove-lesser': { rules: ['unlawful-act'], because: ['yes-unlawful'], level: 6, draws: 2 },
  planned: { rules: ['reflection'], because: ['yes-premeditated'], level: 3 },
  impulse: { rules: ['instant'], because: ['no-premeditation'], level: 5, draws: 2 },
  bottle: { rules: ['provocation', 'battery'], because: ['no-passion'], level: 4 },
  adultery: { rules: ['provocation', 'adultery'], because: ['no-passion'], level: 3 },
  words: { rules: ['words'], because: ['yes-words'], level: 3, draws: 2 },
  overnight: { rules: ['cooling'], because: ['yes-cooled'], level: 5 },
  calm: { rules: ['actual-passion'], because: ['yes-cooled'], level: 7 },
  'mistaken-defense': { rules: ['imperfect'], because: ['no-belief'], level: 6, draws: 2 },
  crowd: { rules: ['malice', 'depraved'], because: ['yes-depraved'], level: 3 },
  jest: { rules: ['awareness'], because: ['no-awareness'], level: 6, draws: 2 },
  'jest-lesser': { rules: ['gross'], because: ['yes-negligence'], level: 5, draws: 2 },
  glance: { rules: ['ordinary'], because: ['no-negligence'], level: 4, draws: 2 },
  license: { rules: ['regulatory'], because: ['no-cause'], level: 7, draws: 2 },
  caretaker: { rules: ['assumed-duty'], because: ['yes-duty'], level: 4 },
  passerby: { rules: ['rescue'], because: ['no-duty'], level: 3, draws: 2 },
  accident: { rules: ['felony'], because: ['yes-felony'], level: 2 },
  flight: { rules: ['flight'], because: ['yes-felony'], level: 5 },
  agency: { rules: ['agency'], because: ['no-agency'], level: 6, draws: 2 },
  cause: { rules: ['cause'], because: ['yes-cause'], level: 6 },
  merger: { rules: ['merger'], because: ['no-merger'], level: 8, draws: 2 },
  safety: { rules: ['safety'], because: ['no-safety'], level: 5, draws: 2 },
  claim: { rules: ['claim'], because: ['no-felony'], level: 8, draws: 2 },
} as const satisfies PathTable<HomicideFacts, typeof rules, typeof reasons, typeof misconceptions>

const TWISTS: Readonly<Record<HomicideFacts['scene'], readonly Twist[]>> = {
  attack: ['mercy', 'transferred', 'injury', 'shove', 'shove-lesser', 'planned', 'impulse'],
  provoked: ['bottle', 'adultery', 'words', 'overnight', 'calm', 'mistaken-defense'],
  risk: ['crowd', 'jest', 'jest-lesser', 'glance', 'license', 'caretaker', 'passerby'],
  felony: ['accident', 'flight', 'agency', 'cause', 'merger', 'safety', 'claim'],
}

/** The path that these facts take; null for a twist that belongs to another scene. */
export function decide({ scene, twist }: HomicideFacts): keyof typeof paths | null {
  return TWISTS[scene].includes(twist) ? twist : null
}
