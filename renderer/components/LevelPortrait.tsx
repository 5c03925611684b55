import { Avatar, type AvatarProps } from './Avatar.tsx'
import { LevelFrame } from './LevelFrame.tsx'

/** The parts of a player that a portrait and its ring show. */
interface Portrayed {
  displayName: string
  level: number
  avatarData: { archetypeId?: string | undefined; palette?: string | undefined }
}

export interface LevelPortraitProps extends Omit<AvatarProps, 'name' | 'archetypeId' | 'palette'> {
  player: Portrayed
  /** in a row */
  slim?: boolean | undefined
  /** classes of the ring; `className` is the portrait's */
  frameClassName?: string | undefined
}

/** A player's portrait in the ring of their level. */
export function LevelPortrait({ player, slim, frameClassName, ...portrait }: LevelPortraitProps) {
  const { displayName, level, avatarData } = player
  const { archetypeId, palette } = avatarData
  return (
    <LevelFrame level={level} slim={slim} className={frameClassName}>
      <Avatar name={displayName} archetypeId={archetypeId} palette={palette} {...portrait} />
    </LevelFrame>
  )
}
