import { CloudCheck, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type SyncTone, signOf } from '#protocol/sync/sign.ts'
import { useSyncNow, useSyncStatus } from '../../clients/sync.ts'
import { Button } from '../../components/Button.tsx'

const SyncDialog = lazy(() => import('./SyncDialog.tsx'))

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
  const [dialog, setDialog] = useState({ asked: false, open: false })
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
        onClick={() => setDialog({ asked: true, open: true })}
      >
        <span className="max-sm:sr-only">{label}</span>
      </Button>
      {dialog.asked ? (
        <Suspense fallback={null}>
          <SyncDialog
            open={dialog.open}
            onOpenChange={(open) => setDialog({ asked: true, open })}
            status={status}
            busy={busy}
            onSync={syncNow}
          />
        </Suspense>
      ) : null}
    </>
  )
}
