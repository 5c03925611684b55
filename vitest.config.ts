import { defineConfig } from 'vitest/config'

/** Rooms whose tests leave nothing behind in their process: their files share one, with all that it has loaded. */
const SHARING = ['cloud-server', 'electron', 'protocol', 'question-bank', 'renderer', 'rules', 'study'].map(
  (room) => `tests/${room}/**/*.test.ts`,
)
const ALL = 'tests/**/*.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['tests/support/cluster-setup.ts'],
    // Two cores: more workers only make PostgreSQL and SQLite wait for them.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes in moments; on a loaded machine a moment may be seconds.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { test: { name: 'a process each', include: [ALL], exclude: SHARING } },
      { test: { name: 'sharing', include: SHARING, isolate: false } },
    ],
  },
})
