import type { UseQueryResult } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { inWords, whole } from '#protocol/figures.ts'
import type { SoloChallenge } from '#protocol/http/solo.ts'
import { SCREENS } from '#protocol/screens.ts'
import { difficultyName } from '#rules/difficulty.ts'
import { SOLO_LIVES } from '#rules/solo/run.ts'
import { wordsOf } from '../../clients/http.ts'
import { type RunReview, type SoloStatus, useRunReview } from '../../clients/solo.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { clockText } from '../../components/countdown.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Figure } from '../../components/Figure.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { ShareText } from '../../components/ShareText.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { useCountdown } from '../../components/use-countdown.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { Misses, PracticeNext } from './RunReview.tsx'
import { pastEndText, runShareText } from './run-words.ts'

const FIGURE = 'grid content-start gap-1 text-center'

export interface GameOverProps {
  /** the run that ended; null when this device does not know it */
  challenge: SoloChallenge | null
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
      Next run in <span className="font-display tabular-nums">{clockText(seconds)}</span>
    </p>
  )
}

interface FiguresProps {
  challenge: SoloChallenge
  best: number
  record: boolean
  /** null while it is read, or could not be */
  xpEarned: number | null
}

function Figures({ challenge, best, record, xpEarned }: FiguresProps) {
  const { score, correct, difficulty } = challenge
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <Figure
        look="panel"
        className={FIGURE}
        label="Score"
        note={record ? 'Best score' : `Best score ${whole(best)}`}
      >
        <CountUp value={score} from={0} />
      </Figure>
      <Figure look="panel" className={FIGURE} label="XP earned" note="Yours to keep">
        {xpEarned === null ? '…' : <CountUp value={xpEarned} from={0} />}
      </Figure>
      <Figure look="panel" className={FIGURE} label="Correct answers">
        {correct}
      </Figure>
      <Figure look="panel" className={FIGURE} label="Difficulty reached" note={difficultyName(difficulty)}>
        {difficulty}
      </Figure>
    </dl>
  )
}

/** The run's end: its score and XP, the wait by the server's clock, what to practice, and every miss with its reasons. */
export function GameOver(props: GameOverProps) {
  const { challenge, status, stale, onAgain, onLeave, setup, report } = props
  const [again, setAgain] = useState(false)
  const review = useRunReview(challenge?.id)
  useFreshPage('over')
  if (again && !status.isDailyComplete && !stale) return setup
  const best = Math.max(status.best, challenge?.score ?? 0)
  const record = challenge !== null && challenge.score > 0 && challenge.score >= status.best
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 animate-enter">
      <Card padding="roomy">
        <div className="grid gap-6 text-center">
          <h1 className="font-display text-3xl">Court is adjourned</h1>
          <p className="text-muted">
            {record
              ? 'A new best score. Let the record reflect it!'
              : `That’s all ${inWords(SOLO_LIVES)} lives. Good run.`}
          </p>
          {challenge ? (
            <Figures
              challenge={challenge}
              best={best}
              record={record}
              xpEarned={review.data?.xpEarned ?? null}
            />
          ) : null}
          {review.data?.pastEnd ? (
            <p className="text-pretty text-muted">{pastEndText(review.data.pastEnd)}</p>
          ) : null}
          {status.isDailyComplete ? (
            <Wait key={status.waitMs} waitMs={status.waitMs} onOver={onAgain} />
          ) : null}
          <div className="flex flex-wrap justify-center gap-3">
            {status.isDailyComplete || stale ? null : (
              <Button variant="primary" onClick={() => setAgain(true)}>
                Start a new run
              </Button>
            )}
            {challenge ? (
              <ShareText path={SCREENS.solo} textAt={(address) => runShareText(challenge, address)} />
            ) : null}
            <Button variant={status.isDailyComplete ? 'primary' : 'secondary'} onClick={onLeave}>
              Back to menu
            </Button>
          </div>
        </div>
      </Card>
      {challenge ? <Lessons review={review} report={report} /> : null}
    </div>
  )
}

interface LessonsProps {
  review: UseQueryResult<RunReview>
  report: RenderReport
}

/** The lessons of the run; nothing where this device has none of its misses. */
function Lessons({ review, report }: LessonsProps) {
  if (review.isError)
    return (
      <ErrorState
        title="We couldn’t load your misses"
        message={wordsOf(review.error, 'They’re saved. Check your connection, then try again.')}
        onRetry={() => void review.refetch()}
        retrying={review.isFetching}
      />
    )
  if (!review.data) return <Skeleton shape="card" className="h-96" />
  const { misses } = review.data
  if (misses.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PracticeNext misses={misses} />
      <Misses misses={misses} report={report} />
    </div>
  )
}
