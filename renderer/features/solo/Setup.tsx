import { ArrowLeft, Hourglass, Scale, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { counted, lengthOfTime, whole } from '#protocol/figures.ts'
import { SOLO_LIVES, SOLO_START_DIFFICULTY, SOLO_WAIT_MS } from '#rules/solo/run.ts'
import { MIXED } from '#rules/subjects.ts'
import type { SoloStatus } from '../../clients/solo.ts'
import { subjectIn, subjectSlug } from '../../clients/solo-link.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Lives } from '../../components/Lives.tsx'
import { SendFailed } from '../../components/SendFailed.tsx'
import { SubjectField } from '../../components/SubjectField.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import type { Solo } from './use-solo.ts'

function Rule({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 text-brass">{icon}</span>
      <span>{children}</span>
    </li>
  )
}

export interface SetupProps {
  solo: Solo
  status: SoloStatus
  onLeave: () => void
}

/** Chooses a subject, which the address keeps, and starts a run; or takes up the open one. */
export function Setup({ solo, status, onLeave }: SetupProps) {
  const [search, setSearch] = useSearchParams()
  const subject = subjectIn(search) ?? MIXED
  const { open, best } = status
  useFreshPage('setup')
  const begin = () => solo.start.mutate({ subject: open?.subject ?? subject })

  return (
    <div className="mx-auto grid max-w-form gap-6 animate-enter">
      <div>
        <Button variant="ghost" icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onLeave}>
          Back to menu
        </Button>
      </div>
      <Card title="Solo Challenge" titleAs="h1" padding="roomy">
        <p className="text-muted">Play until you’re out of lives.</p>
        <ul className="my-6 grid gap-3">
          <Rule icon={<Lives left={SOLO_LIVES} total={SOLO_LIVES} />}>
            {SOLO_LIVES} lives. A miss costs one.
          </Rule>
          <Rule icon={<TrendingUp className="size-5" aria-hidden="true" />}>
            Starts at difficulty level {SOLO_START_DIFFICULTY} and rises after every third correct answer.
          </Rule>
          <Rule icon={<Hourglass className="size-5" aria-hidden="true" />}>
            Out of lives? Your next run opens in {lengthOfTime(SOLO_WAIT_MS, 'hour')}.
          </Rule>
          {best > 0 ? (
            <Rule icon={<Scale className="size-5" aria-hidden="true" />}>
              Your best score: <strong className="font-display tabular-nums">{whole(best)}</strong>
            </Rule>
          ) : null}
        </ul>
        {open ? (
          <p className="mb-4 rounded-md border border-line bg-raised p-4">
            You have a run in progress in <strong>{open.subject}</strong>: question {open.round}, score{' '}
            {whole(open.score)}, {counted(open.livesRemaining, 'life', 'lives')} left. You’ll pick up where
            you left off.
          </p>
        ) : (
          <div className="mb-6">
            <SubjectField
              value={subject}
              onChange={(chosen) => setSearch({ subject: subjectSlug(chosen) }, { replace: true })}
            />
          </div>
        )}
        {solo.startFailure ? (
          <div className="mb-3">
            <SendFailed words={solo.startFailure} safe="" />
          </div>
        ) : null}
        <Button
          variant="primary"
          size="large"
          fullWidth
          busy={solo.start.isPending}
          busyLabel="Loading..."
          onClick={begin}
        >
          {solo.startFailure ? 'Retry' : open ? 'Resume Challenge' : 'Start Challenge'}
        </Button>
      </Card>
    </div>
  )
}
