import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

/** Tooltip delays in milliseconds (spec section 9). */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

/** Once, at the root: tooltips share its delays. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Radix.Provider>
  )
}

export interface TooltipProps {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One element that can take focus. */
  children: ReactNode
}

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-sm border border-line bg-raised px-3 py-1 text-sm text-ink shadow-overlay animate-fade data-[state=closed]:animate-fade-out"
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
