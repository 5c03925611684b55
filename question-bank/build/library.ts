import type { Item } from '../load/item.ts'
import type { LibraryRule } from '../load/library-file.ts'
import { slug, subjectSlug, subtopicSlug } from '../taxonomy/slug.ts'

/** A rule as servers load it; `explained` holds words of practice explanations, for finding it and never for showing. */
export interface ArtifactRule extends Omit<LibraryRule, 'file'> {
  readonly id: string
  readonly explained: string
}

/** The id of an area's rule. */
export const placeOf = (one: { subject: string; subtopic: string; area: string }): string =>
  [subjectSlug(one.subject), subtopicSlug(one.subtopic), slug(one.area)].join('.')

/**
 * The text of the library's artifact: a JSON array, one rule a line, by id. Explanations come from the practice pool
 * alone: the library is on players' disks (design section 5).
 */
export function libraryText(rules: readonly LibraryRule[], items: readonly Item[]): string {
  const explained = new Map<string, string[]>()
  for (const item of items)
    if (item.pool === 'practice' && item.family === null)
      explained.set(placeOf(item), [...(explained.get(placeOf(item)) ?? []), item.explanation])
  const lines = rules
    .map(({ file: _file, ...rule }): ArtifactRule => {
      const id = placeOf(rule)
      return { id, ...rule, explained: (explained.get(id) ?? []).sort().join('\n') }
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((rule) => JSON.stringify(rule))
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`
}
