import { useEffect, useEffectEvent, useId, useState } from 'react'
import { difficultyName } from '#rules/difficulty.ts'
import { SOLO_LIVES } from '#rules/solo/run.ts'
import { announce } from '../../components/announcements.ts'
import { Button } from '../../components/Button.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { LETTERS } from '../../components/choice.ts'
import { Lives } from '../../components/Lives.tsx'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { ShortcutsDialog } from '../../components/ShortcutsDialog.tsx'
import { Stem } from '../../components/Stem.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import type { Play } from './play.ts'
import { Result } from './Result.tsx'
import type { RenderReport } from './report.ts'
import { useAutoAdvance } from './use-auto-advance.ts'
import type { Solo } from './use-solo.ts'

const SHORTCUTS = [
  { keys: ['A', 'B', 'C', 'D'], label: 'Choose an answer' },
  { keys: ['1', '2', '3', '4'], label: 'Choose an answer' },
  { keys: ['Enter'], label: 'Submit, or go on' },
  { keys: ['P'], label: 'Stay on the result and read' },
  { keys: ['?'], label: 'Show these keys' },
]

export interface PlayingProps {
  solo: Solo
  play: Extract<Play, { at: 'playing' }>
  report: RenderReport
  onLeave: () => void
}

/** One question of the run: choose, submit, read the result, go on. */
export function Playing({ solo, play, report, onLeave }: PlayingProps) {
  const { challenge, question, selected, grade } = play
  const stemId = useId()
  const [keysShown, setKeysShown] = useState(false)
  useFreshPage(question.id)
  const advance = useAutoAdvance(grade ? question.id : null, solo.goOn)

  usePlaySaid(play)

  useHotkeys({
    Enter: () => (grade ? advance.now() : solo.submit()),
    p: advance.hold,
    '?': () => setKeysShown(true),
  })

  const served = question.difficulty
  const wanted = grade ? served : challenge.difficulty
  return (
    <>
      <QuestionLayout
        key={question.id}
        header={
          <div className="flex items-center justify-between gap-4">
            <div className="grid gap-1">
              <h1 className="font-display text-lg sm:text-xl">Solo Challenge</h1>
              <span className="text-sm text-muted">{challenge.subject}</span>
            </div>
            <Lives left={challenge.livesRemaining} total={SOLO_LIVES} />
            <div className="text-right">
              <div className="font-display text-2xl tabular-nums">
                <CountUp value={challenge.score} />
              </div>
              <span className="text-sm text-muted">points</span>
            </div>
          </div>
        }
        meta={
          <>
            <span className="inline-flex items-center gap-2">
              <SubjectGlyph subject={question.subject} />
              <strong className="font-semibold text-brass">{question.subject}</strong>
              <span aria-hidden="true">·</span> {question.subtopic}
            </span>
            <span>
              Question {grade && challenge.livesRemaining > 0 ? challenge.round - 1 : challenge.round}{' '}
              <span aria-hidden="true">·</span> Level {served} {difficultyName(served)}
              {served === wanted ? '' : ` (nearest to level ${wanted})`}
            </span>
          </>
        }
        stem={<Stem id={stemId} text={question.stem} />}
        choices={
          <ChoiceList
            choices={question.choices}
            selected={selected}
            onSelect={solo.choose}
            locked={solo.answer.isPending}
            result={grade ? { correctIndex: grade.correctAnswer, chosenIndex: grade.userAnswer } : null}
          />
        }
        result={
          grade ? <Result grade={grade} question={question} report={report} onHold={advance.hold} /> : null
        }
        footer={<Footer solo={solo} play={play} advance={advance} onLeave={onLeave} />}
      />
      <ShortcutsDialog open={keysShown} onOpenChange={setKeysShown} shortcuts={SHORTCUTS} />
    </>
  )
}

/** Says each question and each result once. */
function usePlaySaid({ challenge, question, grade }: PlayingProps['play']): void {
  const announceQuestion = useEffectEvent(() => announce(`Round ${challenge.round}. New question presented.`))
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each question
  useEffect(() => announceQuestion(), [question.id])
  const announceResult = useEffectEvent(() => {
    if (!grade) return
    const letter = LETTERS[grade.correctAnswer] ?? ''
    announce(grade.isCorrect ? 'Correct.' : `Incorrect. The right answer was ${letter}.`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each result
  useEffect(() => announceResult(), [grade])
}

type FooterProps = Pick<PlayingProps, 'solo' | 'play' | 'onLeave'> & {
  advance: ReturnType<typeof useAutoAdvance>
}

function Footer({ solo, play, advance, onLeave }: FooterProps) {
  const { challenge, selected, grade } = play
  return (
    <>
      <Button variant="ghost" onClick={onLeave}>
        Leave and keep the run
      </Button>
      {grade ? (
        <div className="flex flex-wrap items-center gap-3">
          {advance.held ? null : (
            <Button variant="secondary" keyHint="P" onClick={advance.hold}>
              Keep reading
            </Button>
          )}
          <Button
            variant="primary"
            keyHint="Enter"
            busy={solo.next.isPending}
            busyLabel="Next question..."
            onClick={advance.now}
          >
            {challenge.livesRemaining > 0 ? 'Continue' : 'See the verdict'}
          </Button>
        </div>
      ) : (
        <Button
          variant="primary"
          keyHint="Enter"
          disabled={selected === null}
          busy={solo.answer.isPending}
          busyLabel="Submitting..."
          onClick={solo.submit}
        >
          Submit Answer
        </Button>
      )}
    </>
  )
}
