import path from 'node:path/posix'
import { isCode } from './tree.mjs'

/** @typedef {import('./tree.mjs').Tree} Tree */
/** @typedef {{ from: string, to: string }} Import */

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([#.][^'"]+)['"]/g

/**
 * Returns every import between files of the tree, type imports too: relative ones, and those by the package's own map
 * (`#room/…`).
 * @param {Tree} tree
 * @returns {Import[]}
 */
export function importsOf(tree) {
  /** @type {Import[]} */
  const found = []
  for (const [from, text] of tree) {
    if (!isCode(from)) continue
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const to = specifier.startsWith('#')
        ? specifier.slice(1)
        : path.normalize(path.join(path.dirname(from), specifier))
      if (tree.has(to)) found.push({ from, to })
    }
  }
  return found
}

/**
 * Counts imports from one kind of file to another; `differ` leaves out those within one folder of that kind.
 * @param {readonly Import[]} imports
 * @param {RegExp} from
 * @param {RegExp} to both may capture the folder that must differ
 */
export const importsBetween = (imports, from, to) =>
  imports.filter((one) => {
    const left = from.exec(one.from)
    const right = to.exec(one.to)
    return left !== null && right !== null && (left[1] === undefined || left[1] !== right[1])
  }).length

/**
 * Returns the circles among the files that `where` fits: each a list of files that reach one another.
 * @param {readonly Import[]} imports
 * @param {RegExp} where
 * @returns {string[][]}
 */
export function circlesIn(imports, where) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { from, to } of imports)
    if (where.test(from) && where.test(to)) next.set(from, [...(next.get(from) ?? []), to])
  const search = new CircleSearch(next)
  for (const file of next.keys()) search.visit(file)
  return search.circles
}

/** Tarjan's strongly connected components. */
class CircleSearch {
  /** @type {string[][]} */
  circles = []
  /** @type {ReadonlyMap<string, string[]>} */
  #next
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  #seen = new Map()
  /** @type {string[]} */
  #stack = []

  /** @param {ReadonlyMap<string, string[]>} next */
  constructor(next) {
    this.#next = next
  }

  /** @param {string} file */
  visit(file) {
    const known = this.#seen.get(file)
    if (known) return known
    const mark = { index: this.#seen.size, low: this.#seen.size, open: true }
    this.#seen.set(file, mark)
    this.#stack.push(file)
    for (const other of this.#next.get(file) ?? []) {
      const before = this.#seen.has(other)
      const there = this.visit(other)
      if (there.open) mark.low = Math.min(mark.low, before ? there.index : there.low)
    }
    if (mark.low === mark.index) this.#close(file)
    return mark
  }

  /** @param {string} first */
  #close(first) {
    const circle = this.#stack.splice(this.#stack.indexOf(first))
    for (const file of circle) {
      const mark = this.#seen.get(file)
      if (mark) mark.open = false
    }
    if (circle.length > 1) this.circles.push(circle)
  }
}
