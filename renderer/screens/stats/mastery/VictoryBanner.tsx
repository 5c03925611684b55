import { Crown } from 'lucide-react'
import { dayText, whole } from '#protocol/figures.ts'
import type { Progress } from '../../../clients/stats.ts'
import { Figure } from '../../../components/Figure.tsx'
import { hours, shareOf } from '../../../components/figures.ts'

/** In place of the path once all of it is walked. */
export function VictoryBanner({ overall }: { overall: Progress['overallStats'] }) {
  const { totalQuestionsAnswered, totalCorrectAnswers, totalHoursPlayed, victoryDate } = overall
  return (
    <section
      aria-labelledby="victory"
      className="grid justify-items-center gap-6 rounded-lg border-2 border-brass bg-raised p-6 text-center md:p-9"
    >
      <span className="grid size-18 place-items-center rounded-full border border-brass text-brass">
        <Crown className="size-8" aria-hidden="true" />
      </span>
      <div className="grid gap-2">
        <h2 id="victory" className="text-2xl text-brass sm:text-3xl">
          SUPREME ADVOCATE - GAME COMPLETED!
        </h2>
        <p className="text-muted">
          Every subject is yours{victoryDate ? ` since ${dayText(victoryDate)}` : ''}. All rise!
        </p>
      </div>
      <dl className="flex flex-wrap justify-center gap-x-12 gap-y-4">
        <Figure label="Total questions">{whole(totalQuestionsAnswered)}</Figure>
        <Figure label="Accuracy">{shareOf(totalCorrectAnswers, totalQuestionsAnswered)}</Figure>
        <Figure label="Hours played">{hours(totalHoursPlayed)}</Figure>
      </dl>
    </section>
  )
}
