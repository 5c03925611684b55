import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { LANDING_SHELL } from '#protocol/web-files.ts'
import { inOut } from '../../../scripts/project.mjs'

let shell: string
beforeAll(() => {
  shell = readFileSync(inOut('renderer', LANDING_SHELL), 'utf8')
})

test('shows the words of the landing page', () => {
  for (const words of ['Court is in session.', 'Try one now', 'Get Started', 'Username'])
    expect(shell).toContain(words)
})

test('takes no input, names nothing, and has no style, which the content security policy would block', () => {
  expect(shell).not.toMatch(/<(input|label|form|script|style|title|image|img)\b/)
  expect(shell).not.toMatch(/ (id|for|name|style|role|aria-\w+|on\w+)="/)
})

test('is small: it stands in every visitor’s page', () => {
  expect(shell.length).toBeLessThan(12_000)
})
