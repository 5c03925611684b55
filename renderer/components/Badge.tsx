import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'neutral' | 'brass' | 'right' | 'wrong' | 'warn' | 'info'

const TONES: Readonly<Record<BadgeTone, string>> = {
  neutral: 'border-line text-muted',
  brass: 'border-brass/55 text-brass',
  right: 'border-correct/55 text-correct',
  wrong: 'border-wrong/55 text-wrong',
  warn: 'border-warn/55 text-warn',
  info: 'border-info/55 text-info',
}

export interface BadgeProps {
  tone?: BadgeTone | undefined
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full border px-2 py-px text-xs font-semibold',
        TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
