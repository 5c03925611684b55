import { Check, ChevronDown, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { seconds } from '#protocol/figures.ts'
import type { ReviewedQuestion } from '#protocol/http/duels.ts'
import type { useReview } from '../../clients/duel-review.ts'
import { aboutOf } from '../../components/AskAtticus.tsx'
import { LETTERS } from '../../components/choice.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Explanation } from '../../components/Explanation.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Stem } from '../../components/Stem.tsx'

export interface ReviewListProps {
  review: ReturnType<typeof useReview>
  opponentName: string
  /** Says of an answered question, by its showing, that something is wrong with it. */
  report: (showingId: string) => ReactNode
}

/** The questions of the duel, each to be opened: both players' choices, and why the answer is the answer. */
export function ReviewList({ review, opponentName, report }: ReviewListProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={heading} className="text-2xl">
        The record
      </h2>
      <p className="text-muted">Every question of this duel, with both answers and the reason.</p>
      {review.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : review.isError ? (
        <ErrorState
          message="We couldn’t load these questions. They’re saved. Try again."
          onRetry={() => void review.refetch()}
          retrying={review.isFetching}
        />
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {review.data.questions.map((question) => (
            <Reviewed key={question.round} question={question} opponentName={opponentName} report={report} />
          ))}
        </ol>
      )}
    </section>
  )
}

const letterOf = (shownIndex: number): string => LETTERS[shownIndex] ?? 'no answer'
const timeOf = (ms: number): string => seconds(ms / 1000, 1)

interface ReviewedProps extends Pick<ReviewListProps, 'opponentName' | 'report'> {
  question: ReviewedQuestion
}

function Reviewed({ question, opponentName, report }: ReviewedProps) {
  const { round, subject, subtopic, stem, choices, correctIndex, yourAnswer, opponentAnswer } = question
  const right = yourAnswer === correctIndex
  return (
    <li>
      <details className="group rounded-lg border border-line bg-surface open:border-edge">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2 sm:gap-4 [&::-webkit-details-marker]:hidden">
          <span className="w-6 shrink-0 text-center font-display text-lg text-muted">{round}</span>
          {right ? (
            <Check className="size-5 shrink-0 text-correct" strokeWidth={3} aria-label="Correct" />
          ) : (
            <X className="size-5 shrink-0 text-wrong" strokeWidth={3} aria-label="Incorrect" />
          )}
          <span className="min-w-0 grow">
            <span className="block truncate font-semibold">{subtopic}</span>
            <span className="block truncate text-sm text-muted">{subject}</span>
          </span>
          <span className="shrink-0 text-sm text-muted tabular-nums max-sm:hidden">
            You {letterOf(yourAnswer)} · {opponentName} {letterOf(opponentAnswer)} · Answer{' '}
            <strong className="text-ink">{letterOf(correctIndex)}</strong>
          </span>
          <ChevronDown
            className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="grid gap-6 border-t border-line px-4 py-6 sm:px-6">
          <Stem text={stem} className="sm:text-lg" />
          <dl className="flex flex-wrap gap-x-8 gap-y-2 rounded-md border border-line bg-raised px-4 py-3 text-sm">
            <Answer by="You" shownIndex={yourAnswer} ms={question.yourTimeMs} right={right} />
            <Answer
              by={opponentName}
              shownIndex={opponentAnswer}
              ms={question.opponentTimeMs}
              right={opponentAnswer === correctIndex}
            />
            {question.hintUsed ? (
              <div>
                <dt className="sr-only">Hint</dt>
                <dd className="text-brass">You took a hint</dd>
              </div>
            ) : null}
          </dl>
          <Explanation
            explanation={question.explanation}
            choices={choices}
            why={question.why}
            correctIndex={correctIndex}
            authorities={question.authorities}
            about={aboutOf(question)}
          />
          {question.showingId ? report(question.showingId) : null}
        </div>
      </details>
    </li>
  )
}

function Answer(props: { by: string; shownIndex: number; ms: number; right: boolean }) {
  const { by, shownIndex, ms, right } = props
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{by}:</dt>
      <dd className={right ? 'font-semibold text-correct' : 'font-semibold text-wrong'}>
        {shownIndex < 0
          ? 'no answer'
          : `${letterOf(shownIndex)}, ${right ? 'correct' : 'incorrect'}, ${timeOf(ms)}`}
      </dd>
    </div>
  )
}
