import { useState } from 'react'
import type { ReplyOf } from '#protocol/routes.ts'
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
import { consequenceWords, readOutWords, type ToldReason } from './miss-reason-words.ts'
import { RuleCard } from './RuleCard.tsx'
import type { PracticeGrade } from './sitting.ts'

export interface WhyMissedProps {
  questionId: string
  /** the area whose rule was missed */
  topic: Pick<PracticeGrade, 'subject' | 'subtopic' | 'area'>
  now: number
  /** what was told before; the reason alone where that's all that is known, null for nothing */
  told: ToldReason | MissReason | null
  onTold: (told: ToldReason) => void
  /** a drill is offered where time ran out */
  offersDrill: boolean
  /** the keys 1 to 4 say why: of one miss on the page at most */
  hasKeys: boolean
}

const toldIn = (
  given: MissReason,
  { reason: stands, dueAt, ruleId }: ReplyOf<'POST /api/practice/reason'>,
): ToldReason => ({ given, stands, dueAt, ruleId })

/** The reason told here last, once the engine has it. */
const replyIn = ({ data, variables }: ReturnType<typeof useTellReason>): ToldReason | null =>
  data && variables ? toldIn(variables.reason, data) : null

/**
 * Why an answer was a miss, in one tap or by 1 to 4; optional. Where the rule wasn't known its card is offered, and where time
 * ran out a drill at the exam's pace.
 */
export function WhyMissed({ questionId, topic, now, told, onTold, offersDrill, hasKeys }: WhyMissedProps) {
  const { subject, subtopic, area } = topic
  const tell = useTellReason()
  const [cardOpen, setCardOpen] = useState(false)
  // Until the engine has said which one stands, the one that was tapped.
  const tapped = tell.isPending ? tell.variables.reason : null
  const before = typeof told === 'string' ? null : told
  const given = tapped ? null : (replyIn(tell) ?? before)
  const chosen = tapped ?? given?.stands ?? (typeof told === 'string' ? told : null)
  const say = (reason: MissReason) => () =>
    tell.mutate(
      { questionId, reason },
      {
        onSuccess: (reply) => {
          const given = toldIn(reason, reply)
          onTold(given)
          announce(readOutWords(given, now))
        },
      },
    )
  useHotkeys(Object.fromEntries(MISS_REASONS.map((reason, i) => [`${i + 1}`, say(reason)])), {
    enabled: hasKeys,
  })
  const ruleId = given?.ruleId ?? null
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Why did you miss it? (optional)</legend>
      <div className="flex flex-wrap gap-2">
        {MISS_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={chosen === reason}
            data-chosen={chosen === reason || undefined}
            onClick={say(reason)}
            className={chipClass(chosen === reason)}
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
