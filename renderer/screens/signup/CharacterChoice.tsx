import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Archetype } from '#rules/avatar/archetype.ts'
import { archetypesOf } from '#rules/avatar/archetypes.ts'
import { CATEGORIES, type CategoryId } from '#rules/avatar/categories.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { ArchetypeGrid } from '../../features/character/ArchetypeGrid.tsx'
import { CATEGORY_ICONS } from '../../features/character/category-icons.ts'

export interface CharacterChoiceProps {
  selected: Archetype | null
  /** null when a category is chosen, which clears a character chosen before */
  onSelect: (archetype: Archetype | null) => void
}

/** First the practice area, then one of its characters (spec section 2). */
export function CharacterChoice({ selected, onSelect }: CharacterChoiceProps) {
  const [category, setCategory] = useState<CategoryId | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const stepped = useRef(false)

  // The button that was pressed is gone after a step, so the focus goes on to the new step's title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus.
  useEffect(() => {
    if (stepped.current) heading.current?.focus()
  }, [category])

  function step(next: CategoryId | null) {
    stepped.current = true
    setCategory(next)
    if (next) onSelect(null)
  }

  const chosen = CATEGORIES.find(({ id }) => id === category)
  return (
    <Card className="lg:h-full">
      <div key={category} className="flex h-full flex-col animate-enter">
        <div className="mb-4 grid gap-1">
          <p className="text-xs font-semibold text-brass">
            {chosen ? `Step 2 of 2 · ${chosen.name}` : 'Step 1 of 2'}
          </p>
          <h2 ref={heading} tabIndex={-1} className="text-xl leading-tight outline-none">
            {chosen ? 'Select Your Character' : 'Choose Your Legal Practice Area'}
          </h2>
        </div>
        {chosen ? (
          <div className="grid gap-4">
            <div>
              <Button size="small" onClick={() => step(null)}>
                ← Back to Categories
              </Button>
            </div>
            <ArchetypeGrid
              label={`Characters: ${chosen.name}`}
              archetypes={archetypesOf(chosen.id)}
              selected={selected?.id ?? null}
              onSelect={onSelect}
              className="sm:grid-cols-4 lg:grid-cols-3 split:grid-cols-4"
            />
          </div>
        ) : (
          <Categories onChoose={step} />
        )}
      </div>
    </Card>
  )
}

function Categories({ onChoose }: { onChoose: (category: CategoryId) => void }) {
  return (
    <ul className="grid grow gap-3">
      {CATEGORIES.map(({ id, name, description, icon }) => {
        const Icon = CATEGORY_ICONS[icon]
        const faces = archetypesOf(id).slice(0, 4)
        return (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="group flex size-full items-center gap-4 rounded-md border border-edge bg-raised px-4 py-3 text-left transition-colors hover:border-brass"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full border border-brass/55 bg-surface text-brass">
                <Icon className="size-6" strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="min-w-0 grow">
                <span className="block font-display text-lg leading-tight">{name}</span>
                <span className="block text-sm text-pretty text-muted">{description}</span>
              </span>
              <span className="hidden shrink-0 -space-x-3 sm:flex lg:hidden split:flex" aria-hidden="true">
                {faces.map((face) => (
                  <img key={face.id} src={`/avatars/${face.id}.svg`} alt="" className="size-10" />
                ))}
              </span>
              <ChevronRight
                className="size-5 shrink-0 text-muted transition-colors group-hover:text-brass"
                aria-hidden="true"
              />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
