import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { clockText } from '../../components/countdown.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { useCountdown } from '../../components/use-countdown.ts'
import { LastCase } from './LastCase.tsx'

export interface NoCaseProps {
  /** seconds */
  timeToReset: number
  onOpenNext: () => void
  opening: boolean
}

/** A day without a case: nothing to answer, and the time of the next one, which only the player opens. */
export function NoCase({ timeToReset, onOpenNext, opening }: NoCaseProps) {
  const [dayOver, setDayOver] = useState(false)
  const { seconds } = useCountdown({ remainingMs: timeToReset * 1000, onExpire: () => setDayOver(true) })
  return (
    <div className="mx-auto grid w-full max-w-page gap-6">
      <Card>
        <EmptyState
          icon={<CalendarClock className="size-6" aria-hidden="true" />}
          title="Loading today's challenge..."
          action={
            dayOver ? (
              <Button variant="primary" busy={opening} busyLabel="Opening..." onClick={onOpenNext}>
                Open today’s case
              </Button>
            ) : null
          }
        >
          {dayOver ? (
            <p>Today’s case is ready.</p>
          ) : (
            <>
              <p>We don’t have a case yet. The next one opens in</p>
              <p className="mt-2 text-2xl text-ink">
                <Numerals value={clockText(seconds)} />
              </p>
            </>
          )}
        </EmptyState>
      </Card>
      <LastCase />
    </div>
  )
}
