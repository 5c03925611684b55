import type { SessionUser } from '#protocol/user.ts'
import { titleOf } from '#rules/levels.ts'
import { Avatar } from './Avatar.tsx'
import { LevelFrame } from './LevelFrame.tsx'

export interface LevelUpProps {
  user: SessionUser
  level: number
  title: string
}

/** The moment a level is gained: the portrait in its new ring, the level, and the title where that is new too. */
export function LevelUp({ user, level, title }: LevelUpProps) {
  const { displayName, avatarData } = user
  const promoted = titleOf(level - 1) !== title
  return (
    <section
      aria-label="Level up"
      className="flex items-center gap-4 rounded-md border border-brass bg-raised px-4 py-2 animate-enter low:gap-2 low:px-2 low:py-1"
    >
      <LevelFrame level={level} plate className="animate-honor">
        <Avatar
          name={displayName}
          archetypeId={avatarData.archetypeId}
          palette={avatarData.palette}
          size={48}
          className="low:size-7!"
        />
      </LevelFrame>
      <p className="min-w-0">
        <span className="block font-display text-lg leading-tight sm:text-xl low:text-base">
          Level up! You’re level {level}
        </span>
        <span className="block text-sm text-muted low:leading-tight">
          {promoted ? (
            <>
              New title: <strong className="text-brass">{title}</strong>
            </>
          ) : (
            title
          )}
        </span>
      </p>
    </section>
  )
}
