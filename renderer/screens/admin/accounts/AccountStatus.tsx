import { dayText } from '#protocol/figures.ts'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import { Badge } from '../../../components/Badge.tsx'

/** The facts that are out of the ordinary about an account. */
export function AccountStatus({ account: { role, suspendedAt, deletesAt } }: { account: AdminAccount }) {
  if (role === 'player' && suspendedAt === null && deletesAt === null) return null
  return (
    <span className="mt-1 flex flex-wrap gap-2">
      {role === 'admin' ? <Badge tone="brass">Admin</Badge> : null}
      {suspendedAt === null ? null : <Badge tone="wrong">Suspended</Badge>}
      {deletesAt === null ? null : <Badge tone="warn">Deletes on {dayText(deletesAt)}</Badge>}
    </span>
  )
}
