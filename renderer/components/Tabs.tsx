import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface TabItem {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  readonly badge?: ReactNode
  readonly disabled?: boolean | undefined
  readonly content: ReactNode
}

export interface TabsProps {
  items: readonly TabItem[]
  /** Names the row of tabs. */
  label: string
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

/** Only the chosen tab's content is in the page. The row scrolls sideways where it does not fit. */
export function Tabs({ items, label, value, defaultValue, onValueChange, className }: TabsProps) {
  const first = items.find((item) => !item.disabled)?.value ?? ''
  const control = value === undefined ? { defaultValue: defaultValue ?? first } : { value }
  return (
    <Radix.Root className={className} {...control} {...(onValueChange ? { onValueChange } : {})}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            {...(item.disabled ? { disabled: true } : {})}
            className="relative flex min-h-12 shrink-0 items-center gap-2 px-3 font-semibold text-muted transition-colors after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:bg-transparent after:transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:text-ink data-[state=active]:after:bg-brass"
          >
            {item.icon}
            {item.label}
            {item.badge}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="pt-6 animate-fade">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
