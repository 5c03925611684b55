import { build } from 'esbuild'

/** Returns a script and all it imports as one classic script, for what can't be part of the app's own modules. */
export async function classicScript(entry: string): Promise<string> {
  const options = { bundle: true, minify: true, write: false, format: 'iife', target: 'es2022' } as const
  const { outputFiles } = await build({ ...options, entryPoints: [entry] })
  return outputFiles.map((file) => file.text).join('')
}
