import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cruise } from 'dependency-cruiser'
import configuration from '../.dependency-cruiser.mjs'

const ROOMS = [
  'rules',
  'protocol',
  'concurrency',
  'http',
  'database',
  'study',
  'renderer',
  'electron',
  'cloud-server',
  'question-bank',
  'prisma',
]
const SOURCE = /\.tsx?$/
const NOT_SOURCE = /\.d\.ts$|\/generated\//

/** The source files of all rooms, relative to the root; a room that does not exist has none. */
function sources(/** @type {string} */ root) {
  return ROOMS.flatMap((room) => {
    try {
      return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
        .map((file) => `${room}/${file.split(path.sep).join('/')}`)
        .filter((file) => SOURCE.test(file) && !NOT_SOURCE.test(file))
    } catch {
      return []
    }
  })
}

/**
 * Checks the walls of the tree at `root`. `missed` are source files the check did not see, or saw without the imports
 * they have: a check that sees nothing passes everything.
 * @param {string} root
 * @returns {Promise<{
 *   files: number,
 *   dependencies: number,
 *   missed: string[],
 *   violations: { rule: string, from: string, to: string }[]
 * }>}
 */
export async function checkWalls(root) {
  const files = sources(root)
  const rooms = ROOMS.filter((room) => files.some((file) => file.startsWith(`${room}/`)))
  const { output } = await cruise(rooms, {
    ...configuration.options,
    baseDir: root,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
    validate: true,
  })
  if (typeof output === 'string') throw new Error('dependency-cruiser returned a text instead of its result')
  const seen = new Set(
    output.modules.filter((module) => !module.couldNotResolve).map((module) => module.source),
  )
  return {
    files: files.length,
    dependencies: output.summary.totalDependenciesCruised ?? 0,
    missed: files.filter((file) => !seen.has(file)),
    violations: output.summary.violations.map((v) => ({ rule: v.rule.name, from: v.from, to: v.to })),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, dependencies, missed, violations } = await checkWalls(process.cwd())
  for (const { rule, from, to } of violations) console.error(`${from} → ${to}: ${rule}`)
  for (const file of missed) console.error(`${file}: not seen by the check`)
  // Fewer imports than half the files means that the parser sees none (TypeScript 7 without swc).
  const blind = dependencies < files / 2
  if (blind) console.error(`The check sees ${dependencies} imports in ${files} files: its parser is blind.`)
  if (violations.length > 0 || missed.length > 0 || blind) process.exit(1)
  console.log(`Walls hold: ${files} files, ${dependencies} imports.`)
}
