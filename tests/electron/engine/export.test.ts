import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankItems } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let engine: Desk
beforeAll(async () => {
  cloud = await testCloud()
  home = await computer()
  engine = await desk(cloud.url, home)
})
afterAll(async () => {
  await engine.quit()
  await home.remove()
  await cloud.remove()
})

test('one’s own data leaves the machine whole, as JSON and as CSV, with no secret in it', async () => {
  const person = registration()
  await engine.send('POST', '/api/auth/register', person)
  const { answers } = await playSolo(engine.send, bankItems('practice', 12), 3)
  const get = async (format: string) => {
    const { status, body } = await engine.send('GET', `/api/sync/export?format=${format}`)
    expect(status).toBe(200)
    expect(String(body.text)).not.toContain(engine.kept()?.token)
    return String(body.text)
  }
  const data = JSON.parse(await get('json'))
  expect(data.player.username).toBe(person.username)
  expect(data.answers.map(({ isCorrect }: { isCorrect: boolean }) => isCorrect)).toEqual(
    answers.map(({ isCorrect }) => isCorrect),
  )
  expect(data.standings.progress.totalQuestionsAnswered).toBe(answers.length)
  const [head, ...lines] = (await get('csv')).trimEnd().split('\r\n')
  expect(head).toMatch(/^at,context,subject,/)
  expect(lines).toHaveLength(answers.length)
  expect(lines[0]).toMatch(/^"\d{4}-\d\d-\d\dT[^"]+","solo",/)
  expect((await engine.send('GET', '/api/sync/export?format=xml')).status).toBe(400)
})
