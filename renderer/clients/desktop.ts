import { atom, getDefaultStore } from 'jotai'
import { BRIDGE_NAME, type DesktopBridge, type SignInKept } from '#protocol/bridge.ts'

/** The desktop's bridge, or null in a browser. */
export const desktop = (): DesktopBridge | null =>
  (window as { [BRIDGE_NAME]?: DesktopBridge })[BRIDGE_NAME] ?? null

/** Whether this computer keeps the sign-in when the app closes; null in a browser, where the cookie does. */
export const signInKept = async (): Promise<SignInKept | null> => (await desktop()?.signInKept()) ?? null

/** The number of times the shell has called; null until it is listened to, which can be done once a page. */
const callsAtom = atom<number | null>(null)

/** Calls `ask` with the shell at once, and whenever the shell calls. Returns how to stop; a browser has no shell. */
export function askWhenCalled(ask: (shell: DesktopBridge) => void): () => void {
  const shell = desktop()
  if (!shell) return () => undefined
  const store = getDefaultStore()
  if (store.get(callsAtom) === null) {
    store.set(callsAtom, 0)
    shell.onCalled(() => store.set(callsAtom, (calls) => (calls ?? 0) + 1))
  }
  ask(shell)
  return store.sub(callsAtom, () => ask(shell))
}
