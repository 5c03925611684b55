import { EventEmitter } from 'node:events'
import type { Session, WebContents } from 'electron'
import { beforeEach, describe, expect, it } from 'vitest'
import { blockWebRtc, confineNavigation, denyPermissions } from '../../../electron/main/security.ts'
import { windowOptions } from '../../../electron/main/window-options.ts'

describe('permissions', () => {
  it.each([
    'media',
    'notifications',
    'geolocation',
    'clipboard-read',
    'clipboard-sanitized-write',
    'loopback-network',
    'local-network',
    'openExternal',
    'fullscreen',
    'a permission of a later Chromium',
  ])('%s is denied, asked for or checked', (permission) => {
    const granted: unknown[] = []
    denyPermissions({
      setPermissionRequestHandler: (handler: (...args: unknown[]) => void) =>
        handler(null, permission, (answer: boolean) => granted.push(answer)),
      setPermissionCheckHandler: (handler: (...args: unknown[]) => boolean) =>
        granted.push(handler(null, permission)),
      setDevicePermissionHandler: (handler: (...args: unknown[]) => boolean) => granted.push(handler({})),
    } as unknown as Session)
    expect(granted).toEqual([false, false, false])
  })
})

describe('navigation', () => {
  let opened: string[]
  let contents: EventEmitter & { open?: (details: { url: string }) => { action: string } }

  beforeEach(() => {
    opened = []
    contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler(handler: (details: { url: string }) => { action: string }) {
        contents.open = handler
      },
    })
    confineNavigation(contents as unknown as WebContents, (address) => opened.push(address))
  })

  const prevented = (event: string, address: string): boolean => {
    let stopped = false
    contents.emit(event, { preventDefault: () => (stopped = true) }, address)
    return stopped
  }

  it('stays on our page', () => {
    expect(prevented('will-navigate', 'app://barduel/stats')).toBe(false)
    expect(prevented('will-navigate', 'https://example.com/')).toBe(true)
    expect(prevented('will-navigate', 'file:///etc/passwd')).toBe(true)
    expect(prevented('will-redirect', 'https://example.com/')).toBe(true)
    expect(opened).toEqual(['https://example.com/'])
  })

  it('has no frame that goes anywhere, be it to our own page', () => {
    const goes = (isMainFrame: boolean, url: string): boolean => {
      let stopped = false
      contents.emit('will-frame-navigate', { isMainFrame, url, preventDefault: () => (stopped = true) })
      return !stopped
    }
    expect(goes(false, 'https://example.com/')).toBe(false)
    expect(goes(false, 'app://barduel/stats')).toBe(false)
    expect(goes(true, 'app://barduel/stats')).toBe(true)
    expect(opened).toEqual([])
  })

  it('attaches no webview', () => expect(prevented('will-attach-webview', '')).toBe(true))

  it('opens no second window; https alone goes to the system’s browser', () => {
    expect(contents.open?.({ url: 'app://barduel/' })).toEqual({ action: 'deny' })
    expect(contents.open?.({ url: 'file:///etc/passwd' })).toEqual({ action: 'deny' })
    expect(opened).toEqual([])
    expect(contents.open?.({ url: 'https://example.com/rules' })).toEqual({ action: 'deny' })
    expect(opened).toEqual(['https://example.com/rules'])
  })
})

it('refuses WebRTC its UDP', () => {
  const policies: string[] = []
  blockWebRtc({ setWebRTCIPHandlingPolicy: (policy) => policies.push(policy) })
  expect(policies).toEqual(['disable_non_proxied_udp'])
})

describe('the window', () => {
  it('is sandboxed, isolated and without Node', () => {
    expect(windowOptions('preload.cjs').webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
    })
  })
})
