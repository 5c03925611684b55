import { Settings } from 'lucide-react'
import { momentText } from '#protocol/figures.ts'
import type { RefusedAnswer, SyncStatus } from '#protocol/http/sync.ts'
import { signOf } from '#protocol/sync/sign.ts'
import { openSettings } from '../../clients/open-settings.ts'
import { useDismissRefused, useRefused } from '../../clients/sync.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ExportButton } from './ExportButton.tsx'
import { explained, reasonOf } from './sync-words.ts'

interface SyncDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  status: SyncStatus
  busy: boolean
  onSync: () => void
}

/** The state of syncing in words, the answers that were refused with the reasons, and a way to sync now. */
export default function SyncDialog({ open, onOpenChange, status, busy, onSync }: SyncDialogProps) {
  const refused = useRefused()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={signOf(status).label}
      description={explained(status)}
      size="medium"
      footer={
        <>
          <ExportButton format="csv" />
          <ExportButton format="json" />
          <Button variant="primary" busy={busy} busyLabel="Syncing..." onClick={onSync}>
            Sync now
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">
        {status.lastSyncedAt === null ? 'Not synced yet.' : `Last synced ${momentText(status.lastSyncedAt)}.`}
      </p>
      {refused.length > 0 ? <Refused answers={refused} /> : null}
      <p className="mt-4 text-sm text-muted">
        Choose notifications, the tray, and the server in this computer’s settings.
      </p>
      <Button
        size="small"
        className="mt-2 min-h-11"
        aria-haspopup="dialog"
        icon={<Settings className="size-4" aria-hidden="true" />}
        onClick={() => {
          onOpenChange(false)
          openSettings()
        }}
      >
        Settings
      </Button>
    </Dialog>
  )
}

function Refused({ answers }: { answers: readonly RefusedAnswer[] }) {
  const { dismiss, busy } = useDismissRefused()
  return (
    <section className="mt-6" aria-labelledby="refused-answers">
      <h3 id="refused-answers" className="text-lg">
        Not counted
      </h3>
      <p className="mt-1 text-sm text-muted">
        You gave these answers on this computer, but we couldn’t count them. A newer version of Bar Duel tries
        them again.
      </p>
      <Button size="small" className="mt-2 min-h-11" busy={busy} onClick={dismiss}>
        Clear this list
      </Button>
      <ul className="mt-3 grid gap-2">
        {answers.map(({ id, code, subject, answeredAt, refusedAt }) => (
          <li key={id} className="rounded-md border border-line p-3">
            <p className="font-semibold">
              {subject || 'An answer'}, {momentText(answeredAt ?? refusedAt)}
            </p>
            <p className="text-sm text-muted">{reasonOf(code)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
