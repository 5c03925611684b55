import type { Memory } from './memory.ts'

/** So many misses since the rule was last said on a card: more questions alone don't help. */
const LEECH_LAPSES = 4

/** Whether a rule keeps being missed, so that it comes as a card before it's asked again. */
export const isLeech = ({ lapses, lapsesAtCard = 0 }: Memory): boolean =>
  lapses - lapsesAtCard >= LEECH_LAPSES

/** Whether the easiest question of a rule is to come: it keeps being missed, or did so until its card was passed. */
export const isEased = (memory: Memory): boolean =>
  isLeech(memory) ||
  (!memory.correct && memory.lapses >= LEECH_LAPSES && memory.lapsesAtCard === memory.lapses)
