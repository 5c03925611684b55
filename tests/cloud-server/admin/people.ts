import { randomUUID } from 'node:crypto'
import { sql } from '#database/sql.ts'
import type { Prisma } from '#prisma/cloud/generated/client.ts'
import { changeRole } from '../../../cloud-server/admin/store/roles.ts'
import { turnOnTwoFactor } from '../accounts/authenticator.ts'
import { type Browser, registerAt, type TestServer } from '../server.ts'

/** Signs up an account, makes it an admin as the command line does, and turns its two-factor sign-in on. */
export async function adminAt(server: TestServer, username = 'Bailiff'): Promise<Browser> {
  const { page } = await registerAt(server.app, { username, email: `${username.toLowerCase()}@court.test` })
  await changeRole(server.db, username, 'admin', 'command line', server.clock.now)
  await turnOnTwoFactor(server, page)
  return page
}

type Given = Partial<Prisma.UserUncheckedCreateInput> & { username: string }

/**
 * An account as the database has it, without the seconds that signing up takes. Its address is confirmed, and it agreed
 * to news by mail.
 */
export const account = ({ username, ...rest }: Given) => ({
  id: randomUUID(),
  username,
  usernameKey: username.toLowerCase(),
  displayName: username,
  passwordHash: 'none',
  avatarData: {},
  newsSince: new Date('2026-01-01T00:00:00Z'),
  email: `${username.toLowerCase()}@example.test`,
  emailKey: `${username.toLowerCase()}@example.test`,
  emailConfirmedAt: new Date('2026-01-01T00:00:00Z'),
  ...rest,
})

/** Empties the audit log, which takes its table's owner and a trigger put aside. */
export const emptyAudit = ({ db }: Pick<TestServer, 'db'>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`alter table admin_audit disable trigger admin_audit_append_only`)
    await tx.execute(sql`delete from admin_audit`)
    await tx.execute(sql`alter table admin_audit enable trigger admin_audit_append_only`)
  })
