import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import type { ConfirmDialog as Dialog } from './ConfirmDialog.tsx'

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

export interface LazyConfirmProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange'> {
  /** the button that asks */
  button: (ask: () => void) => ReactNode
}

/** A button behind a confirmation, which is loaded when it's first asked for. */
export function LazyConfirm({ button, ...confirm }: LazyConfirmProps) {
  const [asked, setAsked] = useState({ ever: false, open: false })
  const setOpen = (open: boolean) => setAsked({ ever: true, open })
  return (
    <>
      {button(() => setOpen(true))}
      {asked.ever ? (
        <Suspense fallback={null}>
          <ConfirmDialog {...confirm} open={asked.open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
