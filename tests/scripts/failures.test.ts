import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/project.mjs'
import { playwrightFailures, vitestFailures } from '../../scripts/test/failures.mjs'

describe('the failures of a vitest report', () => {
  const file = (rest: object) => ({
    name: path.join(root, 'tests/rules/xp.test.ts'),
    status: 'failed',
    assertionResults: [],
    ...rest,
  })

  it('are the failed tests alone, each with the beginning of its message in plain text', () => {
    const stack = Array.from({ length: 40 }, (_, line) => `at line ${line}`).join('\n')
    const [failure, ...others] = vitestFailures({
      testResults: [
        file({
          assertionResults: [
            { status: 'passed', fullName: 'XP counts', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'XP adds up',
              failureMessages: [`\u001b[31mexpected 3\u001b[39m\n\nto be 4\n${stack}`],
            },
          ],
        }),
      ],
    })
    expect(others).toEqual([])
    const lines = failure?.split('\n') ?? []
    expect(lines.slice(0, 3)).toEqual([
      'tests/rules/xp.test.ts › XP adds up',
      '    expected 3',
      '    to be 4',
    ])
    expect(lines).toHaveLength(13)
  })

  it('are a file that could not be loaded, with its reason', () => {
    expect(vitestFailures({ testResults: [file({ message: 'no such module' })] })).toEqual([
      'tests/rules/xp.test.ts\n    no such module',
    ])
  })
})

it('a file whose hook failed, so that its tests were skipped, is named too', () => {
  const skipped = [{ status: 'skipped', fullName: 'XP adds up', failureMessages: [] }]
  const name = path.join(root, 'tests/rules/xp.test.ts')
  expect(
    vitestFailures({ testResults: [{ name, status: 'failed', message: '', assertionResults: skipped }] }),
  ).toEqual(['tests/rules/xp.test.ts\n    a hook failed, and the log above has its error'])
})

describe('the failures of a Playwright report', () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'duel.spec.ts',
    line: 12,
    title,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
  })

  it('are found in every group of a file', () => {
    const suites = [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'unexpected', '\u001b[2mtoBeVisible\u001b[22m failed')] }],
      },
    ]
    expect(playwrightFailures({ suites })).toEqual(['duel.spec.ts:12 › two\n    toBeVisible failed'])
  })

  it('are errors outside of the tests too', () => {
    expect(playwrightFailures({ suites: [], errors: [{ message: 'The port is taken' }] })).toEqual([
      'outside of the tests\n    The port is taken',
    ])
  })
})
