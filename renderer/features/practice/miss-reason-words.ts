import { atStart, countedInWords, inWords } from '#protocol/figures.ts'
import { MISREAD } from '#rules/memory/marks.ts'
import type { MissReason } from '#rules/memory/memory.ts'
import { REASON_WORDS } from '../../components/reason-words.ts'
import { daysAway } from './why-words.ts'

/** A reason given for a miss, the one that stands now, and when (ms) the rule comes back. */
export interface GivenReason {
  given: MissReason
  stands: MissReason
  dueAt: number
}

/** A reason told, with its rule's name in the library; null where that has none. */
export interface ToldReason extends GivenReason {
  ruleId: string | null
}

/** The consequence of a reason given, in a sentence; `now` in ms. */
export function consequenceWords({ given, stands, dueAt }: GivenReason, now: number): string {
  if (stands !== given) return `You’ve met this rule since, so “${REASON_WORDS[stands]}” stays.`
  switch (stands) {
    case 'rule':
      return 'This rule comes back soon. Until then, its rule card helps.'
    case 'misread':
      return `Noted. This rule comes back ${daysAway(dueAt, now)}. ${atStart(inWords(MISREAD.least))} of these in ${countedInWords(MISREAD.of, 'miss', 'misses')}, and we show what’s asked before the facts.`
    case 'reasoning':
      return 'The next question on this rule will turn on the same reasoning, if we have one.'
    case 'time':
      return `Noted. This rule comes back ${daysAway(dueAt, now)}.`
  }
}

/** The same for those who hear the page: that a reason is kept, or which one stays. */
export const readOutWords = (reason: GivenReason, now: number): string =>
  reason.stands === reason.given ? `Noted: ${REASON_WORDS[reason.given]}.` : consequenceWords(reason, now)
