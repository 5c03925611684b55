import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { AccountSession } from '#protocol/http/account.ts'
import { useDevices, useEndDevices } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { lastUsedText } from './last-used-text.ts'

const FAILED = 'We couldn’t reach the server. Check your connection and try again.'

/** The devices that are signed in, each to be signed out from here. */
export function Devices() {
  const devices = useDevices()
  const [failure, setFailure] = useState('')
  const [asking, setAsking] = useState(false)
  const end = useEndDevices((error) => setFailure(wordsOf(error, FAILED)))
  const sessions = devices.data?.sessions ?? []

  function signOut(id: string | null) {
    setFailure('')
    end.mutate(id, { onSettled: () => setAsking(false) })
  }

  return (
    <Card
      title="Devices"
      action={
        sessions.length > 1 ? (
          <Button size="small" className="min-h-11" onClick={() => setAsking(true)}>
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
            <Device
              key={session.id}
              session={session}
              ending={end.isPending && end.variables === session.id}
              onEnd={() => signOut(session.id)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <Failure words={failure} className="mt-3" />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out all other devices?"
        description="Each one will ask for your password again. Answers a desktop app hasn’t uploaded yet stay on it."
        confirmLabel="Sign them out"
        busy={end.isPending}
        busyLabel="Signing out..."
        onConfirm={() => signOut(null)}
      />
    </Card>
  )
}

interface DeviceProps {
  session: AccountSession
  ending: boolean
  onEnd: () => void
}

function Device({ session: { device, current, lastUsedAt }, ending, onEnd }: DeviceProps) {
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
        <Button size="small" className="min-h-11" busy={ending} busyLabel="Signing out..." onClick={onEnd}>
          Sign out<span className="sr-only"> {device}</span>
        </Button>
      )}
    </li>
  )
}
