import type { Offered } from '#protocol/away.ts'
import type { DesktopVerbs } from '#protocol/bridge.ts'
import type { Policy } from '../policy/policy.ts'
import type { SettingsFile } from '../settings.ts'

interface AwayVerbsParts {
  settings: SettingsFile
  policy: Pick<Policy, 'disableNotifications' | 'ephemeral'>
  /** whether the system can show them */
  supports: { notifications(): boolean; tray(): boolean }
  turnTray: (on: boolean) => unknown
}

const offered = (forbidden: boolean, supported: () => boolean): Offered =>
  forbidden ? 'forbidden' : supported() ? 'yes' : 'unsupported'

/** The page's verbs for the player's choices while the window is away. They are kept in the settings. */
export function awayVerbs(parts: AwayVerbsParts): Pick<DesktopVerbs, 'away' | 'chooseAway'> {
  const { settings, policy, supports, turnTray } = parts
  const notifications = (): Offered => offered(policy.disableNotifications, supports.notifications)
  // On a computer that others use, no session may run on unseen.
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
