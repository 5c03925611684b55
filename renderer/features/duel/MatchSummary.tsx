import { Shield, Sparkles } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { signed, whole } from '#protocol/figures.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { Figure } from '../../components/Figure.tsx'
import { masteryText } from '../../components/mastery-text.ts'
import { matchWorth } from '../../components/match-worth.ts'
import { changesShown } from './mastery-changes.ts'
import { ratingNote, xpPartsText } from './verdict-words.ts'

export interface MatchSummaryProps {
  end: DuelEnd
  /** The round opened last. */
  round: number
}

/** The sums of the duel: right answers, XP and how it adds up, rating, points and mastery. */
export function MatchSummary({ end, round }: MatchSummaryProps) {
  const changes = changesShown(end)
  const worth = matchWorth(end, round)
  const parts = xpPartsText(end)
  const [explained, setExplained] = useState(false)
  const reason = useId()
  return (
    <Card title="Match Summary" padding="roomy">
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure look="panel" label="Correct Answers">
          {end.correctAnswers}/{end.total}
        </Figure>
        <Figure look="panel" label="Total XP Change" note={xpNote(end)}>
          {parts ? (
            <button
              type="button"
              aria-expanded={explained}
              aria-controls={explained ? reason : undefined}
              onClick={() => setExplained(!explained)}
              className="rounded-sm border-b-2 border-dotted border-current leading-tight"
            >
              <CountUp from={0} value={end.yourXPChange} format={signed} />
            </button>
          ) : (
            <CountUp from={0} value={end.yourXPChange} format={signed} />
          )}
        </Figure>
        <Figure look="panel" label="New Total XP" note={`Level ${end.level}, ${end.levelTitle}`}>
          {whole(end.yourTotalXP)}
        </Figure>
        <Figure look="panel" label="Rating" note={ratingNote(end)}>
          {end.rated ? <CountUp from={0} value={end.yourRatingChange} format={signed} /> : '–'}
        </Figure>
      </dl>
      {parts && explained ? (
        <p id={reason} role="status" className="mt-3 text-sm text-pretty text-muted tabular-nums">
          {parts}
        </p>
      ) : null}
      <ul className="mt-4 flex flex-wrap gap-2">
        {end.doubled ? (
          <li>
            <Badge tone="brass" icon={<Sparkles className="size-3.5" aria-hidden="true" />}>
              First duel of the day: double XP
            </Badge>
          </li>
        ) : null}
        {end.shieldUsed ? (
          <li>
            <Badge tone="info" icon={<Shield className="size-3.5" aria-hidden="true" />}>
              Your loss shield saved your XP
            </Badge>
          </li>
        ) : end.lossShieldActive ? (
          <li>
            <Badge tone="info" icon={<Shield className="size-3.5" aria-hidden="true" />}>
              Loss shield up: your next loss costs no XP
            </Badge>
          </li>
        ) : null}
        {end.streakWins > 1 ? (
          <li>
            <Badge tone="brass">{end.streakWins} wins in a row</Badge>
          </li>
        ) : null}
      </ul>
      {worth ? <p className="mt-4 text-sm text-muted">{worth}</p> : null}
      <dl className="mt-6 grid gap-2 border-t border-line pt-4">
        <Line term="Points won">
          {signed(end.pointsEarned)} (now {whole(end.yourNewPoints)})
        </Line>
        {changes.map(({ subject, subtopic, change }) => (
          <Line key={`${subject} ${subtopic}`} term={`${subject} · ${subtopic}`}>
            mastery {masteryText(change)}
          </Line>
        ))}
      </dl>
    </Card>
  )
}

const xpNote = ({ yourXPChange }: DuelEnd): string => (yourXPChange < 0 ? 'XP lost' : 'XP gained')

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="min-w-0 text-muted">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
