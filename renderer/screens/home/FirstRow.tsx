import { useEffect, useState } from 'react'
import { useDailyStreak } from '../../clients/daily.ts'
import { isTodayKept, keepToday } from '../../clients/kept-day.ts'
import { useRunningDuel } from '../../clients/live/running-duel.ts'
import { useStudyToday } from '../../clients/practice.ts'
import { Skeleton } from '../../components/Skeleton.tsx'
import { DuelBanner } from '../../features/duel/DuelBanner.tsx'
import { DailyCard } from './DailyCard.tsx'
import { ExamBanner } from './ExamBanner.tsx'
import { type MainThing, mainThing } from './main-thing.ts'
import { ReviewBanner } from './ReviewBanner.tsx'
import { VersusCard, type VersusCardProps } from './VersusCard.tsx'

export interface FirstRowProps extends Omit<VersusCardProps, 'place'> {
  /** of the player's time for the day's case */
  caseSeconds: number
  onReturnToDuel: () => void
}

/**
 * Returns whether the day's case is past, answered or not; null where the server can't say. Until it says, what this browser
 * knows: an open case is the one thing to do whatever else there is, so home needs not wait to show that.
 */
function useCasePast(streak: ReturnType<typeof useDailyStreak>): {
  isPast: boolean | null
  isKnown: boolean
} {
  const [kept] = useState(isTodayKept)
  const told = streak.data?.attemptedToday
  useEffect(() => {
    if (told !== undefined) keepToday(told)
  }, [told])
  if (told !== undefined) return { isPast: told, isKnown: true }
  if (streak.isPending && !kept) return { isPast: false, isKnown: true }
  return { isPast: null, isKnown: !streak.isPending }
}

/** The one thing to do now, and beside it the next. */
export function FirstRow({ caseSeconds, onReturnToDuel, ...versus }: FirstRowProps) {
  const streak = useDailyStreak()
  const today = useStudyToday()
  const due = today.data?.due ?? 0
  const { isPast, isKnown: isCaseKnown } = useCasePast(streak)
  const running = useRunningDuel()
  // One that can't be had offline gives way as well.
  const givesWay = streak.data?.canOpen === false || isPast
  const main = mainThing({
    duelRuns: running !== null,
    caseIsPast: givesWay,
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
  const isKnown = isCaseKnown && (givesWay === false || !today.isPending)
  const [first, setFirst] = useState<MainThing | null>(null)
  if (isKnown && first === null) setFirst(main)
  const review = isKnown && due > 0 ? <ReviewBanner key="review" due={due} place={place('review')} /> : null
  return (
    <>
      {running ? <DuelBanner duel={running} onReturn={onReturnToDuel} /> : null}
      {main === 'review' ? review : null}
      <div className="grid gap-4 sm:gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {/* Nothing may change places under a finger: which one stands first waits until it's known, and stays. */}
        {first === null ? (
          <Waiting />
        ) : first === 'duel' || first === 'review' ? (
          [duels, daily]
        ) : (
          [daily, duels]
        )}
      </div>
      {main === 'review' ? null : review}
      {isKnown && today.data?.blockIsOpen ? <ExamBanner /> : null}
    </>
  )
}

const Waiting = () => (
  <>
    <Skeleton shape="card" className="min-h-64" />
    <Skeleton shape="card" className="min-h-64" />
  </>
)
