import { defineConfig } from 'vitest/config'
import { PATIENCE_MS } from './tests/support/patience.ts'

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
    expect: { poll: { timeout: PATIENCE_MS } },
    projects: [
      { test: { name: 'a process each', include: [ALL], exclude: SHARING } },
      { test: { name: 'sharing', include: SHARING, isolate: false } },
    ],
  },
})
