import type { PolicyFacts } from './facts.ts'

/** The paths of the law: a kind of evidence, and the use that is made of it. */
export type PathId =
  | 'repair'
  | 'repair > control'
  | 'repair > control conceded'
  | 'repair > feasible'
  | 'repair > feasible conceded'
  | 'repair early'
  | 'repair by outsider'
  | 'offer'
  | 'talks'
  | 'talks > contradict'
  | 'offer undisputed'
  | 'settlement'
  | 'settlement > bias'
  | 'payment'
  | 'payment words'
  | 'insurance'
  | 'insurance > control'
  | 'insurance > bias'
  | 'insurance lacking'
  | 'plea withdrawn'
  | 'plea of no contest'
  | 'plea standing'
  | 'plea talks'
  | 'plea talks > contradict'
  | 'police talks'
  | 'police talks > contradict'

/** By kind of evidence, the path of each use. A use that is not listed does not occur, or is one on which courts differ. */
const LAW: Readonly<Record<PolicyFacts['item'], { readonly [U in PolicyFacts['use']]?: PathId }>> = {
  repair: {
    fault: 'repair',
    'contested control': 'repair > control',
    'conceded control': 'repair > control conceded',
    'contested feasibility': 'repair > feasible',
    'conceded feasibility': 'repair > feasible conceded',
  },
  'early repair': { fault: 'repair early' },
  'outside repair': { fault: 'repair by outsider' },
  offer: { fault: 'offer' },
  talks: { fault: 'talks', contradict: 'talks > contradict' },
  'undisputed offer': { fault: 'offer undisputed' },
  settlement: { fault: 'settlement', bias: 'settlement > bias' },
  payment: { fault: 'payment' },
  'payment words': { fault: 'payment words' },
  insurance: { fault: 'insurance', 'contested control': 'insurance > control', bias: 'insurance > bias' },
  'no insurance': { fault: 'insurance lacking' },
  'withdrawn plea': { fault: 'plea withdrawn' },
  'nolo plea': { fault: 'plea of no contest' },
  'standing plea': { fault: 'plea standing' },
  'plea talks': { fault: 'plea talks', contradict: 'plea talks > contradict' },
  'police talks': { fault: 'police talks', contradict: 'police talks > contradict' },
}

/** The path that these facts take; null for a use that does not occur. */
export function decide({ item, use }: PolicyFacts): PathId | null {
  return LAW[item][use] ?? null
}
