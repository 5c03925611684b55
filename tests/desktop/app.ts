import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test'
import { inProject } from '../../scripts/project.mjs'
import { type CloudServer, cloudServer } from './cloud.ts'
import { runtimeProgram } from './runtime.ts'

export interface Desktop {
  app: ElectronApplication
  page: Page
  /** what the app was started with, to start it another way */
  env: Record<string, string>
  quit(): Promise<void>
  /** ends the process at once, as a crash does */
  kill(): Promise<void>
}

export interface Start {
  /** the program; without it the built app runs from the project */
  program?: string
  /** the app's folder for the runtime to load; a packaged app has its own */
  folder?: string
  /** arguments of a packaged app */
  args?: string[]
  env?: Record<string, string>
}

interface Fixtures {
  /** Starts the app on this test's own data folder; starting it again is the same person's next start. */
  desktop: (start?: Start) => Promise<Desktop>
  /** Console messages of pages about the content security policy and Trusted Types. Tests that provoke it empty the list. */
  violations: string[]
}

/** Keeps the test's sign-ins out of the keychain of the person who runs it. */
const NO_KEYCHAIN = { BARDUEL_REMEMBER_SIGN_IN: '0' }

export const test = base.extend<Fixtures, { cloud: CloudServer }>({
  cloud: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const cloud = await cloudServer()
      await use(cloud)
      await cloud.remove()
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  violations: async ({}, use) => {
    const messages: string[] = []
    await use(messages)
    expect(messages).toEqual([])
  },

  desktop: async ({ cloud, violations }, use) => {
    await cloud.start()
    const data = await mkdtemp(path.join(tmpdir(), 'bar-duel-desktop-'))
    const running: ElectronApplication[] = []

    async function start({ program, folder = '.', args = [], env = {} }: Start = {}): Promise<Desktop> {
      const all = {
        ...(process.env as Record<string, string>),
        BARDUEL_SERVER_URL: cloud.url,
        BARDUEL_DATA_FOLDER: data,
        ...NO_KEYCHAIN,
        ...env,
      }
      const app = await _electron.launch({
        executablePath: program ?? runtimeProgram(),
        args: program ? args : [folder],
        cwd: inProject(),
        env: all,
      })
      running.push(app)
      const page = await app.firstWindow()
      page.on('console', (message) => {
        if (/content security policy|requires 'Trusted/i.test(message.text())) violations.push(message.text())
      })
      await page.waitForURL((address) => address.protocol !== 'about:')
      const quit = async () => {
        running.splice(running.indexOf(app), 1)
        await app.close()
      }
      const kill = async () => {
        running.splice(running.indexOf(app), 1)
        const gone = new Promise((exited) => app.process().once('exit', exited))
        app.process().kill('SIGKILL')
        await gone
      }
      return { app, page, env: all, quit, kill }
    }

    await use(start)
    await Promise.all(running.splice(0).map((app) => app.close()))
    await rm(data, { recursive: true, force: true, maxRetries: 3 })
  },
})

export { expect }
