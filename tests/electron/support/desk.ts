import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HEADER_ENGINE_SECRET, type StoredSession } from '#protocol/engine-messages.ts'
import { cloud } from '../../../electron/engine/cloud.ts'
import { deviceMark } from '../../../electron/engine/device-mark.ts'
import { type EngineOptions, engineApp } from '../../../electron/engine/engine.ts'
import { SYNC_TIMING } from '../../../electron/engine/sync/syncer.ts'
import { inProject } from '../../../scripts/project.mjs'
import { writeBank } from './bank.ts'

export const SECRET = 'the secret of this boot'
export const MIGRATIONS = inProject('prisma', 'local', 'migrations')

/** Nothing syncs by itself: a test says when. */
export const BY_HAND = { ...SYNC_TIMING, every: null }

export interface Reply {
  status: number
  body: Record<string, unknown>
  headers: Record<string, unknown>
}

/** A folder of one person's computer: the app's data, and the questions that came with it. */
export async function computer(questionsEach = 12) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-desk-'))
  const bankFolder = path.join(folder, 'bank')
  await writeBank(bankFolder, questionsEach)
  return {
    dataFolder: path.join(folder, 'data'),
    bankFolder,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** The engine of one boot on that computer. `kept` is what the keychain would now hold. */
export async function desk(
  serverUrl: string | null,
  { dataFolder, bankFolder }: { dataFolder: string; bankFolder: string },
  session: StoredSession | null = null,
  {
    lab,
    ...options
  }: EngineOptions & { lab?: { ephemeral?: boolean; disableCompanion?: boolean; keptFolder?: string } } = {},
) {
  const state = { kept: session }
  const start = {
    secret: SECRET,
    dataFolder,
    bankFolder,
    keptFolder: null,
    migrationsFolder: MIGRATIONS,
    serverUrl,
    session,
    ...{ ephemeral: false, mayUnlock: false, disableCompanion: false, ...lab },
  }
  const onSession = (next: StoredSession | null) => {
    state.kept = next
  }
  const server = cloud(serverUrl, session, onSession, deviceMark(start))
  const { app, leaving, players } = await engineApp(start, server, {
    timing: BY_HAND,
    leastAnswerMs: 0,
    ...options,
  })
  return {
    app,
    leaving,
    /** the open file, on the engine's own connection */
    file: () => players.current()?.db ?? null,
    /** the version of the practice questions in the open file */
    bank: async () => (await players.current()?.sync.practiceBank()) ?? null,
    /** the version of the ratings in the open file */
    ratings: async () => (await players.current()?.sync.ratings()) ?? null,
    kept: () => state.kept,
    async send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object): Promise<Reply> {
      const headers = { [HEADER_ENGINE_SECRET]: SECRET }
      const reply = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
    },
    quit: () => app.close(),
  }
}

export type Desk = Awaited<ReturnType<typeof desk>>
