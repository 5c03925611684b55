/** A hint that points at what decides a case: the same in every story, or worded by it. */
type Pointer<S> = string | ((story: S) => string)

/** The kinds of case that turn on one question, and its pointers, best first. */
type Row<Kind extends string, S> = readonly [kinds: readonly Kind[], ...pointers: Pointer<S>[]]

/**
 * Returns the pointers of a kind of case, from a table. Kinds that are told alike and decided differently share a row, so
 * that a pointer helps as much whichever way the case goes.
 */
export function pointersFrom<Kind extends string, S = unknown>(table: readonly Row<Kind, S>[]) {
  return (kind: Kind | null, story: S): readonly string[] =>
    table
      .filter(([kinds]) => kind !== null && kinds.includes(kind))
      .flatMap(([, ...pointers]) => pointers)
      .map((pointer) => (typeof pointer === 'function' ? pointer(story) : pointer))
}
