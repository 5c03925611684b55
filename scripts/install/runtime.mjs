import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { withFirstOnPath } from '../process/path.mjs'
import { PlainError } from '../process/plain-error.mjs'
import { inProject } from '../project.mjs'
import { fetchNode, nodeProgram } from './fetched-node.mjs'
import { runsProduct } from './node-version.mjs'

/** @typedef {'packaged' | 'own'} Runtime the node package's program, or the one the user started us with */

const packagedNode = inProject('node_modules', 'node', nodeProgram)

/** The program that runs the product. */
export const nodeOf = (/** @type {Runtime} */ runtime) =>
  runtime === 'packaged' ? packagedNode : process.execPath

/** The version of the node package in the lock file; undefined when it is not there. */
const lockedVersion = () =>
  JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages['node_modules/node']?.version

/**
 * Fetches Node 24 beside node_modules, before anything is installed: npm silently leaves out the native
 * packages that do not name the Node it runs on, so npm must already run on the Node that will use them.
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | null>} the program; null when it cannot be had here
 */
async function fetchPackaged(signal) {
  const version = lockedVersion()
  return version ? fetchNode(version, 'node', signal) : null
}

/**
 * Makes sure of a Node that may run the product: Node 24, else the user's own.
 * @param {AbortSignal} [signal]
 * @returns {Promise<{ runtime: Runtime, node: string }>} node: the program, which `adopt` then puts in its place
 */
export async function provideRuntime(signal) {
  const fetched = await fetchPackaged(signal)
  if (fetched) return { runtime: 'packaged', node: fetched }
  if (runsProduct(process.version)) return { runtime: 'own', node: process.execPath }
  throw new PlainError(
    `Bar Duel runs on Node 24, which we couldn’t fetch, and this Node is ${process.version}: connect to the network, or install Node 22.22 or later.`,
  )
}

/** Puts the fetched Node where the node package's own install script puts it. */
export function adopt(/** @type {{ runtime: Runtime, node: string }} */ { runtime, node }) {
  if (runtime === 'own') return
  mkdirSync(path.dirname(packagedNode), { recursive: true })
  rmSync(packagedNode, { force: true })
  try {
    linkSync(node, packagedNode)
  } catch {
    copyFileSync(node, packagedNode)
  }
}

/**
 * The environment of everything started after the install: our Node first on the PATH, and Prisma told that
 * it has a schema engine, so that it does not try to download one it does not need.
 */
export function runtimeEnv(/** @type {string} */ node) {
  return {
    ...withFirstOnPath(path.dirname(node), process.env),
    PRISMA_SCHEMA_ENGINE_BINARY: node,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  }
}
