import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { databaseNote } from './database-note.ts'

/** `npm run admin -- grant NAME` on the server's database. */
export const grant = (username: string) =>
  promisify(execFile)(process.execPath, ['cloud-server/admin/main.ts', 'grant', username], {
    env: { ...process.env, DATABASE_URL: readFileSync(databaseNote(process.env.E2E_PORT), 'utf8') },
  })
