import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import type { ExtraTime } from '#rules/extra-time.ts'
import { call } from './http.ts'
import { useSessionActions } from './session.ts'

const ACCOUNT = ['/api', 'account'] as const
export const SESSIONS = ['/api', 'account', 'sessions'] as const

export type Account = ReplyOf<'GET /api/account'>

/** One's own address, and what may be done with it. */
export const useAccount = () =>
  useQuery({ queryKey: ACCOUNT, queryFn: () => call('GET /api/account'), refetchOnMount: 'always' })

/** The devices that are signed in to the account. */
export const useDevices = () =>
  useQuery({ queryKey: SESSIONS, queryFn: () => call('GET /api/account/sessions'), refetchOnMount: 'always' })

/** The account's latest security events. */
export const useSecurityEvents = () =>
  useQuery({
    queryKey: ['/api', 'account', 'security'],
    queryFn: () => call('GET /api/account/security'),
    refetchOnMount: 'always',
  })

/** Signs out one other device, or all of them where the id is null, and reads again which are signed in. */
export function useEndDevices() {
  const cache = useQueryClient()
  return async (body: { id: string | null; password: string }): Promise<void> => {
    await call('POST /api/account/sessions/end', { body })
    await cache.invalidateQueries({ queryKey: SESSIONS })
  }
}

/** Agrees to news by mail, or takes it back. */
export function useNews(failed: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => call('PATCH /api/account/news', { body: { wanted } }),
    onSuccess: ({ newsSince }) =>
      cache.setQueryData<Account>(ACCOUNT, (held) => (held ? { ...held, newsSince } : held)),
    onError: failed,
  })
}

/** Lets others look at one's finished duels, or takes it back. */
export function useShownDuels(failed: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (shown: boolean) => call('PATCH /api/account/duels', { body: { shown } }),
    onSuccess: ({ showsDuels }) =>
      cache.setQueryData<Account>(ACCOUNT, (held) => (held ? { ...held, showsDuels } : held)),
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
    await cache.invalidateQueries({ queryKey: ACCOUNT })
  }
}

/** Sets a new password; the other devices are signed out with it. */
export function useNewPassword() {
  const cache = useQueryClient()
  return async (body: { password: string; newPassword: string }): Promise<void> => {
    await call('POST /api/account/password', { body })
    await cache.invalidateQueries({ queryKey: SESSIONS })
  }
}

/** Has the account deleted in a week; the other devices are signed out with it. */
export function useDeletion() {
  const cache = useQueryClient()
  const { refresh } = useSessionActions()
  return async (password: string): Promise<void> => {
    const { deletesAt } = await call('POST /api/account/deletion', { body: { password } })
    cache.setQueryData<Account>(ACCOUNT, (held) => (held ? { ...held, deletesAt } : held))
    void refresh()
    await cache.invalidateQueries({ queryKey: SESSIONS })
  }
}

/** Keeps the account after all. */
export function useKeeping(failed: (error: Error) => void) {
  const cache = useQueryClient()
  const { refresh } = useSessionActions()
  return useMutation({
    mutationFn: () => call('DELETE /api/account/deletion'),
    onSuccess: () => {
      cache.setQueryData<Account>(ACCOUNT, (held) => (held ? { ...held, deletesAt: null } : held))
      void refresh()
    },
    onError: failed,
  })
}

/** Returns a copy of all that the server keeps of the player. */
export const ownData = (): Promise<ReplyOf<'GET /api/account/data'>> => call('GET /api/account/data')
