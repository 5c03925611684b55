import { useState } from 'react'
import { avatarSize } from '#rules/avatar/avatar-scale.ts'
import { paletteColor } from '#rules/avatar/palettes.ts'
import { classNames } from './class-names.ts'
import { InitialsMedallion, type MedallionRing } from './InitialsMedallion.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface AvatarProps {
  name: string
  archetypeId?: string | undefined
  /** The palette's name as stored; only the initials need it, since a portrait brings its own field. */
  palette?: string | undefined
  /** Diameter in pixels; left out, the level decides it (spec section 4). */
  size?: number | undefined
  level?: number | undefined
  /** The ring around the initials; a portrait brings its own. */
  ring?: MedallionRing | undefined
  /** The text read out; left out, the portrait is decoration beside a name. */
  label?: string | undefined
  className?: string | undefined
}

const DEFAULT_SIZE = 56

/** A portrait medallion; initials stand in for a character not chosen or not known here. */
export function Avatar(props: AvatarProps) {
  const { name, archetypeId, palette = '', size, level, ring = 'brass', label, className } = props
  const [failed, setFailed] = useState<string | null>(null)
  const diameter = Math.round(size ?? (level === undefined ? DEFAULT_SIZE : avatarSize(level)))
  const isKnown = archetypeId && archetypeId !== failed && /^[a-z0-9-]+$/.test(archetypeId)
  return (
    <span
      data-own
      className={classNames('inline-grid shrink-0 select-none', className)}
      style={{ width: diameter, height: diameter }}
    >
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      {isKnown ? (
        <img
          src={`/avatars/${archetypeId}.svg`}
          alt=""
          width={diameter}
          height={diameter}
          draggable={false}
          onError={() => setFailed(archetypeId)}
        />
      ) : (
        <InitialsMedallion name={name} ring={ring} field={paletteColor(palette)} />
      )}
    </span>
  )
}
