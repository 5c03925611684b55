import { Check, Flame, House, MailCheck, Star, TimerOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { lengthOfTime, signed } from '#protocol/figures.ts'
import type { DailyAttempt, DailyCase } from '#protocol/http/daily.ts'
import { SCREENS } from '#protocol/screens.ts'
import { SEALED_VALID_MS } from '#rules/daily/casefile.ts'
import { encouragement, hasStar } from '#rules/daily/streak-words.ts'
import { useOffline } from '../../clients/offline.ts'
import { useSyncStatus } from '../../clients/sync.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { classNames } from '../../components/class-names.ts'
import { clockText } from '../../components/countdown.ts'
import { daysText } from '../../components/day-text.ts'
import { Figure } from '../../components/Figure.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { RULED_FOR_YOU } from '../../components/ruling-words.ts'
import { useCountdown } from '../../components/use-countdown.ts'
import { earnedNote } from './earned-note.ts'
import { ShareResult } from './ShareResult.tsx'
import { unpaidNote } from './unpaid-note.ts'

interface Look {
  title: string
  word: string
  icon: ReactNode
  tone: string
}

function lookOf({ choiceIndex, isCorrect }: DailyAttempt): Look {
  if (choiceIndex < 0)
    return { title: 'Time ran out', word: 'No answer', icon: <TimerOff />, tone: 'text-wrong' }
  if (isCorrect === null)
    return { title: 'Answer saved', word: 'Sealed', icon: <MailCheck />, tone: 'text-brass' }
  return isCorrect
    ? {
        title: RULED_FOR_YOU,
        word: 'Correct',
        icon: <Check strokeWidth={3} />,
        tone: 'text-correct',
      }
    : {
        title: 'Not quite',
        word: 'Incorrect',
        icon: <X strokeWidth={3} />,
        tone: 'text-wrong',
      }
}

const FIGURE = 'grid content-start gap-1'

/** The day's answer feeds the fire: it grows from its foot. */
const StreakFire = () => (
  <Flame
    data-streak-fire
    className="size-5 origin-bottom fill-brass/25 text-brass animate-kindle"
    aria-hidden="true"
  />
)

const Note = ({ children }: { children: ReactNode }) => (
  <span className="mt-1 flex items-center gap-1 text-brass">{children}</span>
)

export interface VerdictProps {
  daily: DailyCase
  attempt: DailyAttempt
  /** the day is over, by this page's countdown or by the server's word */
  isOver: boolean
  onDayOver: () => void
  onOpenNext: () => void
  opening: boolean
}

/** The result of the answered case: the ruling, XP, the streak, and the time until the next one. */
export function Verdict({ daily, attempt, isOver, onDayOver, onOpenNext, opening }: VerdictProps) {
  const look = lookOf(attempt)
  const earned = earnedNote(attempt)
  const unpaid = unpaidNote(attempt)
  const cheer = attempt.choiceIndex < 0 ? null : encouragement(attempt.streakAfter)
  const { seconds } = useCountdown({
    remainingMs: daily.timeToReset * 1000,
    running: !isOver,
    onExpire: onDayOver,
  })

  return (
    <Card as="section" padding="roomy" className="animate-enter">
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="grid gap-1">
            <p className="text-sm font-semibold text-muted">Daily Casefile</p>
            <h1 className="text-2xl sm:text-3xl">{look.title}</h1>
          </div>
          <p className={`inline-flex items-center gap-2 text-lg font-semibold [&>svg]:size-5 ${look.tone}`}>
            <span aria-hidden="true" className="contents">
              {look.icon}
            </span>
            {look.word}
          </p>
        </div>
        {attempt.isCorrect === null ? <Sealed /> : null}
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Figure look="panel" className={FIGURE} label="XP" note={earned ? <Note>{earned}</Note> : null}>
            {attempt.isCorrect === null ? (
              '–'
            ) : (
              <CountUp from={0} value={attempt.xpAwarded} format={signed} />
            )}
          </Figure>
          <Figure
            look="panel"
            className={FIGURE}
            label="Streak"
            note={
              cheer ? (
                <Note>
                  {cheer}
                  {hasStar(attempt.streakAfter) ? (
                    <Star className="size-4 fill-current" aria-hidden="true" />
                  ) : null}
                </Note>
              ) : attempt.choiceIndex < 0 && attempt.streakAfter > 0 ? (
                <Note>through the day before</Note>
              ) : null
            }
          >
            <span className="inline-flex items-center gap-2">
              {attempt.streakAfter > attempt.streakBefore ? <StreakFire /> : null}
              {daysText(attempt.streakAfter)}
            </span>
          </Figure>
          <Figure
            look="panel"
            className={classNames(FIGURE, 'max-sm:col-span-2')}
            label={isOver ? 'Next case' : 'Next case in'}
          >
            {isOver ? 'Ready now' : <Numerals value={clockText(seconds)} />}
          </Figure>
        </dl>
        {unpaid ? <p className="max-w-measure text-muted text-pretty">{unpaid}</p> : null}
        <div className="flex flex-wrap gap-3">
          {isOver ? (
            <Button variant="primary" busy={opening} busyLabel="Opening..." onClick={onOpenNext}>
              Open today’s case
            </Button>
          ) : null}
          <ShareResult daily={daily} />
          <ButtonLink to={SCREENS.home} icon={<House className="size-4" aria-hidden="true" />}>
            Return Home
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}

/** The words of an answer not graded yet. The sync that brings its result shows it at once. */
function Sealed() {
  const isOffline = useOffline()
  useSyncStatus()
  return (
    <p className="max-w-measure text-muted text-pretty">
      {isOffline
        ? `You’re offline. Your answer is saved and keeps your streak. Reconnect within ${lengthOfTime(SEALED_VALID_MS, 'hour')} for XP.`
        : 'Your answer is saved and keeps your streak. We’re grading it now.'}
    </p>
  )
}
