import { X } from 'lucide-react'
import { useId } from 'react'
import { SCREENS } from '#protocol/screens.ts'
import { aboutOf } from '../../components/AskAtticus.tsx'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { LETTERS } from '../../components/choice.ts'
import { Explanation } from '../../components/Explanation.tsx'
import { Figure } from '../../components/Figure.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { SendFailed } from '../../components/SendFailed.tsx'
import { typeset } from '../../components/typeset.ts'
import { UNPAID_WORDS } from '../../components/unpaid-words.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import type { Answered } from './sitting.ts'

const FIGURE = 'grid gap-1 text-center'

export interface OverProps {
  title: string
  text: string
  answered: readonly Answered[]
  report: RenderReport
  /** null where there is nothing to go on with */
  onMore: (() => void) | null
  moreLabel: string
  busy: boolean
  /** why going on failed; null where it didn't */
  failure: string | null
  onLeave: () => void
}

/** The end of a sitting: how it went, and each miss with its rule. */
export function Over({
  title,
  text,
  answered,
  report,
  onMore,
  moreLabel,
  busy,
  failure,
  onLeave,
}: OverProps) {
  useFreshPage('over')
  const heading = useId()
  const right = answered.filter(({ grade }) => grade.isCorrect).length
  const xp = answered.reduce((sum, { grade }) => sum + grade.xpGained + grade.streakBonus, 0)
  const missed = answered.filter(({ grade }) => !grade.isCorrect)
  return (
    <div className="mx-auto grid max-w-3xl gap-8 animate-enter">
      <Card padding="roomy">
        <div className="grid gap-6 text-center">
          <h1 className="font-display text-3xl">{title}</h1>
          <p className="text-pretty text-muted">{text}</p>
          {answered.length > 0 ? (
            <dl className="grid grid-cols-3 gap-3">
              <Figure look="panel" className={FIGURE} label="Correct">
                {right} of {answered.length}
              </Figure>
              <Figure look="panel" className={FIGURE} label="XP">
                +{xp}
              </Figure>
              <Figure look="panel" className={FIGURE} label="Missed">
                {missed.length}
              </Figure>
            </dl>
          ) : null}
          {answered.some(({ grade }) => grade.unpaid) ? (
            <p className="text-sm text-pretty text-muted">{UNPAID_WORDS}</p>
          ) : null}
          {failure ? (
            <div className="justify-self-center">
              <SendFailed words={failure} safe="" />
            </div>
          ) : null}
          <div className="flex flex-wrap justify-center gap-3">
            {onMore ? (
              <Button variant="primary" busy={busy} busyLabel="Choosing a question..." onClick={onMore}>
                {failure ? 'Retry' : moreLabel}
              </Button>
            ) : null}
            <Button variant={onMore ? 'secondary' : 'primary'} onClick={onLeave}>
              Done for now
            </Button>
            <ButtonLink variant="ghost" to={SCREENS.notebook}>
              Open your notebook
            </ButtonLink>
          </div>
        </div>
      </Card>
      {missed.length > 0 ? (
        <section aria-labelledby={heading} className="grid gap-4">
          <h2 id={heading} className="font-display text-2xl">
            What to take with you
          </h2>
          {missed.map(({ question, grade }) => (
            <Card key={question.id} as="article" title={grade.area} titleAs="h3" eyebrow={question.subject}>
              <p className="mb-6 max-w-measure">{typeset(question.stem)}</p>
              <p className="mb-6 flex items-center gap-2 font-semibold">
                <X className="size-4 shrink-0 text-wrong" strokeWidth={3} aria-hidden="true" />
                You chose {LETTERS[grade.userAnswer]}. The answer is {LETTERS[grade.correctAnswer]}.
              </p>
              <Explanation
                explanation={grade.explanation}
                choices={question.choices}
                why={grade.why}
                correctIndex={grade.correctAnswer}
                authorities={grade.authorities}
                about={aboutOf(grade)}
              />
              {report({ showingId: question.id, className: 'mt-4' })}
            </Card>
          ))}
        </section>
      ) : null}
    </div>
  )
}
