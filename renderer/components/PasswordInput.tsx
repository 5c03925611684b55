import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL } from './control-look.ts'
import { useFieldAttributes } from './field-context.ts'

/** A password with a button that shows the typed text. */
export function PasswordInput({ className, id, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const field = useFieldAttributes({ id })
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...field}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classNames(CONTROL, 'pr-12', className)}
      />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-controls={field.id}
        className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-muted transition-colors hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  )
}
