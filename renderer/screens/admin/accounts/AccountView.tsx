import { ArrowLeft } from 'lucide-react'
import { counted, dayText, momentText } from '#protocol/figures.ts'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import type { useAccountDetail } from '../../../clients/admin-accounts.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { SecurityEvents } from '../../../features/security/SecurityEvents.tsx'
import { AccountActions } from './AccountActions.tsx'
import { AccountStatus } from './AccountStatus.tsx'

export interface AccountViewProps {
  /** who looks */
  adminId: string
  detail: ReturnType<typeof useAccountDetail>
  onBack: () => void
}

/** One account: its facts, what an admin can do, and what happened to it lately. */
export function AccountView({ adminId, detail, onBack }: AccountViewProps) {
  return (
    <div className="grid gap-4">
      <Button
        variant="ghost"
        className="justify-self-start"
        icon={<ArrowLeft className="size-4" aria-hidden="true" />}
        onClick={onBack}
      >
        Back to the search
      </Button>
      <Reading
        query={detail}
        failure="We couldn’t load this account"
        loading="Loading account..."
        skeleton={<Skeleton shape="card" className="h-96" />}
      >
        {({ account, events }) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Card title={`@${account.username}`}>
              <Facts account={account} />
              {account.id === adminId ? (
                <p className="mt-4 text-muted">This is your own account. Your settings have all of this.</p>
              ) : (
                <AccountActions account={account} />
              )}
            </Card>
            <Card title="Security events">
              <SecurityEvents events={events} networks />
            </Card>
          </div>
        )}
      </Reading>
    </div>
  )
}

function Facts({ account }: { account: AdminAccount }) {
  const { displayName, email, emailConfirmed, level, createdAt, lastLoginAt, devices, suspendedFor } = account
  const facts: [string, string][] = [
    ['Display name', displayName],
    ['Email', email === null ? 'None' : `${email} (${emailConfirmed ? 'confirmed' : 'not confirmed'})`],
    ['Level', String(level)],
    ['Joined', dayText(createdAt)],
    ['Last sign-in', lastLoginAt === null ? 'Never' : momentText(lastLoginAt)],
    ['Signed in on', counted(devices, 'device', 'devices')],
    ...(account.suspendedAt === null
      ? []
      : ([
          ['Suspended', momentText(account.suspendedAt)],
          ['Reason', suspendedFor ?? 'None'],
        ] satisfies [string, string][])),
  ]
  return (
    <>
      <AccountStatus account={account} />
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="mb-1 break-words sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
