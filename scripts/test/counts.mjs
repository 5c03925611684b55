/** @typedef {{ passed: number, failed: number, notRun: number }} Counts */

/** A stage without a report of its own counts as one. */
export const oneOf = (/** @type {boolean} */ passed) =>
  passed ? { passed: 1, failed: 0, notRun: 0 } : { passed: 0, failed: 1, notRun: 0 }

/** A stage that ended badly has failed, even where no single test of its report has. */
const atLeastOneFailed = (/** @type {Counts} */ counts, /** @type {boolean} */ endedWell) =>
  endedWell || counts.failed > 0 ? counts : { ...counts, failed: 1 }

/**
 * What is read of vitest's JSON report.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one a file
 */

/**
 * What is read of Playwright's JSON report.
 * @typedef {{ stats: { expected: number, flaky: number, unexpected: number, skipped: number } }} PlaywrightReport
 */

/**
 * Whether a file failed without a failed test: it couldn't be loaded, or a hook of the whole file failed.
 * @param {{ status: string, assertionResults: { status: string }[] }} file of vitest's report
 */
export const failedAlone = ({ status, assertionResults }) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

/**
 * Counts vitest's JSON report. A file that failed without a failed test, since it or a hook of it did, is one failure.
 * @param {VitestReport} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countVitest(report, endedWell) {
  const alone = report.testResults.filter(failedAlone).length
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + alone,
    notRun: report.numPendingTests + (report.numTodoTests ?? 0),
  }
  return atLeastOneFailed(counts, endedWell)
}

/**
 * Counts Playwright's JSON report. A flaky test passed on a retry; errors outside of tests fail the stage.
 * @param {PlaywrightReport} report
 * @param {boolean} endedWell
 * @returns {Counts}
 */
export function countPlaywright(report, endedWell) {
  const { expected, flaky, unexpected, skipped } = report.stats
  return atLeastOneFailed({ passed: expected + flaky, failed: unexpected, notRun: skipped }, endedWell)
}

/** @returns {Counts} */
export const sum = (/** @type {Counts[]} */ all) =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      notRun: total.notRun + one.notRun,
    }),
    { passed: 0, failed: 0, notRun: 0 },
  )
