import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { AccountSession } from '#protocol/http/account.ts'
import { useDevices, useEndDevices } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { announce } from '../../components/announcements.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lastUsedText } from './last-used-text.ts'
import { PasswordForm } from './PasswordForm.tsx'

const FAILED = 'We couldn’t reach the server. Check your connection and try again.'

/** One device that is to be signed out, or all but this one. */
type Leaving = AccountSession | 'others'

/** The devices that are signed in, each to be signed out from here with the password. */
export function Devices() {
  const devices = useDevices()
  const end = useEndDevices()
  const [asking, setAsking] = useState(false)
  // Kept while the dialog closes: its words stay as they were.
  const [leaving, setLeaving] = useState<Leaving>('others')
  const sessions = devices.data?.sessions ?? []

  function ask(about: Leaving) {
    setLeaving(about)
    setAsking(true)
  }

  return (
    <Card
      title="Devices"
      action={
        sessions.length > 1 ? (
          <Button size="small" className="min-h-11" onClick={() => ask('others')}>
            Sign out all others
          </Button>
        ) : null
      }
    >
      {devices.isError ? (
        <ErrorState message={wordsOf(devices.error, FAILED)} onRetry={() => void devices.refetch()} />
      ) : devices.data ? (
        <ul className="grid gap-2">
          {sessions.map((session) => (
            <Device key={session.id} session={session} onEnd={() => ask(session)} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={leaving === 'others' ? 'Sign out all other devices?' : `Sign out ${leaving.device}?`}
        description="To sign in there again, you’ll need your password. Answers a desktop app hasn’t uploaded yet stay on it."
      >
        <PasswordForm
          submitLabel={leaving === 'others' ? 'Sign them out' : 'Sign out this device'}
          busyLabel="Signing out..."
          failed={FAILED}
          onPassword={async (password) => {
            await end({ id: leaving === 'others' ? null : leaving.id, password })
            announce(
              leaving === 'others' ? 'The other devices are signed out.' : `${leaving.device} is signed out.`,
            )
          }}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Card>
  )
}

interface DeviceProps {
  session: AccountSession
  onEnd: () => void
}

function Device({ session: { device, current, lastUsedAt }, onEnd }: DeviceProps) {
  const Icon = /iOS|Android/.test(device) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-raised px-4 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Icon className="size-5 shrink-0 text-brass" aria-hidden="true" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">{device}</span>
          <span className="block text-sm text-muted">{lastUsedText(lastUsedAt, Date.now())}</span>
        </span>
      </span>
      {current ? (
        <Badge tone="brass">This device</Badge>
      ) : (
        <Button size="small" className="min-h-11" onClick={onEnd}>
          Sign out<span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  )
}
