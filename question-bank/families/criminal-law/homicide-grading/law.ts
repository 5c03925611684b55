import type { Twist } from './facts.ts'

/** Clauses on the law, reading on after "the jurisdiction", and further sentences on its courts and on the prosecution. */
export interface Law {
  readonly does: string
  readonly courts?: string
}

const COMMON: Law = { does: 'follows the common law of homicide' }
const DEGREES =
  'defines first-degree murder as "a deliberate and premeditated killing" and treats all other murder as second-degree murder'
const FELONIES =
  'defines felony murder as a killing "in the commission or attempted commission of robbery, burglary, arson, rape, or kidnapping, or in immediate flight from it"'
const GROSS =
  'follows the common law of homicide and requires criminal negligence for involuntary manslaughter'

/** The law of each twist; the common law where nothing is said. */
const LAWS: { readonly [T in Twist]?: Law } = {
  'shove-lesser': {
    does: 'follows the common law of homicide, including the misdemeanor-manslaughter rule',
  },
  planned: { does: DEGREES },
  impulse: {
    does: DEGREES,
    courts: 'Its courts require proof of actual reflection on the decision to kill.',
  },
  'mistaken-defense': {
    does: 'follows the common law of homicide and recognizes imperfect self-defense',
  },
  'jest-lesser': { does: GROSS },
  glance: { does: GROSS },
  caretaker: { does: GROSS },
  passerby: { does: GROSS },
  license: {
    does: 'follows the common law of homicide, including the misdemeanor-manslaughter rule, and makes it a misdemeanor to drive with an expired license',
  },
  accident: { does: FELONIES },
  flight: { does: FELONIES },
  agency: { does: FELONIES, courts: 'Its courts follow the agency theory of felony murder.' },
  cause: { does: FELONIES, courts: 'Its courts follow the proximate-cause theory of felony murder.' },
  merger: {
    does: 'defines felony murder as a killing "in the commission of a felony inherently dangerous to human life"',
    courts:
      'Its courts require that the felony be independent of the killing. Assault with a deadly weapon is a felony in the jurisdiction. The only underlying felony charged is the assault with the pistol.',
  },
  safety: { does: FELONIES },
  claim: {
    does: FELONIES,
    courts:
      'It defines robbery as at common law, and its courts recognize an honest claim of right to specific property. The only underlying felony charged is robbery.',
  },
}

/** The law that the stem states. */
export function lawOf(twist: Twist): Law {
  return LAWS[twist] ?? COMMON
}
