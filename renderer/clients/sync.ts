import { partialMatchKey, type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { DailyCase } from '#protocol/http/daily.ts'
import type { RefusedAnswer, SyncStatus } from '#protocol/http/sync.ts'
import { DAILY_CASE, refetchAfter } from './daily.ts'
import { call, readOptions } from './http.ts'
import { useLive } from './live/live-atom.ts'

const STATUS = readOptions('GET /api/sync/status')
const REFUSED = readOptions('GET /api/sync/refused')
/** The engine is asked over a pipe on this machine; more often while it is cut off. */
const LOOK_MS = 5_000
const LOOK_OFFLINE_MS = 1_000

/** Whether a sync that brought news has this read made again. Not the next day's case: the first asking starts its clock. */
export const isReadAgain = ({ queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean =>
  queryKey[1] === DAILY_CASE.queryKey[1]
    ? refetchAfter(state.data as DailyCase | undefined) !== false
    : !partialMatchKey(queryKey, STATUS.queryKey)

/** The state of syncing. A sync that brought news shows at once: everything read of the player is read again. */
export function useSyncStatus(): SyncStatus | null {
  const client = useQueryClient()
  const { data } = useQuery({
    ...STATUS,
    refetchInterval: ({ state }) => (state.data?.phase === 'offline' ? LOOK_OFFLINE_MS : LOOK_MS),
  })
  // A wire that is lost or stands again tells of the network sooner than the next look.
  const { at } = useLive().link
  useEffect(() => {
    if (at === 'lost' || at === 'open') void client.invalidateQueries({ queryKey: STATUS.queryKey })
  }, [client, at])
  const last = useRef<string | null>(null)
  const syncedAt = data?.lastSyncedAt ?? null
  useEffect(() => {
    if (last.current !== null && syncedAt !== last.current)
      void client.invalidateQueries({ predicate: isReadAgain })
    last.current = syncedAt
  }, [client, syncedAt])
  return data ?? null
}

export function useSyncNow() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/sync/now'),
    onSuccess: (status) => {
      client.setQueryData(STATUS.queryKey, status)
      void client.invalidateQueries({ queryKey: REFUSED.queryKey })
    },
  })
  // The network is back: no reason to wait for the next round.
  useEffect(() => {
    const back = () => mutate()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [mutate])
  return { syncNow: () => mutate(), busy: isPending }
}

/** Returns how to put the refused answers out of sight. */
export function useDismissRefused() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('DELETE /api/sync/refused'),
    onSuccess: (status) => {
      client.setQueryData(STATUS.queryKey, status)
      client.setQueryData(REFUSED.queryKey, [])
    },
  })
  return { dismiss: () => mutate(), busy: isPending }
}

export const useRefused = (): RefusedAnswer[] => useQuery(REFUSED).data ?? []
