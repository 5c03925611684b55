import { useMutation, useQuery } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import type { GradedTrial } from '#protocol/http/trial.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { keepTrial } from '../../clients/trial.ts'
import { announce } from '../../components/announcements.ts'
import { Button } from '../../components/Button.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Explanation } from '../../components/Explanation.tsx'
import { rulingWords } from '../../components/ruling-words.ts'
import { SendFailed } from '../../components/SendFailed.tsx'
import { Skeleton, SkeletonText } from '../../components/Skeleton.tsx'
import { Stem } from '../../components/Stem.tsx'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { useNextFocus } from '../../components/use-next-focus.ts'

/** One question for a visitor: asked when this is shown, graded by the server, its XP kept for an account made in this tab. */
export default function TrialQuestion({ onSignUp }: { onSignUp: () => void }) {
  const [selected, setSelected] = useState<number | null>(null)
  const asked = useQuery({
    queryKey: ['trial'],
    queryFn: () => call('POST /api/trial/question'),
    gcTime: 0,
  })
  const question = asked.data
  const answer = useMutation({
    mutationFn: (body: { questionId: string; userAnswer: number }) =>
      call('POST /api/trial/answer', { body }),
    onSuccess: (grade, { questionId }) => {
      keepTrial(questionId)
      announce(rulingWords(grade))
    },
  })
  const grade = answer.data ?? null
  const { next, onPress } = useNextFocus<HTMLDivElement>({ isInPlace: true })
  const submit = () => {
    if (!question || selected === null || grade || answer.isPending) return
    answer.mutate({ questionId: question.id, userAnswer: selected })
  }
  useHotkeys({ Enter: submit }, { enabled: selected !== null && !grade })

  if (asked.isPending) return <Loading />
  if (!question)
    return (
      <ErrorState
        message={wordsOf(asked.error, 'We couldn’t load a question. Try again.')}
        onRetry={() => void asked.refetch()}
        retrying={asked.isFetching}
      />
    )
  return (
    <div className="grid gap-5 animate-enter">
      <p className="text-sm text-muted">
        <strong className="font-semibold text-brass">{question.subject}</strong>{' '}
        <span aria-hidden="true">·</span> {question.subtopic}
      </p>
      <Stem text={question.stem} />
      <ChoiceList
        choices={question.choices}
        selected={selected}
        onSelect={setSelected}
        locked={answer.isPending}
        dense
        result={grade ? { correctIndex: grade.correctAnswer, chosenIndex: grade.userAnswer } : null}
      />
      {grade ? (
        <Ruling ref={next} grade={grade} choices={question.choices} onSignUp={onSignUp} />
      ) : (
        <div className="grid gap-3">
          {answer.error ? (
            <SendFailed words={wordsOf(answer.error, 'We couldn’t grade your answer. Try again.')} />
          ) : null}
          <Button
            variant="primary"
            size="large"
            keyHint="Enter"
            className="max-sm:w-full sm:justify-self-start"
            disabled={selected === null}
            busy={answer.isPending}
            busyLabel="Submitting..."
            onClick={() => {
              onPress()
              submit()
            }}
          >
            {answer.error ? 'Retry' : 'Submit Answer'}
          </Button>
        </div>
      )}
    </div>
  )
}

interface RulingProps {
  ref: Ref<HTMLDivElement>
  grade: GradedTrial
  choices: readonly string[]
  onSignUp: () => void
}

function Ruling({ ref, grade, choices, onSignUp }: RulingProps) {
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-5 border-t border-line pt-5 outline-none animate-enter">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="text-xl">{rulingWords(grade)}</h3>
        <Button variant="primary" size="large" className="max-sm:w-full" onClick={onSignUp}>
          Keep your {grade.xp} XP
        </Button>
      </div>
      <Explanation
        explanation={grade.explanation}
        choices={choices}
        why={grade.why}
        correctIndex={grade.correctAnswer}
        authorities={grade.authorities}
      />
    </div>
  )
}

const Loading = () => (
  <div className="grid gap-5" aria-busy="true">
    <p role="status" className="sr-only">
      Loading a question...
    </p>
    <SkeletonText lines={5} />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
)
