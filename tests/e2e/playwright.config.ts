import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 4690)

/** Stories of what the headless shell can't do: it shows no notifications and installs no web app. */
const WHOLE_BROWSER = ['reminders.spec.ts', 'web-app.spec.ts']

const launched = (program: string | undefined) => ({
  ...(program ? { executablePath: program } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
const whole = process.env.CHROMIUM_PATH

/** The built app in Chromium, against the real server on a database of its own. */
export default defineConfig({
  testDir: '.',
  // One for each port, since a run empties its own at the start.
  outputDir: `../../test-results/e2e-${port}`,
  // One server: the tests go one after another, and never twice.
  workers: 1,
  retries: 0,
  // A story that hangs ends after this long. Stories run side by side, and a slow machine takes twice a quick one's time.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 860 },
    actionTimeout: 10_000,
    // A trace of every step costs a seventh of the suite's time: `npm test -- --only e2e --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'headless',
      testIgnore: WHOLE_BROWSER,
      use: { launchOptions: launched(process.env.HEADLESS_SHELL_PATH || whole) },
    },
    { name: 'whole browser', testMatch: WHOLE_BROWSER, use: { launchOptions: launched(whole) } },
  ],
  webServer: {
    command: 'node tests/e2e/serve.ts',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/api/health`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
})
