import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** The key that does the same thing; takes the text color around it, so it sits on any surface. */
export function Keycap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-current/45 px-1',
        'font-sans text-xs leading-none font-semibold',
        className,
      )}
    >
      {children}
    </kbd>
  )
}
