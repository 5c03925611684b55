import { CloudCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type SyncTone, signOf } from '#protocol/sync/sign.ts'
import { useSyncNow, useSyncStatus } from '../../clients/sync.ts'
import { Button } from '../../components/Button.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'

const SyncDialog = fetchedDialog(
  async () => (await import('./SyncDialog.tsx')).default,
  ({ onOpenChange }) => onOpenChange(false),
)

const ICONS: Record<SyncTone, typeof CloudOff> = {
  quiet: CloudCheck,
  busy: RefreshCw,
  away: CloudOff,
  warn: TriangleAlert,
}
const COLORS: Record<SyncTone, string> = {
  quiet: 'text-muted',
  busy: 'text-muted',
  away: 'text-muted',
  warn: 'text-warn',
}

/** The quiet sign of syncing, on the desktop: its state, and more on pressing it. */
export default function SyncSign() {
  const status = useSyncStatus()
  const { syncNow, busy } = useSyncNow()
  const [isOpen, setOpen] = useState(false)
  if (!status) return null
  const { label, tone } = signOf(busy ? { ...status, phase: 'syncing' } : status)
  const Icon = ICONS[tone]
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        className={`whitespace-nowrap ${COLORS[tone]}`}
        aria-haspopup="dialog"
        aria-label={`Sync: ${label}`}
        icon={<Icon className="size-4" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">{label}</span>
      </Button>
      <SyncDialog open={isOpen} onOpenChange={setOpen} status={status} busy={busy} onSync={syncNow} />
    </>
  )
}
