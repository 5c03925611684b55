// npm run db:functions
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checksumOf, readFunctionFiles, readRevision, revisionFile } from './functions.ts'

/** Gives changed function files their next revision. Returns it, or null when they are as their revision has them. */
export async function newRevision(folder: string): Promise<number | null> {
  const checksum = checksumOf(await readFunctionFiles(folder))
  const last = await readRevision(folder)
  if (last.checksum === checksum) return null
  const revision = last.revision + 1
  await writeFile(revisionFile(folder), `${JSON.stringify({ revision, checksum }, null, 2)}\n`)
  return revision
}

if (import.meta.main) {
  const revision = await newRevision(join(import.meta.dirname, 'functions'))
  console.log(
    revision === null
      ? 'Nothing to do: prisma/cloud/functions is as its revision has it.'
      : `prisma/cloud/functions is now revision ${revision}.`,
  )
}
