import { startTransition, useOptimistic, useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { EXTRA_TIMES, type ExtraTime, extraTimeIn } from '#rules/extra-time.ts'
import { useExtraTime } from '../../clients/account.ts'
import { wordsOf } from '../../clients/http.ts'
import { Choices } from '../../components/Choices.tsx'
import { Failure } from '../../components/Failure.tsx'
import { SAVE_FAILED } from './save-failed.ts'

const CHOICES = EXTRA_TIMES.map((percent) => ({
  value: String(percent),
  label: percent === 100 ? 'Standard time' : `${percent / 100}× time`,
}))

/** The player's time on every clock outside duels and friend games. The account keeps it, and the server counts by it. */
export function ExtraTimeChoice({ user }: { user: SessionUser }) {
  const [failure, setFailure] = useState('')
  const saving = useExtraTime()
  // Shown in the click itself: the mutation says that it's under way a moment later, and the button would jump back.
  const [chosen, show] = useOptimistic(saving.isPending ? saving.variables : extraTimeIn(user.extraTime))
  const choose = (wanted: ExtraTime) => {
    setFailure('')
    startTransition(async () => {
      show(wanted)
      try {
        await saving.mutateAsync(wanted)
      } catch (error) {
        setFailure(wordsOf(error, SAVE_FAILED))
      }
    })
  }
  return (
    <div className="mt-6 grid gap-2">
      <Choices
        legend="Extra time"
        choices={CHOICES}
        chosen={String(chosen)}
        onChoose={(value) => choose(extraTimeIn(value))}
      />
      <p className="max-w-measure text-sm text-pretty text-muted">
        For clocks outside duels and friend games, like the Daily Casefile’s. XP, points, and leaderboards
        stay the same, and no one else sees it. A clock that’s already running keeps its time.
      </p>
      <Failure words={failure} />
    </div>
  )
}
