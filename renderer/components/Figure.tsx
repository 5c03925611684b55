import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface FigureProps {
  label: string
  icon?: LucideIcon | undefined
  note?: ReactNode
  /** The number itself, with its unit. */
  children: ReactNode
}

/** One number with its name over it and what it is made of under it; stands in a dl. */
export function Figure({ label, icon: Icon, note, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-2 text-sm font-semibold text-muted">
        {Icon ? <Icon className="size-4 shrink-0 text-brass" aria-hidden="true" /> : null}
        {label}
      </dt>
      <dd>
        <span className="block font-display text-2xl break-words">{children}</span>
        {note ? <span className="block text-sm text-pretty text-muted">{note}</span> : null}
      </dd>
    </div>
  )
}
