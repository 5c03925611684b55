import { type ReactNode, useState } from 'react'
import { CARD_GRADES, type CardGrade } from '#rules/memory/marks.ts'
import type { Subject } from '#rules/subjects.ts'
import { useRule } from '../../clients/companion.ts'
import { wordsOf } from '../../clients/http.ts'
import { useTellCard } from '../../clients/notebook.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { RuleText } from '../../components/RuleText.tsx'
import { SendFailed } from '../../components/SendFailed.tsx'
import { SkeletonText } from '../../components/Skeleton.tsx'
import { toast } from '../../components/toast.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { daysAway } from './why-words.ts'

const GRADE_WORDS: Readonly<Record<CardGrade, string>> = {
  missed: 'Missed it',
  partly: 'Partly',
  knew: 'Knew it',
}

export interface RuleCardProps {
  ruleId: string
  topic: { subject: Subject; subtopic: string; area: string }
  onClose: () => void
}

/** The card's face, and the buttons under it: the rule to be said from memory, then shown and graded by oneself. */
function useCard({ ruleId, topic, onClose }: RuleCardProps): { face: ReactNode; buttons: ReactNode } {
  const [shown, setShown] = useState(false)
  const rule = useRule(ruleId)
  const tell = useTellCard()
  const grade = (one: CardGrade) => () =>
    tell.mutate(
      { ...topic, grade: one },
      {
        onSuccess: ({ dueAt }) => {
          toast({ title: `This rule comes back ${daysAway(dueAt, Date.now())}.`, variant: 'success' })
          onClose()
        },
      },
    )
  const buttons =
    shown && rule.data ? (
      CARD_GRADES.map((one) => (
        <Button
          key={one}
          variant={one === 'knew' ? 'primary' : 'secondary'}
          busy={tell.isPending && tell.variables.grade === one}
          onClick={grade(one)}
        >
          {GRADE_WORDS[one]}
        </Button>
      ))
    ) : (
      <Button variant="primary" disabled={!rule.data} onClick={() => setShown(true)}>
        Show the rule
      </Button>
    )
  const face = (
    <div className="grid gap-6">
      <Face rule={rule} shown={shown} />
      {tell.error ? (
        <SendFailed words={wordsOf(tell.error, 'We couldn’t save the card. Try again.')} safe="" />
      ) : null}
    </div>
  )
  return { buttons, face }
}

function Face({ rule, shown }: { rule: ReturnType<typeof useRule>; shown: boolean }) {
  if (rule.isPending) return <SkeletonText lines={6} />
  if (rule.isError)
    return (
      <ErrorState
        title="We couldn’t open the rule"
        message={wordsOf(rule.error, 'Check your connection, then try again.')}
        onRetry={() => void rule.refetch()}
        retrying={rule.isFetching}
      />
    )
  if (shown) return <RuleText rule={rule.data} />
  return (
    <p className="max-w-measure text-lg text-pretty">
      Say the rule from memory: its elements, and its common traps. Then show it.
    </p>
  )
}

/** A rule card over the page. It moves when the rule comes back, and pays nothing. */
export function RuleCard(props: RuleCardProps) {
  const { topic, onClose } = props
  const { face, buttons } = useCard(props)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="medium"
      reading
      title={topic.area}
      description={`${topic.subject} · ${topic.subtopic}`}
      footer={buttons}
    >
      {face}
    </Dialog>
  )
}

export interface CardStepProps extends RuleCardProps {
  onSkip: () => void
  /** why the question after the card didn't come; null where it did */
  failure: string | null
  onRetry: () => void
}

/** A rule card in its turn, in place of a question. */
export function CardStep({ onSkip, failure, onRetry, ...props }: CardStepProps) {
  const { topic, ruleId } = props
  useFreshPage(ruleId)
  const { face, buttons } = useCard(props)
  return (
    <div className="mx-auto max-w-3xl animate-enter">
      <Card title={topic.area} titleAs="h1" eyebrow={`Rule card · ${topic.subject}`} padding="roomy">
        <div className="grid gap-6">
          <p className="text-sm text-pretty text-muted">
            You’ve seen every question on this rule lately, so here’s the rule itself. It pays no XP.
          </p>
          {face}
          <div className="flex flex-wrap gap-3">
            {failure ? (
              <>
                <SendFailed words={failure} safe="" />
                <Button variant="primary" onClick={onRetry}>
                  Retry
                </Button>
              </>
            ) : (
              <>
                {buttons}
                <Button variant="ghost" onClick={onSkip}>
                  Skip the card
                </Button>
              </>
            )}
          </div>
        </div>
      </Card>
    </div>
  )
}
