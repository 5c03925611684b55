import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Keycap } from './Keycap.tsx'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** While true the button keeps its focus and its width but does nothing. */
  busy?: boolean | undefined
  /** Its label while busy, such as 'Signing In...'. */
  busyLabel?: string | undefined
  icon?: ReactNode
  /** The key that does the same, shown where there is a keyboard to press it on. */
  keyHint?: string | undefined
}

export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, busy = false, busyLabel, icon, keyHint, ...button } = props
  const { className, children, onClick, onKeyDown, type = 'button', ...rest } = button

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  // A key held down presses once: browsers press a button again with every repeat of Enter.
  function holdKey(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    onKeyDown?.(event)
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      aria-keyshortcuts={keyHint}
      onClick={press}
      onKeyDown={holdKey}
    >
      {/* Both labels share one cell, so the button never changes width when the words swap. */}
      <span className="grid items-center">
        <span className={classNames(CELL, busy && 'invisible')}>
          {icon}
          <span>{children}</span>
          {keyHint ? (
            <span className="hidden sm:pointer-fine:contents">
              <Keycap className="-mr-1">{keyHint}</Keycap>
            </span>
          ) : null}
        </span>
        {busy || busyLabel ? (
          <span className={classNames(CELL, !busy && 'invisible')}>
            <Spinner size={18} />
            <span>{busyLabel}</span>
          </span>
        ) : null}
      </span>
    </button>
  )
}

const CELL = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
