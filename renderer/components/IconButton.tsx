import type { ComponentPropsWithRef, ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Its name, read out and shown as the tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: 'small' | 'medium' | undefined
}

export function IconButton({ label, icon, variant = 'ghost', size = 'medium', ...button }: IconButtonProps) {
  const { className, type = 'button', ...rest } = button
  const look = buttonClass({ variant, size: size === 'small' ? 'small-icon' : 'icon' })
  return (
    <Tooltip content={label}>
      <button {...rest} type={type} aria-label={label} className={classNames(look, className)}>
        {icon}
      </button>
    </Tooltip>
  )
}
