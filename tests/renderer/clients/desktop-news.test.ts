import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desktopNews } from '#protocol/away.ts'
import { BRIDGE_NAME } from '#protocol/bridge.ts'
import { newsWords } from '#protocol/news-words.ts'
import { newsOfChallenge, newsOfGame, notifyDesktop } from '../../../renderer/clients/live/desktop-news.ts'
import { noticeOf } from '../../../renderer/clients/live/notice.ts'
import { MATCH, START } from './transcript.ts'

const turn = {
  type: 'async:turn_notification' as const,
  seq: 0,
  payload: { matchId: MATCH, opponentName: 'Nerissa', subject: 'Torts' as const, round: 2 },
}
const over = {
  type: 'async:match_over' as const,
  seq: 0,
  payload: {
    matchId: MATCH,
    opponentName: 'Nerissa',
    subject: 'Torts' as const,
    winner: 1 as const,
    ended: 'forfeit' as const,
  },
}
const longest = newsOfChallenge({
  challengeId: MATCH,
  challengerName: 'N'.repeat(18),
  challenger: { ...START.opponent, displayName: 'W'.repeat(30) },
  subject: 'Constitutional Law',
  expiresInMs: 60_000,
})

describe('news for a player who is not looking', () => {
  it.each([turn, over])('has the words of its toast: %j', (message) => {
    const { title, body } = newsWords(newsOfGame(message))
    expect(noticeOf(message)).toMatchObject({ title, description: body })
  })

  it('passes the shell’s own check of news, however long the names', () => {
    for (const news of [newsOfGame(turn), newsOfGame(over), longest])
      expect(desktopNews.parse(news)).toEqual(news)
    expect(newsWords(longest).body).toContain(
      '(@NNNNNNNNNNNNNNNNNN) challenged you to a live duel: Constitutional Law.',
    )
  })

  it('tells an invitation from a turn; older servers name none', () => {
    expect(newsOfGame(turn)).toMatchObject({ invitation: false })
    const invited = { ...turn, payload: { ...turn.payload, invitation: true } }
    expect(newsWords(newsOfGame(invited)).title).toBe('New Friend Game')
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

  it('tells nobody in a browser', () => {
    vi.stubGlobal('window', {})
    notifyDesktop(longest)()
    expect([tellNews, dropNews].map((verb) => verb.mock.calls.length)).toEqual([0, 0])
  })
})
