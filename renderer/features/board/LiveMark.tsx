import { CloudOff, Radio, RotateCw } from 'lucide-react'
import { useLive } from '../../clients/live/live-atom.ts'

/** Says whether the board is pushed as it changes, or read now and then. */
export function LiveMark({ pushed }: { pushed: boolean }) {
  const isOffline = useLive().link.at === 'lost'
  if (isOffline)
    return (
      <p className="inline-flex items-center gap-2 text-sm text-muted">
        <CloudOff className="size-4" aria-hidden="true" />
        Offline
      </p>
    )
  return pushed ? (
    <p className="inline-flex items-center gap-2 text-sm font-semibold text-correct">
      <Radio className="size-4" aria-hidden="true" />
      Live
    </p>
  ) : (
    <p className="inline-flex items-center gap-2 text-sm text-muted">
      <RotateCw className="size-4" aria-hidden="true" />
      Every 30 seconds
    </p>
  )
}
