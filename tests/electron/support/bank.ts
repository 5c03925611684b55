import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BankItem } from '#protocol/bank.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { areasText } from '../../../question-bank/build/areas.ts'
import { RULES } from '../../study/companion/rules.ts'

type Pool = BankItem['pool']

/** An item that says in every text which it is, so that a search of the package finds it by any of them. */
function item(pool: Pool, subject: BankItem['subject'], number: number): BankItem {
  const id = `${pool}-${subject.toLowerCase().replaceAll(/\W+/g, '-')}-${String(number).padStart(4, '0')}`
  return {
    id,
    family: null,
    path: `${id}/path`,
    subject,
    subtopic: 'A subtopic',
    area: 'An area',
    difficulty: 1 + (number % 10),
    pool,
    stem: `The stem of ${id}: who wins?`,
    choices: ['One', 'Two', 'Three', 'Four'].map((word) => `${word} of ${id}`),
    correctIndex: number % 4,
    why: ['One', 'Two', 'Three', 'Four'].map((word) => `Why not ${word} of ${id}`),
    explanation: `The explanation of ${id}.`,
    hint: `The hint of ${id}.`,
    authorities: [],
    jurisdiction: 'general',
    lawAsOf: '2026-01-01',
    nextgenScope: 'both',
  }
}

export const bankItems = (pool: Pool, each: number): BankItem[] =>
  SUBJECTS.flatMap((subject) => Array.from({ length: each }, (_, number) => item(pool, subject, number)))

/** Writes a bank as its build does: an artifact a pool, the rule library, and the manifest that names them. */
export async function writeBank(
  folder: string,
  each: number,
  names: readonly Pool[] = ['practice'],
): Promise<BankItem[]> {
  await mkdir(folder, { recursive: true })
  const pools: Record<string, { file: string; hash: string; count: number }> = {}
  const all: BankItem[] = []
  for (const pool of names) {
    const items = bankItems(pool, each)
    const text = `${JSON.stringify(items)}\n`
    const file = `${pool}.json`
    await writeFile(path.join(folder, file), text)
    pools[pool] = { file, hash: createHash('sha256').update(text).digest('hex'), count: items.length }
    all.push(...items)
  }
  const rules = `${JSON.stringify(RULES)}\n`
  await writeFile(path.join(folder, 'library.json'), rules)
  const library = {
    file: 'library.json',
    hash: createHash('sha256').update(rules).digest('hex'),
    count: RULES.length,
  }
  const weights = areasText({ rules: [], items: [], asked: [], beyond: [] })
  await writeFile(path.join(folder, 'areas.json'), weights)
  const areas = { file: 'areas.json', hash: createHash('sha256').update(weights).digest('hex'), count: 0 }
  await writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ version: 'test', pools, library, areas }),
  )
  return all
}
