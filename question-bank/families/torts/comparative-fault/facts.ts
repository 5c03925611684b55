import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/**
 * The facts that decide how much a plaintiff may recover from the first of two defendants, after a
 * verdict that divides the fault.
 */
export const facts = {
  /** The bar: none above fault of one's own, any fault, or a threshold against all defendants or each of them. */
  regime: ['contributory', 'pure', 'under', 'over', 'each'],
  /** 'split': less than half, and yet more than the first defendant alone. */
  fault: ['below', 'split', 'tie', 'above'],
  /** The liability of the second defendant, who may be insolvent or have settled. */
  others: [
    'several',
    'several insolvent',
    'reallocated',
    'joint',
    'joint insolvent',
    'dollar credit',
    'share credit',
  ],
  /** How the plaintiff was in peril, and whether the first defendant knew of it; 'none' where no last chance is told of. */
  peril: ['none', 'helpless', 'helpless unseen', 'inattentive', 'inattentive unseen'],
} as const satisfies FactTable

export type FaultFacts = FactsOf<typeof facts>

/** An accident: who was hurt, who struck the plaintiff, and whose mistake helped to cause it. */
export interface FaultStory extends Story<FaultFacts> {
  readonly plaintiff: Party
  readonly first: Party
  readonly second: Party
  /** The mistakes of the plaintiff, reading on after "by", and of the second, after "negligently". */
  readonly slip: string
  readonly lapse: string
  /** The accident after that sentence on the second; then the whole of it again, from the plaintiff and in the order of time. */
  readonly scene: string
  readonly own: string
  readonly other: string
  /** The plaintiff alone, reading on before "carelessly": after the sentence on the second, and with the second in it. */
  readonly next: string
  readonly met: string
  /** How the plaintiff was trapped, or was not looking, each reading on after "carelessly" and "had carelessly". */
  readonly stuck: string
  readonly idle: string
  readonly figures: 'a' | 'b'
  /** The size of this verdict beside those of other stories. */
  readonly step: number
}

export const isSettled = ({ others }: FaultFacts): boolean => others.endsWith('credit')
export const isInsolvent = ({ others }: FaultFacts): boolean =>
  others.endsWith('insolvent') || others === 'reallocated'
export const isHelpless = ({ peril }: FaultFacts): boolean => peril.startsWith('helpless')
export const isUnseen = ({ peril }: FaultFacts): boolean => peril.endsWith('unseen')
