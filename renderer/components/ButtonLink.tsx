import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { classNames } from './class-names.ts'

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode
}

/** A link that looks like a button: for going somewhere, where a Button is for doing something. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  className,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <Link {...link} className={classNames(buttonClass({ variant, size, fullWidth }), 'gap-2', className)}>
      {icon}
      <span>{children}</span>
    </Link>
  )
}
