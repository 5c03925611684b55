import { Dialog } from './Dialog.tsx'
import { Keycap } from './Keycap.tsx'

export interface Shortcut {
  /** Any of these keys does it. */
  readonly keys: readonly string[]
  readonly label: string
}

export interface ShortcutsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  shortcuts: readonly Shortcut[]
}

export function ShortcutsDialog({ open, onOpenChange, shortcuts }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="divide-y divide-line">
        {shortcuts.map(({ keys, label }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-3">
            <dt>{label}</dt>
            <dd className="flex gap-1 text-muted">
              {keys.map((key) => (
                <Keycap key={key}>{key}</Keycap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
