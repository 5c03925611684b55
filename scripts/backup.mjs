// npm run backup -- [PLACE]: all that the product stores, into a new folder.
import { atRest } from './backup/at-rest.mjs'
import { dumpDatabase } from './backup/dump.mjs'
import { copyEmbedded } from './backup/embedded.mjs'
import { makeBackup, placeOf } from './backup/place.mjs'
import { exitPlainly } from './process/plain-error.mjs'
import { step } from './process/progress.mjs'

await exitPlainly(async () => {
  const place = placeOf(process.argv[2])
  const { DATABASE_URL: url } = process.env
  await step('Backing up', () =>
    makeBackup(place, (folder) =>
      url ? dumpDatabase(url, folder) : atRest((dataDir) => copyEmbedded(dataDir, folder)),
    ),
  )
  console.log(`The backup is in ${place}. It holds email addresses: keep it as safe as the database.`)
})
