import { Play, Target, TrendingUp } from 'lucide-react'
import { SOLO_LIVES, SOLO_START_DIFFICULTY } from '#rules/solo/run.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { useSoloStatus } from '../../clients/solo.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { Lives } from '../../components/Lives.tsx'
import { soloStanding } from './solo-standing.ts'

/** The way into the solo challenge. It can be entered whether or not the status is known. */
export function SoloCard({ onStart }: { onStart: () => void }) {
  const { note, action, canPlay } = soloStanding(useSoloStatus().data)
  return (
    <Card title="Solo Mode">
      <div className="grid gap-3 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-x-12">
        <p className="text-pretty text-muted">
          Questions get harder after every third correct answer. A miss costs a life.
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 self-start text-sm font-semibold">
          <li className="flex items-center gap-2">
            <TrendingUp className="size-5 text-brass" aria-hidden="true" />
            Starting Difficulty Level {SOLO_START_DIFFICULTY}
          </li>
          <li className="flex items-center gap-2">
            <span aria-hidden="true" className="contents max-sm:hidden">
              <Lives left={SOLO_LIVES} total={SOLO_LIVES} />
            </span>
            {SOLO_LIVES} lives
          </li>
        </ul>
        <Button
          className="justify-self-start max-sm:w-full"
          icon={canPlay ? <Play className="size-5 fill-current" aria-hidden="true" /> : null}
          onClick={onStart}
        >
          {action}
        </Button>
        <ButtonLink
          variant="ghost"
          to={practiceLink()}
          className="justify-self-start max-sm:w-full"
          icon={<Target className="size-5" aria-hidden="true" />}
        >
          Practice without lives
        </ButtonLink>
        {/* From a tablet on its line is kept free, so that nothing moves when the status arrives. */}
        <p className="self-center text-sm text-muted max-sm:empty:hidden sm:min-h-6" aria-live="polite">
          {note}
        </p>
      </div>
    </Card>
  )
}
