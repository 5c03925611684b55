// npm run restore -- PLACE: fills an empty server from a backup.
import { atRest } from './backup/at-rest.mjs'
import { beginEpoch } from './backup/begin-epoch.mjs'
import { restoreDump } from './backup/dump.mjs'
import { restoreEmbedded } from './backup/embedded.mjs'
import { placeOf, readNote } from './backup/place.mjs'
import { startPostgres } from './postgres/postgres.mjs'
import { exitPlainly, PlainError } from './process/plain-error.mjs'
import { step } from './process/progress.mjs'

/** Fills the database at an address from a dump, which then begins another epoch. */
async function restoreAt(/** @type {string} */ place, /** @type {string} */ url) {
  await restoreDump(place, url)
  await beginEpoch(url)
}

/** Into the embedded database of the data folder: a copy as it is, a dump through a server that starts for it. */
const restoreHere = (/** @type {string} */ place, /** @type {'embedded' | 'dump'} */ kind) =>
  atRest(async (dataDir) => {
    if (kind === 'embedded') await restoreEmbedded(place, dataDir)
    const postgres = await startPostgres({ dataDir })
    try {
      if (kind === 'embedded') await beginEpoch(postgres.url)
      else await restoreAt(place, postgres.url)
    } finally {
      await postgres.stop()
    }
  })

await exitPlainly(async () => {
  if (!process.argv[2]) throw new PlainError('Name the backup: npm run restore -- PLACE')
  const place = placeOf(process.argv[2])
  const { kind, madeAt } = readNote(place)
  // Only the owner makes tables.
  const url = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL
  if (url && kind === 'embedded')
    throw new PlainError(
      'This backup is a copy of the embedded database, so it can’t go into DATABASE_URL: leave DATABASE_URL out.',
    )
  await step('Restoring', () => (url ? restoreAt(place, url) : restoreHere(place, kind)))
  console.log(`Restored as of ${madeAt}.`)
})
