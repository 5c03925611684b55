import { Radio, RotateCw } from 'lucide-react'

/** Says whether the board is pushed as it changes, or read now and then. */
export function LiveMark({ pushed }: { pushed: boolean }) {
  return pushed ? (
    <p className="inline-flex items-center gap-2 text-sm font-semibold text-correct">
      <Radio className="size-4" aria-hidden="true" />
      Live
    </p>
  ) : (
    <p className="inline-flex items-center gap-2 text-sm text-muted">
      <RotateCw className="size-4" aria-hidden="true" />
      Every 30 sec
    </p>
  )
}
