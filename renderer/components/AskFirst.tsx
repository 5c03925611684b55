import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

export interface AskFirstProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  /** the button that asks */
  button: (ask: () => void) => ReactNode
  /** `close` is for when the confirmed work is done; a button that's gone by then takes the dialog with it. */
  onConfirm: (close: () => void) => void
}

/** A button behind a confirmation. */
export function AskFirst({ button, onConfirm, ...confirm }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {button(() => setOpen(true))}
      <ConfirmDialog
        {...confirm}
        open={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => onConfirm(() => setOpen(false))}
      />
    </>
  )
}
