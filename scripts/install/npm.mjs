import { existsSync } from 'node:fs'
import path from 'node:path'
import { withFirstOnPath } from '../process/path.mjs'
import { run } from '../process/run.mjs'
import { isWindows } from '../project.mjs'

/** npm's own script: the one that called us, else the one installed with this Node. */
function npmScript() {
  const caller = process.env.npm_execpath
  if (caller && path.basename(caller) === 'npm-cli.js' && existsSync(caller)) return caller
  const folder = path.dirname(process.execPath)
  const places = [folder, path.join(folder, '..', 'lib')]
  return places.map((place) => path.join(place, 'node_modules', 'npm', 'bin', 'npm-cli.js')).find(existsSync)
}

/** What an outer npm run left in the environment would point this one at another folder. */
function npmEnv() {
  const misleading = /^npm_(config_(local_prefix|prefix|global|workspaces?)|lifecycle_.*|package_.*)$/i
  const rest = Object.entries(process.env).filter(([name]) => !misleading.test(name))
  return { ...Object.fromEntries(rest), npm_config_update_notifier: 'false' }
}

/**
 * Runs the user's npm and keeps its output.
 * @param {string[]} args
 * @param {import('../process/run.mjs').RunOptions & { node?: string }} [options] node: the Node it runs on
 */
export function npm(args, { node = process.execPath, ...options } = {}) {
  const env = withFirstOnPath(path.dirname(node), npmEnv())
  const quiet = { output: /** @type {const} */ ('keep'), env, ...options }
  const script = npmScript()
  if (script) return run(node, [script, ...args], quiet)
  // Windows starts npm.cmd only through a shell.
  return run(isWindows ? 'npm.cmd' : 'npm', args, { ...quiet, shell: isWindows })
}
