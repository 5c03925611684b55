import { Check } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import type { Archetype } from '#rules/avatar/archetype.ts'
import { BASE_LABELS } from '#rules/avatar/bases.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { classNames } from '../../components/class-names.ts'
import { gridStep } from './grid-step.ts'
import { paletteInWords } from './names.ts'

export interface ArchetypeGridProps {
  archetypes: readonly Archetype[]
  selected: string | null
  onSelect: (archetype: Archetype) => void
  /** Names the group. */
  label: string
  className?: string | undefined
}

/** Portraits to choose one from: one stop for the Tab key, and arrows that walk the grid as it is laid out. */
export function ArchetypeGrid({ archetypes, selected, onSelect, label, className }: ArchetypeGridProps) {
  const name = useId()

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const grid = event.currentTarget
    const radios = [...grid.querySelectorAll('input')]
    const from = radios.indexOf(event.target as HTMLInputElement)
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
    const to = from < 0 ? null : gridStep(event.key, from, columns, radios.length)
    const archetype = to === null ? undefined : archetypes[to]
    if (to === null || !archetype) return
    event.preventDefault()
    radios[to]?.focus()
    onSelect(archetype)
  }

  return (
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={walk}
      className={classNames('grid grid-cols-2 gap-3', className)}
    >
      {archetypes.map((archetype) => (
        <label
          key={archetype.id}
          title={archetype.line}
          className="group relative grid content-start justify-items-center gap-1 rounded-md border border-edge bg-raised px-2 py-3 text-center transition-colors hover:border-brass has-checked:border-brass has-checked:inset-ring has-checked:inset-ring-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass"
        >
          <input
            type="radio"
            name={name}
            value={archetype.id}
            checked={archetype.id === selected}
            onChange={() => onSelect(archetype)}
            className="sr-only"
          />
          <Avatar name={archetype.label} archetypeId={archetype.id} size={80} />
          <span className="font-display mt-1 text-base leading-tight text-balance">{archetype.label}</span>
          <span className="text-xs leading-snug text-muted">
            {BASE_LABELS[archetype.base]}
            <span className="sr-only">, </span>
            <span className="block">{paletteInWords(archetype.palette)}</span>
          </span>
          <span className="absolute top-2 right-2 hidden size-6 place-items-center rounded-full bg-brass text-on-brass group-has-checked:grid">
            <Check className="size-4" strokeWidth={3} aria-hidden="true" />
          </span>
        </label>
      ))}
    </div>
  )
}
