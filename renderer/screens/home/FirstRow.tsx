import { useDailyStreak } from '../../clients/daily.ts'
import { isRunning } from '../../clients/live/duel.ts'
import { useLive } from '../../clients/live/live-atom.ts'
import { useStudyToday } from '../../clients/practice.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { DailyCard } from './DailyCard.tsx'
import { DuelBanner } from './DuelBanner.tsx'
import { type MainThing, mainThing } from './main-thing.ts'
import { ReviewBanner } from './ReviewBanner.tsx'
import { VersusCard, type VersusCardProps } from './VersusCard.tsx'

export interface FirstRowProps extends Omit<VersusCardProps, 'place'> {
  /** of the player's time for the day's case */
  caseSeconds: number
  onReturnToDuel: () => void
}

/** The one thing to do now, and beside it the next. */
export function FirstRow({ caseSeconds, onReturnToDuel, ...versus }: FirstRowProps) {
  const streak = useDailyStreak()
  const today = useStudyToday()
  const due = today.data?.due ?? 0
  const { duel } = useLive()
  const running = duel && isRunning(duel) ? duel : null
  const main = mainThing({
    duelRuns: running !== null,
    caseAnswered: streak.data?.answeredToday ?? null,
    due,
  })
  const place = (thing: MainThing) => (thing === main ? 'main' : 'beside')
  const daily = (
    <DailyCard
      key="daily"
      place={place('daily')}
      seconds={caseSeconds}
      streak={streak.data}
      onDayOver={() => void streak.refetch()}
    />
  )
  const duels = <VersusCard key="duel" place={place('duel')} {...versus} />
  const isKnown = !streak.isPending && !today.isPending
  const review = isKnown && due > 0 ? <ReviewBanner key="review" due={due} place={place('review')} /> : null
  return (
    <>
      {running ? <DuelBanner duel={running} onReturn={onReturnToDuel} /> : null}
      {main === 'review' ? review : null}
      <div className="grid gap-4 sm:gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* Which one stands first isn't known yet, and nothing may change places under a finger. */}
        {isKnown ? main === 'duel' || main === 'review' ? [duels, daily] : [daily, duels] : <Waiting />}
      </div>
      {main === 'review' ? null : review}
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" className="min-h-64" />
    <Skeleton shape="card" className="min-h-64" />
  </>
)
