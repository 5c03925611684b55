import { useEffect, useEffectEvent, useId, useState } from 'react'
import { lengthOfTime, whole } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { difficultyName } from '#rules/difficulty.ts'
import { RESULT_MS } from '#rules/match/settings.ts'
import { announce } from '../../components/announcements.ts'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { isMoment, momentWords } from '../../components/Moments.tsx'
import { advanceSetting, leavesByItself } from '../../components/play-settings.ts'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { spokenRuling } from '../../components/ruling-words.ts'
import { ShortcutsDialog } from '../../components/ShortcutsDialog.tsx'
import { Stem } from '../../components/Stem.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'
import { playSound } from '../../components/sound.ts'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { COMBO_SHOWN } from './combo.ts'
import { Footer } from './Footer.tsx'
import type { Play } from './play.ts'
import { Result, ResultLine } from './Result.tsx'
import { RunHeader } from './RunHeader.tsx'
import { useAutoAdvance } from './use-auto-advance.ts'
import type { Solo } from './use-solo.ts'

const SHORTCUTS = [
  { keys: ['A', 'B', 'C', 'D'], label: 'Choose an answer' },
  { keys: ['1', '2', '3', '4'], label: 'Choose an answer' },
  { keys: ['Enter'], label: 'Submit, or continue' },
  { keys: ['P'], label: 'Stay on the result and read' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
]

type PlayingRun = Extract<Play, { at: 'playing' }>

export interface PlayingProps {
  solo: Solo
  play: PlayingRun
  user: SessionUser
  report: RenderReport
  onLeave: () => void
}

/** One question of the run: choose, submit, read the result, continue. */
export function Playing({ solo, play, user, report, onLeave }: PlayingProps) {
  const { question, selected, grade } = play
  const stemId = useId()
  const [keysShown, setKeysShown] = useState(false)
  useFreshPage(question.id)
  const choice = advanceSetting.useNow()
  const automatic =
    grade !== null && leavesByItself(choice, { correct: grade.isCorrect, moment: isMoment(grade) })
  const advance = useAutoAdvance(grade ? question.id : null, automatic, solo.goOn)
  usePlaySaid(play, automatic)

  useHotkeys({
    Enter: () => (grade ? advance.now() : solo.submit()),
    p: advance.hold,
    '?': () => setKeysShown(true),
  })

  return (
    <>
      <QuestionLayout
        key={question.id}
        header={<RunHeader play={play} />}
        meta={<QuestionMeta play={play} />}
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
        verdict={grade ? <ResultLine grade={grade} user={user} /> : null}
        footer={<Footer solo={solo} play={play} advance={advance} onLeave={onLeave} />}
      />
      <ShortcutsDialog open={keysShown} onOpenChange={setKeysShown} shortcuts={SHORTCUTS} />
    </>
  )
}

function QuestionMeta({ play: { challenge, question, grade } }: { play: PlayingRun }) {
  const served = question.difficulty
  const wanted = grade ? served : challenge.difficulty
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <SubjectGlyph subject={question.subject} />
        <span>
          <strong className="font-semibold text-brass">{question.subject}</strong>{' '}
          <span aria-hidden="true">·</span> {question.subtopic}
        </span>
      </span>
      <span>
        Question {grade && challenge.livesRemaining > 0 ? challenge.round - 1 : challenge.round}{' '}
        <span aria-hidden="true">·</span> Level {served} {difficultyName(served)}
        {served === wanted ? '' : ` (nearest to level ${wanted})`}
      </span>
    </>
  )
}

/**
 * The result as it is read out: the ruling, the run of correct answers, a level or a rank gained,
 * and whether the page moves on.
 */
function resultWords({ grade, combo }: PlayingRun, automatic: boolean): string {
  if (!grade) return ''
  const words = [spokenRuling(grade)]
  if (combo >= COMBO_SHOWN) words.push(`${combo} in a row.`)
  words.push(...momentWords(grade))
  if (automatic)
    words.push(`The next question opens in ${lengthOfTime(RESULT_MS, 'second', whole)}. Press P to stay.`)
  return words.join(' ')
}

/** Says each question and each result once, and sounds the result. */
function usePlaySaid(play: PlayingRun, automatic: boolean): void {
  const { challenge, question, grade } = play
  const announceQuestion = useEffectEvent(() => announce(`Round ${challenge.round}. New question presented.`))
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each question
  useEffect(() => announceQuestion(), [question.id])
  const announceResult = useEffectEvent(() => {
    if (!grade) return
    announce(resultWords(play, automatic))
    playSound(isMoment(grade) ? 'level' : grade.isCorrect ? 'correct' : 'miss')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each result
  useEffect(() => announceResult(), [grade])
}
