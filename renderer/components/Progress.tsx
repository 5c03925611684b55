import { classNames } from './class-names.ts'

export type ProgressTone = 'brass' | 'right' | 'wrong' | 'warn' | 'info'

const FILLS: Readonly<Record<ProgressTone, string>> = {
  brass: 'bg-brass',
  right: 'bg-correct',
  wrong: 'bg-wrong',
  warn: 'bg-warn',
  info: 'bg-info',
}

export interface ProgressProps {
  value: number
  max?: number | undefined
  label: string
  tone?: ProgressTone | undefined
  size?: 'thin' | 'normal' | undefined
  /** The text read out instead of a percentage, such as '40 of 100 HP'. */
  valueText?: string | undefined
  className?: string | undefined
}

export function Progress(props: ProgressProps) {
  const { value, max = 100, label, tone = 'brass', size = 'thin', valueText, className } = props
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
      className={classNames(
        'overflow-hidden rounded-full bg-line',
        size === 'thin' ? 'h-1.5' : 'h-3',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width,background-color] duration-320',
          FILLS[tone],
        )}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
