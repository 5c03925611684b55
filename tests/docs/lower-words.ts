// node tests/docs/lower-words.ts: records the old words that are left, and refuses to record more than before.
import { readFileSync, writeFileSync } from 'node:fs'
import { textFiles } from './repository.ts'
import { countWords, differences, oldWordsIn, type WordCounts } from './word-counts.ts'

const LEFT = new URL('./words-left.json', import.meta.url)

const files = textFiles().filter(({ path }) => !path.startsWith('tests/docs/'))
const before: WordCounts = JSON.parse(readFileSync(LEFT, 'utf8'))
const now = countWords(files)
const more = differences(now, before).filter((one) => one.now > one.allowed)

if (process.argv.includes('--list'))
  for (const file of files)
    for (const { name, use } of oldWordsIn(file)) console.log(`${file.path}: ${name}: ${use}`)
else if (more.length > 0) {
  for (const { room, name, now: count, allowed } of more)
    console.error(`${room}: ${name}: ${count}, was ${allowed}`)
  process.exitCode = 1
} else {
  const sorted = Object.fromEntries(Object.entries(now).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LEFT, `${JSON.stringify(sorted, null, 2)}\n`)
}
