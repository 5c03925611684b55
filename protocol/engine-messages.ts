import type { LiveCommand, LiveEvent } from './live-wire.ts'

/** Main to engine, once, by message: secrets never pass by argv or environment (docs/reference/desktop.md). */
export interface EngineStart {
  type: 'start'
  /** Unix socket path or named pipe the engine listens on */
  pipe: string
  /** every request must carry it in HEADER_ENGINE_SECRET */
  secret: string
  dataFolder: string
  /** in lab mode the folder of players' files from before; null elsewhere */
  keptFolder: string | null
  bankFolder: string
  migrationsFolder: string
  /** the cloud server's address; null where the policy names none that can be used, and nothing is asked of any */
  serverUrl: string | null
  /** lab mode: a player's file goes with their sign-out */
  ephemeral: boolean
  /** whether a sign-in that no keychain keeps may be kept in a file that its password opens */
  mayUnlock: boolean
  /** the companion answers nobody on this computer */
  disableCompanion: boolean
  /** the address of the proxy between this computer and the server, or null for none */
  proxy: string | null
  /** the session the keychain held, or null */
  session: StoredSession | null
}

/** A cloud session as the keychain keeps it: whose it is, the bearer token, and what opens their file. */
export interface StoredSession {
  userId: string
  token: string
  /** opens the player's study file (HEADER_FILE_KEY); without one the file is plain */
  fileKey?: string | undefined
}

export type ToEngine =
  | EngineStart
  | { type: 'stop' }
  /** the system's proxy has changed */
  | { type: 'proxy'; proxy: string | null }
  /** whether the keychain keeps the session that the engine told last */
  | { type: 'session-kept'; kept: boolean }
  /** nobody is at the computer: upload what waits, then sign out */
  | { type: 'sign-out' }
  /** the page's live messages */
  | { type: 'live'; command: LiveCommand }

export type FromEngine =
  | { type: 'ready' }
  /** it could not start, in words for the player; main ends it */
  | { type: 'failed'; message: string }
  /** the session to keep from now on, or null to wipe it */
  | { type: 'session'; session: StoredSession | null }
  | { type: 'live'; event: LiveEvent }
  /** the player's file was damaged and is replaced; so many answers and notes that the server had not got were saved out of it */
  | { type: 'damaged'; saved: number }
  /** the server ended the session; so many answers and notes wait in the player's file, which stays on this computer or doesn't */
  | { type: 'session-ended'; waiting: number; stays: boolean }
  /** on a computer that keeps nothing another player signed in: so many answers and notes of the one before are gone */
  | { type: 'wiped'; lost: number }
  /** a sign-out that main asked for is done; `lost` answers and notes could not be uploaded and are gone */
  | { type: 'signed-out'; lost: number }

export const HEADER_ENGINE_SECRET = 'x-bar-duel-engine'

/** Bytes a call of the page may carry; the engine's own limit (http/errors.ts) is the same. */
export const CALL_BODY_LIMIT = 64 * 1024

/**
 * In a lab's data folder: how many answers and notes have not reached the server. It outlives a
 * crash, which their file does not.
 */
export const LAB_WAITING = 'waiting'
