import { lengthOfTime } from '#protocol/figures.ts'
import { INVITATION_MS } from '#rules/match/outcome.ts'

/** Returns what the sender of an invitation waits for; `mayAnswer`: the first question still waits for their answer. */
export const sentWords = (name: string, mayAnswer: boolean): string =>
  [
    `${name} hasn’t accepted yet.`,
    ...(mayAnswer ? ['You can answer the first question now.'] : []),
    `If they don’t accept within ${lengthOfTime(INVITATION_MS, 'day')}, it won’t count.`,
  ].join(' ')
