import type { Session, WebContents } from 'electron'
import { externalTarget, isOurs } from './navigation.ts'

type Permissions = Pick<
  Session,
  'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'
>

/** Denies every permission to every page. Without handlers Electron grants them (docs/reference/desktop.md). */
export function denyPermissions(session: Permissions): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}

/** Refuses WebRTC the UDP by which it would reach other machines past the content security policy. */
export function blockWebRtc(contents: Pick<WebContents, 'setWebRTCIPHandlingPolicy'>): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
}

/** Keeps a page where it is: no navigation, no second window, no webview. https links go to the system's browser. */
export function confineNavigation(
  contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>,
  openExternal: (address: string) => void,
): void {
  const stay = (event: { preventDefault(): void }, address: string) => {
    if (!isOurs(address)) event.preventDefault()
  }
  contents.on('will-navigate', (event, address) => {
    stay(event, address)
    const target = externalTarget(address)
    if (target) openExternal(target)
  })
  // The app has no frames. Its main frame's navigation comes to 'will-navigate' as well.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame) event.preventDefault()
  })
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    const target = externalTarget(url)
    if (target) openExternal(target)
    return { action: 'deny' }
  })
}
