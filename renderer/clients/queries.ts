import { type InferDataFromTag, QueryClient, type QueryKey } from '@tanstack/react-query'

/** No retries, nothing stale by itself, no refetch on focus, unused entries dropped after 5 minutes (spec section 9). */
const UNUSED_MS = 5 * 60_000

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The desktop's engine answers with no network, so the browser's idea of being online decides nothing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/**
 * Puts what a move returned in place of what was read before. A read that was under way is given up, since it may have begun
 * before the move and would take it back, and begun anew, since it may have been asked for by news that came after it.
 */
export async function putFresh<Key extends QueryKey>(
  client: QueryClient,
  queryKey: Key,
  data: InferDataFromTag<unknown, Key>,
): Promise<void> {
  const wasReading = client.isFetching({ queryKey, exact: true }) > 0
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<unknown>(queryKey, data)
  if (wasReading) void client.invalidateQueries({ queryKey, exact: true })
}
