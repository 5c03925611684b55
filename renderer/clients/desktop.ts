import { BRIDGE_NAME, type DesktopBridge, type SignInKept } from '#protocol/bridge.ts'

/** The desktop's bridge, or null in a browser. */
export const desktop = (): DesktopBridge | null =>
  (window as { [BRIDGE_NAME]?: DesktopBridge })[BRIDGE_NAME] ?? null

/** Whether this computer keeps the sign-in when the app closes; null in a browser, where the cookie does. */
export const signInKept = async (): Promise<SignInKept | null> => (await desktop()?.signInKept()) ?? null

const listeners = new Set<() => void>()
let hearing = false

/** Asks the shell at once, and whenever it calls, by `ask`. Answers how to stop; a browser has no shell. */
export function askWhenCalled(ask: (shell: DesktopBridge) => void): () => void {
  const shell = desktop()
  if (!shell) return () => undefined
  if (!hearing) {
    hearing = true
    shell.onCalled(() => {
      for (const listener of listeners) listener()
    })
  }
  const listener = () => ask(shell)
  listeners.add(listener)
  listener()
  return () => listeners.delete(listener)
}
