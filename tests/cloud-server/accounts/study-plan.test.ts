import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY_MS, utcDate } from '#rules/days.ts'
import { registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const dayOff = (days: number) => utcDate(server.clock.now + days * DAY_MS)

test('a plan has an exam date ahead or none; one that has passed is refused in words', async () => {
  const { page } = await registerAt(server.app)
  const plan = (examDate: string | null) =>
    page.send('PATCH', '/api/study/plan', { examDate, weeklyHours: 7 })
  // In Hawaii it's still yesterday.
  for (const date of [null, dayOff(-1), dayOff(1)]) expect((await plan(date)).statusCode).toBe(200)
  const refused = await plan(dayOff(-2))
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ field: 'examDate', message: expect.stringContaining('has passed') })
  expect(await server.db.prisma.user.findFirst()).toMatchObject({ examDate: dayOff(1) })
})
