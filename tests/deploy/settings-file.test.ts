import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOG_LEVELS } from '../../cloud-server/plugins/logging.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const page = read('docs/deploy.md')

/** The value of a setting in the service's unit. */
const ofUnit = (name: string): string =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(read('deploy/bar-duel.service'))?.[1] ?? expect.fail(`no ${name}`)

test('the settings that hold secrets are for root and the server’s own user alone', () => {
  const [file, user] = [ofUnit('EnvironmentFile'), ofUnit('User')]
  expect(user).not.toBe('root')
  expect(page).toContain(`sudo chown root:${user} ${file}\nsudo chmod 640 ${file}\n`)
})

test('the passwords of the containers are made with a file that its owner alone can read', () => {
  const [made] = /^printf '.*PASSWORD=.*$/m.exec(page) ?? expect.fail('no line makes them')
  expect(made).toMatch(/> deploy\/\.env && chmod 600 deploy\/\.env$/)
})

test('the page says which levels the log has', () => {
  const row = /^\| `LOG_LEVEL` \|.*$/m.exec(page)?.[0] ?? expect.fail('no row says it')
  for (const level of LOG_LEVELS) expect(row).toMatch(new RegExp(`\\b${level}\\b`))
})
