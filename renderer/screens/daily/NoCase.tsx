import { CalendarClock } from 'lucide-react'
import { Card } from '../../components/Card.tsx'
import { clockText } from '../../components/countdown.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { useCountdown } from '../../components/use-countdown.ts'
import { LastCase } from './LastCase.tsx'

/** A day without a case: nothing to answer, and when there is next. */
export function NoCase({ timeToReset, onDayOver }: { timeToReset: number; onDayOver: () => void }) {
  const { seconds } = useCountdown({ remainingMs: timeToReset * 1000, onExpire: onDayOver })
  return (
    <div className="mx-auto grid w-full max-w-page gap-6">
      <Card>
        <EmptyState
          icon={<CalendarClock className="size-6" aria-hidden="true" />}
          title={<h1 className="text-2xl">Loading today’s challenge...</h1>}
        >
          <p>No case is listed yet. The next one comes in</p>
          <p className="mt-2 text-2xl text-ink">
            <Numerals value={clockText(seconds)} />
          </p>
        </EmptyState>
      </Card>
      <LastCase />
    </div>
  )
}
