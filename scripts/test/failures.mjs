import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../project.mjs'
import { failedAlone } from './counts.mjs'

/**
 * A file in vitest's JSON report, as far as it's read.
 * @typedef {object} VitestFile
 * @property {string} name its path
 * @property {string} status
 * @property {string} [message] why the file as a whole failed
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * A file, or a group in it, in Playwright's JSON report, as far as it's read.
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{
 *   file: string,
 *   line: number,
 *   title: string,
 *   tests: { status: string, results: { errors?: { message?: string }[] }[] }[]
 * }[]} [specs]
 */

/** @typedef {{ testResults: VitestFile[] }} VitestReport */

/** @typedef {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} PlaywrightReport */

/** So much of a message says what was expected and what came; the rest is a stack, and stands in the log above. */
const LINES_OF_A_MESSAGE = 12

/** The reason of a file in which a hook failed and no test: the report leaves it out. */
const HOOK_FAILED = 'a hook failed, and the log above has its error'

/** @returns {string} the test's name, and under it the beginning of what it said */
function told(/** @type {string} */ name, /** @type {string | undefined} */ message) {
  const lines = stripVTControlCharacters(message || 'no message')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_A_MESSAGE)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/**
 * The failed tests of vitest's JSON report, each with its message; a file that failed without one is told by itself.
 * @param {VitestReport} report
 * @returns {string[]}
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap((one) => {
    const file = path.relative(root, one.name)
    if (failedAlone(one)) return [told(file, one.message || HOOK_FAILED)]
    return one.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages?.[0]))
  })
}

/** @returns {string[]} */
function failuresIn(/** @type {PlaywrightSuite} */ { suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => told(`${file}:${line} › ${title}`, results.at(-1)?.errors?.[0]?.message)),
  )
  return [...own, ...suites.flatMap(failuresIn)]
}

/**
 * The failed tests of Playwright's JSON report, each with its message, and errors outside of tests.
 * @param {PlaywrightReport} report
 * @returns {string[]}
 */
export function playwrightFailures({ suites, errors = [] }) {
  return [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => told('outside of the tests', message)),
  ]
}
