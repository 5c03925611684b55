import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The tracked text files of a tree by their path from its root, with forward slashes.
 * @typedef {ReadonlyMap<string, string>} Tree
 */

const TEXT = /\.(?:tsx?|mts|mjs|sql|prisma|json|md|ya?ml)$|^\.ci\/run$/

/**
 * Reads every tracked text file of the project at `root`, as it is in the working tree.
 * @param {string} root
 * @returns {Tree}
 */
export function readTree(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = listed.split('\n').filter((file) => TEXT.test(file) && existsSync(path.join(root, file)))
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

/** Folders whose code is the product; tests, scripts and documents are not. */
const PRODUCT =
  /^(?:rules|protocol|concurrency|http|database|study|cloud-server|electron|renderer|question-bank|prisma)\//

export const isProduct = (/** @type {string} */ file) => PRODUCT.test(file)

export const isCode = (/** @type {string} */ file) => /\.(?:tsx?|mjs)$/.test(file)

/**
 * Returns the files whose path a pattern fits.
 * @param {Tree} tree
 * @param {RegExp} where
 * @returns {[file: string, text: string][]}
 */
export const filesIn = (tree, where) => [...tree].filter(([file]) => where.test(file))

/**
 * Counts what a pattern finds in the files that `where` fits.
 * @param {Tree} tree
 * @param {RegExp} where
 * @param {RegExp} what with the g flag
 */
export const countIn = (tree, where, what) =>
  filesIn(tree, where).reduce((sum, [, text]) => sum + (text.match(what)?.length ?? 0), 0)

/** @param {Tree} tree @param {RegExp} where */
export const linesIn = (tree, where) =>
  filesIn(tree, where).reduce((sum, [, text]) => sum + text.split('\n').length - 1, 0)
