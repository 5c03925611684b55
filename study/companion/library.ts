import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bankManifest } from '#protocol/bank.ts'
import { type LibraryRule, libraryRule } from '#protocol/library.ts'
import { type RuleIndex, ruleIndex } from './rule-index.ts'

/** The rule library, indexed. */
export interface Library {
  rules: readonly LibraryRule[]
  byId(id: string): LibraryRule | null
  index: RuleIndex
}

export function libraryOf(rules: readonly LibraryRule[]): Library {
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  return { rules, byId: (id) => known.get(id) ?? null, index: ruleIndex(rules) }
}

/** The library in a folder of the built bank, verified by its hash; an empty one where the folder has none. Throws when it was altered. */
export async function readLibrary(folder: string): Promise<Library> {
  const manifest = bankManifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')))
  if (!manifest.library) return libraryOf([])
  const text = await readFile(path.join(folder, manifest.library.file), 'utf8')
  if (createHash('sha256').update(text).digest('hex') !== manifest.library.hash)
    throw new Error('the rule library does not match its hash; build the bank again')
  return libraryOf(libraryRule.array().parse(JSON.parse(text)))
}
