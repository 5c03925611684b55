import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../process/run.mjs'
import { inOut, isWindows } from '../project.mjs'
import { npm } from './npm.mjs'

const FETCH_LIMIT_MS = 300_000

/** Where a package of Node keeps its program. */
export const nodeProgram = path.join('bin', isWindows ? 'node.exe' : 'node')

/** The npm package with Node's program for this system; the install script of the package `node` looks for it too. */
function platformPackage() {
  const isAppleArm = process.platform === 'darwin' && process.arch === 'arm64'
  return [isAppleArm ? 'node-bin' : 'node', isWindows ? 'win' : process.platform, process.arch].join('-')
}

async function isVersion(/** @type {string} */ node, /** @type {string} */ version) {
  const { code, output } = await run(node, ['--version'], { output: 'keep' })
  return code === 0 && `${output.trim()}.`.startsWith(`v${version}.`)
}

/**
 * Fetches a Node from the registry, unless it was fetched before.
 * @param {string} version whole, or its first numbers
 * @param {string} name of its folder in `out`
 * @param {AbortSignal} [signal]
 * @returns {Promise<string | null>} the program; null when it cannot be had here
 */
export async function fetchNode(version, name, signal) {
  const wanted = platformPackage()
  const folder = path.dirname(inOut(name, 'package.json'))
  const fetched = path.join(folder, 'node_modules', wanted, nodeProgram)
  if (await isVersion(fetched, version)) return fetched
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'package.json'), '{}')
  const args = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund']
  await npm([...args, `${wanted}@${version}`], { cwd: folder, limitMs: FETCH_LIMIT_MS, signal })
  return (await isVersion(fetched, version)) ? fetched : null
}
