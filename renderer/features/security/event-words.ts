import type { SecurityKind } from '#protocol/http/security.ts'

/** Security events in words that fit both the player and an admin. */
export const EVENT_WORDS: Readonly<Record<SecurityKind, string>> = {
  registered: 'Account created',
  signed_in: 'Signed in',
  sign_in_refused: 'Sign-in with a wrong password',
  sign_in_delayed: 'Sign-in paused after too many wrong passwords',
  sign_in_suspended: 'Sign-in refused: the account is suspended',
  password_refused: 'Wrong password in settings',
  password_changed: 'Password changed',
  password_reset: 'Password reset with a link',
  address_asked: 'New email address requested',
  address_confirmed: 'Email address confirmed',
  address_changed: 'Email address changed',
  others_signed_out: 'Other devices signed out',
  deletion_asked: 'Account set to be deleted',
  deletion_taken_back: 'Account kept after all',
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
  'sign_in_suspended',
  'password_refused',
])
