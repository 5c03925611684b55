import { MIXED } from '#rules/subjects.ts'
import type { ExamReport } from '../../clients/exam.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { Progress } from '../../components/Progress.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { ReportSummary } from './ReportSummary.tsx'
import { Reviewed } from './Reviewed.tsx'
import type { RenderQuestion } from './render-report.ts'
import { ToPractice } from './ToPractice.tsx'
import { spentWords } from './time-words.ts'

/** The report of a block: the score, where it came from, what to practice, and each question with its explanation. */
export function Report({ report, render }: { report: ExamReport; render: RenderQuestion }) {
  useFreshPage(report.id)
  return (
    <div className="mx-auto grid max-w-3xl gap-6 animate-enter">
      <ReportSummary report={report} />
      <ToPractice rules={report.toPractice} counts={report.rulesToPractice} />
      <Card title="By subject">
        <Bars rows={report.bySubject.map(({ subject, ...share }) => ({ name: subject, ...share }))} />
      </Card>
      <Card title="By subtopic">
        <Bars
          rows={report.bySubtopic.map(({ subject, subtopic, ...share }) => ({
            ...share,
            name: subtopic,
            note: subject,
          }))}
        />
      </Card>
      <HowItWent report={report} />
      <Reviewed report={report} render={render} />
    </div>
  )
}

interface Bar {
  name: string
  note?: string
  right: number
  total: number
}

/** Right answers of each kind as bars. */
function Bars({ rows }: { rows: readonly Bar[] }) {
  return (
    <dl className="grid gap-3 text-sm">
      {rows.map(({ name, note, right, total }) => (
        <div
          key={`${note} ${name}`}
          className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[1fr_9rem_3.5rem]"
        >
          <dt>
            {name}
            {note ? <span className="text-muted"> · {note}</span> : null}
          </dt>
          <dd className="contents">
            <Progress
              value={right}
              max={total}
              label={name}
              valueText={`${right} of ${total}`}
              tone={right * 2 < total ? 'wrong' : 'right'}
            />
            <span className="font-semibold tabular-nums sm:text-right">
              {right} of {total}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Difficulty, time by place, changed answers and flags. */
function HowItWent({ report }: { report: ExamReport }) {
  const { byBand, byStretch, changes, flagged, slowest, questions, blank } = report
  return (
    <Card title="How it went">
      <div className="grid gap-6 text-sm">
        <Bars rows={byBand.map(({ band, ...share }) => ({ name: `${band} questions`, ...share }))} />
        <ul className="grid gap-1">
          {byStretch.map(({ from, to, right, total, spentMs }) => (
            <li key={from}>
              Questions {from} to {to}: {right} of {total} correct, {spentWords(spentMs / Math.max(1, total))}{' '}
              each
            </li>
          ))}
        </ul>
        <ul className="grid gap-1">
          {changes.toRight + changes.toWrong > 0 ? (
            <li>
              Changed answers: {changes.toRight} to the correct choice, {changes.toWrong} away from it
            </li>
          ) : null}
          {flagged.total > 0 ? (
            <li>
              Flagged: {flagged.right} of {flagged.total} correct
            </li>
          ) : null}
          <li>
            Slowest:{' '}
            {slowest
              .map((place) => `${place + 1} (${spentWords(questions[place]?.spentMs ?? 0)})`)
              .join(', ')}
          </li>
        </ul>
        {blank > 0 ? (
          <div data-screen>
            <ButtonLink to={practiceLink(MIXED, 'drill')}>Try a pace drill</ButtonLink>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
