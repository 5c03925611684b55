import { randomUUID } from 'node:crypto'
import type { RouteName } from '#protocol/routes.ts'
import { SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import { DAY_MS, utcDate } from '#rules/days.ts'
import { ratingsText } from '#study/ratings-file.ts'
import { saveRatings } from '#study/store/ratings.ts'
import { mailLinks } from '../../../cloud-server/accounts/store/mail-links.ts'
import { isKey } from '../../study/bank-builder.ts'
import { account } from '../admin/people.ts'
import { portia } from '../server.ts'
import { COMPANION_REQUESTS, withAtticus } from './companion-requests.ts'
import { type AccessFixture, finishedDuel, noteTo } from './fixture.ts'
import { answeredItem, missed, practicable } from './practiced.ts'
import { REMINDER_REQUESTS } from './reminder-requests.ts'

/** A route's request, such that its rightful caller gets a good reply. */
export interface Prepared {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** Makes the record a request addresses, the player's own, anew for each request. */
type Prepare = (fixture: AccessFixture) => Promise<Prepared>

let made = 0

/** A player whom nobody has played or blocked yet; the player's open games are given up, since there may be only so many. */
async function opponentOf({ server }: AccessFixture): Promise<string> {
  await server.db.prisma.match.deleteMany({ where: { kind: 'friend' } })
  const opponent = account({ username: `Opponent ${++made}` })
  await server.db.prisma.user.create({ data: { ...opponent, avatarData: portia.avatarData } })
  return opponent.username
}

/** A friend game that the player has begun against somebody of none of the roles. */
async function friendGame(fixture: AccessFixture): Promise<string> {
  const body = { opponentUsername: await opponentOf(fixture), subject: 'Torts' }
  const reply = await (await fixture.as('player')).send('POST', '/api/async/create', body)
  return reply.json().matchId
}

/** A friend game to which somebody else has invited the player. */
async function invitation(fixture: AccessFixture): Promise<string> {
  const matchId = await friendGame(fixture)
  const { match } = fixture.server.db.prisma
  const { player1Id, player2Id } = await match.findUniqueOrThrow({ where: { id: matchId } })
  if (!player2Id) throw new Error('a friend game has two players')
  await match.update({ where: { id: matchId }, data: { player1Id: player2Id, player2Id: player1Id } })
  return matchId
}

/** The secret of a link that somebody of none of the roles was mailed. */
async function mailedLink({ server }: AccessFixture, purpose: 'confirm' | 'reset'): Promise<string> {
  const stranger = account({ username: `Stranger ${++made}` })
  await server.db.prisma.user.create({ data: { ...stranger, avatarData: portia.avatarData } })
  const { id: userId, emailKey } = stranger
  const link = { userId, purpose, emailKey, now: new Date(server.clock.now), lifeMs: 60_000 }
  const mailed = await mailLinks(server.db).make(link)
  if (!mailed || 'waitMs' in mailed) throw new Error('no link was made')
  return mailed.token
}

/** Somebody of none of the roles, whom an admin may act on. */
async function stranger({ server }: AccessFixture, change: object = {}): Promise<{ userId: string }> {
  const one = { ...account({ username: `Stranger ${++made}` }), ...change }
  await server.db.prisma.user.create({ data: { ...one, avatarData: portia.avatarData } })
  return { userId: one.id }
}

async function askedQuestion(fixture: AccessFixture) {
  const page = await fixture.as('player')
  await fixture.server.db.prisma.soloRun.updateMany({ data: { lives: 3, endedAt: null } })
  const { challenge, question } = (
    await page.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
  ).json()
  return { page, challenge, question }
}

async function answerable(fixture: AccessFixture) {
  const { challenge, question } = await askedQuestion(fixture)
  const userAnswer = (question.choices as string[]).findIndex(isKey)
  return { challengeId: challenge.id as string, questionId: question.id as string, userAnswer }
}

async function examBlock(fixture: AccessFixture, handedIn = false): Promise<{ blockId: string }> {
  const page = await fixture.as('player')
  const { id } = (await page.send('POST', '/api/exam/start', { length: 33 })).json()
  if (handedIn) await page.send('POST', `/api/exam/${id}/finish`)
  return { blockId: id as string }
}

async function answered(fixture: AccessFixture): Promise<string> {
  const body = await answerable(fixture)
  await (await fixture.as('player')).send('POST', '/api/solo-challenge/answer', body)
  return body.questionId
}

async function reported(fixture: AccessFixture): Promise<string> {
  const showingId = await answered(fixture)
  await (await fixture.as('player')).send('POST', `/api/questions/${showingId}/report`, { reason: 'unclear' })
  const { questionId } = await fixture.server.db.prisma.questionReport.findFirstOrThrow({
    where: { showingId },
  })
  return questionId
}

/**
 * A request for each route that takes parameters or a body; the others need none. A route that is missing here fails
 * the walk through the table.
 */
export const REQUESTS: Partial<Record<RouteName, Prepare>> = {
  'POST /api/auth/login': async () => ({
    body: { username: portia.username, password: portia.password },
  }),
  'POST /api/auth/register': async () => {
    made++
    return { body: { ...portia, username: `Newcomer ${made}`, email: `newcomer${made}@example.test` } }
  },
  'POST /api/account/password': async () => ({
    body: { password: portia.password, newPassword: `${portia.password} and mercy` },
  }),
  'POST /api/account/email': async () => ({
    body: { password: portia.password, email: `elsewhere${++made}@example.test` },
  }),
  'PATCH /api/account/duels': async () => ({ body: { shown: true } }),
  'PATCH /api/study/plan': async ({ server }) => ({
    body: { examDate: utcDate(server.clock.now + 90 * DAY_MS), weeklyHours: 7 },
  }),
  'PATCH /api/account/extra-time': async () => ({ body: { extraTime: 150 } }),
  ...REMINDER_REQUESTS,
  'PATCH /api/account/news': async () => ({ body: { wanted: false } }),
  'POST /api/account/deletion': async () => ({ body: { password: portia.password } }),
  'POST /api/account/sessions/end': async () => ({
    body: { id: 'x'.repeat(16), password: portia.password },
  }),
  'POST /api/account/two-factor/setup': async (fixture) => {
    await fixture.twoFactor('off')
    return { body: { password: portia.password } }
  },
  'POST /api/account/two-factor/on': async (fixture) => ({
    body: { code: await fixture.twoFactor('asked for') },
  }),
  'POST /api/account/two-factor/recovery-codes': async (fixture) => ({
    body: { password: portia.password, code: await fixture.twoFactor('on') },
  }),
  'POST /api/account/two-factor/off': async (fixture) => ({
    body: { password: portia.password, code: await fixture.twoFactor('on') },
  }),
  'POST /api/auth/forgot': async () => ({ body: { name: portia.username } }),
  'POST /api/auth/reset': async (fixture) => {
    const password = portia.password
    return { body: { token: await mailedLink(fixture, 'reset'), password, confirmPassword: password } }
  },
  'POST /api/auth/confirm-email': async (fixture) => ({
    body: { token: await mailedLink(fixture, 'confirm') },
  }),
  'POST /api/auth/check-username': async () => ({ body: { username: 'Nerissa' } }),
  'PATCH /api/users/:id': async ({ playerId }) => ({
    params: { id: playerId },
    body: { displayName: 'Portia of Belmont' },
  }),
  'POST /api/solo-challenge/start': async () => ({ body: { subject: 'Torts' } }),
  'POST /api/solo-challenge/answer': async (fixture) => ({ body: await answerable(fixture) }),
  'POST /api/solo-challenge/next-question': async (fixture) => ({
    body: { challengeId: (await askedQuestion(fixture)).challenge.id },
  }),
  'POST /api/practice/next': async () => ({ body: {} }),
  'POST /api/practice/answer': async (fixture) => ({ body: await practicable(fixture) }),
  'POST /api/exam/start': async () => ({ body: { length: 33 } }),
  'PATCH /api/exam/:blockId': async (fixture) => ({ params: await examBlock(fixture), body: { current: 0 } }),
  'DELETE /api/exam/:blockId': async (fixture) => ({ params: await examBlock(fixture) }),
  'POST /api/exam/:blockId/finish': async (fixture) => ({ params: await examBlock(fixture) }),
  'GET /api/exam/:blockId': async (fixture) => ({ params: await examBlock(fixture, true) }),
  'POST /api/practice/reason': async (fixture) => ({
    body: { questionId: await missed(fixture), reason: 'rule' },
  }),
  'POST /api/practice/card': async (fixture) => {
    const { subject, subtopic, area } = await answeredItem(fixture)
    return { body: { subject, subtopic, area, grade: 'knew' } }
  },
  'GET /api/notebook': async (fixture) => withAtticus(fixture, {}),
  'POST /api/notebook/note': async (fixture) => ({
    body: { target: `question:${(await answeredItem(fixture)).id}`, bookmarked: true, text: '', from: null },
  }),
  'GET /api/solo-challenge/:challengeId/review': async (fixture) => ({
    params: { challengeId: (await askedQuestion(fixture)).challenge.id },
  }),
  'POST /api/questions/:showingId/report': async (fixture) => ({
    params: { showingId: await answered(fixture) },
    body: { reason: 'wrong_key', text: 'B is right too.' },
  }),
  'POST /api/notes/:id/read': async ({ server, playerId }) => ({
    params: { id: await noteTo(server, playerId) },
  }),
  'GET /api/admin/reports/:questionId': async (fixture) => ({
    params: { questionId: await reported(fixture) },
  }),
  'POST /api/admin/reports/:questionId/ruling': async (fixture) => ({
    params: { questionId: await reported(fixture) },
    body: { ruling: 'sound' },
  }),
  'POST /api/daily-answer': async (fixture) => {
    await fixture.server.db.prisma.userDailyAttempt.deleteMany()
    const page = await fixture.as('player')
    const { question } = (await page.send('GET', '/api/daily-question')).json()
    return { body: { questionId: question.id, choiceIndex: 0 } }
  },
  'GET /api/stats/card': async ({ playerId }) => ({ query: { id: playerId } }),
  'GET /api/stats/user/:userId': async ({ playerId }) => ({ params: { userId: playerId } }),
  'GET /api/duels/:id': async (fixture) => {
    const shown = { showsDuels: true, hiddenFromBoards: false, heldAt: null, deletesAt: null }
    await fixture.server.db.prisma.user.update({ where: { id: fixture.playerId }, data: shown })
    return { params: { id: await finishedDuel(fixture) } }
  },
  'GET /api/duels/:id/review': async (fixture) => ({ params: { id: await finishedDuel(fixture) } }),
  'POST /test/duel-next': async () => ({ body: { duelId: `walk-${++made}`, subjects: ['Torts'] } }),
  'POST /test/duel-answer': async (fixture) => {
    const duelId = `walk-${++made}`
    const page = await fixture.as('player')
    const { question } = (await page.send('POST', '/test/duel-next', { duelId, subjects: ['Torts'] })).json()
    return { body: { duelId, questionId: question.id, choiceIndex: 0 } }
  },
  'POST /api/trial/answer': async (fixture) => {
    const page = await fixture.as('player')
    const { id } = (await page.send('POST', '/api/trial/question')).json()
    return { body: { questionId: id, userAnswer: 0 } }
  },
  'POST /api/sync': async () => ({ body: { protocol: SYNC_PROTOCOL, sinceSeq: 0, events: [] } }),
  'GET /api/bank/practice/:hash': async ({ practiceHash }) => ({ params: { hash: practiceHash } }),
  'GET /api/bank/ratings/:hash': async ({ server }) => {
    const ratings = ratingsText(new Map())
    await server.db.execute(saveRatings(ratings, 0, server.clock.now))
    return { params: { hash: ratings.hash } }
  },
  ...COMPANION_REQUESTS,
  'POST /api/async/create': async (fixture) => ({
    body: { opponentUsername: await opponentOf(fixture), subject: 'Torts' },
  }),
  'GET /api/async/match/:id': async (fixture) => ({ params: { id: await friendGame(fixture) } }),
  'POST /api/async/answer': async (fixture) => {
    const matchId = await friendGame(fixture)
    await (await fixture.as('player')).send('GET', `/api/async/match/${matchId}`)
    return { body: { matchId, answerIndex: 0 } }
  },
  'POST /api/async/accept': async (fixture) => ({ body: { matchId: await invitation(fixture) } }),
  'POST /api/async/decline': async (fixture) => ({ body: { matchId: await invitation(fixture) } }),
  'POST /api/async/resign': async (fixture) => ({ body: { matchId: await friendGame(fixture) } }),
  'POST /api/blocks': async (fixture) => ({ body: { username: await opponentOf(fixture) } }),
  'DELETE /api/blocks/:userId': async () => ({ params: { userId: randomUUID() } }),
  'PATCH /api/league': async () => ({ body: { out: false } }),
  'PATCH /api/leaderboard/me': async () => ({ body: { hidden: false } }),
  'POST /api/admin/held/:userId/clear': async ({ server, playerId }) => {
    await server.db.prisma.user.update({
      where: { id: playerId },
      data: { heldAt: new Date(), heldFor: 'pace' },
    })
    return { params: { userId: playerId } }
  },
  'GET /api/admin/accounts/:userId': async (fixture) => ({ params: await stranger(fixture) }),
  'POST /api/admin/accounts/:userId/sign-out': async (fixture) => ({ params: await stranger(fixture) }),
  'POST /api/admin/accounts/:userId/suspension': async (fixture) => ({
    params: await stranger(fixture),
    body: { reason: 'Shared answers' },
  }),
  'DELETE /api/admin/accounts/:userId/suspension': async (fixture) => ({
    params: await stranger(fixture, { suspendedAt: new Date() }),
  }),
  'POST /api/admin/accounts/:userId/username': async (fixture) => ({
    params: await stranger(fixture),
    body: { username: `Renamed ${++made}` },
  }),
  'POST /api/admin/accounts/:userId/deletion': async (fixture) => ({ params: await stranger(fixture) }),
  'DELETE /api/admin/accounts/:userId/deletion': async (fixture) => ({
    params: await stranger(fixture, { deletesAt: new Date() }),
  }),
  'POST /api/admin/accounts/:userId/reset-link': async (fixture) => ({ params: await stranger(fixture) }),
  'GET /api/admin/reports/:questionId/mending': async () => ({ params: { questionId: 'torts-1' } }),
}
