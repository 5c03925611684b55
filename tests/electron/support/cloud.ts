import type { FastifyInstance } from 'fastify'
import { cloudApp } from '../../../cloud-server/app.ts'
import { type CompanionParts, NO_LIBRARY } from '../../../cloud-server/companion/host.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { createDatabase } from '../../support/postgres.ts'

/** A real cloud server on a database of its own, which can be stopped and started again at the same address. */
export async function testCloud(companion: CompanionParts = NO_LIBRARY) {
  const database = await createDatabase()
  const db = openDatabase(database.url)
  let app: FastifyInstance | null = null
  let port = 0

  async function start(): Promise<void> {
    if (app) return
    app = await cloudApp({ db, config: { publicUrl: null }, webRoot: null, companion })
    const address = await app.listen({ port, host: '127.0.0.1' })
    port = Number(new URL(address).port)
  }

  async function stop(): Promise<void> {
    await app?.close()
    app = null
  }

  await start()
  return {
    db,
    url: `http://127.0.0.1:${port}`,
    start,
    stop,
    async remove(): Promise<void> {
      await stop()
      await closeDatabase(db)
      await database.drop()
    },
  }
}

export type TestCloud = Awaited<ReturnType<typeof testCloud>>

let people = 0

/** A new person's registration; usernames are letters, digits and single spaces. */
export function registration(username = `Player ${process.pid % 1000} ${people++}`) {
  return {
    username,
    email: `${username.replaceAll(' ', '.').toLowerCase()}@example.com`,
    displayName: username,
    password: 'a long password',
    confirmPassword: 'a long password',
    lawSchool: 'Cornell',
    avatarData: {
      archetypeId: 'covenant-golem',
      base: 'construct',
      palette: 'lawyer_navy',
      props: ['gavel'],
      accessories: [],
      level: 1,
    },
  }
}
