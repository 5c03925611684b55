import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MissedQuestion } from '#protocol/http/solo.ts'
import { AskAtticus, aboutOf } from '../../components/AskAtticus.tsx'
import { Card } from '../../components/Card.tsx'
import { LETTERS } from '../../components/choice.ts'
import { typeset } from '../../components/typeset.ts'

/** A miss to learn from: the question, what was chosen and why it fails, what was correct and why, and the rule. */
export function Miss({ miss, report }: { miss: MissedQuestion; report: ReactNode }) {
  const { subject, subtopic, stem, userAnswer, correctAnswer, explanation, authorities } = miss
  return (
    <Card as="article" eyebrow={`${subject} · ${subtopic}`}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <p className="text-pretty">{typeset(stem)}</p>
        <div className="grid content-start gap-4 lg:row-span-2">
          <Choice
            miss={miss}
            index={userAnswer}
            title="You chose"
            sign={<X className="size-4 text-wrong" strokeWidth={3} aria-hidden="true" />}
          />
          <Choice
            miss={miss}
            index={correctAnswer}
            title="Correct"
            sign={<Check className="size-4 text-correct" strokeWidth={3} aria-hidden="true" />}
          />
        </div>
        <div className="grid content-start gap-1">
          <h3 className="font-sans text-sm font-semibold text-brass">The rule</h3>
          <p className="text-pretty">{typeset(explanation)}</p>
          {authorities.length > 0 ? (
            <p className="mt-1 text-sm text-muted">
              <span className="font-semibold">Authority:</span> {typeset(authorities.join(' · '))}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 lg:col-span-2">
          <AskAtticus {...aboutOf(miss)} />
          {report}
        </div>
      </div>
    </Card>
  )
}

interface ChoiceProps {
  miss: MissedQuestion
  index: number
  title: string
  sign: ReactNode
}

function Choice({ miss: { choices, why }, index, title, sign }: ChoiceProps) {
  return (
    <div className="grid content-start gap-1">
      <h3 className="flex items-center gap-2 font-sans text-sm font-semibold">
        {sign}
        {title} {LETTERS[index]}
      </h3>
      <p className="font-semibold text-pretty">{typeset(choices[index] ?? '')}</p>
      <p className="text-pretty text-muted">{typeset(why[index] ?? '')}</p>
    </div>
  )
}
