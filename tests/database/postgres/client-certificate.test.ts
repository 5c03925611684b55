import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { duelDatabase } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import { migrateCloud } from '#prisma/migrate.ts'
import { readConfig } from '../../../cloud-server/config.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { connected } from '../../../scripts/postgres/connection.mjs'
import { startPostgres } from '../../../scripts/postgres/postgres.mjs'
import { inOut } from '../../../scripts/project.mjs'
import { selfSigned } from '../../electron/support/self-signed.ts'

/** The certificate names this role, which has no password. */
const ROLE = 'localhost'
const HOME_MS = 120_000

let postgres: Awaited<ReturnType<typeof startPostgres>>
let folder: string
/** the database as that role, and the files of the certificate */
let address: URL
let certificate: Record<string, string>

beforeAll(async () => {
  folder = mkdtempSync(inOut('certificate-test-'))
  postgres = await startPostgres({ dataDir: folder, volatile: true })
  const ask = (text: string) => connected(postgres.url, (client) => client.query(text))
  const [{ hba_file: rules = '' } = {}] = (await ask('show hba_file')).rows
  const owner = statSync(rules)
  /** Writes a file that the database's own account can read, and no other. */
  const lay = (name: string, text: string): string => {
    const file = path.join(path.dirname(rules), name)
    writeFileSync(file, text, { mode: 0o600 })
    chownSync(file, owner.uid, owner.gid)
    return file
  }
  const cert = lay('server.crt', selfSigned.cert)
  const key = lay('server.key', selfSigned.key)
  lay(path.basename(rules), `hostssl all ${ROLE} all cert\n${readFileSync(rules, 'utf8')}`)
  for (const line of [
    `ssl_cert_file = '${cert}'`,
    `ssl_key_file = '${key}'`,
    `ssl_ca_file = '${cert}'`,
    `ssl = 'on'`,
  ])
    await ask(`alter system set ${line}`)
  await ask(`create role ${ROLE} login superuser`)
  await ask('select pg_reload_conf()')
  certificate = { sslrootcert: cert, sslcert: cert, sslkey: key }
  address = new URL(postgres.url)
  address.username = ROLE
  address.password = ''
  address.hostname = 'localhost'
  address.searchParams.set('sslmode', 'verify-full')
}, HOME_MS)

afterAll(async () => {
  await postgres?.stop()
  for (const made of [folder, postgres?.home]) if (made) rmSync(made, { recursive: true, force: true })
})

const withFiles = (files: Record<string, string>): string => {
  const url = new URL(address)
  for (const [name, file] of Object.entries(files)) url.searchParams.set(name, file)
  return url.href
}

test(
  'the server proves itself to the database by a certificate, without a password, in all that it opens',
  async () => {
    const url = withFiles(certificate)
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url })
    expect(await migrateCloud(url)).not.toEqual([])
    const whoAmI = sql`select current_user::text as role, s.ssl from pg_stat_ssl s where s.pid = pg_backend_pid()`
    const db = openDatabase(url)
    expect(await db.query(whoAmI)).toEqual([{ role: ROLE, ssl: true }])
    expect(await db.prisma.user.count()).toBe(0)
    await closeDatabase(db)
    const duels = duelDatabase(url, { connections: 1 })
    expect(await duels.query(whoAmI)).toEqual([{ role: ROLE, ssl: true }])
    await duels.end()
  },
  HOME_MS,
)

test('and without the certificate, or without knowing the database’s own, it doesn’t get in', async () => {
  const { sslcert = '', sslkey = '', sslrootcert = '' } = certificate
  for (const files of [{ sslrootcert }, { sslcert, sslkey }]) {
    const db = openDatabase(withFiles(files))
    await expect(db.query(sql`select 1`)).rejects.toThrow()
    await closeDatabase(db)
  }
})
