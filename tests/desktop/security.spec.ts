import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { call } from './call.ts'
import { field } from './server-choice.ts'

/** The directives of its policy that the page violates by `work`, as the page itself is told. */
async function violatedDirectives(
  page: Page,
  work: (argument: string) => unknown,
  argument = '',
): Promise<string[]> {
  const seen = await page.evaluateHandle(() => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => directives.push(event.effectiveDirective))
    return directives
  })
  await page.evaluate(work, argument).catch(() => undefined)
  await expect.poll(() => seen.evaluate((directives) => directives.length)).toBeGreaterThan(0)
  return seen.evaluate((directives) => directives)
}

test('the page has the bridge’s verbs and nothing of Node', async ({ desktop }) => {
  const { page } = await desktop()
  const seen = await page.evaluate(() => {
    const all = window as unknown as Record<string, unknown>
    const bridge = all.barDuelDesktop as Record<string, unknown>
    const node = ['require', 'process', 'Buffer', 'module', 'exports', 'global', '__dirname', 'electron']
    return {
      verbs: Object.keys(bridge).sort(),
      live: Object.keys(bridge.live as object).sort(),
      frozen: Object.isFrozen(bridge),
      node: node.filter((name) => name in all),
    }
  })
  expect(seen).toEqual({
    verbs: [
      'about',
      'away',
      'checkServer',
      'chooseAway',
      'chooseServer',
      'dropNews',
      'live',
      'managed',
      'notices',
      'onCalled',
      'openedNews',
      'server',
      'settingsAsked',
      'signInKept',
      'tellNews',
    ],
    live: ['close', 'onMessage', 'open', 'send'],
    frozen: true,
    node: [],
  })
})

const about = (page: Page) =>
  page.evaluate(async () => {
    const { barDuelDesktop: bridge } = window as unknown as {
      barDuelDesktop: { about(): Promise<unknown>; signInKept(): Promise<unknown> }
    }
    return { about: await bridge.about(), kept: await bridge.signInKept() }
  })

test('the bridge tells the version, and that a sign-in is not kept where it is not', async ({ desktop }) => {
  const { page } = await desktop()
  expect(await about(page)).toEqual({
    about: {
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      platform: process.platform,
      runtime: expect.any(String),
      updates: 'none',
    },
    kept: 'memory',
  })
})

// Elsewhere there always is a keychain, and it is the tester's own.
if (process.platform === 'linux')
  test('without a secret service the sign-in lives in memory, and the app says so', async ({ desktop }) => {
    const nobody = { BARDUEL_REMEMBER_SIGN_IN: '1', DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' }
    const { page } = await desktop({ env: nobody })
    expect(await about(page)).toMatchObject({ kept: 'memory' })
  })

test('permissions are denied', async ({ desktop }) => {
  const { page } = await desktop()
  const states = await page.evaluate(async () => {
    const names = ['notifications', 'geolocation', 'camera', 'microphone', 'clipboard-read', 'midi']
    const query = (name: string) => navigator.permissions.query({ name: name as PermissionName })
    return Object.fromEntries(await Promise.all(names.map(async (name) => [name, (await query(name)).state])))
  })
  expect(Object.values(states)).toEqual(Array(6).fill('denied'))
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
  const media = page.evaluate(() => navigator.mediaDevices.getUserMedia({ audio: true }))
  await expect(media).rejects.toThrow(/NotAllowed|NotFound|Permission/)
})

test('WebRTC has no UDP to reach other machines by', async ({ desktop }) => {
  const { app } = await desktop()
  const policies = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getWebRTCIPHandlingPolicy()),
  )
  expect(policies).toEqual(['disable_non_proxied_udp'])
})

test('nothing leads away from the app; https alone reaches the system’s browser', async ({
  desktop,
  violations,
}) => {
  const { app, page } = await desktop()
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = async (address) => void opened.push(address)
  })
  const opened = () => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
  const signIn = page.getByRole('button', { name: /^Sign In/ }).first()
  await expect(signIn).toBeVisible()

  await page.evaluate(() => window.open('https://example.com/law'))
  await expect.poll(opened).toEqual(['https://example.com/law'])
  for (const address of ['http://example.com/', 'file:///etc/passwd', 'app://barduel/', 'javascript:1'])
    await page.evaluate((to) => void window.open(to), address)
  // After the evaluation has ended: one that the page leaves while it runs may never reply.
  await page.evaluate(() => {
    setTimeout(() => {
      location.href = 'https://example.com/away'
    })
  })
  await expect.poll(opened).toEqual(['https://example.com/law', 'https://example.com/away'])
  await expect(signIn).toBeVisible()
  expect((await call(page, 'GET', '/api/health')).status).toBe(200)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  // The page's own policy stopped the script in an address.
  expect(violations.splice(0).join()).toContain('Running the JavaScript URL violates')
})

