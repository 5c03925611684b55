import { useState } from 'react'
import { weekMoment } from '#protocol/figures.ts'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import type { SessionUser } from '#protocol/user.ts'
import { utcWeekStart } from '#rules/days.ts'
import { schoolPlayedFor } from '#rules/law-schools.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Card } from '../../components/Card.tsx'
import { Page } from '../../components/Page.tsx'
import { Choices } from '../../features/board/Choices.tsx'
import { PeriodToggle } from '../../features/board/PeriodToggle.tsx'
import { FullBoard } from './FullBoard.tsx'
import { LeagueView } from './LeagueView.tsx'
import { OwnStanding } from './OwnStanding.tsx'
import { SchoolBoard } from './SchoolBoard.tsx'

type Scope = 'everyone' | 'league' | 'my-school' | 'schools'

/** The whole board at /leaderboard, with one's own row always in sight (design section 4, Boards). */
export default function LeaderboardScreen({ user }: { user: SessionUser }) {
  const [period, setPeriod] = useState<BoardPeriod>('weekly')
  const [now] = useState(Date.now)
  const [scope, setScope] = useState<Scope>('everyone')
  const school = schoolPlayedFor(user.lawSchool) ?? undefined
  const scopes: { value: Scope; label: string }[] = [
    { value: 'everyone', label: 'Everyone' },
    { value: 'league', label: 'My league' },
    ...(school ? [{ value: 'my-school' as const, label: school }] : []),
    { value: 'schools', label: 'Law schools' },
  ]
  const asked = { period, school: scope === 'my-school' ? school : undefined }
  return (
    <Page title="Leaderboard" header={<AppHeader back={{ to: '/', label: 'Back to Game' }} />}>
      <div className="grid grid-cols-1 gap-6 animate-enter">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-3xl">Leaderboard</h1>
            <p className="text-muted">
              {period === 'weekly' || scope === 'league'
                ? `Points earned since ${weekMoment(utcWeekStart(now))}.`
                : 'Every point ever earned. Points never fall.'}
            </p>
          </div>
          {scope === 'league' ? null : <PeriodToggle value={period} onChange={setPeriod} />}
        </div>
        <Choices label="Show" options={scopes} value={scope} onChange={setScope} />
        {scope === 'league' ? (
          <LeagueView ownId={user.id} lawSchool={user.lawSchool} />
        ) : scope === 'schools' ? (
          <Card title="Law schools">
            <SchoolBoard period={period} ownSchool={school} />
          </Card>
        ) : (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <Card title={asked.school ?? 'Everyone'}>
              <FullBoard asked={asked} ownId={user.id} />
            </Card>
            <OwnStanding
              asked={asked}
              ownId={user.id}
              className="-order-1 lg:sticky lg:top-6 lg:order-none"
            />
          </div>
        )}
      </div>
    </Page>
  )
}
