import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desktopNews } from '#protocol/away.ts'
import { BRIDGE_NAME } from '#protocol/bridge.ts'
import { newsOf, newsOfChallenge, notifyDesktop } from '../../../renderer/clients/live/desktop-news.ts'
import { noticeOf } from '../../../renderer/clients/live/notice.ts'
import { MATCH, START, serverMessage } from './transcript.ts'

const turn = serverMessage('async:turn_notification', {
  matchId: MATCH,
  opponentName: 'Nerissa',
  subject: 'Torts',
  round: 2,
})
const over = serverMessage('async:match_over', {
  matchId: MATCH,
  opponentName: 'Nerissa',
  subject: 'Torts',
  winner: 1,
  ended: 'forfeit',
})
const longest = newsOfChallenge({
  challengeId: MATCH,
  challengerName: 'N'.repeat(18),
  challenger: { ...START.opponent, displayName: 'W'.repeat(30) },
  subject: 'Constitutional Law',
  expiresInMs: 60_000,
})

describe('news for a player who is not looking', () => {
  it.each([turn, over])('has the words of its toast: %j', (message) => {
    const notice = noticeOf(message)
    expect(newsOf(message)).toMatchObject({ id: MATCH, title: notice?.title, body: notice?.description })
  })

  it('passes the shell’s own check of news, however long the names', () => {
    for (const news of [newsOf(turn), newsOf(over), longest])
      expect(desktopNews.safeParse(news).success).toBe(true)
    expect(longest.body).toContain('(@NNNNNNNNNNNNNNNNNN) calls you to a live duel: Constitutional Law.')
  })

  it('is nothing else the server says', () => {
    for (const message of [
      serverMessage('duel:start', START),
      serverMessage('challenge:expired', { challengeId: MATCH, targetUsername: 'a', challengerName: 'b' }),
      serverMessage('presence:pong', {}),
    ])
      expect(newsOf(message)).toBeNull()
  })
})

describe('telling the shell', () => {
  const tellNews = vi.fn()
  const dropNews = vi.fn()
  beforeEach(() => vi.stubGlobal('window', { [BRIDGE_NAME]: { tellNews, dropNews } }))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('hands it the news, and takes back news that is gone', () => {
    const takeBack = notifyDesktop(longest)
    expect(tellNews).toHaveBeenCalledExactlyOnceWith(longest)
    expect(dropNews).not.toHaveBeenCalled()
    takeBack()
    expect(dropNews).toHaveBeenCalledExactlyOnceWith(MATCH)
  })

  it('tells nothing where there is none, and nobody in a browser', () => {
    notifyDesktop(null)()
    vi.stubGlobal('window', {})
    notifyDesktop(longest)()
    expect([tellNews, dropNews].map((verb) => verb.mock.calls.length)).toEqual([0, 0])
  })
})
