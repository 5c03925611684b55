import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOME_SHELL, LANDING_SHELL } from '#protocol/web-files.ts'
import { build } from '../../../scripts/build/build.mjs'
import { inOut } from '../../../scripts/project.mjs'

beforeAll(() => build('renderer'), 120_000)

describe.each([
  [LANDING_SHELL, ['Court is in session.', 'Try one now', 'Get Started', 'Username'], 12_000],
  [
    HOME_SHELL,
    ['Daily Casefile', 'One hard question, 90 seconds.', 'Take Challenge', 'Live Duel', 'Solo Mode'],
    20_000,
  ],
] as const)('%s', (file, shown, most) => {
  const shell = () => readFileSync(inOut('renderer', file), 'utf8')

  test('shows the words of its page', () => {
    for (const words of shown) expect(shell()).toContain(words)
  })

  test('takes no input, names nothing, and has no style, which the content security policy would block', () => {
    expect(shell()).not.toMatch(/<(input|label|form|script|style|title|image|img)\b/)
    expect(shell()).not.toMatch(/ (id|for|name|style|role|aria-\w+|on\w+)="/)
  })

  test('is small: it stands in every page at /', () => {
    expect(shell().length).toBeLessThan(most)
  })
})
