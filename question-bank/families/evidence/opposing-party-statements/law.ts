import type { PartyFacts } from './facts.ts'

/** The paths of the law: a statement by its speaker, and what befell it. */
export type PathId =
  | 'own'
  | 'own-serving'
  | 'own-by-self'
  | 'silence'
  | 'silence-unheard'
  | 'adopted'
  | 'spokesman'
  | 'employee'
  | 'employee-internal'
  | 'employee-outside'
  | 'employee-later'
  | 'employee-unproved'
  | 'plot'
  | 'plot-ended'
  | 'plot-boasting'
  | 'plot-unproved'
  | 'predecessor'
  | 'predecessor-later'
  | 'executor'
  | 'codefendant'
  | 'stranger'
  | 'stranger-second-hand'

/** By speaker, the path of each twist. A twist that is not listed is for other speakers. */
const LAW: Readonly<Record<PartyFacts['source'], { readonly [T in PartyFacts['twist']]?: PathId }>> = {
  own: { plain: 'own', serving: 'own-serving', 'offered by self': 'own-by-self' },
  silence: { plain: 'silence', unheard: 'silence-unheard' },
  adopted: { plain: 'adopted' },
  spokesman: { plain: 'spokesman' },
  employee: {
    plain: 'employee',
    internal: 'employee-internal',
    outside: 'employee-outside',
    later: 'employee-later',
    unproved: 'employee-unproved',
  },
  conspirator: { plain: 'plot', later: 'plot-ended', boasting: 'plot-boasting', unproved: 'plot-unproved' },
  predecessor: { plain: 'predecessor', later: 'predecessor-later' },
  executor: { plain: 'executor' },
  codefendant: { plain: 'codefendant' },
  stranger: { plain: 'stranger', 'second hand': 'stranger-second-hand' },
}

/** The path that these facts take; null for a twist of other speakers. */
export function decide({ source, twist }: PartyFacts): PathId | null {
  return LAW[source][twist] ?? null
}
