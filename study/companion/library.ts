import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bankManifest } from '#protocol/bank.ts'
import { areaWeights, type LibraryRule, libraryRule } from '#protocol/library.ts'
import { type AreaReader, areaReader } from './areas.ts'
import { type RuleIndex, ruleIndex } from './rule-index.ts'

/** The rule library, indexed. */
export interface Library {
  rules: readonly LibraryRule[]
  byId(id: string): LibraryRule | null
  index: RuleIndex
}

export function libraryOf(rules: readonly LibraryRule[], areas: AreaReader | null = null): Library {
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  return { rules, byId: (id) => known.get(id) ?? null, index: ruleIndex(rules, areas) }
}

/** An artifact's text, verified by its hash. Throws when it was altered. */
async function verified(folder: string, { file, hash }: { file: string; hash: string }): Promise<string> {
  const text = await readFile(path.join(folder, file), 'utf8')
  if (createHash('sha256').update(text).digest('hex') !== hash)
    throw new Error(`${file} of the rule library does not match its hash; build the bank again`)
  return text
}

/** The library in a folder of the built bank; an empty one where the folder has none. Throws when it was altered. */
export async function readLibrary(folder: string): Promise<Library> {
  const manifest = bankManifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')))
  if (!manifest.library) return libraryOf([])
  const rules = libraryRule.array().parse(JSON.parse(await verified(folder, manifest.library)))
  const areas = manifest.areas
    ? areaReader(areaWeights.parse(JSON.parse(await verified(folder, manifest.areas))))
    : null
  return libraryOf(rules, areas)
}

/** The library, read once; the caller of a read that fails gets its error, and the next caller reads again. */
export function readOnce(read: () => Promise<Library>): () => Promise<Library> {
  let reading: Promise<Library> | null = null
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
}
