import { defineConfig } from 'vitest/config'
import { root } from '../../scripts/project.mjs'

/** What takes longer than the everyday run allows. */
export default defineConfig({
  test: {
    root,
    include: ['tests/deep/**/*.deep.ts'],
    globalSetup: ['tests/support/cluster-setup.ts'],
    maxWorkers: 1,
    hookTimeout: 60_000,
  },
})
