import { build } from 'esbuild'
import { root } from '../project.mjs'

/**
 * The code a server runs: its files, and the modules of packages that they import. Types are no part of it.
 * @param {string[]} entries the files that are started, relative to the project
 * @returns {Promise<{ files: string[], modules: string[] }>} files relative to the project; modules such as `pg` or
 *   `@prisma/client/runtime/client`
 */
export async function sourcesOf(entries) {
  const { metafile } = await build({
    entryPoints: entries,
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    // A picture holds no code.
    loader: { '.webp': 'empty' },
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const modules = imports.filter((each) => each.external && !each.path.startsWith('node:'))
  return {
    files: Object.keys(metafile.inputs).sort(),
    modules: [...new Set(modules.map((each) => each.path))].sort(),
  }
}
