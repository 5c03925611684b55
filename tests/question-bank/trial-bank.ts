import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { itemHash } from '../../question-bank/blind/fingerprint.ts'
import { recordLines } from '../../question-bank/blind/record-file.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { SOUND } from './sound-item.ts'

/** A folder of its own that holds these items, all in the file of the sound item. */
export function trialBank(items: readonly Item[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'trial-bank-'))
  mkdirSync(dirname(join(folder, SOUND.file)), { recursive: true })
  writeItems(folder, items)
  return folder
}

/** Replaces the items of a trial bank. */
export function writeItems(folder: string, items: readonly Item[]): void {
  const entries = items.map(
    ({ family: _f, path: _p, subject: _s, subtopic: _t, file: _l, ...entry }) => entry,
  )
  const { subject, subtopic } = SOUND
  writeFileSync(join(folder, SOUND.file), stringify({ subject, subtopic, items: entries }))
}

/** Writes records by which two solvers agreed on these items. */
export function writeRecords(folder: string, items: readonly Item[]): void {
  mkdirSync(join(folder, 'reviews'), { recursive: true })
  const records = items.map((item) => ({
    item: item.id,
    hash: itemHash(item),
    picks: [item.correct, item.correct] as [number, number],
    agreed: true,
    on: '2026-11-20',
  }))
  writeFileSync(join(folder, 'reviews/evidence.yaml'), recordLines(records))
}
