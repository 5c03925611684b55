// npm run routes: every route and message, and what each role is answered.
import { accessTable } from '#protocol/access.ts'
import { splitKey } from '#protocol/route.ts'
import { closeDatabase, openDatabase } from '../store/database.ts'
import { registeredRoutes } from './registered.ts'
import { ACCESS, rowOf } from './rows.ts'

console.log(accessTable(ACCESS))

// The list is the server's own: what it registers and the table does not know is an error. Nothing is asked of the database.
const databaseUrl = 'postgresql://nobody@127.0.0.1:1/none'
const db = openDatabase(databaseUrl)
const registered = await registeredRoutes({ db, databaseUrl, config: { publicUrl: null }, webRoot: null })
await closeDatabase(db)
const unknown = registered.filter((key) => {
  const { method, path } = splitKey(key)
  return rowOf(method, path) === null
})
if (unknown.length > 0) {
  console.error(`No row says who may use: ${unknown.join(', ')}`)
  process.exitCode = 1
}
