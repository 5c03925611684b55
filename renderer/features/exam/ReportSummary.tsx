import { share as shareText, signed } from '#protocol/figures.ts'
import type { ExamReport } from '../../clients/exam.ts'
import { Card } from '../../components/Card.tsx'
import { Figure } from '../../components/Figure.tsx'
import { unpaidInBlock } from '../../components/unpaid-words.ts'
import { dayWords, minutesWords } from './time-words.ts'
import { worthWords } from './worth-words.ts'

const FIGURE = 'grid gap-1 text-center'

/** The score of a block, its worth, and how it was taken, in figures. */
export function ReportSummary({ report }: { report: ExamReport }) {
  const { right, total, blank, usedMs, limitMs, finishedAt, xpGained } = report
  const unpaid = unpaidInBlock(report.unpaid)
  return (
    <Card padding="roomy">
      <div className="grid gap-6 text-center">
        <div>
          <h1 className="font-display text-3xl">
            {right} of {total} correct
          </h1>
          <p className="text-muted">{dayWords(finishedAt)}</p>
        </div>
        <p className="text-pretty">{worthWords(report)}</p>
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Figure look="panel" className={FIGURE} label="Score">
            {shareText(right / Math.max(1, total))}
          </Figure>
          <Figure look="panel" className={FIGURE} label="Time used" note={`of ${minutesWords(limitMs)}`}>
            {minutesWords(usedMs)}
          </Figure>
          <Figure look="panel" className={FIGURE} label="Left blank">
            {blank}
          </Figure>
          <Figure look="panel" className={FIGURE} label="XP">
            {signed(xpGained)}
          </Figure>
        </dl>
        {unpaid ? <p className="text-sm text-pretty text-muted">{unpaid}</p> : null}
      </div>
    </Card>
  )
}
