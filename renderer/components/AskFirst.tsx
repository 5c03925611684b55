import { type ComponentProps, type ReactNode, useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface AskFirstProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'> {
  /** the button that asks */
  button: (ask: () => void) => ReactNode
}

/** A button behind a confirmation. */
export function AskFirst({ button, ...confirm }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {button(() => setOpen(true))}
      <ConfirmDialog {...confirm} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
