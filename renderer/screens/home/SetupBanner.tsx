import { useRunningDuel } from '../../clients/live/running-duel.ts'
import { DuelBanner } from '../../features/duel/DuelBanner.tsx'

/** Above a setup, as wide as it: the way back to a duel that goes on. */
export function SetupBanner({ onReturn }: { onReturn: () => void }) {
  const running = useRunningDuel()
  return running ? (
    <div className="mx-auto mb-4 w-full max-w-[34rem]">
      <DuelBanner duel={running} onReturn={onReturn} />
    </div>
  ) : null
}
