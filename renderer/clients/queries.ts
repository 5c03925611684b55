import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { read } from './http.ts'

/** No retries, nothing stale by itself, no refetch on focus, unused entries dropped after 5 minutes (spec section 9). */
const UNUSED_MS = 5 * 60_000

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }: { queryKey: QueryKey }) => read(queryKey),
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

/** Puts what a move returned in place of what was read before; a read that began before the move would take it back. */
export async function putFresh<Data>(client: QueryClient, queryKey: QueryKey, data: Data): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  client.setQueryData<Data>(queryKey, data)
}
