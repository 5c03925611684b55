import type { Offered } from '#protocol/away.ts'
import type { DesktopVerbs } from '#protocol/bridge.ts'
import type { Policy } from '../policy/policy.ts'
import type { SettingsFile } from '../settings.ts'

interface AwayVerbsParts {
  settings: SettingsFile
  policy: Pick<Policy, 'disableNotifications' | 'ephemeral'>
  /** what the system can do */
  supports: { notifications(): boolean; tray(): boolean }
  turnTray: (on: boolean) => unknown
}

const offered = (forbidden: boolean, supported: () => boolean): Offered =>
  forbidden ? 'forbidden' : supported() ? 'yes' : 'unsupported'

/** What the player may choose of the app away from its window, and the choice, kept in the settings. */
export function awayVerbs(parts: AwayVerbsParts): Pick<DesktopVerbs, 'away' | 'chooseAway'> {
  const { settings, policy, supports, turnTray } = parts
  const notifications = (): Offered => offered(policy.disableNotifications, supports.notifications)
  // Nobody's session is to run on unseen on a computer that others use.
  const tray = (): Offered => offered(policy.ephemeral, supports.tray)

  return {
    away: async () => ({ choice: settings.now().away, notifications: notifications(), tray: tray() }),
    async chooseAway(choice) {
      if (choice.notify && notifications() === 'forbidden') return 'forbidden'
      if (choice.tray && tray() === 'forbidden') return 'forbidden'
      await settings.change({ away: choice })
      turnTray(choice.tray)
      return 'saved'
    },
  }
}
