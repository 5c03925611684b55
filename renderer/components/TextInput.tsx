import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, READ_ONLY } from './control-look.ts'
import { useFieldAttributes } from './field-context.ts'

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  icon?: ReactNode
}

export function TextInput({ icon, className, id, type = 'text', ...rest }: TextInputProps) {
  const field = useFieldAttributes({ id })
  const input = (
    <input
      {...field}
      {...rest}
      type={type}
      className={classNames(CONTROL, READ_ONLY, icon ? 'pl-10' : null, className)}
    />
  )
  if (!icon) return input
  return (
    <span className="relative block">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
        {icon}
      </span>
      {input}
    </span>
  )
}
