import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Role } from '#protocol/access.ts'
import { DAY_MS } from '#rules/days.ts'
import { readPoolText } from '#study/bank-files.ts'
import { libraryOf } from '#study/companion/library.ts'
import { codeAt, newSecret, stepAt } from '../../../cloud-server/accounts/totp.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { item, spread, writeBank } from '../../study/bank-builder.ts'
import { RULES } from '../../study/companion/rules.ts'
import { account } from '../admin/people.ts'
import { QUESTIONS } from '../reports/court.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

/** A server with a player, another player, an admin with two-factor sign-in and one without it, and a browser for each role. */
export interface AccessFixture {
  server: TestServer
  /** the owner of every record that a request addresses */
  playerId: string
  /** SHA-256 of the practice questions it serves to desktops */
  practiceHash: string
  /** a browser of that role, with a session of its own, so that one request cannot end another's */
  as(role: Role): Promise<Browser>
  /** Sets how it stands with everybody's two-factor sign-in, or as it first was; returns the code of everybody's app. */
  twoFactor(state: 'as at first' | 'off' | 'asked for' | 'on'): Promise<string>
  /** Gives everybody the password they had at first. */
  firstPasswords(): Promise<void>
  /** a session of the player's as the database keeps it */
  session(expiresAt?: Date): Promise<string>
  close(): Promise<void>
}

export async function accessFixture(): Promise<AccessFixture> {
  const bankRoot = await mkdtemp(path.join(tmpdir(), 'bank-'))
  await writeBank(bankRoot, {
    // Beside those, enough of every subject for an exam block.
    practice: [...QUESTIONS, ...spread({ each: 5, difficulties: [1] })],
    daily: [item('daily-1', { pool: 'daily', difficulty: 8 })],
    ranked: Array.from({ length: 12 }, (_, i) => item(`ranked-${i}`, { pool: 'ranked' })),
  })
  const practiceHash = (await readPoolText(bankRoot, 'practice'))?.hash ?? ''
  const server = await testServer(null, {
    isTimeStopped: true,
    bankRoot,
    companion: { library: async () => libraryOf(RULES), model: null },
  })
  await loadBank(server.db, bankRoot)
  const { reply } = await registerAt(server.app)
  const playerId = reply.json().id as string
  const { passwordHash } = await server.db.prisma.user.findUniqueOrThrow({ where: { id: playerId } })
  const other = account({ username: 'Shylock', passwordHash })
  const unproved = account({ username: 'Usher', passwordHash, role: 'admin' })
  const twoFactorSince = new Date(server.clock.now)
  const admin = account({ username: 'Bailiff', passwordHash, role: 'admin', twoFactorSince })
  await server.db.prisma.user.createMany({
    data: [other, unproved, admin].map((one) => ({ ...one, avatarData: portia.avatarData })),
  })
  const ids: Record<Exclude<Role, 'anonymous'>, string> = {
    player: playerId,
    'another player': other.id,
    'unproved admin': unproved.id,
    admin: admin.id,
  }

  async function openSession(userId: string, expiresAt = new Date(server.clock.now + DAY_MS)) {
    const token = randomBytes(32).toString('base64url')
    const tokenHash = createHash('sha256').update(token).digest('base64url')
    await server.db.prisma.session.create({ data: { tokenHash, userId, client: 'browser', expiresAt } })
    return `bar-duel-session=${token}`
  }

  async function twoFactor(state: Parameters<AccessFixture['twoFactor']>[0]): Promise<string> {
    const { user, twoFactor: kept } = server.db.prisma
    const secret = newSecret()
    await kept.deleteMany()
    await user.updateMany({ data: { twoFactorSince: state === 'on' ? twoFactorSince : null } })
    if (state === 'as at first') await user.update({ where: { id: admin.id }, data: { twoFactorSince } })
    if (state === 'asked for' || state === 'on')
      await kept.createMany({
        data: Object.values(ids).map((userId) => ({ userId, secret, createdAt: new Date(server.clock.now) })),
      })
    return codeAt(secret, stepAt(server.clock.now))
  }

  return {
    server,
    twoFactor,
    async firstPasswords() {
      await server.db.prisma.user.updateMany({
        where: { id: { in: Object.values(ids) } },
        data: { passwordHash },
      })
    },
    playerId,
    practiceHash,
    session: (expiresAt) => openSession(playerId, expiresAt),
    async as(role) {
      const page = browser(server.app)
      if (role !== 'anonymous') page.cookie = await openSession(ids[role])
      return page
    },
    async close() {
      await server.close()
      await rm(bankRoot, { recursive: true })
    },
  }
}

/** A note to the player. */
export async function noteTo(server: TestServer, userId: string): Promise<string> {
  const id = randomUUID()
  await server.db.prisma.playerNote.create({
    data: { id, userId, kind: 'struck', questionId: `torts-${id}` },
  })
  return id
}

/** A duel of the player's against a bot, resigned before a question was answered. */
export async function finishedDuel({ server, playerId }: AccessFixture): Promise<string> {
  const id = randomUUID()
  const asked = QUESTIONS.slice(0, 10)
  await server.db.prisma.match.create({
    data: {
      id,
      kind: 'bot',
      origin: 'bot',
      botLevel: 'easy',
      roomCode: id,
      subject: 'Torts',
      player1Id: playerId,
      status: 'over',
      ended: 'resigned',
      rounds: 10,
      currentRound: 1,
      answerWindowMs: 60_000,
      revealMs: 4_500,
      silence: 'timeout',
      itemIds: asked.map((one) => one.id),
      optionOrders: asked.map(() => [0, 1, 2, 3]),
      keys: asked.map((one) => one.correctIndex),
      training: asked.map(() => false),
      finishedAt: new Date(server.clock.now),
      settledAt: new Date(server.clock.now),
    },
  })
  return id
}
