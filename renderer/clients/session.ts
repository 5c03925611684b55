import { partialMatchKey, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { VISITOR_MARK } from '#protocol/web-files.ts'
import { CallError, call, callUntil, listenForRefusals, readsUnder } from './http.ts'
import { concernsUser, forgetUser, storedUser, storeUser } from './stored-user.ts'

export const SESSION_KEY = readsUnder('/api/auth/me')

/** The signed-in player, or null for a 401; other failures are errors (spec section 7). */
async function fetchSession({ signal }: { signal: AbortSignal }): Promise<SessionUser | null> {
  try {
    const user = await callUntil(signal, 'GET /api/auth/me')
    if (!signal.aborted) storeUser(user)
    return user
  } catch (error) {
    if (error instanceof CallError && error.status === 401) {
      if (!signal.aborted) forgetUser()
      return null
    }
    if (error instanceof CallError) throw new Error(`HTTP ${error.status}`, { cause: error })
    throw error
  }
}

/** The read of the session. */
export const SESSION = { queryKey: SESSION_KEY, queryFn: fetchSession }

export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: SessionUser }
  | { state: 'failed'; error: Error; retry: () => void }

/** Whether nobody was signed in when this page was asked for: its request brought no session. */
export const isKnownVisitor = (): boolean => document.documentElement.hasAttribute(VISITOR_MARK)

/** Null for a known visitor, about whom the server needs not be asked. */
function knownSession(): null | undefined {
  if (!isKnownVisitor()) return undefined
  forgetUser()
  return null
}

/** Loading, then signed in or out. A stored user paints first; the server's word follows and wins. */
export function useSession(): Session {
  const query = useQuery({
    ...SESSION,
    initialData: knownSession,
    placeholderData: () => storedUser() ?? undefined,
  })
  if (query.data) return { state: 'signed-in', user: query.data }
  if (query.data === null) return { state: 'signed-out' }
  if (query.error) return { state: 'failed', error: query.error, retry: () => void query.refetch() }
  return { state: 'loading' }
}

let onSignIn = (): void => undefined

/** Calls `listener` after every sign-in and sign-up, so that one place can tell the player of its consequences. */
export const listenForSignIn = (listener: () => void): void => {
  onSignIn = listener
}

let onEndElsewhere = (): void => undefined

/** Calls `listener` when the session that this page showed was ended, but not by this tab's own sign-out. */
export const listenForEndElsewhere = (listener: () => void): void => {
  onEndElsewhere = listener
}

/** Whether this tab signs out now. */
let isSigningOut = false

/**
 * Sets, refreshes and ends the session; everything cached of one player goes with it. `forget` is for a session that the server
 * has just ended at this page's asking.
 */
export function useSessionActions() {
  const client = useQueryClient()
  const signIn = useCallback(
    (user: SessionUser) => {
      storeUser(user)
      showPlayer(client, user)
      onSignIn()
    },
    [client],
  )
  const update = useCallback(
    (user: SessionUser) => {
      storeUser(user)
      client.setQueryData(SESSION_KEY, user)
    },
    [client],
  )
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: SESSION_KEY }), [client])
  const forget = useCallback(() => endSession(client), [client])
  const signOut = useCallback(
    async (discardUnsynced = false) => {
      isSigningOut = true
      try {
        await call('POST /api/auth/logout', { query: discardUnsynced ? { discardUnsynced: 'true' } : {} })
        endSession(client)
      } finally {
        isSigningOut = false
      }
    },
    [client],
  )
  return { signIn, update, refresh, forget, signOut }
}

/** Everything cached but the session itself belongs to one player. */
const dropPlayersData = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ queryKey }) => !partialMatchKey(queryKey, SESSION_KEY) })

function endSession(client: QueryClient): void {
  forgetUser()
  showPlayer(client, null)
}

/** Shows another player, or none. A read under way that the server took before would bring the last one back. */
function showPlayer(client: QueryClient, user: SessionUser | null): void {
  void client.cancelQueries({ queryKey: SESSION_KEY })
  client.setQueryData(SESSION_KEY, user)
  dropPlayersData(client)
}

/** A session that ended elsewhere shows at the next call: the app is then signed out, and nothing of the player stays. */
export function watchForEndedSession(client: QueryClient): void {
  // Another tab signed out, or in as somebody else: the player shown in this tab is no longer theirs to see.
  addEventListener('storage', (event) => {
    const shown = client.getQueryData<SessionUser | null>(SESSION_KEY)
    if (!concernsUser(event) || storedUser()?.id === shown?.id) return
    dropPlayersData(client)
    void client.invalidateQueries({ queryKey: SESSION_KEY })
  })
  listenForRefusals((error) => {
    if (error.code !== 'unauthenticated' || !client.getQueryData(SESSION_KEY)) return
    endSession(client)
    if (!isSigningOut) onEndElsewhere()
  })
}
