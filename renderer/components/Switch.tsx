import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

export interface SwitchProps {
  label: string
  /** Its effect, or why it cannot be turned. */
  hint?: ReactNode
  checked: boolean
  /** It can't be turned here. */
  disabled?: boolean
  /** Its last turn is on the way: the next one waits, and the focus stays. */
  busy?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, and takes effect at once. */
export function Switch({ label, hint, checked, disabled = false, busy = false, onChange }: SwitchProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint ? (
          <p id={hintId} className="max-w-measure text-sm text-pretty text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onCheckedChange={busy ? undefined : onChange}
        aria-describedby={hint ? hintId : undefined}
        // A finger needs more room than the track drawn.
        className="group grid min-h-11 shrink-0 place-items-center rounded-md disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55"
      >
        <span className="block h-7 w-12 rounded-full border border-edge bg-raised p-[3px] transition-colors group-hover:border-brass group-data-[state=checked]:border-brass group-data-[state=checked]:bg-brass">
          <Radix.Thumb className="block size-5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-brass" />
        </span>
      </Radix.Root>
    </div>
  )
}
