import { Swords } from 'lucide-react'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { Button } from '../../components/Button.tsx'

/** A duel that was left goes on: the way back stands above everything else. */
export function DuelBanner({ duel, onReturn }: { duel: LiveDuel; onReturn: () => void }) {
  const { opponent, subject, rounds } = duel.start
  return (
    <section
      aria-label="Your duel"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-surface px-4 py-3 sm:px-6"
    >
      <p className="min-w-0">
        <span className="block font-display text-lg leading-tight">Your duel is in session</span>
        <span className="text-sm text-muted">
          Against {opponent.displayName}, {subject}, round {Math.max(1, duel.round)}/{rounds}. The clock’s
          still running.
        </span>
      </p>
      <Button variant="primary" icon={<Swords className="size-4" aria-hidden="true" />} onClick={onReturn}>
        Return to your duel
      </Button>
    </section>
  )
}
