import { defineConfig } from 'vitest/config'

/** What takes longer than the everyday run allows. */
export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/deep/**/*.deep.ts'],
    globalSetup: ['tests/support/cluster-setup.ts'],
    maxWorkers: 1,
    hookTimeout: 60_000,
  },
})
