import type { ComponentPropsWithRef } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, READ_ONLY } from './control-look.ts'
import { useFieldAttributes } from './field-context.ts'

export function TextArea({ className, id, rows = 3, ...rest }: ComponentPropsWithRef<'textarea'>) {
  const field = useFieldAttributes({ id })
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={classNames(CONTROL, READ_ONLY, 'resize-y', className)}
    />
  )
}
