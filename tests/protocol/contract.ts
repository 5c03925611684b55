import { describe, expect, it } from 'vitest'
import type { z } from 'zod'

/** The id of every sample: a field that has it must refuse any text that is no id. */
export const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
/** The instant of every sample: a field that has it must refuse any text that is no instant. */
export const AT = '2026-11-23T08:00:00.000Z'
/** The date of every sample, in the same way. */
export const DAY = '2026-11-23'

/** A path, values its field takes, and values it refuses. */
export type Bound = readonly [path: string, taken: readonly unknown[], refused: readonly unknown[]]

/** The freedom a contract leaves. A path is the names and indices to a field, with dots between. */
interface Open {
  /** fields that may be left out */
  mayMiss?: readonly string[]
  /** fields that may be null */
  mayBeNull?: readonly string[]
  /** fields whose insides another contract's test holds */
  heldElsewhere?: readonly string[]
  values?: readonly Bound[]
  /** fields that are not to be told, and are dropped where a server’s own record has them */
  drops?: readonly string[]
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns every path in a sample, outermost first. */
function pathsOf(value: unknown, closed: ReadonlySet<string>, above = ''): string[] {
  if (!isBranch(value) || closed.has(above)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const path = above === '' ? key : `${above}.${key}`
    return [path, ...pathsOf(child, closed, path)]
  })
}

const splitPath = (path: string) => {
  const keys = path.split('.')
  return { above: keys.slice(0, -1), last: keys.at(-1) ?? '' }
}

const inside = (value: unknown, key: string): unknown => (isBranch(value) ? value[key] : undefined)
const at = (sample: unknown, path: string) => path.split('.').reduce(inside, sample)

/** Returns a copy of a sample with another value at a path, or without the field where that is undefined. */
function changed(sample: unknown, path: string, to: unknown): unknown {
  const copy: unknown = structuredClone(sample)
  const { above, last } = splitPath(path)
  const parent = above.reduce(inside, copy)
  if (!isBranch(parent)) throw new Error(`the sample has nothing above ${path}`)
  if (to === undefined) delete parent[last]
  else parent[last] = to
  return copy
}

/** Returns values near a sample's own that its field must refuse. */
function misfits(value: unknown): unknown[] {
  if (isBranch(value)) return ['text', 5]
  const near = [{}, []]
  if (typeof value === 'string')
    return [...near, 5, ...([ID, AT, DAY].includes(value) ? ['nonsense', ''] : [])]
  if (typeof value === 'number') return [...near, String(value), ...(Number.isInteger(value) ? [0.5] : [])]
  return [...near, String(value)]
}

/**
 * Holds a contract by one full sample: it keeps every field, refuses the sample without one, with null in one or with
 * a value of another kind in one, drops what is not to be told, and takes and refuses the values named. A sample's
 * fields with fractions may have them; whole numbers may not.
 */
export function holds<S extends z.ZodType>(name: string, schema: S, sample: z.input<S>, open: Open = {}) {
  const fits = (value: unknown) => schema.safeParse(value).success
  const isTakenAt = (path: string) => (value: unknown) => fits(changed(sample, path, value))
  const paths = pathsOf(sample, new Set(open.heldElsewhere))
  const inList = (path: string) => Array.isArray(at(sample, splitPath(path).above.join('.')))
  const fields = paths.filter((path) => (path.includes('.') ? !inList(path) : true))

  describe(name, () => {
    it('keeps every field', () => {
      expect(schema.parse(sample)).toEqual(sample)
    })

    it('asks for every field that may not be left out', () => {
      expect(fields.filter((path) => isTakenAt(path)(undefined))).toEqual(open.mayMiss ?? [])
    })

    it('has null only where it may be', () => {
      expect(paths.filter((path) => isTakenAt(path)(null))).toEqual(open.mayBeNull ?? [])
    })

    it('has no value of another kind, no part of a whole number and no malformed id or time', () => {
      const taken = paths
        .filter((path) => at(sample, path) !== null)
        .flatMap((path) =>
          misfits(at(sample, path))
            .filter(isTakenAt(path))
            .map((value) => `${path}: ${JSON.stringify(value)}`),
        )
      expect(taken).toEqual([])
    })

    it.each(open.drops ?? [])('drops %s', (path) => {
      expect(at(schema.parse(changed(sample, path, 'told')), path)).toBeUndefined()
    })

    it.each(open.values ?? [])('bounds %s', (path, taken, refused) => {
      expect([...taken, ...refused].filter(isTakenAt(path))).toEqual(taken)
    })
  })
}
