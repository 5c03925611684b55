import { useEffect, useEffectEvent, useState } from 'react'
import type { DailyAttempt, DailyCase, DailyQuestion } from '#protocol/http/daily.ts'
import { useDailyStreak } from '../../clients/daily.ts'
import { announce } from '../../components/announcements.ts'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { LETTERS } from '../../components/choice.ts'
import { Explanation } from '../../components/Explanation.tsx'
import { QuestionLayout } from '../../components/QuestionLayout.tsx'
import { Stem } from '../../components/Stem.tsx'
import { StreakMeter } from '../../components/StreakMeter.tsx'
import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'
import { CaseMeta } from './CaseMeta.tsx'
import { LastCase } from './LastCase.tsx'
import { MilestoneBanner } from './MilestoneBanner.tsx'
import { Verdict } from './Verdict.tsx'

function heard({ choiceIndex, isCorrect }: DailyAttempt, correctIndex: number | undefined): string {
  if (isCorrect === null) return 'Your answer is saved until you reconnect.'
  const key = `The answer is ${LETTERS[correctIndex ?? 0] ?? ''}.`
  if (choiceIndex < 0) return `Time ran out. ${key}`
  return isCorrect ? 'Correct.' : `Incorrect. ${key}`
}

export interface AnsweredCaseProps {
  daily: DailyCase
  question: DailyQuestion
  attempt: DailyAttempt
  onOpenNext: () => void
  opening: boolean
}

/**
 * The completed view: the ruling, the case with its key and explanation, the streak, and how others answered the last
 * one.
 */
export function AnsweredCase({ daily, question, attempt, onOpenNext, opening }: AnsweredCaseProps) {
  const streak = useDailyStreak()
  const [dayOver, setDayOver] = useState(false)
  const isOver = daily.isClosed || dayOver
  const { correctIndex, explanationLong, why, authorities } = question
  const chosen = attempt.choiceIndex < 0 ? null : attempt.choiceIndex

  const say = useEffectEvent(() => announce(heard(attempt, correctIndex)))
  useEffect(() => say(), [])

  return (
    <div className="grid gap-6">
      <Verdict
        daily={daily}
        attempt={attempt}
        isOver={isOver}
        onDayOver={() => setDayOver(true)}
        onOpenNext={onOpenNext}
        opening={opening}
      />
      {attempt.streakMilestone ? <MilestoneBanner milestone={attempt.streakMilestone} /> : null}
      {streak.data ? <StreakMeter streak={streak.data} /> : null}
      <QuestionLayout
        meta={<CaseMeta question={question} date={daily.dateUtc} />}
        stem={<Stem text={question.stem} />}
        choices={
          <ChoiceList
            choices={question.choices}
            selected={chosen}
            onSelect={() => undefined}
            locked
            hotkeys={false}
            result={correctIndex === undefined ? null : { correctIndex, chosenIndex: chosen }}
          />
        }
        result={
          correctIndex !== undefined && explanationLong !== undefined ? (
            <div className="grid gap-6 border-t border-line pt-6">
              <Explanation
                explanation={explanationLong}
                choices={question.choices}
                why={why ?? []}
                correctIndex={correctIndex}
                authorities={authorities ?? []}
                about={{ subject: question.subject, subtopic: question.topic, area: question.area }}
              />
              <ReportQuestion showingId={question.id} />
            </div>
          ) : null
        }
      />
      <LastCase />
    </div>
  )
}
