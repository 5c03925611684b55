import { Dices } from 'lucide-react'
import type { Archetype } from '#rules/avatar/archetype.ts'
import { ARCHETYPES, archetypeOf, archetypesOf } from '#rules/avatar/archetypes.ts'
import { CATEGORIES, type Category, type CategoryId } from '#rules/avatar/categories.ts'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { ArchetypeGrid } from './ArchetypeGrid.tsx'
import { CATEGORY_ICONS } from './category-icons.ts'
import { rolled } from './draft.ts'

export interface CareerPathsProps {
  /** null: that of the selected character */
  category: CategoryId | null
  selected: string | null
  onCategory: (category: CategoryId) => void
  onArchetype: (archetype: Archetype) => void
  /** Whether a character may be left to chance. */
  canRoll: boolean
}

/** The catalog: four career categories, and the characters of the one shown. */
export default function CareerPaths(props: CareerPathsProps) {
  const { category, selected, onCategory, onArchetype, canRoll } = props
  const picked = selected === null ? null : archetypeOf(selected)
  const shown = CATEGORIES.find(({ id }) => id === (category ?? picked?.category)) ?? CATEGORIES[0]

  function roll() {
    const archetype = rolled(ARCHETYPES, selected, Math.random())
    if (archetype) onArchetype(archetype)
  }

  return (
    <div className="grid gap-4 animate-fade">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <h3 className="text-lg">Career path</h3>
        {canRoll ? (
          <Button size="small" icon={<Dices className="size-4" aria-hidden="true" />} onClick={roll}>
            Roll Random
          </Button>
        ) : null}
      </div>
      <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="sr-only">Career path</legend>
        {CATEGORIES.map((each) => (
          <CategoryButton
            key={each.id}
            category={each}
            pressed={each.id === shown.id}
            onPress={() => onCategory(each.id)}
          />
        ))}
      </fieldset>
      <p className="min-h-[3.2em] text-sm text-pretty text-muted lg:min-h-[1.6em]" aria-live="polite">
        {picked?.line ?? shown.description}
      </p>
      <ArchetypeGrid
        key={shown.id}
        label={`Characters: ${shown.name}`}
        archetypes={archetypesOf(shown.id)}
        selected={selected}
        onSelect={onArchetype}
        className="sm:grid-cols-4 md:-m-1 md:grid-cols-3 lg:grid-cols-4 md:max-h-[max(18rem,calc(100dvh-25rem))] md:overflow-y-auto md:overscroll-contain md:p-1"
      />
    </div>
  )
}

interface CategoryButtonProps {
  category: Category
  pressed: boolean
  onPress: () => void
}

function CategoryButton({ category, pressed, onPress }: CategoryButtonProps) {
  const Icon = CATEGORY_ICONS[category.icon]
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(
        'flex min-h-14 items-center gap-2 rounded-md border px-3 py-2 text-left text-sm leading-tight font-semibold transition-colors',
        pressed ? 'border-brass bg-brass text-on-brass' : 'border-edge bg-raised text-ink hover:border-brass',
      )}
    >
      <Icon className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      {category.name}
    </button>
  )
}
