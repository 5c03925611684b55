import type { DuelEnd } from '#protocol/live/result.ts'

export type Outcome = 'VICTORY' | 'DEFEAT' | 'DRAW'

export const outcomeOf = ({ winner }: DuelEnd): Outcome =>
  winner === 0 ? 'VICTORY' : winner === 1 ? 'DEFEAT' : 'DRAW'
