import type { SecurityKind } from '#protocol/http/security.ts'

/** Security events in words that fit both the player and an admin. */
export const EVENT_WORDS: Readonly<Record<SecurityKind, string>> = {
  registered: 'Account created',
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in with a wrong password',
  sign_in_delayed: 'Sign-in paused after too many wrong passwords',
  code_refused: 'Right password, wrong two-factor code',
  sign_in_suspended: 'Sign-in refused: the account is suspended',
  password_refused: 'Wrong password in settings',
  password_changed: 'Password changed',
  password_reset: 'Password reset with a link',
  address_asked: 'New email address requested',
  address_confirmed: 'Email address confirmed',
  address_changed: 'Email address changed',
  others_signed_out: 'Other devices signed out',
  two_factor_on: 'Two-factor sign-in turned on',
  two_factor_off: 'Two-factor sign-in turned off',
  recovery_codes_made: 'New recovery codes made',
  recovery_code_used: 'Recovery code used',
  deletion_asked: 'Account set to be deleted',
  deletion_taken_back: 'Account kept after all',
  role_refused: 'Tried to open something only admins can',
  two_factor_refused: 'Tried to open an admin page before turning on two-factor sign-in',
  record_refused: 'Tried to open something that’s gone or belongs to someone else',
  admin_signed_out: 'Signed out everywhere by an admin',
  admin_suspended: 'Suspended by an admin',
  admin_lifted: 'Suspension lifted by an admin',
  admin_renamed: 'Username changed by an admin',
  admin_made_reset_link: 'Password reset link made by an admin',
  admin_asked_deletion: 'Set to be deleted by an admin',
  admin_took_back_deletion: 'Kept by an admin after all',
}

/** Those that an account's owner should look at twice. */
export const WORRYING: ReadonlySet<SecurityKind> = new Set([
  'sign_in_refused',
  'sign_in_delayed',
  'code_refused',
  'sign_in_suspended',
  'password_refused',
  'two_factor_off',
  'recovery_code_used',
  'role_refused',
])
