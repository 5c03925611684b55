import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether one person answers for another's tort. The other's carelessness is always proved. */
export type VicariousFacts = {
  /** What the one who did the harm is to the one who is sued. */
  readonly relation: 'employee' | 'contractor' | 'child' | 'borrower'
  readonly event:
    | 'task'
    | 'detour'
    | 'frolic'
    | 'returned'
    | 'forbidden'
    | 'collecting'
    | 'quarrel'
    | 'commute'
    | 'errand'
    | 'weekend'
    | 'label'
    | 'ordinary'
    | 'special danger'
    | 'aside from it'
    | 'public duty'
    | 'bad choice'
    | 'retained'
    | 'harmless record'
    | 'known danger'
    | 'favor'
}

export const dimensions: { readonly [K in keyof VicariousFacts]: readonly VicariousFacts[K][] } = {
  relation: ['employee', 'contractor', 'child', 'borrower'],
  event: [
    'task',
    'detour',
    'frolic',
    'returned',
    'forbidden',
    'collecting',
    'quarrel',
    'commute',
    'errand',
    'weekend',
    'label',
    'ordinary',
    'special danger',
    'aside from it',
    'public duty',
    'bad choice',
    'retained',
    'harmless record',
    'known danger',
    'favor',
  ],
}

const MET: Readonly<Record<VicariousFacts['relation'], readonly VicariousFacts['event'][]>> = {
  employee: [
    'task',
    'detour',
    'frolic',
    'returned',
    'forbidden',
    'collecting',
    'quarrel',
    'commute',
    'errand',
    'weekend',
    'label',
  ],
  contractor: ['ordinary', 'special danger', 'aside from it', 'public duty', 'bad choice', 'retained'],
  child: ['harmless record', 'known danger', 'favor'],
  borrower: ['harmless record', 'known danger', 'favor'],
}

/** Why a fact pattern cannot happen; null when it is sound. */
export function illegal({ relation, event }: VicariousFacts): string | null {
  return MET[relation].includes(event) ? null : 'not an event of this relation'
}

/** A dress for the facts: a firm with its van, its shop and its yard, and the people around it. */
export interface VicariousSkin extends StoryHead<VicariousFacts> {
  readonly firm: string
  /** The firm in a sentence. */
  readonly opening: string
  readonly boss: string
  readonly worker: string
  readonly victim: string
  /** What the van brings to customers. */
  readonly goods: string
  /** Ordinary work for a contractor; dangerous work beside a sidewalk, and how it went wrong. */
  readonly job: string
  readonly danger: string
  readonly fall: string
  /** What in the shop a contractor keeps in repair. */
  readonly fixture: string
  readonly contractor: string
  readonly child: string
  readonly friend: string
  readonly injury: string
}
