import type { ReactNode } from 'react'
import type { ShownQuestion } from '#protocol/http/solo.ts'
import { type AskAtticusProps, aboutOf } from './AskAtticus.tsx'
import { Explanation, type ExplanationProps } from './Explanation.tsx'

export interface RulingProps {
  title: string
  /** a short line over the title, such as the rule's name */
  eyebrow?: string
  question: Pick<ShownQuestion, 'choices'>
  grade: Pick<ExplanationProps, 'explanation' | 'why' | 'authorities'> &
    AskAtticusProps & { correctAnswer: number }
  /** under the explanation, such as the way to report the question */
  children?: ReactNode
}

/** The ruling first, then the rule and why each option is right or tempting. */
export function Ruling({ title, eyebrow, question, grade, children }: RulingProps) {
  return (
    <div className="grid gap-4 border-t border-line pt-6 animate-enter">
      <div className="grid gap-1">
        {eyebrow ? <p className="text-xs font-semibold text-brass">{eyebrow}</p> : null}
        <h2 className="font-display text-xl">{title}</h2>
      </div>
      <Explanation
        explanation={grade.explanation}
        choices={question.choices}
        why={grade.why}
        correctIndex={grade.correctAnswer}
        authorities={grade.authorities}
        about={aboutOf(grade)}
      />
      {children}
    </div>
  )
}
