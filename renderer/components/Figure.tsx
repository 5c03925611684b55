import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** plain: one of a card's many. panel: in a box of its own. headline: beside a player's name. */
const LOOKS = {
  plain: {
    box: 'min-w-0',
    label: 'flex items-center gap-2 text-sm font-semibold text-muted',
    value: 'block font-display text-2xl break-words',
    note: 'block text-sm text-pretty text-muted',
  },
  panel: {
    box: 'rounded-md border border-line bg-raised px-4 py-3',
    label: 'text-sm text-muted',
    value: 'block font-display text-2xl tabular-nums',
    note: 'block text-sm text-muted',
  },
  headline: {
    box: 'max-sm:flex max-sm:items-baseline max-sm:gap-1.5',
    label: 'text-xs font-semibold text-muted',
    value: 'text-lg leading-none sm:text-3xl sm:leading-none',
    note: 'text-sm text-brass max-sm:ml-1.5 sm:block',
  },
} as const

export interface FigureProps {
  label: string
  icon?: LucideIcon | undefined
  note?: ReactNode
  look?: keyof typeof LOOKS
  className?: string | undefined
  /** The number itself, with its unit. */
  children: ReactNode
}

/** One number with its name over it and a note under it, such as its parts; stands in a dl. */
export function Figure({ label, icon: Icon, note, look = 'plain', className, children }: FigureProps) {
  const classes = LOOKS[look]
  return (
    <div className={classNames(classes.box, className)}>
      <dt className={classes.label}>
        {Icon ? <Icon className="size-4 shrink-0 text-brass" aria-hidden="true" /> : null}
        {label}
      </dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {note ? <span className={classes.note}>{note}</span> : null}
      </dd>
    </div>
  )
}
