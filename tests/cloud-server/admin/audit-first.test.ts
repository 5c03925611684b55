import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type Browser, type TestServer, testServer } from '../server.ts'
import { account, adminAt } from './people.ts'

let server: TestServer
let admin: Browser

beforeAll(async () => {
  server = await testServer()
  admin = await adminAt(server)
  await server.db.prisma.user.createMany({ data: [account({ username: 'Ann' })] })
})
afterAll(() => server.close())

/** Runs `work` while the audit log can be read and takes no entry. */
async function withLogClosed(work: () => Promise<void>): Promise<void> {
  await server.db.execute(sql`alter table admin_audit add constraint closed check (false) not valid`)
  try {
    await work()
  } finally {
    await server.db.execute(sql`alter table admin_audit drop constraint closed`)
  }
}

test.each([
  ['/api/admin/email-analytics', 'email_analytics_viewed'],
  ['/api/admin/recent-signups', 'recent_signups_viewed'],
  ['/api/admin/reports', 'reports_viewed'],
  ['/api/admin/held', 'held_viewed'],
  ['/api/admin/calibration', 'calibration_viewed'],
  ['/api/admin/audit', 'audit_viewed'],
  ['/api/admin/accounts?q=ann', 'accounts_searched'],
  ['/api/admin/export-emails', 'email_export_started'],
])('%s returns an error and no data while it cannot be written to the audit log', async (url, action) => {
  const written = () => server.db.prisma.adminAudit.count({ where: { action } })
  await withLogClosed(async () => {
    const reply = await admin.send('GET', url)
    expect(reply.statusCode).toBe(500)
    expect(reply.json()).toEqual({ code: 'internal', message: expect.any(String) })
    expect(await written()).toBe(0)
  })
  expect((await admin.send('GET', url)).statusCode).toBe(200)
  expect(await written()).toBe(1)
})
