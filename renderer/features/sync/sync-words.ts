import type { SyncStatus } from '#protocol/http/sync.ts'
import type { SyncRefusalCode } from '#protocol/sync/event.ts'

const answers = (count: number): string => (count === 1 ? '1 answer' : `${count} answers`)

/** Returns the meaning of the state and the next step, in a sentence or two. */
export function explained({ phase, waiting, refusals, ephemeral }: SyncStatus): string {
  const kept =
    waiting === 0
      ? ''
      : ephemeral
        ? ` ${answers(waiting)} will go when the server can be reached; this computer keeps nothing after you sign out.`
        : ` ${answers(waiting)} will go when the server can be reached, and ${waiting === 1 ? 'is' : 'are'} safe on this computer until then.`
  switch (phase) {
    case 'too_old':
      return `This version of Bar Duel is too old for the server. It keeps working offline; update it to sync.${kept}`
    case 'offline':
      return `The server can’t be reached. Solo practice, your stats and Atticus work without it.${kept}`
    case 'failed':
      return `The last sync did not go through. It will be tried again shortly.${kept}`
    case 'signed_out':
      return `Your session has ended. Sign in again as the same player to sync.${kept}`
    case 'syncing':
      return `Your answers are on their way.${kept}`
    case 'idle':
      if (waiting > 0) return `${answers(waiting)} will go with the next sync.`
      return refusals > 0
        ? `The server refused ${answers(refusals)} from this computer. Everything else you did here is on it, and what you did elsewhere is here.`
        : 'Everything you did here is on the server, and what you did elsewhere is here.'
  }
}

const REASONS: Record<SyncRefusalCode, string> = {
  malformed: 'The record of this answer is damaged.',
  id_taken: 'This answer carries the number of another.',
  unknown_item: 'The server does not know the question.',
  other_subject: 'The question isn’t of the challenge’s subject.',
  bad_order: 'The options recorded are not those of the question.',
  option_out_of_range: 'The option recorded does not exist.',
  answered_before_shown: 'By this computer’s clock it was answered before it was shown.',
  before_account: 'By this computer’s clock it was answered before you had an account. Check the clock.',
  from_the_future: 'This computer’s clock is ahead. Set it right, so that your next answers count.',
  overlapping: 'It was shown while another question of the challenge was open. Check this computer’s clock.',
  too_fast: 'Ten answers in a row took less than two seconds each.',
  other_level: 'The question is far above the level of its challenge.',
  seen_lately: 'The same question was answered twice in the last ten minutes.',
  too_many_that_day: 'A day counts at most 1,500 answers.',
  already_answered: 'This question was answered already.',
  solo_waiting: 'The challenge began within the 24 hours after another one ended.',
  run_over: 'The challenge had no life left: they were used on another device.',
  unknown_case: 'The server has no record of giving you this case.',
  case_answered: 'You had answered this case already, on another device. One answer a day counts.',
}

/** Returns why an answer was refused; a code of a newer server is shown as it is. */
export const reasonOf = (code: string): string =>
  (REASONS as Record<string, string>)[code] ?? `The server refused it (${code}).`
