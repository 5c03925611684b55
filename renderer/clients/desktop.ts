import { BRIDGE_NAME, type DesktopBridge, type SignInKept } from '#protocol/bridge.ts'

/** The desktop's bridge, or null in a browser. */
export const desktop = (): DesktopBridge | null =>
  (window as { [BRIDGE_NAME]?: DesktopBridge })[BRIDGE_NAME] ?? null

/** Whether this computer keeps the sign-in when the app closes; null in a browser, where the cookie does. */
export const signInKept = async (): Promise<SignInKept | null> => (await desktop()?.signInKept()) ?? null
