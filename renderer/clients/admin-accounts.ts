import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { call, readOptions, readsUnder } from './http.ts'

const ACCOUNTS = readsUnder('/api/admin/accounts')
const detailOf = (userId: string) => readOptions('GET /api/admin/accounts/:userId', { params: { userId } })

export type AccountDetail = ReplyOf<'GET /api/admin/accounts/:userId'>

/**
 * Accounts whose name or address holds the text; of no text, those that are suspended. Each look is written to the audit log:
 * none is made while it isn't wanted.
 */
export const useFoundAccounts = (text: string, wanted: boolean) =>
  useQuery({
    ...readOptions('GET /api/admin/accounts', { query: { q: text } }),
    enabled: wanted,
    refetchOnMount: 'always',
  })

/** One account; null asks for none. */
export const useAccountDetail = (userId: string | null) =>
  useQuery({
    ...detailOf(userId ?? ''),
    enabled: userId !== null,
    refetchOnMount: 'always',
  })

/** Something an admin does to an account, and the text it needs. */
export type AccountAction =
  | { what: 'sign-out' }
  | { what: 'lift' }
  | { what: 'delete' }
  | { what: 'keep' }
  | { what: 'suspend'; reason: string }
  | { what: 'rename'; username: string }

function send(userId: string, action: AccountAction): Promise<{ account: AdminAccount }> {
  const params = { userId }
  if (action.what === 'sign-out') return call('POST /api/admin/accounts/:userId/sign-out', { params })
  if (action.what === 'lift') return call('DELETE /api/admin/accounts/:userId/suspension', { params })
  if (action.what === 'delete') return call('POST /api/admin/accounts/:userId/deletion', { params })
  if (action.what === 'keep') return call('DELETE /api/admin/accounts/:userId/deletion', { params })
  if (action.what === 'rename')
    return call('POST /api/admin/accounts/:userId/username', { params, body: { username: action.username } })
  return call('POST /api/admin/accounts/:userId/suspension', { params, body: { reason: action.reason } })
}

/** Does it, and reads again how the account stands. */
export function useAccountAction(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (action: AccountAction) => send(userId, action),
    onSuccess: async ({ account }) => {
      cache.setQueryData(detailOf(userId).queryKey, (old) => old && { ...old, account })
      await cache.invalidateQueries({ queryKey: ACCOUNTS })
    },
  })
}

/** Makes a link that sets another password once. */
export function useResetLink(userId: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/admin/accounts/:userId/reset-link', { params: { userId } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ACCOUNTS }),
  })
}
