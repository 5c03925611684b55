import { type ESTree, parseSync } from 'vite'

/** A node of a parsed file, with what stands above it. */
export interface Seen {
  readonly node: ESTree.Node
  readonly above: readonly ESTree.Node[]
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Calls `visit` with every node, the outer before the inner; a visitor that returns false is spared what is inside. */
export function walk(
  node: ESTree.Node,
  visit: (seen: Seen) => boolean,
  above: readonly ESTree.Node[] = [],
): void {
  if (!visit({ node, above })) return
  const inside = [node, ...above]
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, inside)
}

/** Returns the tree of a source file; a file that doesn't parse is an error, not a file without sentences. */
export function treeOf(path: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  return program
}

/** Returns the line of each offset of a text, from 1. */
export function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    return after === -1 ? starts.length : after
  }
}
