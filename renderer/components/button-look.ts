import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'chosen' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
/** Squares for a sign alone. */
export type IconButtonSize = 'icon' | 'small-icon'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | IconButtonSize | undefined
  readonly fullWidth?: boolean | undefined
}

const BASE =
  'inline-flex items-center justify-center rounded-md border font-semibold leading-tight text-center no-underline ' +
  'select-none transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-default'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'border-transparent bg-brass text-on-brass not-disabled:hover:bg-brass-near',
  secondary:
    'border-edge bg-surface text-ink not-disabled:hover:bg-raised not-disabled:hover:border-brass not-disabled:active:bg-line/50',
  // One of a few that is pressed. Gold is for the one thing to do.
  chosen: 'border-brass bg-brass/12 text-ink',
  ghost:
    'border-transparent bg-transparent text-ink not-disabled:hover:bg-ink/8 not-disabled:active:bg-ink/14',
  danger: 'border-transparent bg-wrong text-on-brass not-disabled:hover:bg-wrong-near',
}

const SIZES: Readonly<Record<ButtonSize | IconButtonSize, string>> = {
  small: 'min-h-9 px-3 py-1 text-sm',
  medium: 'min-h-12 px-4 py-2 text-base',
  large: 'min-h-14 px-6 py-3 text-lg',
  icon: 'size-12',
  'small-icon': 'size-9',
}

/** The class of anything that looks like a button, whether it is a button or a link. */
export function buttonClass({ variant = 'secondary', size = 'medium', fullWidth }: ButtonLook): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], fullWidth && 'w-full')
}
