import { Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { whole } from '#protocol/figures.ts'
import { difficultyName, multiplierOf } from '#rules/difficulty.ts'
import { PROVISIONAL_UNTIL } from '#rules/mastery.ts'
import { rankFor } from '#rules/ranks.ts'
import type { SubjectProgress } from '../../../clients/stats.ts'
import { Badge } from '../../../components/Badge.tsx'
import { Card } from '../../../components/Card.tsx'
import { hours, points, shareOf } from '../../../components/figures.ts'
import { Progress } from '../../../components/Progress.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { nextRank } from './rank-path.ts'

/** How the player stands in one subject. */
export function SubjectCard({ progress }: { progress: SubjectProgress }) {
  const { subject, correctAnswers, questionsAnswered, isProvisional } = progress
  const { currentDifficultyLevel: level, highestDifficultyReached: highest } = progress
  return (
    <Card
      as="article"
      title={
        <span className="flex items-center gap-2 text-lg leading-tight">
          <SubjectGlyph subject={subject} className="size-5 shrink-0 text-brass" />
          {subject}
        </span>
      }
      className="flex flex-col"
    >
      <div className="grid grow content-between gap-4">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="brass">{rankFor(correctAnswers)}</Badge>
            {isProvisional ? (
              <Badge icon={<Hourglass className="size-3.5 shrink-0" aria-hidden="true" />}>
                Provisional until {PROVISIONAL_UNTIL} answers
              </Badge>
            ) : null}
          </p>
          <NextRank subject={subject} correct={correctAnswers} />
        </div>
        <dl className="grid gap-2 border-t border-line pt-3 text-sm">
          <Row label="Correct answers">
            {whole(correctAnswers)}/{whole(questionsAnswered)} correct (
            {shareOf(correctAnswers, questionsAnswered)})
          </Row>
          <Row label="Difficulty">
            Level {level} {difficultyName(level)} ×{multiplierOf(level)}
          </Row>
          {highest > level ? (
            <Row label="Highest reached">
              Level {highest} {difficultyName(highest)}
            </Row>
          ) : null}
          <Row label="Mastery points">{points(progress.masteryPoints)}</Row>
          <Row label="Time played">{hours(progress.hoursPlayed)} hours</Row>
        </dl>
      </div>
    </Card>
  )
}

function NextRank({ subject, correct }: { subject: string; correct: number }) {
  const next = nextRank(correct)
  if (!next) return <p className="text-sm text-correct">Top rank. The defense rests!</p>
  const text = `${whole(correct)} of ${whole(next.minCorrect)} correct answers to ${next.name}`
  return (
    <div className="grid gap-1">
      <Progress value={correct} max={next.minCorrect} label={`${subject}, next rank`} valueText={text} />
      <p className="text-sm text-muted tabular-nums">{text}</p>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