test('the policy comes with the page, and refuses what is not ours', async ({
  desktop,
  violations,
  cloud,
}) => {
  const { page } = await desktop()
  const { headers } = await call(page, 'GET', '/')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(headers['x-content-type-options']).toBe('nosniff')

  const other = createServer((_request, reply) => reply.end('reached'))
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const at = other.address()
  const loopback = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}/`
  for (const address of [loopback, cloud.url, 'https://example.com/', 'app://other/'])
    expect(await violatedDirectives(page, (to) => fetch(to), address)).toEqual(['connect-src'])
  other.close()

  const inline = () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
  }
  expect(await violatedDirectives(page, inline)).toEqual(['require-trusted-types-for'])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  const framed = () => {
    const frame = document.createElement('iframe')
    frame.src = '/'
    document.body.append(frame)
  }
  expect(await violatedDirectives(page, framed)).toEqual(['frame-src'])
  expect(violations.splice(0)).not.toEqual([])
})

test('text of the page becomes no HTML and no script, and no other policy trusts it', async ({
  desktop,
  violations,
}) => {
  const { page } = await desktop()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  const outcome = await page.evaluate(() => {
    const tried = (work: () => unknown): string => {
      try {
        return `done: ${work()}`
      } catch (error) {
        return (error as Error).name
      }
    }
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    const trusting = { createHTML: (html: string) => html }
    const element = (name: string) => document.createElement(name)
    return {
      html: tried(() =>
        Object.assign(element('p'), { innerHTML: '<img src=x onerror="window.ran = true">' }),
      ),
      script: tried(() => Object.assign(element('script'), { text: 'window.ran = true' })),
      address: tried(() => Object.assign(element('script'), { src: '/assets/other.js' })),
      document: tried(() => new DOMParser().parseFromString('<p>text</p>', 'text/html')),
      second: tried(() => trustedTypes.createPolicy('default', trusting)),
      other: tried(() => trustedTypes.createPolicy('other', trusting)),
      reference: tried(() => Object.assign(element('i'), { innerHTML: '&sect;' }).textContent),
      ran: 'ran' in window,
    }
  })
  const refused = 'TypeError'
  expect(outcome).toEqual({
    html: refused,
    script: refused,
    address: refused,
    document: refused,
    second: refused,
    other: refused,
    reference: 'done: §',
    ran: false,
  })
  expect(violations.splice(0).join()).toMatch(/requires 'TrustedHTML'.*trusted-types default/)
})

test('no address leads out of the renderer’s folder', async ({ desktop }) => {
  const { page } = await desktop()
  for (const path of [
    '/%2e%2e/main/index.js',
    '/..%2fmain/index.js',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/..%5c..%5cpackage.json',
    '/index.html',
    '/%00.js',
    '/main/index.js',
  ]) {
    const reply = await call(page, 'GET', path)
    expect([path, reply.status]).toEqual([path, 404])
    expect(String(reply.body)).not.toContain('bar-duel"')
  }
})

test('an address that is not https is refused as a server, and no live wire opens while nobody is signed in', async ({
  desktop,
}) => {
  const { page } = await desktop({ env: { BARDUEL_SERVER_URL: '' } })
  // The bridge has one listener, and the app sets its own as it starts: once it's drawn, it won't take this one's place.
  await expect(field(page)).toBeVisible()
  const outcome = await page.evaluate(async () => {
    const { barDuelDesktop: bridge } = window as unknown as {
      barDuelDesktop: {
        chooseServer(address: unknown): Promise<string>
        live: { open(wire: number): void; onMessage(listener: (event: unknown) => void): void }
      }
    }
    const outcomes = []
    for (const address of ['http://law.example', 'file:///etc/passwd', 'javascript:0', { toString: 1 }])
      outcomes.push(await bridge.chooseServer(address))
    const closed = new Promise((heard) => bridge.live.onMessage(heard))
    bridge.live.open(1)
    return { outcomes, closed: await closed }
  })
  expect(outcome).toEqual({
    outcomes: ['not_allowed', 'not_allowed', 'not_allowed', 'not_allowed'],
    closed: { wire: 1, is: 'closed', code: 4401 },
  })
})

test('a link opens its own page and no other', async ({ desktop }) => {
  const { app, page } = await desktop()
  const follow = (address: string) =>
    app.evaluate(
      ({ app }, link) => void app.emit('open-url', { preventDefault: () => undefined }, link),
      address,
    )
  const went: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) went.push(new URL(frame.url()).search)
  })
  await follow('barduel://other/..%2F..%2Fetc')
  await follow('barduel://challenge/%3Cscript%3E')
  await follow('barduel://challenge/Portia')
  // The address is the page's own, which may be loading at this moment.
  await expect.poll(() => new URL(page.url()).search).toBe('?challenge=Portia')
  expect(went.filter((search) => search !== '' && search !== '?challenge=Portia')).toEqual([])
})
