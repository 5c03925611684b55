import { useQuery } from '@tanstack/react-query'
import { desktop } from './desktop.ts'
import { CallError, call, NetworkError } from './http.ts'
import { useLive } from './live/live-atom.ts'

/** While the wire is gone the server is looked for this often (ms). */
const LOOK_MS = 1_500

/** Whether an error means that nothing of the server's could be reached. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof CallError && error.code === 'offline')

/** Returns whether the server is out of reach. On the desktop the engine knows, which looks for it by itself. */
export async function isServerAway(): Promise<boolean> {
  try {
    if (desktop()) return (await call('GET /api/sync/status')).phase === 'offline'
    await call('GET /api/health')
    return false
  } catch (error) {
    return isUnreachable(error)
  }
}

/**
 * Whether the server is out of reach. It is asked while the live wire is lost: a network may carry calls and no wires, and
 * then nothing but live play is missing.
 */
export function useOffline(): boolean {
  const isLost = useLive().link.at === 'lost'
  const { data } = useQuery({
    queryKey: ['offline'],
    queryFn: isServerAway,
    enabled: isLost,
    refetchInterval: LOOK_MS,
    gcTime: 0,
  })
  return isLost && data === true
}
