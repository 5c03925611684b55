import type { LiveEvent } from './live-wire.ts'

/** What the desktop's page may ask of its shell: a closed list of typed verbs (design section 8). Nothing else crosses. */
export interface DesktopBridge extends DesktopVerbs {
  live: LiveBridge
}

/** The cloud's real-time socket, which the engine opens with the session it holds. Wires are numbered by the page. */
export interface LiveBridge {
  open(wire: number): void
  send(wire: number, text: string): void
  close(wire: number): void
  /** what befalls wires; asked for once a page */
  onMessage(listener: (event: LiveEvent) => void): void
}

/** Questions of the page, each answered once. */
export interface DesktopVerbs {
  /** versions for the 'about' box */
  about(): Promise<DesktopAbout>
  /** whether a sign-in outlives this run, or why not */
  signInKept(): Promise<SignInKept>
}

export interface DesktopAbout {
  version: string
  platform: string
}

/** keychain: kept by the system. memory: forgotten when the app closes, because the system offers no keychain now. */
export type SignInKept = 'keychain' | 'memory'

/** IPC channels, one a verb. */
export const BRIDGE_CHANNELS = {
  about: 'bar-duel:about',
  signInKept: 'bar-duel:sign-in-kept',
} as const satisfies Record<keyof DesktopVerbs, string>

/** The channel of live messages, both ways. */
export const LIVE_CHANNEL = 'bar-duel:live'

/** The name the bridge has on the page's window. */
export const BRIDGE_NAME = 'barDuelDesktop'

/** The renderer's address on the desktop (design section 8). */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://barduel'
