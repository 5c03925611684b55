import { Star } from 'lucide-react'
import { createElement } from 'react'
import type { DailyStreak } from '#protocol/http/daily.ts'
import { hasStar, streakTier } from '#rules/daily/streak-words.ts'
import { Card } from './Card.tsx'
import { daysText } from './day-text.ts'
import { Progress } from './Progress.tsx'
import { streakIcon } from './streak-icon.ts'
import { streakStanding } from './streak-standing.ts'

/** The streak of days: its tier, the way to the next milestone and the best ever. */
export function StreakMeter({ streak }: { streak: DailyStreak }) {
  const { days, text, progress, towards } = streakStanding(streak)
  const { tier, words } = streakTier(days)
  return (
    <Card as="section" className="min-h-28">
      <div className="grid gap-x-8 gap-y-3 sm:gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
        <div className="flex items-center gap-4">
          <span className="grid size-14 shrink-0 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
            {createElement(streakIcon(tier), { className: 'size-6', 'aria-hidden': true })}
          </span>
          <div>
            <h2 className="text-xl leading-tight">{words}</h2>
            <p className="flex items-center gap-1 text-muted">
              {text}
              {hasStar(days) ? <Star className="size-4 fill-current text-brass" aria-hidden="true" /> : null}
            </p>
          </div>
        </div>
        <div className="grid gap-1">
          <Progress
            value={progress}
            label="Progress to the next milestone"
            valueText={towards}
            size="normal"
          />
          <p className="text-sm text-muted tabular-nums">{towards}</p>
        </div>
        <dl className="flex items-baseline gap-2 sm:block sm:text-end">
          <dt className="text-xs font-semibold text-muted">Best streak</dt>
          <dd className="font-display text-xl leading-tight">{daysText(streak.bestStreak)}</dd>
        </dl>
      </div>
    </Card>
  )
}
