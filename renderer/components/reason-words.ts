import type { Confidence, MissReason } from '#rules/memory/memory.ts'

/** Why an answer was a miss, as its player says it. */
export const REASON_WORDS: Readonly<Record<MissReason, string>> = {
  rule: 'Didn’t know the rule',
  misread: 'Misread the facts',
  reasoning: 'Misapplied the rule',
  time: 'Ran out of time',
}

export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  guess: 'Guess',
  leaning: 'Leaning',
  sure: 'Sure',
}
