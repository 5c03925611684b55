import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { classNames } from './class-names.ts'

export interface ErrorStateProps {
  title?: ReactNode
  /** The failure, and the next step. */
  message: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
  className?: string | undefined
}

export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, retryLabel = 'Try again', retrying = false, className } = props
  return (
    <div
      role="alert"
      className={classNames('grid justify-items-center gap-3 px-4 py-8 text-center', className)}
    >
      <span className="grid size-14 place-items-center rounded-full border border-wrong/55 bg-raised text-wrong">
        <TriangleAlert className="size-6" aria-hidden="true" />
      </span>
      {title ? <p className="font-display text-xl leading-tight">{title}</p> : null}
      <p className="max-w-form text-pretty text-muted">{message}</p>
      {onRetry ? (
        <Button
          busy={retrying}
          busyLabel="Trying again..."
          icon={<RotateCw className="size-4" aria-hidden="true" />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      ) : null}
    </div>
  )
}
