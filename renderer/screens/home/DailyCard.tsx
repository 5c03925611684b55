import { ArrowRight, Flame } from 'lucide-react'
import type { DailyStreak } from '#protocol/http/daily.ts'
import { SCREENS } from '#protocol/screens.ts'
import { DAILY_XP, MASTERY_DAILY_FACTOR } from '#rules/daily/casefile.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { classNames } from '../../components/class-names.ts'
import { clockText } from '../../components/countdown.ts'
import { Numerals } from '../../components/Numerals.tsx'
import { useCountdown } from '../../components/use-countdown.ts'
import type { CardPlace } from './main-thing.ts'
import { stakeWords } from './stake-words.ts'

export interface DailyCardProps {
  place: CardPlace
  /** of the player's time for a case */
  seconds: number
  /** undefined while it isn't known */
  streak: DailyStreak | undefined
  /** The day is over: the streak is another. */
  onDayOver: () => void
}

/** The way to the day's case. It reads the streak alone: reading the case would start its clock. */
export function DailyCard({ place, seconds, streak, onDayOver }: DailyCardProps) {
  const isPast = streak?.attemptedToday === true
  const isMain = place === 'main'
  return (
    <Card
      title="Daily Casefile"
      action={<Badge tone="warn">HARD</Badge>}
      tone={isMain ? 'main' : 'surface'}
      className="flex flex-col"
    >
      <p className={classNames('text-pretty text-muted', isPast ? 'max-sm:hidden' : null)}>
        One hard question, {seconds} seconds. It pays +{DAILY_XP.right} XP and {MASTERY_DAILY_FACTOR}x
        mastery.
      </p>
      <div
        className={classNames(
          'grid min-h-12 content-start text-sm font-semibold',
          isPast ? 'sm:mt-3' : 'mt-3',
        )}
      >
        {streak ? (
          <>
            <p className="flex items-center gap-2">
              <Flame className="size-4 shrink-0 text-brass" aria-hidden="true" />
              {stakeWords(streak)}
            </p>
            <TimeLeft key={streak.timeToReset} streak={streak} onDayOver={onDayOver} />
          </>
        ) : null}
      </div>
      <div className="mt-auto pt-3">
        <ButtonLink
          to={SCREENS.daily}
          variant={isMain ? 'primary' : 'secondary'}
          size={isMain ? 'large' : 'medium'}
          className="max-sm:w-full"
          icon={<ArrowRight className="size-4" aria-hidden="true" />}
        >
          {isPast ? 'See Today’s Result' : 'Take Challenge'}
        </ButtonLink>
      </div>
    </Card>
  )
}

function TimeLeft({ streak, onDayOver }: { streak: DailyStreak; onDayOver: () => void }) {
  const { seconds } = useCountdown({ remainingMs: streak.timeToReset * 1000, onExpire: onDayOver })
  return (
    <p role="timer" className="text-muted">
      {streak.attemptedToday ? 'Next case in' : 'Closes in'} <Numerals value={clockText(seconds)} />
    </p>
  )
}
