import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { call, onTheWeb, signUp } from './call.ts'

const bank: { stem: string; choices: string[]; correctIndex: number }[] = JSON.parse(
  readFileSync('out/bank/practice.json', 'utf8'),
)

/** Misses a question of practice as the page would, sure of it, and returns its showing. */
async function miss(page: Page): Promise<string> {
  const { question } = (await call(page, 'POST', '/api/practice/next', {})).body as {
    question: { id: string; stem: string; choices: string[] }
  }
  const item = bank.find(({ stem }) => stem === question.stem)
  const key = question.choices.indexOf(item?.choices[item.correctIndex] ?? '')
  const answer = { questionId: question.id, userAnswer: (key + 1) % 4, confidence: 'sure' }
  expect(await call(page, 'POST', '/api/practice/answer', answer)).toMatchObject({ status: 200 })
  return question.id
}

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), path)
  await page.waitForURL((address) => address.pathname === path)
}

test('with no network the notebook keeps a miss, its reason and a note, review says what is due, and the web has it all later', async ({
  desktop,
  cloud,
}) => {
  const { page } = await desktop()
  const person = await signUp(page)
  await page.reload()
  await cloud.stop()
  const showing = await miss(page)
  await go(page, '/notebook')
  const rule = page.getByRole('article')
  await expect(rule.getByText('Missed once')).toBeVisible()
  await rule.getByRole('button', { name: 'Add a note on this question' }).click()
  await rule.getByRole('textbox').fill('Written on the train.')
  await rule.getByRole('button', { name: 'Save note' }).click()
  await expect(rule.getByText('Written on the train.')).toBeVisible()
  const told = await call(page, 'POST', '/api/practice/reason', { questionId: showing, reason: 'rule' })
  expect(told).toMatchObject({ status: 200, body: { ruleId: expect.any(String) } })
  await page.reload()
  await expect(rule.getByText('Didn’t know the rule')).toBeVisible()
  expect((await call(page, 'POST', '/api/sync/now')).body).toMatchObject({ phase: 'offline', waiting: 3 })
  await go(page, '/review')
  await expect(page.getByText('1 rule is due for review.')).toBeVisible()

  await cloud.start()
  // An exchange may be under way already, now that the server is back.
  await expect
    .poll(async () => (await call(page, 'POST', '/api/sync/now')).body, { timeout: 20_000 })
    .toMatchObject({ phase: 'idle', waiting: 0 })
  const notebook = await onTheWeb(cloud.url, person, '/api/notebook')
  expect(notebook.rules).toMatchObject([
    {
      ...{ misses: 1, sureWrong: true },
      questions: [
        { missed: { reason: 'rule', confidence: 'sure' }, note: { text: 'Written on the train.' } },
      ],
    },
  ])
})
