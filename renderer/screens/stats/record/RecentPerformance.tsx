import { Check, History, X } from 'lucide-react'
import { momentText } from '#protocol/figures.ts'
import type { OwnRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { StartSolo } from '../StartSolo.tsx'

/** How many of the latest answers are shown (spec section 9). */
const SHOWN = 10

type Attempts = OwnRecord['recentAttempts']

/** The latest answers of a player; a player with none of their own is told how to begin. */
export function RecentPerformance({ attempts, isOwn = false }: { attempts: Attempts; isOwn?: boolean }) {
  return (
    <Card title="Recent Performance">
      {attempts.length === 0 ? (
        <EmptyState
          icon={<History className="size-6" aria-hidden="true" />}
          title="No answers yet"
          action={isOwn ? <StartSolo /> : null}
        >
          {isOwn ? 'Your' : 'The player’s'} latest {SHOWN} answers show up here, newest first.
        </EmptyState>
      ) : (
        <ol className="grid">
          {attempts.slice(0, SHOWN).map((attempt, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two answers may share an instant, and the list is only ever replaced.
            <Attempt key={place} attempt={attempt} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Attempt({ attempt: { correct, subject, timestamp } }: { attempt: Attempts[number] }) {
  const Sign = correct ? Check : X
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span
        className={`flex items-center gap-2 font-semibold max-sm:order-2 ${correct ? 'text-correct' : 'text-wrong'}`}
      >
        <Sign className="size-4" strokeWidth={3} aria-hidden="true" />
        {correct ? 'Correct' : 'Incorrect'}
      </span>
      <span className="flex items-center gap-2 max-sm:order-1">
        <SubjectGlyph subject={subject} className="size-5 shrink-0 text-brass" />
        {subject}
      </span>
      <time dateTime={timestamp} className="text-sm text-muted tabular-nums max-sm:order-3">
        {momentText(timestamp)}
      </time>
    </li>
  )
}
