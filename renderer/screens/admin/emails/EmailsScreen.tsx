import { useEffect } from 'react'
import { denialOf, useEmailAnalytics } from '../../../clients/admin.ts'
import { Tabs } from '../../../components/Tabs.tsx'
import { toast } from '../../../components/toast.ts'
import { Reading } from '../../../features/reading/Reading.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { AuditLog } from './AuditLog.tsx'
import { EmailsSkeleton } from './EmailsSkeleton.tsx'
import { ExportEmails } from './ExportEmails.tsx'
import { Overview } from './Overview.tsx'
import { RecentSignups } from './RecentSignups.tsx'
import { StatCards } from './StatCards.tsx'

/** The toasts of spec section 8, Admin; once for each failed look. */
function useFailureToast(error: Error | null, failedAt: number): void {
  useEffect(() => {
    const denial = denialOf(error)
    if (!error || failedAt === 0 || denial === 'two_factor_needed') return
    toast(
      denial
        ? {
            title: 'Access Denied',
            description: 'Admin access required to view email analytics',
            variant: 'destructive',
          }
        : { title: 'Error', description: 'Failed to fetch email analytics', variant: 'destructive' },
    )
  }, [error, failedAt])
}

/** Email analytics (spec section 2). Open to every signed-in player; the server decides which of them may read it. */
export default function EmailsScreen() {
  const analytics = useEmailAnalytics()
  useFailureToast(analytics.error, analytics.errorUpdatedAt)
  return (
    <AdminPage
      title="Email Analytics"
      about="See who signed up and who’s active, and export their addresses. Each view and export is written to the audit log."
      denied={denialOf(analytics.error)}
    >
      <Reading
        query={analytics}
        failure="We couldn’t load email analytics"
        loading="Loading email analytics..."
        skeleton={<EmailsSkeleton />}
      >
        {(data) => (
          <div className="grid gap-6 animate-enter">
            <StatCards analytics={data} />
            <Tabs
              label="Email analytics"
              items={[
                { value: 'overview', label: 'Overview', content: <Overview analytics={data} /> },
                { value: 'signups', label: 'Recent Signups', content: <RecentSignups /> },
                { value: 'export', label: 'Export Emails', content: <ExportEmails /> },
              ]}
            />
            <AuditLog />
          </div>
        )}
      </Reading>
    </AdminPage>
  )
}
