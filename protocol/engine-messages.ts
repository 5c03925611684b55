import type { LiveCommand, LiveEvent } from './live-wire.ts'

/** Main to engine, once, by message: secrets never pass by argv or environment (reference/desktop.md). */
export interface EngineStart {
  type: 'start'
  /** Unix socket path or named pipe the engine listens on */
  pipe: string
  /** every request must carry it in HEADER_ENGINE_SECRET */
  secret: string
  dataFolder: string
  bankFolder: string
  migrationsFolder: string
  /** the cloud server's address */
  serverUrl: string
  /** the session the keychain held, or null */
  session: StoredSession | null
}

/** A cloud session as the keychain keeps it: whose it is, and the bearer token. */
export interface StoredSession {
  userId: string
  token: string
}

export type ToEngine =
  | EngineStart
  | { type: 'stop' }
  /** the page's live messages */
  | { type: 'live'; command: LiveCommand }

export type FromEngine =
  | { type: 'ready' }
  /** it could not start, in words for the player; main ends it */
  | { type: 'failed'; message: string }
  /** the session to keep from now on, or null to wipe it */
  | { type: 'session'; session: StoredSession | null }
  | { type: 'live'; event: LiveEvent }

export const HEADER_ENGINE_SECRET = 'x-bar-duel-engine'

/** Bytes a call of the page may carry; the engine's own limit (study/http/speak.ts) is the same. */
export const CALL_BODY_LIMIT = 64 * 1024
