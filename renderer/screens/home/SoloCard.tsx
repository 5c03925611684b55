import { Play, Target, TrendingUp } from 'lucide-react'
import { SOLO_LIVES, SOLO_START_DIFFICULTY } from '#rules/solo/run.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { useSoloStatus } from '../../clients/solo.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { classNames } from '../../components/class-names.ts'
import { Lives } from '../../components/Lives.tsx'
import { soloStanding } from './solo-standing.ts'

/** From a tablet on it stands beside the title, so that nothing moves when the status arrives. */
const Note = ({ className, children }: { className: string; children: string | null }) => (
  <p className={classNames('text-sm text-muted', className)} aria-live="polite">
    {children}
  </p>
)

/** The way into the solo challenge. It can be entered whether or not the status is known. */
export function SoloCard({ onStart }: { onStart: () => void }) {
  const { note, action, canPlay } = soloStanding(useSoloStatus().data)
  return (
    <Card title="Solo Mode" action={<Note className="text-right max-sm:hidden">{note}</Note>}>
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
            {SOLO_LIVES} lives a run
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
        <Note className="empty:hidden sm:hidden">{note}</Note>
      </div>
    </Card>
  )
}
