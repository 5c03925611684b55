import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { migrateCloud } from '#prisma/migrate.ts'
import { connected } from '../../scripts/postgres/connection.mjs'
import { startPostgres } from '../../scripts/postgres/postgres.mjs'
import { pidLives } from '../../scripts/process/living.mjs'
import { inOut, inProject } from '../../scripts/project.mjs'

export interface Cluster {
  /** Superuser address of one of its databases. */
  url: string
  stop: () => Promise<void>
}

export interface TestDatabase {
  url: string
  drop: () => Promise<void>
}

/** Key of the lock under which one process makes the template while the others wait. */
const TEMPLATE_LOCK = 4600_0001

const databaseAt = (clusterUrl: string, name: string) => {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

const administer = (clusterUrl: string, sql: string) =>
  connected(databaseAt(clusterUrl, 'postgres'), (client) => client.query(sql))

/** Databases are named after the process that made them, so that those of killed processes can be told. */
const newName = () => `t_${process.pid}_${randomBytes(5).toString('hex')}`

async function sweepLeftovers(clusterUrl: string): Promise<void> {
  const { rows } = await administer(
    clusterUrl,
    String.raw`SELECT datname FROM pg_database WHERE datname LIKE 't\_%'`,
  )
  for (const { datname } of rows as { datname: string }[]) {
    if (pidLives(Number(datname.split('_')[1]))) continue
    await administer(clusterUrl, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  }
  const roles = await administer(
    clusterUrl,
    String.raw`SELECT rolname FROM pg_roles WHERE rolname LIKE 't\_%'`,
  )
  for (const { rolname } of roles.rows as { rolname: string }[])
    if (!pidLives(Number(rolname.split('_')[1])))
      await administer(clusterUrl, `DROP ROLE IF EXISTS ${rolname}`)
}

/**
 * The cluster of this run: the one named by TEST_POSTGRES_URL, else an embedded one that stays in out/ and is
 * shared by all runs of the moment (design section 3).
 */
export async function testCluster(): Promise<Cluster> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return { url: given, stop: async () => {} }
  const postgres = await startPostgres({ dataDir: inOut('test-cluster'), volatile: true })
  await sweepLeftovers(postgres.url)
  return { url: postgres.url, stop: postgres.stop }
}

/** An empty database, or a copy of a template. */
export async function makeDatabase(clusterUrl: string, template = 'template0'): Promise<TestDatabase> {
  const name = newName()
  await administer(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return {
    url: databaseAt(clusterUrl, name),
    drop: async () => {
      await administer(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

export interface AppRole {
  /** A database as this role sees it, given its superuser's address. */
  urlOf: (databaseUrl: string) => string
  /** Removes it, once the databases with rights of its are gone. */
  drop: () => Promise<void>
}

/** A role with no rights of its own, as the app's is in production. */
export async function makeAppRole(clusterUrl: string): Promise<AppRole> {
  const [name, password] = [newName(), randomBytes(12).toString('hex')]
  await administer(clusterUrl, `CREATE ROLE ${name} LOGIN NOSUPERUSER PASSWORD '${password}'`)
  return {
    urlOf: (databaseUrl) => Object.assign(new URL(databaseUrl), { username: name, password }).href,
    drop: async () => {
      await administer(clusterUrl, `DROP ROLE IF EXISTS ${name}`)
    },
  }
}

async function migrationsDigest(): Promise<string> {
  const folder = inProject('prisma', 'cloud')
  const digest = createHash('sha256')
  const files = await readdir(folder, { recursive: true })
  // The migrations and the functions.
  for (const file of files.filter((name) => name.endsWith('.sql')).sort()) {
    digest.update(file).update(await readFile(path.join(folder, file)))
  }
  return digest.digest('hex').slice(0, 16)
}

/**
 * The name of a database with the project's migrations applied, made by the first who asks for it. It is
 * migrated under another name first, so that a killed run leaves none half-migrated.
 */
export async function migratedTemplate(clusterUrl: string): Promise<string> {
  const template = `template_${await migrationsDigest()}`
  await connected(databaseAt(clusterUrl, 'postgres'), async (client) => {
    const exists = async () =>
      (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).rowCount === 1
    if (await exists()) return
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (await exists()) return
    const making = await makeDatabase(clusterUrl)
    await migrateCloud(making.url)
    await client.query(`ALTER DATABASE ${new URL(making.url).pathname.slice(1)} RENAME TO ${template}`)
  })
  return template
}
