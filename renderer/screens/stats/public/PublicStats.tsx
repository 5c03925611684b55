import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isNothingThere } from '../../../clients/nothing-there.ts'
import { type PublicRecord, usePublicRecord } from '../../../clients/stats.ts'
import { AppHeader } from '../../../components/AppHeader.tsx'
import { Page } from '../../../components/Page.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { RecentPerformance } from '../record/RecentPerformance.tsx'
import { StandingCard } from '../record/StandingCard.tsx'
import { publicTabIn } from '../tab.ts'
import { useChosenTabInSight } from '../use-chosen-tab-in-sight.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { SubjectShares } from './SubjectShares.tsx'
import { UserNotFound } from './UserNotFound.tsx'

/** Another player's record: mastery and performance; the rest is each player's own (spec section 2). */
export function PublicStats({ userId }: { userId: string }) {
  const query = usePublicRecord(userId)
  if (isNothingThere(query.error)) return <UserNotFound />
  return (
    <Page
      title={query.data?.user.displayName ?? 'Player record'}
      header={<AppHeader back={{ to: '/', label: 'Back to Game' }} />}
      hiddenHeading={!query.data}
    >
      <Reading
        query={query}
        failure="We couldn’t load this player’s record"
        offline="You’re offline. Reconnect to see this player. Your own stats still work, under My Stats."
        loading="Loading the player’s record..."
        skeleton={
          <div className="grid gap-6">
            <Skeleton shape="card" className="h-80 sm:h-56" />
            <Skeleton shape="card" className="h-96" />
          </div>
        }
      >
        {(record) => <Profile record={record} />}
      </Reading>
    </Page>
  )
}

function Profile({ record: { user, subjectStats, address } }: { record: PublicRecord }) {
  const [search, setSearch] = useSearchParams()
  const tab = publicTabIn(search.get('tab'))
  const tabs = useRef<HTMLDivElement>(null)
  useChosenTabInSight(tabs, tab)
  const closed = (value: string, label: string) => ({ value, label, disabled: true, content: null })
  return (
    <div className="grid gap-6">
      <ProfileCard user={user} address={address} />
      <div ref={tabs} className="min-w-0">
        <Tabs
          label="Statistics"
          value={tab}
          onValueChange={(next) => setSearch(next === 'mastery' ? {} : { tab: next }, { replace: true })}
          items={[
            { value: 'mastery', label: 'Mastery', content: <SubjectShares subjects={subjectStats} /> },
            closed('subtopics', 'Subtopics'),
            {
              value: 'performance',
              label: 'Performance',
              content: (
                <div className="grid gap-6">
                  <StandingCard
                    correct={user.totalCorrectAnswers}
                    answered={user.totalQuestionsAnswered}
                    wins={user.totalWins}
                    losses={user.totalLosses}
                    currentStreak={user.currentOverallStreak}
                    dailyStreak={user.dailyStreak}
                  />
                  <RecentPerformance attempts={user.recentAttempts} />
                </div>
              ),
            },
            closed('history', 'History'),
            closed('analytics', 'Analytics'),
          ]}
        />
      </div>
      <p className="text-sm text-muted">Subtopics, history, and analytics are private.</p>
    </div>
  )
}
