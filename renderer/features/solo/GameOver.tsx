import { Hourglass } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { SoloChallenge } from '#protocol/http/solo.ts'
import type { SoloStatus } from '../../clients/solo.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { clockText } from '../../components/countdown.ts'
import { Explanation } from '../../components/Explanation.tsx'
import { Figure } from '../../components/Figure.tsx'
import { useCountdown } from '../../components/use-countdown.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import type { Missed } from './play.ts'
import type { RenderReport } from './report.ts'

const FIGURE = 'grid gap-1 text-center'

export interface GameOverProps {
  /** the run that ended; null when this device does not know it */
  challenge: SoloChallenge | null
  missed: readonly Missed[]
  status: SoloStatus
  /** the status is being read again, so its wait is not yet known */
  stale: boolean
  onAgain: () => void
  onLeave: () => void
  /** the next step once the wait is over */
  setup: ReactNode
  report: RenderReport
}

function Wait({ waitMs, onOver }: { waitMs: number; onOver: () => void }) {
  const { seconds } = useCountdown({ remainingMs: waitMs, running: true, onExpire: onOver })
  return (
    <p className="flex flex-wrap items-center justify-center gap-3 text-lg">
      <Hourglass className="size-5 text-brass" aria-hidden="true" />
      Next challenge in <span className="font-display tabular-nums">{clockText(seconds)}</span>
    </p>
  )
}

function Review({ missed, report }: { missed: readonly Missed[]; report: RenderReport }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="font-display text-2xl">
        Questions to review
      </h2>
      {missed.map(({ question, grade }) => (
        <Card key={question.id} as="article" eyebrow={`${question.subject} · ${question.subtopic}`}>
          <p className="mb-6 max-w-measure">{question.stem}</p>
          <Explanation
            explanation={grade.explanation}
            choices={question.choices}
            why={grade.why}
            correctIndex={grade.correctAnswer}
            authorities={grade.authorities}
          />
          {report({ showingId: question.id, className: 'mt-4' })}
        </Card>
      ))}
    </section>
  )
}

/** The run's end: its score, the wait by the server's clock, and the questions that cost a life. */
export function GameOver(props: GameOverProps) {
  const { challenge, missed, status, stale, onAgain, onLeave, setup, report } = props
  const [again, setAgain] = useState(false)
  useFreshPage('over')
  if (again && !status.isDailyComplete && !stale) return setup
  const record = challenge !== null && challenge.score > 0 && challenge.score >= status.best
  return (
    <div className="mx-auto grid max-w-3xl gap-8 animate-enter">
      <Card padding="roomy">
        <div className="grid gap-6 text-center">
          <h1 className="font-display text-3xl">Court is adjourned</h1>
          <p className="text-muted">
            {record ? 'A new best score. Let the record reflect it!' : 'That’s all three lives. Good run.'}
          </p>
          {challenge ? (
            <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
              <Figure look="panel" className={FIGURE} label="Score">
                <CountUp value={challenge.score} from={0} />
              </Figure>
              <Figure look="panel" className={FIGURE} label="Correct answers">
                {challenge.correct}
              </Figure>
              <Figure look="panel" className={FIGURE} label="Level reached">
                {challenge.difficulty}
              </Figure>
              <Figure look="panel" className={FIGURE} label="Best score">
                {Math.max(status.best, challenge.score).toLocaleString()}
              </Figure>
            </dl>
          ) : null}
          {status.isDailyComplete ? (
            <Wait key={status.waitMs} waitMs={status.waitMs} onOver={onAgain} />
          ) : null}
          <div className="flex flex-wrap justify-center gap-3">
            {status.isDailyComplete || stale ? null : (
              <Button variant="primary" onClick={() => setAgain(true)}>
                New challenge
              </Button>
            )}
            <Button variant={status.isDailyComplete ? 'primary' : 'secondary'} onClick={onLeave}>
              Back to menu
            </Button>
          </div>
        </div>
      </Card>
      {missed.length > 0 ? <Review missed={missed} report={report} /> : null}
    </div>
  )
}
