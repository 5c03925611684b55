import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
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
