import type { Facts, Family } from './contract.ts'
import type { Path, ReasonTable } from './tables.ts'

type AnyPath<F extends Facts> = Path<F, string, string, string>

/** What a family's paths say of given facts. */
export type PathLookup<F extends Facts> = Pick<
  Family<F>,
  'illegal' | 'decide' | 'pathNames' | 'difficulty' | 'fits'
> & {
  readonly draws: (path: string) => number
  /** The wrong reason that the path's `tempts` give to a misconception; null where they name none. */
  readonly tempting: (misconception: string, facts: F) => string | null
}

/** Reads a table of paths. `pathOf` returns the name of the path that facts take, or null. */
export function pathLookup<F extends Facts, S>(
  id: string,
  paths: Readonly<Record<string, AnyPath<F>>>,
  pathOf: (facts: F) => string | null,
  reasons: ReasonTable<F, S>,
): PathLookup<F> {
  const at = (facts: F): AnyPath<F> | undefined => paths[pathOf(facts) ?? '']
  return {
    illegal: (facts) => (at(facts) ? null : 'cannot happen together, or the law is not settled'),
    decide: (facts) => {
      const path = at(facts)
      if (!path) throw new Error(`${id}: no path for ${JSON.stringify(facts)}`)
      return {
        reasons: path.because,
        arguable: listed(path.arguable ?? [], facts),
        path: path.rules,
        pathName: pathOf(facts) ?? '',
      }
    },
    pathNames: Object.keys(paths),
    draws: (name) => paths[name]?.draws ?? 1,
    difficulty: (facts) => at(facts)?.level ?? 1,
    fits: (reason, facts) => {
      const path = at(facts)
      const applies = reasons[reason]?.applies?.(facts) ?? true
      return path !== undefined && applies && mayOffer(path, reason, facts)
    },
    tempting: (misconception, facts) => at(facts)?.tempts?.[misconception] ?? null,
  }
}

function mayOffer<F extends Facts>(path: AnyPath<F>, reason: string, facts: F): boolean {
  if (path.because.includes(reason)) return true
  if (path.offers) return listed(path.offers, facts).includes(reason)
  return path.tempts === undefined || Object.values(path.tempts).includes(reason)
}

function listed<F extends Facts>(
  ids: readonly string[] | ((facts: F) => readonly string[]),
  facts: F,
): readonly string[] {
  return typeof ids === 'function' ? ids(facts) : ids
}
