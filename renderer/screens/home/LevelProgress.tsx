import { whole } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { xpToLeave } from '#rules/levels.ts'
import { Progress } from '../../components/Progress.tsx'

/** XP gathered within the level, and the XP the next one takes. */
export function LevelProgress({ user: { level, xp } }: { user: SessionUser }) {
  const needed = xpToLeave(level)
  const text = `${whole(xp)} of ${whole(needed)} XP to level ${level + 1}`
  return (
    <div data-own className="grid gap-1">
      <Progress
        value={xp}
        max={needed}
        label={`Progress to level ${level + 1}`}
        valueText={text}
        size="normal"
      />
      <p className="text-sm text-muted tabular-nums max-sm:hidden">{text}</p>
    </div>
  )
}
