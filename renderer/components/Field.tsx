import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Said at once to screen readers, and drawn in place of nothing: it pushes no other field when absent. */
  error?: ReactNode
  required?: boolean | undefined
  /** Adds the word 'optional' after the label. */
  optional?: boolean | undefined
  hideLabel?: boolean | undefined
  className?: string | undefined
  /** One control: TextInput, PasswordInput, TextArea or Select. */
  children: ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional, hideLabel, className, children } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint ? (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} role="alert" className="flex items-start gap-1 text-sm text-wrong animate-fade">
          <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </p>
      ) : null}
    </div>
  )
}
