import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BankItem } from '#protocol/bank.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Pool } from '#study/item.ts'

/** The text by which a test knows the right choice of a made-up item; wrong choices never hold it. */
const keyText = (id: string) => `right for ${id}`

export const isKey = (choice: string): boolean => choice.startsWith('right for ')

/** A valid item for tests. Its key's text is known by `isKey`; each text says which item it belongs to. */
export function item(id: string, parts: Partial<BankItem> = {}): BankItem {
  const correctIndex = parts.correctIndex ?? createHash('sha256').update(id).digest().readUInt8(0) % 4
  const places = [0, 1, 2, 3]
  return {
    id,
    family: null,
    path: `path of ${id}`,
    subject: 'Torts',
    subtopic: 'Negligence',
    area: 'Duty',
    difficulty: 1,
    pool: 'practice',
    stem: `Who prevails in ${id}?`,
    choices: places.map((place) => (place === correctIndex ? keyText(id) : `wrong ${place} for ${id}`)),
    correctIndex,
    why: places.map((place) => `why ${place} of ${id}`),
    explanation: `explanation of ${id}`,
    hint: 'Think of the elements.',
    authorities: [`authority of ${id}`],
    jurisdiction: 'R',
    lawAsOf: '2026-11-01',
    nextgenScope: 'recall',
    ...parts,
  }
}

export interface Spread {
  subjects?: readonly Subject[]
  difficulties?: readonly number[]
  /** items of each subject and difficulty */
  each: number
  pool?: Pool
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** As many items of each subject and difficulty, over two subtopics of two areas. */
export const spread = ({ subjects = SUBJECTS, difficulties = LEVELS, each, pool = 'practice' }: Spread) =>
  subjects.flatMap((subject) =>
    difficulties.flatMap((difficulty) =>
      Array.from({ length: each }, (_, i) =>
        item(`${subject.toLowerCase().replace(/\W+/g, '-')}-${difficulty}-${i}`, {
          subject,
          difficulty,
          pool,
          subtopic: `Subtopic ${i % 2}`,
          area: `Area ${(i >> 1) % 2}`,
        }),
      ),
    ),
  )

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Writes items as the bank's build does: a file a pool, and a manifest with their hashes. */
export async function writeBank(
  folder: string,
  pools: Partial<Record<Pool, readonly BankItem[]>>,
): Promise<void> {
  const entries = Object.entries(pools).map(([pool, items]) => {
    const text = JSON.stringify(items)
    return { pool, file: `${pool}.json`, text, hash: sha256(text), count: items.length }
  })
  for (const { file, text } of entries) await writeFile(path.join(folder, file), text)
  const manifest = {
    version: sha256(entries.map(({ hash }) => hash).join()),
    pools: Object.fromEntries(entries.map(({ pool, file, hash, count }) => [pool, { file, hash, count }])),
  }
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest))
}
