import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  /** The button that takes the next step. */
  action?: ReactNode
  className?: string | undefined
  /** The content that will be here, and how to get it there. */
  children?: ReactNode
}

export function EmptyState({ icon, title, action, className, children }: EmptyStateProps) {
  return (
    <div className={classNames('grid justify-items-center gap-3 px-4 py-8 text-center', className)}>
      {icon ? (
        <span className="grid size-14 place-items-center rounded-full border border-line bg-raised text-brass">
          {icon}
        </span>
      ) : null}
      <p className="font-display text-xl leading-tight">{title}</p>
      {children ? <div className="max-w-form text-pretty text-muted">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
