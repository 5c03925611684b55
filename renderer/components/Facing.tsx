import type { ReactNode } from 'react'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { Avatar } from './Avatar.tsx'
import { classNames } from './class-names.ts'

export type Face = Pick<DuelProfile, 'displayName' | 'avatarData'>

export interface FacingProps {
  you: Face
  /** null: the other place is still empty */
  opponent: Face | null
  /** Between the two: 'v.', as in a case's caption. */
  children?: ReactNode
  size?: 'normal' | 'large'
}

/** The two medallions of a duel across from each other; an empty ring for an opponent still awaited. */
export function Facing({ you, opponent, children, size = 'normal' }: FacingProps) {
  const box = size === 'large' ? 'size-24 sm:size-36' : 'size-20 sm:size-28'
  return (
    <div className="flex items-center justify-center gap-4 sm:gap-8">
      <Medallion face={you} className={box} />
      <span className="font-display text-2xl text-brass sm:text-3xl" aria-hidden="true">
        {children ?? 'v.'}
      </span>
      {opponent ? (
        <Medallion face={opponent} silver className={classNames(box, 'animate-enter')} />
      ) : (
        <span
          aria-hidden="true"
          className={classNames(
            box,
            'grid place-items-center rounded-full border-2 border-dashed border-edge font-display text-3xl text-muted animate-urgent',
          )}
        >
          ?
        </span>
      )}
    </div>
  )
}

function Medallion({ face, silver, className }: { face: Face; silver?: boolean; className: string }) {
  const { displayName, avatarData } = face
  return (
    <span className={classNames('grid', className)}>
      <Avatar
        name={displayName}
        archetypeId={avatarData.archetypeId}
        palette={avatarData.palette}
        ring={silver ? 'silver' : 'brass'}
        className="size-full! [&>*]:size-full"
      />
    </span>
  )
}
