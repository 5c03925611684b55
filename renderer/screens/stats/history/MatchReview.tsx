import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { counted, momentText } from '#protocol/figures.ts'
import { isolated } from '#protocol/isolated.ts'
import { type Review, useReview } from '../../../clients/duel-review.ts'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Card } from '../../../components/Card.tsx'
import { CopyLink } from '../../../components/CopyLink.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { opponentName } from './match-words.ts'
import { ReviewedRound } from './ReviewedRound.tsx'

/** The questions of one finished match, with both players' choices and the reasons. */
export function MatchReview({ matchId }: { matchId: string }) {
  return (
    <div className="grid gap-4">
      <div>
        <ButtonLink
          to="?tab=history"
          variant="ghost"
          icon={<ArrowLeft className="size-4" aria-hidden="true" />}
        >
          All matches
        </ButtonLink>
      </div>
      <Reading
        query={useReview(matchId)}
        failure="We couldn’t open this review"
        offline="You’re offline. Reconnect to review this match."
        loading="Loading the questions..."
        skeleton={
          <div className="grid gap-4">
            <Skeleton shape="card" className="h-28" />
            <Skeleton shape="card" className="h-72" />
          </div>
        }
      >
        {(review) => <Questions review={review} />}
      </Reading>
    </div>
  )
}

function Questions({ review: { opponent, subject, finishedAt, questions, address } }: { review: Review }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The list with the pressed link is gone: the focus goes to the heading that took its place.
  useEffect(() => heading.current?.focus(), [])
  const right = questions.filter((one) => one.yourAnswer === one.correctIndex).length
  const theirs = questions.filter((one) => one.opponentAnswer === one.correctIndex).length
  const name = isolated(opponentName(opponent))
  return (
    <div className="grid gap-4">
      <Card as="div" className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-xl leading-tight outline-none">
            Review: you and {name}
          </h2>
          <p className="mt-1 text-muted">
            {subject} · <time dateTime={finishedAt}>{momentText(finishedAt)}</time>
          </p>
          <p className="mt-1 tabular-nums">
            {questions.length === 0
              ? 'No round was finished, so there’s no question to review.'
              : `${counted(questions.length, 'question', 'questions')}: you answered ${right} correctly, ${name} ${theirs}.`}
          </p>
        </div>
        {address ? <CopyLink address={address} /> : null}
      </Card>
      <ol className="grid gap-4">
        {questions.map((question) => (
          <ReviewedRound key={question.round} question={question} opponent={name} />
        ))}
      </ol>
    </div>
  )
}
