import type { SyncStatus } from '#protocol/http/sync.ts'
import { type TrayActions, type TrayStatus, trayLabel, trayMenu } from './tray-menu.ts'

/** An icon in the system's tray; tests give others. */
export interface TrayIcon {
  show(tooltip: string, menu: ReturnType<typeof trayMenu>): void
  remove(): void
}

interface TrayParts {
  /** makes the icon; null where the system has no tray */
  make: () => TrayIcon | null
  /** how syncing stands; null while nobody is signed in */
  status: () => Promise<SyncStatus | null>
  actions: Pick<TrayActions, 'open' | 'quit'> & { syncNow(): Promise<unknown> }
}

export interface Tray {
  /** Puts the icon there, or takes it away. Answers whether it is there. */
  turn(on: boolean): boolean
  isThere(): boolean
}

/** The engine is asked over a pipe on this machine; the tray says nothing when it is opened on Linux. */
const LOOK_MS = 10_000

/** The icon in the tray and its menu, which says how syncing stands while it is there. */
export function tray({ make, status, actions }: TrayParts): Tray {
  let icon: TrayIcon | null = null
  let timer: NodeJS.Timeout | undefined
  let said = ''

  // A menu that is open closes when it is set anew: only what has changed is shown.
  function show(now: TrayStatus): void {
    const saying = `${trayLabel(now)}/${now?.phase}`
    if (!icon || saying === said) return
    said = saying
    icon.show(`Bar Duel: ${trayLabel(now)}`, trayMenu(now, { ...actions, syncNow }))
  }

  const look = async (): Promise<void> => show(await status().catch(() => null))

  function syncNow(): void {
    void actions.syncNow().then(look)
    void look()
  }

  return {
    turn(on) {
      if (on && !icon) {
        icon = make()
        if (!icon) return false
        said = ''
        show(undefined)
        void look()
        timer = setInterval(() => void look(), LOOK_MS)
      } else if (!on && icon) {
        clearInterval(timer)
        icon.remove()
        icon = null
      }
      return icon !== null
    },
    isThere: () => icon !== null,
  }
}
