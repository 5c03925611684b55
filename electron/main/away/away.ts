import { app, BrowserWindow } from 'electron'
import { APP_ORIGIN, type DesktopVerbs } from '#protocol/bridge.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { type SyncStatus, syncStatus } from '#protocol/http/sync.ts'
import type { Policy } from '../policy/policy.ts'
import type { SettingsFile } from '../settings.ts'
import { callPages } from '../windows.ts'
import { awayVerbs } from './away-verbs.ts'
import { newsDesk } from './news-desk.ts'
import { isShown, timeOfDay } from './quiet-hours.ts'
import { systemNotifications } from './system-notifications.ts'
import { hasTray, systemTray } from './system-tray.ts'
import { tray } from './tray.ts'

interface AwayParts {
  settings: SettingsFile
  policy: Policy
  /** the tray's icons */
  icons: string
  forward: (request: Request) => Promise<Response>
  /** brings the window up, or opens it */
  bringUp: () => void
  syncNow: () => Promise<unknown>
}

export type AwayVerbs = 'away' | 'chooseAway' | 'tellNews' | 'dropNews' | 'openedNews' | 'settingsAsked'

export interface AwayFromWindow {
  verbs: Pick<DesktopVerbs, AwayVerbs>
  /** Takes back a player's notifications when another signs in, or nobody is. */
  onSession(session: StoredSession | null): void
  /** Brings the window up with the settings open. */
  askSettings(): void
  /** Puts the icon into the tray if the player chose it. */
  begin(): void
}

const isInFront = (): boolean =>
  BrowserWindow.getAllWindows().some(
    (window) => window.isVisible() && !window.isMinimized() && window.isFocused(),
  )

/** With the icon in the tray, closing the window hides it; quitting still quits. */
function hideInsteadOfClosing(isKept: () => boolean): void {
  let quitting = false
  app.on('before-quit', () => {
    quitting = true
  })
  app.on('browser-window-created', (_event, window) =>
    window.on('close', (event) => {
      if (quitting || !isKept()) return
      event.preventDefault()
      window.hide()
    }),
  )
}

/** The app while its window is not in front: system notifications, and an icon in the tray. */
export function awayFromWindow(parts: AwayParts): AwayFromWindow {
  const { settings, policy, icons, forward, bringUp, syncNow } = parts
  const status = async (): Promise<SyncStatus | null> => {
    const reply = await forward(new Request(`${APP_ORIGIN}/api/sync/status`))
    return reply.ok ? syncStatus.parse(await reply.json()) : null
  }
  const news = newsDesk({
    system: systemNotifications,
    isShown: () =>
      isShown(settings.now().away, {
        forbidden: policy.disableNotifications,
        inFront: isInFront(),
        time: timeOfDay(new Date()),
      }),
    bringUp: () => {
      bringUp()
      callPages()
    },
  })
  const icon = tray({
    make: () => systemTray(icons, bringUp),
    status,
    actions: { open: bringUp, syncNow, quit: () => app.quit() },
  })
  hideInsteadOfClosing(icon.isThere)

  let userId: string | null = null
  let settingsAsked = false
  return {
    verbs: {
      ...awayVerbs({
        settings,
        policy,
        supports: { notifications: systemNotifications.isSupported, tray: hasTray },
        turnTray: icon.turn,
      }),
      tellNews: async (one) => news.show(one),
      dropNews: async (id) => news.takeBack(id),
      openedNews: async () => news.takeOpened(),
      settingsAsked: async () => {
        const asked = settingsAsked
        settingsAsked = false
        return asked
      },
    },
    onSession(session) {
      if (session?.userId !== userId) news.clear()
      userId = session?.userId ?? null
    },
    askSettings() {
      settingsAsked = true
      bringUp()
      callPages()
    },
    begin() {
      if (settings.now().away.tray && !policy.ephemeral) icon.turn(true)
    },
  }
}
