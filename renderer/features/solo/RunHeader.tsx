import { Flame } from 'lucide-react'
import { SOLO_LIVES } from '#rules/solo/run.ts'
import { CountUp } from '../../components/CountUp.tsx'
import { Lives } from '../../components/Lives.tsx'
import { COMBO_SHOWN } from './combo.ts'
import type { Play } from './play.ts'

/** The run at a glance: lives, correct answers in a row, score. Each shows what the answer just did to it. */
export function RunHeader({ play }: { play: Extract<Play, { at: 'playing' }> }) {
  const { challenge, grade, combo } = play
  return (
    <div className="grid grid-cols-[minmax(0,auto)_minmax(min-content,1fr)_auto] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <div className="min-w-0">
        <h1 className="font-display text-lg leading-6 sm:text-xl sm:leading-6">Solo Challenge</h1>
        <p className="truncate text-sm text-muted">{challenge.subject}</p>
      </div>
      <div className="grid justify-items-center">
        <Lives
          left={challenge.livesRemaining}
          total={SOLO_LIVES}
          breaking={grade !== null && grade.livesLost > 0}
        />
        {/* Its line is kept free, so that nothing moves when it comes and goes. */}
        <p className="h-6 text-sm">
          {combo >= COMBO_SHOWN ? (
            <span
              key={combo}
              className="inline-flex items-center gap-1 font-semibold whitespace-nowrap text-brass animate-swell"
            >
              <Flame className="size-4" aria-hidden="true" />
              {combo} in a row
            </span>
          ) : null}
        </p>
      </div>
      <p className="relative justify-self-end text-right">
        <span className="block font-display text-2xl leading-none tabular-nums">
          <CountUp value={challenge.score} />
        </span>
        <span className="text-sm text-muted">score</span>
        {grade && grade.pointsEarned > 0 ? (
          <span
            aria-hidden="true"
            className="absolute -top-1 right-full mr-2 font-display text-lg text-correct animate-rise"
          >
            +{grade.pointsEarned}
          </span>
        ) : null}
      </p>
    </div>
  )
}
