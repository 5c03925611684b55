import { z } from 'zod'

/** Every refusal a server gives has one of these codes (design section 4). The screens word what the message does not. */
export const ERROR_CODES = [
  'invalid', // the request doesn't fit its contract, or asks for what is so already or can't be as things are
  'too_large', // the body is over its limit
  'unauthenticated', // no session, or one that has ended
  'wrong_credentials',
  'code_needed', // the password was right, and a code of the account's app is wanted too
  'wrong_code', // it is not the app's, was used before, or is no recovery code that is left
  'two_factor_needed', // an admin's call, before the admin turned two-factor sign-in on
  'forbidden', // signed in, but not allowed
  'suspended', // the password is right, and an admin has shut the account
  'bad_origin', // a write from another site
  'not_found',
  'link_gone', // a mailed link that was used, is too old, or never was
  'username_taken',
  'email_taken',
  'rate_limited',
  'solo_waiting', // the 24-hour wait after losing all lives
  'no_open_run',
  'already_answered',
  'already_reported',
  'not_current', // an answer to something that is not the question now asked
  'asked_again', // an answer that is saved: its key waits until the exam block that asks its question is handed in
  'daily_late', // the case's 90 seconds were over before the answer arrived
  'bank_empty', // no question is left to serve
  'companion_closed', // Atticus is silent during a live duel and while a daily clock runs
  'no_such_player',
  'own_challenge', // playing or blocking oneself
  'blocked', // one of the two has blocked the other
  'too_many_games', // open friend games one has started, or two have between them
  'declined_lately', // the player just declined a game with this one
  'game_over',
  'answer_late', // the deadline had passed
  'offline', // the cloud cannot be reached
  'unavailable', // the database cannot be reached
  'not_signed_in_here', // the desktop engine holds no session
  'client_too_old', // the app speaks a sync protocol the server no longer does
  'unsynced_work', // signing out here would lose answers the server has not got
  'internal',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** HTTP status of each code. */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  invalid: 400,
  too_large: 413,
  unauthenticated: 401,
  wrong_credentials: 401,
  code_needed: 401,
  wrong_code: 401,
  two_factor_needed: 403,
  forbidden: 403,
  suspended: 403,
  bad_origin: 403,
  not_found: 404,
  link_gone: 410,
  username_taken: 409,
  email_taken: 409,
  rate_limited: 429,
  solo_waiting: 409,
  no_open_run: 404,
  already_answered: 409,
  already_reported: 409,
  not_current: 409,
  asked_again: 409,
  daily_late: 409,
  bank_empty: 503,
  companion_closed: 409,
  no_such_player: 404,
  own_challenge: 409,
  blocked: 403,
  too_many_games: 409,
  declined_lately: 409,
  game_over: 409,
  answer_late: 409,
  offline: 503,
  unavailable: 503,
  not_signed_in_here: 401,
  client_too_old: 426,
  unsynced_work: 409,
  internal: 500,
}

/** The body of every refusal; toasts show `message`. `field` names the input at fault where there is one. */
export const errorBody = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
})

export type ErrorBody = z.infer<typeof errorBody>
