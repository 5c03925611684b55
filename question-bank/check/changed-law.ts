import type { AnyFamily } from '../families/engine/contract.ts'
import { factPatternsOf } from '../families/engine/fact-patterns.ts'
import type { Failure } from '../load/failure.ts'
import type { Item } from '../load/item.ts'
import type { LawChange } from '../load/law-changes.ts'
import type { LibraryRule } from '../load/library-file.ts'

/** A question or a library entry that says as of when its law was read. */
interface Dated {
  readonly subject: string
  readonly area: string
  readonly lawAsOf: string
  readonly file: string
  /** Its id, or its area for a library entry. */
  readonly name: string
}

/**
 * Returns a failure for everything whose law has changed since it was read: a change of its area took effect after its
 * `lawAsOf` and no later than `today`, a date like 2026-12-01.
 */
export function changedLaw(dated: readonly Dated[], changes: readonly LawChange[], today: string): Failure[] {
  const inForce = changes.filter(({ on }) => on <= today)
  return dated.flatMap(({ subject, area, lawAsOf, file, name }) =>
    inForce
      .filter(({ on, areas }) => lawAsOf < on && areas.some(([at, of]) => at === subject && of === area))
      .map(({ on, what }) => ({
        severity: 'reject',
        file,
        item: name,
        rule: 'changed-law',
        reason: `its law was read on ${lawAsOf} and changed on ${on}: ${what}`,
      })),
  )
}

/** Returns the questions that are written by hand and the entries of the library, as `changedLaw` reads them. */
export function datedItems(items: readonly Item[], rules: readonly LibraryRule[]): Dated[] {
  return [
    ...items.map((item) => ({ ...item, name: item.id })),
    ...rules.map((rule) => ({ ...rule, name: rule.area })),
  ]
}

/** Returns a family once for each area that its fact patterns belong to. */
export function datedFamily(family: AnyFamily): Dated[] {
  const { id, subject, lawAsOf, folder } = family
  const areas = new Set(factPatternsOf(family).map(({ facts }) => family.area(facts)))
  return [...areas].map((area) => ({ subject, area, lawAsOf, file: `families/${folder ?? id}`, name: id }))
}
