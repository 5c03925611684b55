import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { testDataFolder } from './database-note.ts'

const OUTBOX = path.join(testDataFolder(process.env.E2E_PORT), 'outbox')

/** Returns the path and # of the link in the newest letter to this address with this subject, once it was written. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const files = (await readdir(OUTBOX)).toSorted().toReversed()
    const letters = await Promise.all(files.map((file) => readFile(path.join(OUTBOX, file), 'utf8')))
    const letter = letters.find((text) => text.startsWith(`To: ${email}\nSubject: ${subject}`))
    link = letter?.match(/^http:\/\/localhost:\d+(\/\S+#\S+)$/m)?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}
