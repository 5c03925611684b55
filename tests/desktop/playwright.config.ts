import { defineConfig } from '@playwright/test'
import { runtimeName } from './runtime.ts'

// Workers load this file again; the run itself says once what it runs on.
if (process.env.TEST_WORKER_INDEX === undefined) console.log(`Desktop suite on ${runtimeName()}`)

/** The built desktop app against the real server, on the Electron that is there. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/desktop',
  // One app at a time on two cores, and never twice.
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { actionTimeout: 10_000 },
})
