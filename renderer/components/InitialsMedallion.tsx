import { useId } from 'react'
import { initialsOf } from './initials.ts'

export type MedallionRing = 'brass' | 'silver' | 'none'

/** The two metals of the portraits' rings: rim, bevel, light and face. */
const METALS = {
  brass: ['#6B4E1C', '#A17A33', '#F6E2AC', '#D9B25F'],
  silver: ['#4C566B', '#7D899F', '#E9EEF6', '#B4BED0'],
} as const

export interface InitialsMedallionProps {
  name: string
  ring: MedallionRing
  /** The field's color, as sRGB hex. */
  field: string
}

/** The medallion of a character not chosen or not known here, struck like the portraits: same ring, same light. */
export function InitialsMedallion({ name, ring, field }: InitialsMedallionProps) {
  const light = useId()
  const metal = ring === 'none' ? null : METALS[ring]
  return (
    <svg viewBox="0 0 240 240" className="size-full" aria-hidden="true">
      <radialGradient id={light} cx=".32" cy=".24" r=".92">
        <stop offset="0" stopColor="#fff" stopOpacity=".42" />
        <stop offset=".42" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#0b1120" stopOpacity=".5" />
      </radialGradient>
      {metal ? (
        <>
          <circle cx="120" cy="120" r="119" fill={metal[0]} />
          <circle cx="120" cy="120" r="117.5" fill={metal[1]} />
          <circle cx="118.4" cy="118.4" r="115.2" fill={metal[2]} />
          <circle cx="119.7" cy="119.7" r="114.3" fill={metal[3]} />
          <circle cx="120" cy="120" r="105" fill="#0b1120" />
        </>
      ) : null}
      <circle cx="120" cy="120" r={metal ? 100 : 119} fill={field} />
      <circle cx="120" cy="120" r={metal ? 100 : 119} fill={`url(#${light})`} />
      <text x="120" y="146" textAnchor="middle" fill="#f1ebdd" className="font-display text-[76px]">
        {initialsOf(name)}
      </text>
    </svg>
  )
}
