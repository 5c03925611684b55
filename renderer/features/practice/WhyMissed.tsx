import { useState } from 'react'
import { MISS_REASONS, type MissReason } from '#rules/memory/memory.ts'
import { wordsOf } from '../../clients/http.ts'
import { useTellReason } from '../../clients/notebook.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { announce } from '../../components/announcements.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { chipClass } from '../../components/chip-look.ts'
import { Failure } from '../../components/Failure.tsx'
import { REASON_WORDS } from '../../components/reason-words.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { consequenceWords, type GivenReason, readOutWords } from './miss-reason-words.ts'
import { RuleCard } from './RuleCard.tsx'
import type { PracticeGrade } from './sitting.ts'

export interface WhyMissedProps {
  questionId: string
  /** the area whose rule was missed */
  topic: Pick<PracticeGrade, 'subject' | 'subtopic' | 'area'>
  now: number
  /** a drill is offered where time ran out */
  offersDrill: boolean
  /** the keys 1 to 4 say why: of one miss on the page at most */
  hasKeys: boolean
}

/**
 * Why an answer was a miss, in one tap or by 1 to 4; optional. Where the rule wasn't known its card is offered, and where time
 * ran out a drill at the exam's pace.
 */
export function WhyMissed({ questionId, topic, now, offersDrill, hasKeys }: WhyMissedProps) {
  const { subject, subtopic, area } = topic
  const tell = useTellReason()
  const [cardOpen, setCardOpen] = useState(false)
  const given: GivenReason | null =
    tell.data && tell.variables
      ? { given: tell.variables.reason, stands: tell.data.reason, dueAt: tell.data.dueAt }
      : null
  // Until the engine has said which one stands, the one that was tapped.
  const chosen = given?.stands ?? tell.variables?.reason ?? null
  const say = (reason: MissReason) => () =>
    tell.mutate(
      { questionId, reason },
      {
        onSuccess: ({ reason: stands, dueAt }) =>
          announce(readOutWords({ given: reason, stands, dueAt }, now)),
      },
    )
  useHotkeys(Object.fromEntries(MISS_REASONS.map((reason, i) => [`${i + 1}`, say(reason)])), {
    enabled: hasKeys,
  })
  const ruleId = tell.data?.ruleId ?? null
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Why did you miss it? (optional)</legend>
      <div className="flex flex-wrap gap-2">
        {MISS_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={chosen === reason && !tell.isError}
            data-chosen={(chosen === reason && !tell.isError) || undefined}
            onClick={say(reason)}
            className={chipClass(chosen === reason && !tell.isError)}
          >
            {REASON_WORDS[reason]}
          </button>
        ))}
      </div>
      <Failure
        words={tell.isError ? wordsOf(tell.error, 'We couldn’t save that. Try again.') : undefined}
        className="mt-3"
      />
      {given ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-sm text-pretty text-muted">{consequenceWords(given, now)}</p>
          {given.stands === 'rule' && ruleId ? (
            <Button onClick={() => setCardOpen(true)}>Study the rule card</Button>
          ) : null}
          {given.stands === 'time' && offersDrill ? (
            <ButtonLink to={practiceLink(subject, 'drill')}>Try a pace drill</ButtonLink>
          ) : null}
        </div>
      ) : null}
      {cardOpen && ruleId ? (
        <RuleCard ruleId={ruleId} topic={{ subject, subtopic, area }} onClose={() => setCardOpen(false)} />
      ) : null}
    </fieldset>
  )
}
