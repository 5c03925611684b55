import type { FastifyInstance } from 'fastify'
import { CONFIRM_DAYS, RESET_HOURS } from '#rules/accounts/mailed-links.ts'
import { DAY_MS, HOUR_MS } from '#rules/days.ts'
import {
  type Addressee,
  changedLetter,
  changeLetter,
  confirmLetter,
  confirmLink,
  type Letter,
  leavingLetter,
  movedLetter,
  movingLetter,
  resetLetter,
  resetLink,
  usedLetter,
} from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { recoveryCodesLetter, recoveryUsedLetter, twoFactorLetter } from '../mail/two-factor-letters.ts'
import type { User, UserStore } from '../store/users.ts'
import type { ConfirmedAddress, MadeLink, MailLinks } from './store/mail-links.ts'

export interface AccountMailParts {
  users: Pick<UserStore, 'byName'>
  links: Pick<MailLinks, 'make'>
  mailer: Mailer
  /** the address people use, without a slash at its end */
  origin: () => string
  now: () => number
}

type Mailed = Pick<User, 'username' | 'email'>

/** The letters of an account, sent behind the reply's back: how long it takes tells a caller nothing. */
export interface AccountMail {
  askToConfirm(user: User): void
  /**
   * Mails the link that confirms an address once more. Returns how long (ms) to wait where the account, or the address, had its
   * links for this hour; else null.
   */
  askAgain(user: User): Promise<number | null>
  /**
   * Mails a link to a new address, whose opening makes it the account's, and tells the address of now; returns as `askAgain`
   * does. The owner of an address that another account has is told instead, and the caller can't tell the two apart.
   * Nothing is sent for a session, `askedBy` by its token's hash, that has ended meanwhile.
   */
  askToChange(user: User, email: string, askedBy: string): Promise<number | null>
  /** Mails the account of this name, if there is one, a link that resets its password. */
  resetOf(name: string): void
  passwordChanged(user: Mailed): void
  /** Tells the address that an account had before, where it changed. */
  moved(account: ConfirmedAddress): void
  /** Says when the account will be deleted, and how to keep it. */
  leaving(user: Mailed, at: Date): void
  /** Says that codes are asked for at sign-in from now on, or no longer. */
  twoFactorTurned(user: Mailed, on: boolean): void
  recoveryUsed(user: Mailed, left: number): void
  recoveryCodesMade(user: Mailed): void
  /** Sends the account a letter about it, written for its name, its address and ours. */
  tell(user: Mailed, write: (to: Addressee, origin: string) => Letter): void
}

/** A letter to send, or how long (ms) until its link may be mailed; null where there's no one to send it to. */
type Written = Letter | { waitMs: number } | null

/** Returns the letter with a link, once there is one. */
const letterWith = (made: MadeLink | null, write: (token: string) => Letter): Written =>
  made && 'token' in made ? write(made.token) : made

/** Letters under way: they outlive the request that asked for them, and the server waits for them when it closes. */
function postRoom(app: FastifyInstance, mailer: Mailer) {
  const pending = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(pending)
  })
  return (write: () => Promise<Written>): void => {
    const sent = (async () => {
      const letter = await write()
      if (letter && !('waitMs' in letter)) await mailer.send(letter)
    })().catch((error: unknown) => app.log.error({ err: error }, 'a mail could not be sent'))
    pending.add(sent)
    void sent.finally(() => pending.delete(sent))
  }
}

export function accountMail(app: FastifyInstance, parts: AccountMailParts): AccountMail {
  const { users, links, mailer, origin, now } = parts
  const post = postRoom(app, mailer)
  const at = () => new Date(now())

  async function confirmation(user: User): Promise<Written> {
    const { id: userId, username, email, emailKey } = user
    if (email === null || emailKey === null) return null
    const lifeMs = CONFIRM_DAYS * DAY_MS
    const made = await links.make({ userId, purpose: 'confirm', emailKey, now: at(), lifeMs })
    return letterWith(made, (token) => confirmLetter({ username, email }, confirmLink(origin(), token)))
  }

  async function reset(name: string): Promise<Written> {
    const user = await users.byName(name)
    if (!user || user.email === null) return null
    const { id: userId, emailKey, username, email } = user
    const lifeMs = RESET_HOURS * HOUR_MS
    const made = await links.make({ userId, purpose: 'reset', emailKey, now: at(), lifeMs })
    return letterWith(made, (token) => resetLetter({ username, email }, resetLink(origin(), token)))
  }

  async function change({ id: userId, username }: User, email: string, askedBy: string): Promise<Written> {
    const emailKey = email.toLowerCase()
    const lifeMs = CONFIRM_DAYS * DAY_MS
    const made = await links.make({
      ...{ userId, purpose: 'change', emailKey, email, askedBy, now: at(), lifeMs },
    })
    const owner = await users.byName(email)
    return letterWith(made, (token) =>
      owner
        ? usedLetter({ username: owner.username, email: owner.email ?? email }, origin())
        : changeLetter({ username, email }, confirmLink(origin(), token)),
    )
  }

  /** Sends a letter if there is one; returns how long (ms) its link must wait, or null. */
  function sent(written: Written): number | null {
    if (written && 'waitMs' in written) return written.waitMs
    if (written) post(async () => written)
    return null
  }

  /** Tells an account what was done to it, where it has an address. */
  function notice({ username, email }: Mailed, letterTo: (to: Addressee) => Letter): void {
    if (email !== null) sent(letterTo({ username, email }))
  }

  return {
    askToConfirm: (user) => post(() => confirmation(user)),
    askAgain: async (user) => sent(await confirmation(user)),
    askToChange: async (user, email, askedBy) => {
      const written = await change(user, email, askedBy)
      const waitMs = sent(written)
      if (written && waitMs === null) notice(user, (to) => movingLetter(to, email, origin()))
      return waitMs
    },
    resetOf: (name) => post(() => reset(name)),
    passwordChanged: (user) => notice(user, (to) => changedLetter(to, origin())),
    leaving: (user, at) => notice(user, (to) => leavingLetter(to, at, origin())),
    twoFactorTurned: (user, on) => notice(user, (to) => twoFactorLetter(to, on, origin())),
    recoveryUsed: (user, left) => notice(user, (to) => recoveryUsedLetter(to, left, origin())),
    recoveryCodesMade: (user) => notice(user, (to) => recoveryCodesLetter(to, origin())),
    tell: (user, write) => notice(user, (to) => write(to, origin())),
    moved: ({ username, email, before }) =>
      void sent(before === null ? null : movedLetter({ username, email: before }, email ?? '', origin())),
  }
}
