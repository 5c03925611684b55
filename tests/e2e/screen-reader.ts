import { expect, type Page } from '@playwright/test'

/** A node of the accessibility tree, as a screen reader is given it. */
export interface Heard {
  role: string
  name: string
  focused: boolean
}

/** Stops of the Tab key before a reader gives up: no page of ours has as many. */
const MOST_STOPS = 80

/** A bot may think for six seconds, and a search begins anew. */
export const PATIENCE_MS = 20_000

/** Announcements stay for three seconds; they are listened for more often. */
const LISTENING_MS = 200

/** Returns the words of the page as they follow each other; one sentence may be several nodes. */
const textOf = (nodes: readonly Heard[]): string =>
  nodes
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join('')

/**
 * A person who cannot see the page and has no mouse: they know what the accessibility tree says, and press keys. Nothing of
 * the page is found by a selector.
 */
export async function screenReader(page: Page) {
  const browser = await page.context().newCDPSession(page)

  /** Returns what the tree holds, in its order, without what is hidden from readers. */
  async function tree(): Promise<Heard[]> {
    const { nodes } = await browser.send('Accessibility.getFullAXTree')
    return nodes
      .filter((node) => !node.ignored)
      .map(({ role, name, properties }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? ''),
        focused: properties?.some((one) => one.name === 'focused' && one.value.value === true) ?? false,
      }))
  }

  const focused = async () => (await tree()).findLast((node) => node.focused && node.role !== 'RootWebArea')

  async function found(role: string, name: RegExp): Promise<Heard | undefined> {
    return (await tree()).find((node) => node.role === role && name.test(node.name))
  }

  return {
    tree,
    /** Returns the nodes of these roles as a reader is told them from the top of the page, a line each. */
    async transcript(...roles: readonly string[]): Promise<string[]> {
      return (await tree())
        .filter(({ role, name }) => roles.includes(role) && name !== '')
        .map(({ role, name }) => `${role} ${name}`)
    },
    /** Waits until something of this role and name is there. */
    async hears(role: string, name: RegExp): Promise<void> {
      await expect
        .poll(() => found(role, name), { timeout: PATIENCE_MS, message: `a ${role} named ${name}` })
        .toBeTruthy()
    },
    /** Waits until the focus is on something of this role and name. */
    async isAt(role: string, name: RegExp): Promise<void> {
      const isThere = async () => {
        const at = await focused()
        return at?.role === role && name.test(at.name)
      }
      await expect
        .poll(isThere, { timeout: PATIENCE_MS, message: `the focus on a ${role} named ${name}` })
        .toBe(true)
    },
    /** Waits until these words are read out somewhere. */
    async hearsWords(words: string | RegExp): Promise<void> {
      const says = async () => textOf(await tree())
      await expect.poll(says, { timeout: PATIENCE_MS, intervals: [LISTENING_MS] }).toMatch(words)
    },
    /** Presses Tab until the focus is on something of this role and name. */
    async tabTo(role: string, name: RegExp): Promise<void> {
      const stops: string[] = []
      for (let i = 0; i < MOST_STOPS; i += 1) {
        const at = await focused()
        if (at && at.role === role && name.test(at.name)) return
        stops.push(at ? `${at.role} "${at.name}"` : 'nothing')
        await page.keyboard.press('Tab')
      }
      throw new Error(`no Tab stop is a ${role} named ${name}; the stops were ${stops.join(', ')}`)
    },
    press: (key: string) => page.keyboard.press(key),
    type: (words: string) => page.keyboard.type(words),
  }
}
