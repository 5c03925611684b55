import { Target } from 'lucide-react'
import { useId } from 'react'
import type { ReviewedQuestion } from '#protocol/http/duels.ts'
import { beginWith, practiceLink } from '../../clients/practice-link.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { LETTERS } from '../../components/choice.ts'
import { splitLeadIn } from '../../components/lead-in.ts'
import { typeset } from '../../components/typeset.ts'
import { missesToReview, rulesOf, subjectOf } from './missed.ts'

/** The misses to go over first, each with its answer and rule, and one press to questions on those rules. */
export function Misses({ questions }: { questions: readonly ReviewedQuestion[] }) {
  const heading = useId()
  const misses = missesToReview(questions)
  if (misses.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-2xl">
          {misses.length === 1 ? 'One to review' : `${misses.length === 2 ? 'Two' : 'Three'} to review`}
        </h2>
        <ButtonLink
          to={practiceLink(subjectOf(misses))}
          state={beginWith(rulesOf(misses))}
          icon={<Target className="size-4" aria-hidden="true" />}
        >
          Practice {misses.length === 1 ? 'it' : 'them'} now
        </ButtonLink>
      </div>
      <ol className="grid gap-3 lg:auto-cols-fr lg:grid-flow-col">
        {misses.map((question) => (
          <li key={question.round} className="grid">
            <Miss question={question} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Miss({ question }: { question: ReviewedQuestion }) {
  const { round, subject, subtopic, stem, choices, correctIndex, opponentAnswer, why } = question
  return (
    <Card as="article" eyebrow={`Round ${round} · ${subject} · ${subtopic}`} className="text-sm sm:text-base">
      <div className="grid gap-3">
        <p className="font-semibold text-pretty">{splitLeadIn(typeset(stem)).leadIn}</p>
        <p className="text-pretty text-correct">
          <span className="font-semibold">{LETTERS[correctIndex]}.</span>{' '}
          {typeset(choices[correctIndex] ?? '')}
        </p>
        <p className="text-pretty text-muted">{typeset(why[correctIndex] ?? '')}</p>
        {opponentAnswer === correctIndex ? (
          <p className="text-xs text-muted">Your opponent had this one.</p>
        ) : null}
      </div>
    </Card>
  )
}
