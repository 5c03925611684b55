import { defineConfig } from '@playwright/test'
import { runtimeName } from './runtime.ts'

// Workers load this file again; the run itself says once what it runs on.
if (process.env.TEST_WORKER_INDEX === undefined) console.log(`Desktop suite on ${runtimeName()}`)

/** The built desktop app against the real server, on the Electron that is there. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/desktop',
  // Two apps at a time, each with a server and a database of its own: one waits more than it works. Never twice.
  workers: 2,
  retries: 0,
  // A story that hangs ends after this long. The other app and its server take their share of a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { actionTimeout: 10_000 },
})
