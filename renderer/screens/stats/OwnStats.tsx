import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { whole } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { Page } from '../../components/Page.tsx'
import { Tabs } from '../../components/Tabs.tsx'
import { ReadAfterSync } from '../../features/sync/ReadAfterSync.tsx'
import { AnalyticsTab } from './analytics/AnalyticsTab.tsx'
import { HistoryTab } from './history/HistoryTab.tsx'
import { MasteryTab } from './mastery/MasteryTab.tsx'
import { NearGoals } from './NearGoals.tsx'
import { PerformanceTab } from './record/PerformanceTab.tsx'
import { SubtopicsTab } from './subtopics/SubtopicsTab.tsx'
import { DEFAULT_TAB, tabIn } from './tab.ts'
import { useChosenTabInSight } from './use-chosen-tab-in-sight.ts'

/** The player's own record in five tabs. The tab is in the address, so that a reload or a kept link comes back to it. */
export function OwnStats({ user }: { user: SessionUser }) {
  const [search, setSearch] = useSearchParams()
  const tab = tabIn(search.get('tab'))
  const tabs = useRef<HTMLDivElement>(null)
  useChosenTabInSight(tabs, tab)
  return (
    <Page title="My Stats" header={<AppHeader back={{ to: '/', label: 'Back to Game' }} />}>
      <header className="mb-6 flex items-center gap-4">
        <LevelPortrait player={user} size={64} />
        <div className="min-w-0">
          <h1 className="text-2xl break-words sm:text-3xl">{user.displayName}</h1>
          <p className="mt-1 text-muted tabular-nums">
            Level {user.level} • {whole(user.points)} Points
          </p>
        </div>
      </header>
      <ReadAfterSync />
      <NearGoals />
      <div ref={tabs}>
        <Tabs
          label="Statistics"
          value={tab}
          onValueChange={(next) => setSearch(next === DEFAULT_TAB ? {} : { tab: next }, { replace: true })}
          items={[
            { value: 'mastery', label: 'Mastery', content: <MasteryTab /> },
            { value: 'subtopics', label: 'Subtopics', content: <SubtopicsTab /> },
            { value: 'performance', label: 'Performance', content: <PerformanceTab user={user} /> },
            { value: 'history', label: 'History', content: <HistoryTab /> },
            { value: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
          ]}
        />
      </div>
    </Page>
  )
}
