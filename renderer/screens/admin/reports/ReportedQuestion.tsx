import { Gavel, Scale } from 'lucide-react'
import { counted } from '#protocol/figures.ts'
import { type Question, usePlayersLeft } from '../../../clients/reports.ts'
import { AskFirst } from '../../../components/AskFirst.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { Explanation } from '../../../components/Explanation.tsx'
import { shareOf } from '../../../components/figures.ts'
import { typeset } from '../../../components/typeset.ts'
import { ChoicesMade } from './ChoicesMade.tsx'
import { ReportList } from './ReportList.tsx'
import type { Ruling } from './use-ruling.ts'

export interface ReportedQuestionProps {
  question: Question
  /** the ruling being given now */
  ruling: Ruling | null
  onRule: (ruling: Ruling) => void
}

/** One question: its text, how it was answered, its reports, and the two rulings. */
export function ReportedQuestion({ question, ruling, onRule }: ReportedQuestionProps) {
  const { statistics, struck } = question
  const open = question.reports.some((report) => report.ruling === null)
  return (
    <Card
      as="article"
      eyebrow={`${question.subject} · ${question.subtopic} · ${question.area} · level ${question.difficulty}`}
      title={`Question ${question.id}`}
      action={
        struck ? (
          <Badge tone="wrong">Retired</Badge>
        ) : open ? (
          <Badge tone="warn">Open</Badge>
        ) : question.reports.length > 0 ? (
          <Badge tone="right">Sound</Badge>
        ) : (
          <Badge>Not reported</Badge>
        )
      }
    >
      <div className="grid gap-6">
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-12">
          <p className="max-w-measure text-lg whitespace-pre-line">{typeset(question.stem)}</p>
          <div className="grid gap-3">
            <p className="text-muted tabular-nums">
              {counted(statistics.answers, 'answer', 'answers')},{' '}
              {shareOf(statistics.right, statistics.answers)} correct
              {statistics.timeouts > 0 ? `, ${statistics.timeouts} out of time` : ''}
            </p>
            <ChoicesMade question={question} />
          </div>
        </div>
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Explanation and authority
          </summary>
          <div className="pt-3">
            <Explanation
              explanation={question.explanation}
              choices={question.choices}
              why={question.why}
              correctIndex={question.correctIndex}
              authorities={question.authorities}
            />
          </div>
        </details>
        {question.reports.length > 0 ? <ReportList reports={question.reports} /> : null}
        <Rulings question={question} open={open} ruling={ruling} onRule={onRule} />
      </div>
    </Card>
  )
}

/** The two rulings, and the players whose records a ruling is still changing. */
function Rulings({ question, open, ruling, onRule }: ReportedQuestionProps & { open: boolean }) {
  const left = usePlayersLeft(question)
  const { statistics, struck } = question
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      {struck || open ? (
        <Button
          icon={<Scale className="size-4" aria-hidden="true" />}
          busy={ruling === 'sound'}
          busyLabel="Ruling..."
          disabled={ruling === 'retired'}
          onClick={() => onRule('sound')}
        >
          {struck ? 'Sound: restore it' : 'Sound'}
        </Button>
      ) : null}
      {struck && open ? (
        <Button
          busy={ruling === 'retired'}
          busyLabel="Closing..."
          disabled={ruling === 'sound'}
          onClick={() => onRule('retired')}
        >
          Keep it retired
        </Button>
      ) : null}
      {struck ? null : (
        <AskFirst
          button={(ask) => (
            <Button
              variant="danger"
              icon={<Gavel className="size-4" aria-hidden="true" />}
              busy={ruling === 'retired'}
              busyLabel="Retiring..."
              disabled={ruling === 'sound'}
              onClick={ask}
            >
              Retire and re-grade
            </Button>
          )}
          tone="danger"
          title="Retire and re-grade?"
          description={`We’ll stop asking it, and ${counted(statistics.answers, 'answer is', 'answers are')} removed from players’ stats, XP, and mastery. We’ll tell them. Finished games and ratings stand.`}
          confirmLabel="Retire and re-grade"
          onConfirm={(close) => {
            close()
            onRule('retired')
          }}
        />
      )}
      <p role="status" className="text-sm text-muted tabular-nums">
        {left > 0 ? `${counted(left, 'player’s record', 'players’ records')} left to update` : ''}
      </p>
    </div>
  )
}
