import { describe, expect, it } from 'vitest'
import { readArguments } from '../../scripts/test/arguments.mjs'
import { countPlaywright, countVitest, oneOf, sum, type VitestReport } from '../../scripts/test/counts.mjs'

const vitest = (numbers: object, testResults: VitestReport['testResults'] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...numbers,
})

const playwright = (numbers: object) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...numbers },
})

describe('counting a vitest report', () => {
  it('takes passed, failed and not run as they are', () => {
    const report = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
    expect(countVitest(report, false)).toEqual({ passed: 7, failed: 2, notRun: 2 })
  })

  it('counts a file that could not be loaded, or whose hook failed, as one failure', () => {
    const report = vitest({ numPassedTests: 7 }, [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'skipped' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ])
    expect(countVitest(report, false)).toEqual({ passed: 7, failed: 2, notRun: 0 })
  })

  it('fails a run that ended badly though every test passed', () => {
    expect(countVitest(vitest({ numPassedTests: 7 }), false).failed).toBe(1)
    expect(countVitest(vitest({ numPassedTests: 7 }), true).failed).toBe(0)
  })
})

describe('counting a Playwright report', () => {
  it('takes a flaky test as passed and a skipped one as not run', () => {
    const report = playwright({ expected: 5, flaky: 1, unexpected: 2, skipped: 3 })
    expect(countPlaywright(report, false)).toEqual({ passed: 6, failed: 2, notRun: 3 })
  })

  it('fails a run whose server did not come up', () => {
    expect(countPlaywright(playwright({}), false)).toEqual({ passed: 0, failed: 1, notRun: 0 })
  })
})

describe('the sum of all stages', () => {
  it('adds stages with and without a report of their own', () => {
    expect(sum([oneOf(true), oneOf(false), { passed: 40, failed: 1, notRun: 2 }])).toEqual({
      passed: 41,
      failed: 2,
      notRun: 2,
    })
  })
})

describe('the arguments of npm test', () => {
  const names = ['lint', 'unit', 'e2e']

  it('run every stage unless told otherwise', () => {
    expect(readArguments([], names)).toEqual({ only: names, rest: [] })
  })

  it('name stages, and leave the rest to the test runner', () => {
    expect(readArguments(['--only', 'unit,e2e', 'tests/rules'], names)).toEqual({
      only: ['unit', 'e2e'],
      rest: ['tests/rules'],
    })
  })

  it('refuse a stage that does not exist', () => {
    expect(() => readArguments(['--only', 'units'], names)).toThrow(/lint, unit, e2e/)
    expect(() => readArguments(['--only'], names)).toThrow(/lint, unit, e2e/)
  })
})
