// npm run restore -- PLACE: fills an empty server from a backup.
import { restoreDump } from './backup/dump.mjs'
import { restoreEmbedded } from './backup/embedded.mjs'
import { placeOf, readNote } from './backup/place.mjs'
import { startPostgres } from './postgres/postgres.mjs'
import { exitPlainly, PlainError } from './process/plain-error.mjs'
import { step } from './process/progress.mjs'
import { claimDataFolder, dataFolder } from './start/data-folder.mjs'

/** Into the embedded database of the data folder: a copy as it is, a dump through a server that starts for it. */
async function restoreHere(/** @type {string} */ place, /** @type {'embedded' | 'dump'} */ kind) {
  const release = claimDataFolder()
  try {
    if (kind === 'embedded') return await restoreEmbedded(place, dataFolder())
    const postgres = await startPostgres({ dataDir: dataFolder() })
    try {
      await restoreDump(place, postgres.url)
    } finally {
      await postgres.stop()
    }
  } finally {
    release()
  }
}

await exitPlainly(async () => {
  if (!process.argv[2]) throw new PlainError('Name the backup: npm run restore -- PLACE')
  const place = placeOf(process.argv[2])
  const { kind, madeAt } = readNote(place)
  const { DATABASE_URL: url } = process.env
  if (url && kind === 'embedded')
    throw new PlainError(
      'This backup is a copy of the embedded database; it cannot be put into DATABASE_URL. Leave DATABASE_URL out.',
    )
  await step('Restoring', () => (url ? restoreDump(place, url) : restoreHere(place, kind)))
  console.log(`Restored as of ${madeAt}.`)
})
