import { classNames } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface SpinnerProps {
  /** Diameter in pixels. */
  size?: number | undefined
  /** Read out, and needed unless words nearby already name the work under way. */
  label?: string | undefined
  className?: string | undefined
}

export function Spinner({ size = 20, label, className }: SpinnerProps) {
  return (
    <span className={classNames('inline-flex', className)} role={label ? 'status' : undefined}>
      <svg
        className="animate-spin"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.5" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
