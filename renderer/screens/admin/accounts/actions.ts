import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { USERNAME_MAX } from '#rules/accounts/username.ts'
import { SUSPENSION_REASON_MAX } from '#rules/admin.ts'
import type { AccountAction } from '../../../clients/admin-accounts.ts'

/** Something an admin can do to an account, and the question before it. */
export interface Offer {
  label: string
  tone: 'primary' | 'danger'
  title: string
  description: string
  confirmLabel: string
  busyLabel: string
  /** Said once it's done. */
  done: string
  /** A text it needs. */
  field?: { label: string; hint: string; most: number }
  action: (text: string) => AccountAction
}

const suspend = (name: string): Offer => ({
  label: 'Suspend',
  tone: 'danger',
  title: `Suspend ${name}?`,
  description:
    'They’re signed out everywhere right away and can’t sign in. No one sees them on the leaderboards or can challenge them. Nothing is deleted.',
  confirmLabel: 'Suspend',
  busyLabel: 'Suspending...',
  done: `${name} is suspended`,
  field: {
    label: 'Reason',
    hint: 'They read this when they try to sign in.',
    most: SUSPENSION_REASON_MAX,
  },
  action: (reason) => ({ what: 'suspend', reason }),
})

const lift = (name: string, isToBeDeleted: boolean): Offer => ({
  label: 'Lift the suspension',
  tone: 'primary',
  title: `Lift ${name}’s suspension?`,
  description: isToBeDeleted
    ? 'They can sign in again. Their account will still be deleted unless they choose to keep it.'
    : 'They can sign in again and are back on the leaderboards.',
  confirmLabel: 'Lift it',
  busyLabel: 'Lifting...',
  done: `${name} can sign in again`,
  action: () => ({ what: 'lift' }),
})

const signOut = (name: string): Offer => ({
  label: 'Sign out everywhere',
  tone: 'primary',
  title: `Sign ${name} out everywhere?`,
  description: 'Every device asks for their password again. A live duel they’re in continues without them.',
  confirmLabel: 'Sign them out',
  busyLabel: 'Signing out...',
  done: `${name} is signed out everywhere`,
  action: () => ({ what: 'sign-out' }),
})

const rename = (name: string): Offer => ({
  label: 'Rename',
  tone: 'primary',
  title: `Rename ${name}?`,
  description: 'They sign in with the new username from now on. We’ll email it to them.',
  confirmLabel: 'Rename',
  busyLabel: 'Renaming...',
  done: `${name} has a new username`,
  field: {
    label: 'New username',
    hint: `2–${USERNAME_MAX} letters, numbers, or spaces`,
    most: USERNAME_MAX,
  },
  action: (username) => ({ what: 'rename', username }),
})

const remove = (name: string): Offer => ({
  label: 'Delete',
  tone: 'danger',
  title: `Delete ${name}?`,
  description: `In ${DELETION_DAYS} days everything we keep about them is gone for good. We’ll sign them out now and email them. Until then, they can sign in and keep the account, unless it’s suspended too.`,
  confirmLabel: `Delete in ${DELETION_DAYS} days`,
  busyLabel: 'Deleting...',
  done: `${name} will be deleted in ${DELETION_DAYS} days`,
  action: () => ({ what: 'delete' }),
})

const keep = (name: string, isSuspended: boolean): Offer => ({
  label: 'Keep the account',
  tone: 'primary',
  title: `Keep ${name}’s account?`,
  description: isSuspended
    ? 'We won’t delete it. It stays suspended until an admin lifts the suspension.'
    : 'We won’t delete it, and they’re back on the leaderboards.',
  confirmLabel: 'Keep it',
  busyLabel: 'Keeping it...',
  done: `${name}’s account stays`,
  action: () => ({ what: 'keep' }),
})

/** Returns what can be done to an account as it stands. Most is for no admin's account (cloud-server/admin/account-change.ts). */
export function offersOf({ username, role, suspendedAt, deletesAt }: AdminAccount): Offer[] {
  const name = `@${username}`
  const isSuspended = suspendedAt !== null
  const lifting = isSuspended ? [lift(name, deletesAt !== null)] : []
  if (role === 'admin') return [signOut(name), ...lifting]
  return [
    signOut(name),
    rename(name),
    ...(isSuspended ? lifting : [suspend(name)]),
    deletesAt === null ? remove(name) : keep(name, isSuspended),
  ]
}
