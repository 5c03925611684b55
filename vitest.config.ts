import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/cluster-setup.ts'],
    // Two cores: more workers only make PostgreSQL and SQLite wait for them.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes in moments; on a loaded machine a moment may be seconds.
    expect: { poll: { timeout: 10_000 } },
  },
})
