import { classNames } from './class-names.ts'
import { Emblem } from './Emblem.tsx'

/** The emblem and the name. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <span
      className={classNames('inline-flex items-center gap-2 font-display text-xl leading-none', className)}
    >
      <Emblem className="size-8 shrink-0 text-brass" />
      <span className="whitespace-nowrap">Bar Duel</span>
    </span>
  )
}
