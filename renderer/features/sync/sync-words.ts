import {
  atStart,
  counted,
  countedInWords,
  lengthOfTime,
  plural,
  timesInWords,
  whole,
} from '#protocol/figures.ts'
import type { SyncStatus } from '#protocol/http/sync.ts'
import type { SyncRefusalCode } from '#protocol/sync/event.ts'
import { syncedWork } from '#protocol/sync/sign.ts'
import {
  LEAST_MS_AN_ANSWER,
  MOST_A_DAY,
  MOST_OF_ONE_ITEM,
  SAME_ITEM_MS,
  TIMED_TOGETHER,
} from '#rules/solo/possible.ts'
import { SOLO_WAIT_MS } from '#rules/solo/run.ts'

const answers = (count: number): string => counted(count, 'answer', 'answers')

/** Returns the meaning of the state and the next step, in a sentence or two. */
export function explained({ phase, waiting, refusals, ephemeral }: SyncStatus): string {
  const kept =
    waiting === 0
      ? ''
      : ephemeral
        ? ` ${syncedWork(waiting)} will sync when you’re connected. This computer deletes what’s left at sign-out.`
        : ` ${syncedWork(waiting)} will sync when you’re connected, and ${plural(waiting, 'is', 'are')} safe on this computer until then.`
  switch (phase) {
    case 'too_old':
      return `This version of Bar Duel is too old to sync. Update it. It still works offline.${kept}`
    case 'offline':
      return `You’re offline. Practice, solo, exam blocks, your notebook, and Atticus still work.${kept}`
    case 'failed':
      return `The last sync didn’t go through. We’ll try again shortly.${kept}`
    case 'signed_out':
      return `Your session ended. Sign in again as the same player to sync.${kept}`
    case 'syncing':
      return `Your answers are on their way.${kept}`
    case 'idle':
      if (waiting > 0) return `${syncedWork(waiting)} will go with the next sync.`
      return refusals > 0
        ? `We couldn’t count ${answers(refusals)} from this computer. Everything else is in sync.`
        : 'Everything is in sync, here and on your other devices.'
  }
}

const REASONS: Record<SyncRefusalCode, string> = {
  malformed: 'This answer’s record is damaged.',
  id_taken: 'This answer has another answer’s number.',
  unknown_item: 'We don’t know this question.',
  other_subject: 'The question isn’t in the run’s subject.',
  bad_order: 'The recorded choices aren’t this question’s.',
  option_out_of_range: 'The recorded choice doesn’t exist.',
  answered_before_shown: 'By this computer’s clock, you answered before we showed it.',
  before_account: 'By this computer’s clock, you answered before you had an account. Check the clock.',
  from_the_future: 'This computer’s clock is ahead. Fix it so new answers count.',
  overlapping: 'Another question in the run or block was still open. Check this computer’s clock.',
  too_fast: `${atStart(countedInWords(TIMED_TOGETHER, 'answer', 'answers'))} in a row took less than ${lengthOfTime(LEAST_MS_AN_ANSWER, 'second')} each.`,
  other_level: 'The question is far above the run’s level.',
  seen_lately: `You’d already answered this question ${timesInWords(MOST_OF_ONE_ITEM)} within ${lengthOfTime(SAME_ITEM_MS, 'minute')}.`,
  too_many_that_day: `We count up to ${whole(MOST_A_DAY)} answers a day.`,
  block_full: 'The exam block already has all its answers.',
  outside_block: 'You answered outside the exam block’s time. Check this computer’s clock.',
  already_answered: 'You already answered this question.',
  solo_waiting: `The run began within ${lengthOfTime(SOLO_WAIT_MS, 'hour')} after another one ended.`,
  run_over: 'The run had no lives left. You used them on another device.',
  unknown_case: 'We have no record of giving you this case.',
  case_answered: 'You already answered this case on another device. One answer a day counts.',
}

/** Returns why an answer was refused; a code of a newer server is shown as it is. */
export const reasonOf = (code: string): string =>
  (REASONS as Record<string, string>)[code] ?? `We couldn’t count it (${code}). Update Bar Duel to see why.`
