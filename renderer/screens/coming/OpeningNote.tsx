import { Hourglass } from 'lucide-react'
import { classNames } from '../../components/class-names.ts'

export const OPENING = 'Opens with a coming release'

/** The seal on whatever is not built yet; `id` lets a disabled button point at its reason. */
export function OpeningNote({ id, className }: { id?: string | undefined; className?: string | undefined }) {
  return (
    <p
      id={id}
      className={classNames('inline-flex items-center gap-2 text-sm font-semibold text-muted', className)}
    >
      <Hourglass className="size-4 shrink-0 text-brass" aria-hidden="true" />
      {OPENING}
    </p>
  )
}
