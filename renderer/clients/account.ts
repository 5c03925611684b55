import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import type { ExtraTime } from '#rules/extra-time.ts'
import { call, readOptions, readsUnder } from './http.ts'
import { useSessionActions } from './session.ts'

const ACCOUNT = readOptions('GET /api/account')
const SESSIONS = readOptions('GET /api/account/sessions')
const SECURITY = readOptions('GET /api/account/security')

export type Account = ReplyOf<'GET /api/account'>

/** One's own address, and what may be done with it. */
export const useAccount = () => useQuery({ ...ACCOUNT, refetchOnMount: 'always' })

/** The devices that are signed in to the account. */
export const useDevices = () => useQuery({ ...SESSIONS, refetchOnMount: 'always' })

/** The account's latest security events. */
export const useSecurityEvents = () => useQuery({ ...SECURITY, refetchOnMount: 'always' })

/**
 * Makes a change that the account's security events tell of, also where it's refused: they and the devices are read again.
 * Returns what the change returned.
 */
export async function securityChange<Reply>(
  cache: QueryClient,
  change: () => Promise<Reply>,
): Promise<Reply> {
  const readAgain = () =>
    Promise.all([SESSIONS, SECURITY].map(({ queryKey }) => cache.invalidateQueries({ queryKey })))
  try {
    const reply = await change()
    await readAgain()
    return reply
  } catch (error) {
    void readAgain()
    throw error
  }
}

/** Signs out one other device, or all of them where the id is null, and reads again which are signed in. */
export function useEndDevices() {
  const cache = useQueryClient()
  return async (body: { id: string | null; password: string }): Promise<void> => {
    await securityChange(cache, () => call('POST /api/account/sessions/end', { body }))
  }
}

/** Agrees to news by mail, or takes it back. */
export function useNews(failed: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => call('PATCH /api/account/news', { body: { wanted } }),
    onSuccess: ({ newsSince }) =>
      cache.setQueryData(ACCOUNT.queryKey, (held) => (held ? { ...held, newsSince } : held)),
    onError: failed,
  })
}

/** Lets others look at one's finished duels, or takes it back. */
export function useShownDuels(failed: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (shown: boolean) => call('PATCH /api/account/duels', { body: { shown } }),
    onSuccess: ({ showsDuels }) =>
      cache.setQueryData(ACCOUNT.queryKey, (held) => (held ? { ...held, showsDuels } : held)),
    onError: failed,
  })
}

/** Sets one's time on clocks outside matches; done once the session's user has it. */
export function useExtraTime() {
  const { refresh } = useSessionActions()
  return useMutation({
    // One after another, so that the last choice is the one kept.
    scope: { id: 'extra-time' },
    mutationFn: async (extraTime: ExtraTime) => {
      await call('PATCH /api/account/extra-time', { body: { extraTime } })
      await refresh()
    },
  })
}

/** Asks for another address, and reads again how things stand. */
export function useNewEmail() {
  const cache = useQueryClient()
  return async (body: { password: string; email: string }): Promise<void> => {
    await call('POST /api/account/email', { body })
    await cache.invalidateQueries({ queryKey: readsUnder('/api/account') })
  }
}

/** Sets a new password; the other devices are signed out with it. */
export function useNewPassword() {
  const cache = useQueryClient()
  return async (body: { password: string; newPassword: string }): Promise<void> => {
    await securityChange(cache, () => call('POST /api/account/password', { body }))
  }
}

/** Has the account deleted in a week; the other devices are signed out with it. */
export function useDeletion() {
  const cache = useQueryClient()
  const { refresh } = useSessionActions()
  return async (password: string): Promise<void> => {
    await securityChange(cache, async () => {
      const { deletesAt } = await call('POST /api/account/deletion', { body: { password } })
      cache.setQueryData(ACCOUNT.queryKey, (held) => (held ? { ...held, deletesAt } : held))
      void refresh()
    })
  }
}

/** Keeps the account after all. */
export function useKeeping(failed: (error: Error) => void) {
  const cache = useQueryClient()
  const { refresh } = useSessionActions()
  return useMutation({
    mutationFn: () => securityChange(cache, () => call('DELETE /api/account/deletion')),
    onSuccess: () => {
      cache.setQueryData(ACCOUNT.queryKey, (held) => (held ? { ...held, deletesAt: null } : held))
      void refresh()
    },
    onError: failed,
  })
}

/** Returns a copy of all that the server keeps of the player. */
export const ownData = (): Promise<ReplyOf<'GET /api/account/data'>> => call('GET /api/account/data')
