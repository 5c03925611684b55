import type { Managed, PolicyKey, ServerChoice } from '#protocol/bridge.ts'
import { counted } from '#protocol/figures.ts'

/** Each binding in words for the player. */
const LINES: Record<PolicyKey, (managed: Managed, server: ServerChoice) => string> = {
  serverUrl: (_managed, { address }) =>
    address === null
      ? 'It names no server we can use, so nothing syncs. Tell your administrator.'
      : `The server is ${address}.`,
  ephemeral: () => 'Nothing of yours stays on this computer after you sign out.',
  idleSignOutMinutes: ({ idleSignOutMinutes }) =>
    `You’re signed out after ${counted(idleSignOutMinutes, 'idle minute', 'idle minutes')}.`,
  disableUpdates: () => 'Your school installs updates.',
  disableCompanion: () => 'Atticus is off.',
  disableNotifications: () => 'Notifications are off.',
  rememberSignIn: () => 'You sign in each time you open Bar Duel.',
}

/** The lines of what a policy binds on this computer, in the order of its keys; none where nothing is managed. */
export const managedLines = (managed: Managed, server: ServerChoice): string[] =>
  managed.bound.map((key) => LINES[key](managed, server))
