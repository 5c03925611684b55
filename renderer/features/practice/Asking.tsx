import { ArrowRight, LogOut, SkipForward } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { difficultyName } from '#rules/difficulty.ts'
import { announce } from '../../components/announcements.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { isMoment, momentWords } from '../../components/Moments.tsx'
import { Progress } from '../../components/Progress.tsx'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { spokenRuling } from '../../components/ruling-words.ts'
import { SendFailed } from '../../components/SendFailed.tsx'
import { ShortcutsDialog } from '../../components/ShortcutsDialog.tsx'
import { Stem } from '../../components/Stem.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'
import { playSound } from '../../components/sound.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { useGuard } from '../../components/use-guard.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { useNextFocus } from '../../components/use-next-focus.ts'
import { ConfidenceChoice } from './ConfidenceChoice.tsx'
import { PaceClock } from './PaceClock.tsx'
import { PracticeResult, PracticeVerdict } from './PracticeResult.tsx'
import { lengthIn, placeOf, type Sitting } from './sitting.ts'
import { soFarWords } from './so-far-words.ts'
import type { Practice } from './use-practice.ts'
import { whyWords } from './why-words.ts'

const SHORTCUTS = [
  { keys: ['A', 'B', 'C', 'D'], label: 'Choose an answer' },
  { keys: ['1', '2', '3', '4'], label: 'Choose an answer' },
  { keys: ['Enter'], label: 'Submit, or continue' },
  { keys: ['1', '2', '3', '4'], label: 'After a miss: say why' },
  { keys: ['S'], label: 'Skip this question' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
]

type Open = Extract<Sitting, { at: 'asking' }>

export interface AskingProps {
  user: SessionUser
  practice: Practice
  sitting: Open
  /** the time (ms) of a drill's question */
  limitMs: number
  report: RenderReport
  onLeave: () => void
}

/** One question of practice: choose, say how sure, submit, read, go on. Nothing moves by itself, and no clock ends it. */
export function Asking({ user, practice, sitting, limitMs, report, onLeave }: AskingProps) {
  const { question, selected, grade, confidence } = sitting
  const stemId = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: days count from each question and each result, past midnight too
  const now = useMemo(() => Date.now(), [question.id, grade])
  const [keysShown, setKeysShown] = useState(false)
  const ready = useGuard(grade ? question.id : null)
  const { next, onPress } = useNextFocus<HTMLButtonElement>()
  useFreshPage(question.id)
  useSaid(sitting, lengthIn(practice.kind, sitting))

  const goOn = () => {
    if (ready) practice.goOn()
  }
  const submit = () => {
    // The word of confidence goes with the press, and may have the focus.
    if (selected !== null) onPress()
    practice.submit()
  }
  useHotkeys({
    Enter: () => (grade ? goOn() : submit()),
    s: practice.skip,
    '?': () => setKeysShown(true),
  })

  return (
    <>
      <QuestionLayout
        key={question.id}
        header={<SittingHeader practice={practice} sitting={sitting} limitMs={limitMs} />}
        meta={<QuestionMeta sitting={sitting} now={now} />}
        stem={<Stem id={stemId} text={question.stem} leadInFirst={sitting.leadInFirst} />}
        choices={
          <>
            <ChoiceList
              choices={question.choices}
              selected={selected}
              onSelect={practice.choose}
              locked={practice.answer.isPending}
              result={grade ? { correctIndex: grade.correctAnswer, chosenIndex: grade.userAnswer } : null}
            />
            {grade || practice.kind === 'drill' ? null : (
              <ConfidenceChoice value={confidence} onChange={practice.sure} />
            )}
          </>
        }
        result={
          grade ? (
            <PracticeResult practice={practice} sitting={sitting} grade={grade} now={now} report={report} />
          ) : null
        }
        verdict={grade ? <PracticeVerdict grade={grade} user={user} now={now} /> : null}
        footer={<AskingFooter {...{ practice, sitting, ready, onLeave }} onGoOn={goOn} wayOn={next} />}
      />
      <ShortcutsDialog open={keysShown} onOpenChange={setKeysShown} shortcuts={SHORTCUTS} />
    </>
  )
}

function SittingHeader({
  practice,
  sitting,
  limitMs,
}: Pick<AskingProps, 'practice' | 'sitting' | 'limitMs'>) {
  const { kind, spentMs } = practice
  const length = lengthIn(kind, sitting)
  const soFar = soFarWords(sitting.answered)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="font-display text-lg">
          Question {placeOf(sitting)} of {length}
        </h1>
        {kind === 'drill' ? (
          <PaceClock
            key={sitting.question.id}
            shownAt={sitting.shownAt}
            spentMs={spentMs}
            limitMs={limitMs}
          />
        ) : null}
        {soFar ? <p className="text-sm text-muted tabular-nums">{soFar}</p> : null}
      </div>
      <Progress value={sitting.answered.length} max={length} label="Questions answered" />
    </div>
  )
}

