import { RotateCcw } from 'lucide-react'
import { plural, whole } from '#protocol/figures.ts'
import { MIXED } from '#rules/subjects.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { classNames } from '../../components/class-names.ts'
import { Numerals } from '../../components/Numerals.tsx'
import type { CardPlace } from './main-thing.ts'

/** The rules that are due for review, and the way to them. */
export function ReviewBanner({ due, place }: { due: number; place: CardPlace }) {
  const isMain = place === 'main'
  return (
    <section
      aria-label="Due for review"
      className={classNames(
        'flex items-center justify-between gap-x-4 gap-y-3 rounded-lg max-sm:flex-wrap border px-4 py-2 sm:px-6 sm:py-3',
        isMain ? 'border-brass bg-raised' : 'border-line bg-surface',
      )}
    >
      <p className="min-w-0 max-sm:grow max-sm:basis-28">
        <span className="block font-display text-lg leading-tight">
          <Numerals value={whole(due)} /> {plural(due, 'rule', 'rules')} due for review
        </span>
        <span className="text-sm text-muted max-sm:hidden">
          Rules you missed or are about to forget, each in another question if we have one.
        </span>
      </p>
      <ButtonLink
        to={practiceLink(MIXED, 'review')}
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'large' : 'medium'}
        className="shrink-0 max-sm:px-4!"
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
      >
        Start review
      </ButtonLink>
    </section>
  )
}
