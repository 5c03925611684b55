import { sql, type Transaction } from '#database/sql.ts'
import { HOUR_MS } from '#rules/days.ts'
import { ADVISORY_LOCKS } from '../../store/advisory-locks.ts'
import type { Database } from '../../store/database.ts'
import { lockPlayer } from '../../store/lock-player.ts'
import { hashOfToken, newToken } from '../../store/secret-token.ts'
import { NONE_KEPT, shutOthersOut, stillHolds } from '../../store/sessions.ts'

export type LinkPurpose = 'confirm' | 'change' | 'reset'

/** The account that a link belongs to. */
export interface LinkedAccount {
  userId: string
  username: string
  /** null where the account has none */
  email: string | null
}

export interface ConfirmedAddress extends LinkedAccount {
  /** the address that it replaced; null where it is the same */
  before: string | null
}

/** Links of one kind that an account may have mailed in an hour, and that an address is mailed by all accounts together. */
const MOST_AN_HOUR = 3

/** The secret of a new link, or how long (ms) it takes until the account, and the address, may be mailed another. */
export type MadeLink = { token: string } | { waitMs: number }

export interface MailLinks {
  /** Makes a link, unless the account, or the address, had its links for this hour. Returns null where the account is gone, or the session. */
  make(link: NewLink): Promise<MadeLink | null>
  /**
   * Confirms the address that the link was sent to, or makes it the account's, and uses the link up. Returns null where the
   * link is gone, or another account has that address by now.
   */
  confirm(token: string, now: Date): Promise<ConfirmedAddress | null>
  /** Returns the account whose password the link may set, or null where the link is gone. */
  resets(token: string, now: Date): Promise<LinkedAccount | null>
  /**
   * Sets the password, shuts everyone out and uses up all links of the account that set one; an address that the link was
   * mailed to is confirmed. Returns false where the link was used meanwhile.
   */
  reset(token: string, passwordHash: string, now: Date): Promise<boolean>
  forgetExpired(now: Date): Promise<void>
}

export interface NewLink {
  userId: string
  purpose: LinkPurpose
  /** the address it's mailed to, in lower case; null where it's printed */
  emailKey: string | null
  /** the new address as it was typed, of a link that changes it */
  email?: string
  /** the session that asks for the link, by its token's hash: once it has ended, none is made */
  askedBy?: string
  now: Date
  lifeMs: number
}

/** Secrets of mailed links, stored hashed. */
export function mailLinks(db: Database): MailLinks {
  return {
    make: (link) => makeLink(db, link),
    confirm: (token, now) => confirmAddress(db, token, now),
    resets: async (token, now) => {
      const [found] = await db.query<LinkedAccount>(sql`
        select u.id as "userId", u.username, u.email from mail_links l join users u on u.id = l.user_id
        where l.token_hash = ${hashOfToken(token)} and l.purpose = 'reset' and l.expires_at > ${now}`)
      return found ?? null
    },
    reset: (token, passwordHash, now) => resetPassword(db, token, passwordHash, now),
    forgetExpired: async (now) => {
      const counted = new Date(now.getTime() - HOUR_MS)
      await db.prisma.mailLink.deleteMany({ where: { expiresAt: { lte: now }, createdAt: { lte: counted } } })
    },
  }
}

/**
 * Returns how long (ms) the account, or the address, must wait for another link of a kind; null where it had fewer than an hour
 * allows. An address counts those of all accounts.
 */