function QuestionMeta({ sitting: { question, why }, now }: { sitting: Open; now: number }) {
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <SubjectGlyph subject={question.subject} />
        <span>
          <strong className="font-semibold text-brass">{question.subject}</strong>{' '}
          <span aria-hidden="true">·</span> {question.subtopic} <span aria-hidden="true">·</span> Level{' '}
          {question.difficulty} {difficultyName(question.difficulty)}
        </span>
      </span>
      {why ? <Badge>{whyWords(why, now)}</Badge> : null}
    </>
  )
}

const stepName = ({ grade, answered }: Open, length: number): string =>
  !grade ? 'Submit Answer' : answered.length < length ? 'Next question' : 'See how it went'

interface AskingFooterProps extends Omit<AskingProps, 'user' | 'report' | 'limitMs'> {
  ready: boolean
  onGoOn: () => void
  wayOn: RefObject<HTMLButtonElement | null>
}

function AskingFooter({ practice, sitting, ready, onGoOn, wayOn, onLeave }: AskingFooterProps) {
  const { grade, selected } = sitting
  const failure = practice.nextFailure ?? practice.answerFailure
  /** Before the answer only a skip asks for the next question, and its own button tries that again. */
  const isRetried = failure !== null && (grade !== null || practice.nextFailure === null)
  return (
    <>
      {failure ? <FooterFailure words={failure} sitting={sitting} /> : null}
      <div className="flex shrink-0 items-center gap-1">
        <Button
          variant="ghost"
          icon={<LogOut className="size-4" aria-hidden="true" />}
          className="whitespace-nowrap max-sm:px-3"
          onClick={onLeave}
        >
          <span className="max-sm:sr-only">Exit</span>
        </Button>
        {grade ? null : (
          <Button
            variant="ghost"
            keyHint="S"
            icon={<SkipForward className="size-4" aria-hidden="true" />}
            className="whitespace-nowrap max-sm:px-3"
            busy={practice.next.isPending}
            aria-disabled={practice.answer.isPending || undefined}
            onClick={practice.skip}
          >
            <span className="max-sm:sr-only">Skip</span>
          </Button>
        )}
      </div>
      <Button
        ref={wayOn}
        variant="primary"
        keyHint="Enter"
        className="max-sm:grow split:order-2"
        disabled={selected === null}
        aria-disabled={(grade ? !ready : practice.next.isPending) || undefined}
        busy={grade ? practice.next.isPending : practice.answer.isPending}
        busyLabel={grade ? 'Next question...' : 'Submitting...'}
        icon={grade ? <ArrowRight className="size-4" aria-hidden="true" /> : null}
        onClick={grade ? onGoOn : practice.submit}
      >
        {isRetried ? 'Retry' : stepName(sitting, lengthIn(practice.kind, sitting))}
      </Button>
    </>
  )
}

function FooterFailure({ words, sitting: { grade, selected } }: { words: string; sitting: Open }) {
  const safe = grade ? { safe: 'Your answer is saved.' } : selected === null ? { safe: '' } : {}
  return (
    <div className="w-full split:order-2 split:ml-auto split:max-w-[20rem]">
      <SendFailed words={words} {...safe} />
    </div>
  )
}

/** Says each question and each result once, and sounds the result. */
function useSaid(sitting: Open, length: number): void {
  const { question, grade } = sitting
  const sayQuestion = useEffectEvent(() => announce(`Question ${placeOf(sitting)} of ${length}.`))
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each question
  useEffect(() => sayQuestion(), [question.id])
  // A result that was there when the page came back has been said and heard.
  const [heard] = useState(grade)
  const sayResult = useEffectEvent(() => {
    if (!grade || grade === heard) return
    announce([spokenRuling(grade), ...momentWords(grade)].join(' '))
    playSound(isMoment(grade) ? 'level' : grade.isCorrect ? 'correct' : 'miss')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each result
  useEffect(() => sayResult(), [grade])
}
