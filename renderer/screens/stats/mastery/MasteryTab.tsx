import { type Progress, useProgress } from '../../../clients/stats.ts'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { PathToVictory } from './PathToVictory.tsx'
import { SubjectCard } from './SubjectCard.tsx'
import { VictoryBanner } from './VictoryBanner.tsx'
import { WinningTips } from './WinningTips.tsx'

export function MasteryTab() {
  return (
    <Reading
      query={useProgress()}
      failure="We couldn’t load your mastery"
      loading="Loading your mastery..."
      skeleton={<MasterySkeleton />}
    >
      {(progress) => <MasteryProgress progress={progress} />}
    </Reading>
  )
}

/**
 * The mastery progress screen of spec section 2: nothing where there is no data. Each subject's next rank comes before
 * the far goal.
 */
function MasteryProgress({ progress: { overallStats, subjectStats } }: { progress: Progress }) {
  if (subjectStats.length === 0) return null
  const won = overallStats.hasAchievedVictory
  return (
    <div className="grid gap-6">
      {won ? <VictoryBanner overall={overallStats} /> : null}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {subjectStats.map((subject) => (
          <SubjectCard key={subject.subject} progress={subject} />
        ))}
        {won ? null : <WinningTips />}
      </div>
      {won ? null : <PathToVictory subjects={subjectStats} />}
    </div>
  )
}

function MasterySkeleton() {
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {['h-72', 'h-72', 'h-72'].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places have no identity of their own.
          <Skeleton key={place} shape="card" className={height} />
        ))}
      </div>
    </div>
  )
}
