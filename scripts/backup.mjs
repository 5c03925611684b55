// npm run backup -- [PLACE]: all that the product stores, into a new folder.

import { dumpDatabase } from './backup/dump.mjs'
import { copyEmbedded } from './backup/embedded.mjs'
import { makeBackup, placeOf } from './backup/place.mjs'
import { exitPlainly } from './process/plain-error.mjs'
import { step } from './process/progress.mjs'
import { claimDataFolder, dataFolder } from './start/data-folder.mjs'

await exitPlainly(async () => {
  const place = placeOf(process.argv[2])
  const { DATABASE_URL: url } = process.env
  // A copy of the embedded database is made of it at rest: a server that runs on it must be stopped first.
  const release = url ? () => {} : claimDataFolder()
  try {
    await step('Backing up', () =>
      makeBackup(place, (folder) => (url ? dumpDatabase(url, folder) : copyEmbedded(dataFolder(), folder))),
    )
  } finally {
    release()
  }
  console.log(`The backup is in ${place}. It holds e-mail addresses: keep it as safe as the database.`)
})
