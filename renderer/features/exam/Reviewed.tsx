import { Check, ChevronDown, Flag, Minus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { ExamReport } from '../../clients/exam.ts'
import { aboutOf } from '../../components/AskAtticus.tsx'
import { LETTERS } from '../../components/choice.ts'
import { Explanation } from '../../components/Explanation.tsx'
import { Field } from '../../components/Field.tsx'
import { Select } from '../../components/Select.tsx'
import { Stem } from '../../components/Stem.tsx'
import { useBeforePrint } from '../../components/use-before-print.ts'
import type { ReportedQuestion as Question, RenderQuestion } from './render-report.ts'
import { spentWords } from './time-words.ts'

function isBlank({ userAnswer }: Question): boolean {
  return userAnswer < 0
}

const FILTERS = {
  missed: { label: 'Missed', isShown: (one: Question) => !one.isCorrect && !isBlank(one) },
  blank: { label: 'Left blank', isShown: isBlank },
  flagged: { label: 'Flagged', isShown: ({ flagged }: Question) => flagged },
  all: { label: 'All questions', isShown: () => true },
} as const
type Filter = keyof typeof FILTERS
const OPTIONS = Object.entries(FILTERS).map(([value, { label }]) => ({ value, label }))

/** The chosen option in words. */
const choiceWords = (question: Question): string => {
  const { userAnswer, correctAnswer, isCorrect } = question
  const letter = LETTERS[correctAnswer] ?? ''
  if (isCorrect) return `You chose ${letter}, which is correct.`
  return isBlank(question)
    ? `You left this blank. The answer is ${letter}.`
    : `You chose ${LETTERS[userAnswer] ?? ''}. The answer is ${letter}.`
}

/** Each question of a block, closed until it is wanted: the facts, the choice made, and why each option is right or tempting. */
export function Reviewed({ report, render }: { report: ExamReport; render: RenderQuestion }) {
  const heading = useId()
  const [filter, setFilter] = useState<Filter>('missed')
  const list = useRef<HTMLOListElement>(null)
  useBeforePrint(() => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = true
  })
  const { isShown } = FILTERS[filter]
  const shown = report.questions
    .map((question, place) => ({ question, place }))
    .filter((one) => isShown(one.question))
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id={heading} className="font-display text-2xl">
          Review
        </h2>
        <Field label="Show" hideLabel className="min-w-44">
          <Select value={filter} onValueChange={(value) => setFilter(value as Filter)} options={OPTIONS} />
        </Field>
      </div>
      {shown.length === 0 ? <p className="text-muted">No questions here.</p> : null}
      <ol ref={list} className="grid gap-2">
        {shown.map(({ question, place }) => (
          <li key={question.id}>
            <details className="group rounded-lg border border-line bg-surface open:border-edge">
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-2 [&::-webkit-details-marker]:hidden">
                <Outcome question={question} />
                <span className="min-w-0 grow">
                  <span className="block font-semibold">
                    {place + 1}. {question.area}
                  </span>
                  <span className="block text-sm text-muted">
                    {question.subject} · {question.subtopic} · {spentWords(question.spentMs)}
                  </span>
                </span>
                {question.flagged ? (
                  <Flag className="size-4 shrink-0 text-warn" aria-label="Flagged" />
                ) : null}
                <ChevronDown
                  className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
                  aria-hidden="true"
                />
              </summary>
              <div className="grid gap-4 px-4 pb-4">
                <Stem text={question.stem} className="text-base sm:text-lg" />
                <p className="font-semibold">{choiceWords(question)}</p>
                <Explanation
                  explanation={question.explanation}
                  choices={question.choices}
                  why={question.why}
                  correctIndex={question.correctAnswer}
                  authorities={question.authorities}
                  about={aboutOf(question)}
                />
                {render(question)}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Correct, incorrect or blank, as a sign with its name. */
function Outcome({ question }: { question: Question }) {
  if (question.isCorrect) return <Check className="size-5 shrink-0 text-correct" aria-label="Correct" />
  if (isBlank(question)) return <Minus className="size-5 shrink-0 text-muted" aria-label="Left blank" />
  return <X className="size-5 shrink-0 text-wrong" aria-label="Incorrect" />
}
