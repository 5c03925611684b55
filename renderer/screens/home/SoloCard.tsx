import { Play, TrendingUp } from 'lucide-react'
import { SOLO_LIVES, SOLO_START_DIFFICULTY } from '#rules/solo/run.ts'
import { useSoloStatus } from '../../clients/solo.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Lives } from '../../components/Lives.tsx'
import { Ladder } from './Ladder.tsx'
import { soloStanding } from './solo-standing.ts'

/** The way into the solo challenge. It can be entered whether or not the status is known. */
export function SoloCard({ onStart }: { onStart: () => void }) {
  const { note, action, canPlay } = soloStanding(useSoloStatus().data)
  return (
    <Card padding="roomy">
      <div className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <div className="grid content-start gap-4">
          <h2 className="text-2xl">Solo Mode</h2>
          <p className="max-w-measure text-lg text-pretty text-muted">
            You against the bench. The questions grow harder with every third right answer, and a wrong one
            costs a life.
          </p>
          <ul className="flex flex-wrap gap-x-6 gap-y-2 font-semibold">
            <li className="flex items-center gap-2">
              <TrendingUp className="size-5 text-brass" aria-hidden="true" />
              Starting Difficulty Level {SOLO_START_DIFFICULTY}
            </li>
            <li className="flex items-center gap-2">
              <span aria-hidden="true" className="contents">
                <Lives left={SOLO_LIVES} total={SOLO_LIVES} />
              </span>
              {SOLO_LIVES} lives
            </li>
          </ul>
          <div className="mt-2 grid justify-items-start gap-2">
            <Button
              variant="primary"
              size="large"
              className="max-sm:w-full"
              icon={canPlay ? <Play className="size-5 fill-current" aria-hidden="true" /> : null}
              onClick={onStart}
            >
              {action}
            </Button>
            {/* Its line is kept free, so that nothing moves when the status arrives. */}
            <p className="min-h-6 text-sm text-muted" aria-live="polite">
              {note}
            </p>
          </div>
        </div>
        <Ladder />
      </div>
    </Card>
  )
}