async function waitForLink(
  tx: Transaction,
  { userId, purpose, emailKey, now }: Pick<NewLink, 'userId' | 'purpose' | 'now'> & { emailKey: string },
): Promise<number | null> {
  await tx.query(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.mailedAddress}, hashtext(${emailKey}))`)
  const counted = sql`array_agg(created_at order by created_at desc)`
  const [full] = await tx.query<{ since: Date | null }>(sql`
    select greatest((${counted} filter (where user_id = ${userId}::uuid))[${MOST_AN_HOUR}::int],
      (${counted} filter (where email_key = ${emailKey}))[${MOST_AN_HOUR}::int]) as since
    from mail_links where purpose = ${purpose} and email_key is not null
      and (user_id = ${userId}::uuid or email_key = ${emailKey})
      and created_at > ${new Date(now.getTime() - HOUR_MS)}`)
  return full?.since ? full.since.getTime() + HOUR_MS - now.getTime() : null
}

function makeLink(
  db: Database,
  {
    userId,
    purpose,
    emailKey,
    email = null,
    askedBy,
    now,
    lifeMs,
  }: Omit<NewLink, 'email'> & { email?: string | null },
): Promise<MadeLink | null> {
  return db.transaction(async (tx) => {
    // One at a time for an account, so that the count holds.
    if (!(await lockPlayer(tx, userId))) return null
    if (askedBy !== undefined && !(await stillHolds(tx, userId, askedBy))) return null
    const waitMs = emailKey === null ? null : await waitForLink(tx, { userId, purpose, emailKey, now })
    if (waitMs !== null) return { waitMs }
    // The last address asked for is the one that is meant. The links of the others still count.
    if (purpose === 'change')
      await tx.execute(sql`update mail_links set expires_at = ${now} where user_id = ${userId}::uuid
        and purpose = 'change' and email_key <> ${emailKey}`)
    const token = newToken()
    await tx.execute(sql`
      insert into mail_links (token_hash, user_id, purpose, email_key, email, created_at, expires_at)
      values (${hashOfToken(token)}, ${userId}::uuid, ${purpose}, ${emailKey}, ${email}, ${now}, ${new Date(now.getTime() + lifeMs)})`)
    return { token }
  })
}

interface UsedLink {
  userId: string
  purpose: LinkPurpose
  emailKey: string
  email: string | null
}

/** Holds the account's row before the link's, as every change of an account does: two at once wait, and don't block each other. */
async function holdAccount(tx: Transaction, token: string): Promise<void> {
  const [link] = await tx.query<{ userId: string }>(
    sql`select user_id as "userId" from mail_links where token_hash = ${hashOfToken(token)}`,
  )
  if (link) await lockPlayer(tx, link.userId)
}

function confirmAddress(db: Database, token: string, now: Date): Promise<ConfirmedAddress | null> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, token)
    const [used] = await tx.query<UsedLink>(sql`
      delete from mail_links
      where token_hash = ${hashOfToken(token)} and purpose in ('confirm', 'change') and expires_at > ${now}
      returning user_id as "userId", purpose, email_key as "emailKey", email`)
    if (!used) return null
    return used.purpose === 'change' ? changeAddress(tx, used, now) : confirmOwn(tx, used, now)
  })
}

/** An address that was changed after the link was mailed is another one: the link then proves nothing. */
async function confirmOwn(
  tx: Transaction,
  { userId, emailKey }: UsedLink,
  now: Date,
): Promise<ConfirmedAddress | null> {
  const [account] = await tx.query<LinkedAccount>(sql`
    update users set email_confirmed_at = coalesce(email_confirmed_at, ${now})
    where id = ${userId}::uuid and email_key = ${emailKey}
    returning id as "userId", username, email`)
  return account ? { ...account, before: null } : null
}

/** Two that ask for one address at once: the first to open the link has it, and the other's link is gone. */
async function changeAddress(
  tx: Transaction,
  { userId, emailKey, email }: UsedLink,
  now: Date,
): Promise<ConfirmedAddress | null> {
  const [own] = await tx.query<{ email: string | null }>(
    sql`select email from users where id = ${userId}::uuid`,
  )
  const [account] = await tx.query<LinkedAccount>(sql`
    update users set email = ${email}, email_key = ${emailKey}, email_confirmed_at = ${now}
    where id = ${userId}::uuid and not exists (select from users u where u.email_key = ${emailKey})
    returning id as "userId", username, email`)
  if (!own || !account) return null
  // A reader of the old address no longer resets the password. A link that was printed stays.
  await tx.write([
    sql`
    update mail_links set expires_at = created_at
    where user_id = ${userId}::uuid and (purpose <> 'reset' or email_key is not null)`,
  ])
  return { ...account, before: own.email }
}

function resetPassword(db: Database, token: string, passwordHash: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdAccount(tx, token)
    const [account] = await tx.query<{ id: string }>(sql`
      with used as (
        delete from mail_links where token_hash = ${hashOfToken(token)} and purpose = 'reset' and expires_at > ${now}
        returning user_id, email_key)
      update users u set password = ${passwordHash},
        email_confirmed_at = case when u.email_key = used.email_key then coalesce(u.email_confirmed_at, ${now})
          else u.email_confirmed_at end
      from used where u.id = used.user_id
      returning u.id`)
    if (!account) return false
    await tx.execute(sql`delete from mail_links where user_id = ${account.id}::uuid and purpose = 'reset'`)
    await shutOthersOut(tx, account.id, NONE_KEPT)
    return true
  })
}
