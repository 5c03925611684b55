import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { BankItem } from '#protocol/bank.ts'

/** All files under a folder, as paths inside it. */
export async function filesIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Bytes of all files under a folder. */
export async function sizeOf(root: string): Promise<number> {
  const sizes = (await filesIn(root)).map(async (file) => (await stat(path.join(root, file))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The files under a folder that hold an id, a stem, an option or an explanation of one of these items. */
export async function filesHolding(root: string, items: readonly BankItem[]): Promise<string[]> {
  const marks = items.flatMap(({ id, stem, explanation, choices }) => [id, stem, explanation, ...choices])
  const found: string[] = []
  for (const file of await filesIn(root)) {
    const content = await readFile(path.join(root, file), 'latin1')
    if (marks.some((mark) => content.includes(mark))) found.push(file)
  }
  return found
}
