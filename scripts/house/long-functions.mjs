import { spawnSync } from 'node:child_process'
import { inProject } from '../project.mjs'

/** Lines a function may have, blank ones left out (biome.json holds the same number). */
const MOST_LINES = 60

/**
 * Counts functions over 60 lines, as the linter sees them.
 * @param {string} root
 * @returns {import('./measures.mjs').Measure}
 */
export function longFunctions(root) {
  const rule = 'complexity/noExcessiveLinesPerFunction'
  const { stdout, error } = spawnSync(
    process.execPath,
    [
      inProject('node_modules', '@biomejs', 'biome', 'bin', 'biome'),
      ...['lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none', '.'],
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (error) throw error
  const { summary } = JSON.parse(stdout)
  return { name: `functions over ${MOST_LINES} lines`, most: 0, figure: summary.errors + summary.warnings }
}
