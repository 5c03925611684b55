import type { ElectronApplication, Page } from '@playwright/test'

/** The buttons of the dialog about another server. */
export const [CANCEL, USE] = [0, 1]

/** The dialogs that the app opened, and its starts of itself. */
interface Asked {
  questions: { message: string; buttons: string[] }[]
  restarts: number
}

/** Presses this button in each dialog of the system, and keeps what they ask. */
export const press = (app: ElectronApplication, response: number): Promise<void> =>
  app.evaluate(({ app, dialog }, pressed) => {
    const asked: Asked = { questions: [], restarts: 0 }
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = (async (...given: unknown[]) => {
      asked.questions.push(given.at(-1) as Asked['questions'][number])
      return { response: pressed, checkboxChecked: false }
    }) as typeof dialog.showMessageBox
    app.relaunch = () => {
      asked.restarts += 1
    }
  }, response)

/** Returns what has been asked since the last `press`. */
export const asked = (app: ElectronApplication): Promise<Asked> =>
  app.evaluate(() => (globalThis as unknown as { asked: Asked }).asked)

export const field = (page: Page) => page.getByRole('textbox', { name: 'Study server' })

/** Types another server and asks for it. */
export async function choose(page: Page, address: string): Promise<void> {
  await field(page).fill(address)
  await page.getByRole('button', { name: /^(Change|Use this) server$/ }).click()
}

/** Does what makes the app start again, and resolves when it has ended: its next start is the test's own. */
export async function restarted(app: ElectronApplication, work: () => Promise<void>): Promise<void> {
  const ended = app.waitForEvent('close')
  await work()
  await ended
}
