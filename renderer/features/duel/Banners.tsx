import { GraduationCap, PlugZap, TimerOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#protocol/figures.ts'
import { UNSEEN_DAYS } from '#rules/match/settings.ts'
import { Spinner } from '../../components/Spinner.tsx'

function Banner({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-3 rounded-md border border-warn/55 bg-surface px-4 py-2 text-center text-sm font-semibold text-ink animate-enter">
      <span className="shrink-0 text-warn">{sign}</span>
      <span className="text-pretty">{children}</span>
    </p>
  )
}

/** The subject holds no fresher question for the two: it is said, so that nobody wonders. */
export const TrainingBanner = () => (
  <Banner sign={<GraduationCap className="size-4" aria-hidden="true" />}>
    Training question: one of you may have seen it in the last {counted(UNSEEN_DAYS, 'day', 'days')}
  </Banner>
)

/** The wire broke. The duel goes on at the server, and the page comes back to it by itself. */
export const ReconnectingBanner = () => (
  <Banner sign={<Spinner size={16} />}>
    Connection lost. Reconnecting... Your answer counts if it reaches us in time.
  </Banner>
)

/** An answer given while the connection was gone did not arrive in time. */
export const LateBanner = ({ round }: { round: number }) => (
  <Banner sign={<TimerOff className="size-4" aria-hidden="true" />}>{lateWords(round)}</Banner>
)

export const lateWords = (round: number): string => `Round ${round} ran out before your answer arrived`

/** The server speaks a newer language: only a reload helps. */
export const OutdatedBanner = () => (
  <Banner sign={<PlugZap className="size-4" aria-hidden="true" />}>
    Bar Duel was updated.{' '}
    <button
      type="button"
      className="min-h-6 rounded-sm text-brass underline underline-offset-4"
      onClick={() => location.reload()}
    >
      Load the new version
    </button>
  </Banner>
)
