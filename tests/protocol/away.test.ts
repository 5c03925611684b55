import { describe, expect, it } from 'vitest'
import { awayChoice, clockTime, desktopNews, quietHours } from '#protocol/away.ts'

describe('a time of the clock', () => {
  it.each(['00:00', '09:59', '19:05', '20:30', '23:59'])('%s is one', (text) => {
    expect(clockTime.safeParse(text).success).toBe(true)
  })

  it.each([
    '24:00',
    '9:00',
    '30:00',
    '12:60',
    '12:0',
    '1a:00',
    '12:0a',
    ' 12:00',
    '12:00 ',
    '012:00',
    '12:000',
  ])('%j is none', (text) => {
    expect(clockTime.safeParse(text).success).toBe(false)
  })
})

describe('quiet hours', () => {
  it('keep both ends and may run past midnight', () => {
    expect(quietHours.parse({ from: '22:30', to: '07:00' })).toEqual({ from: '22:30', to: '07:00' })
  })

  it('begin and end at different times', () => {
    const { error } = quietHours.safeParse({ from: '22:30', to: '22:30' })
    expect(error?.issues[0]?.message).toBe('must begin and end at different times')
  })
})

it('the choices for a window that is away are kept whole', () => {
  const choice = { notify: true, quiet: null, tray: false }
  expect(awayChoice.parse(choice)).toEqual(choice)
})

describe('news for the desktop', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'
  const challenger = { displayName: 'Portia Bell', username: 'Portia' }
  const turn = { about: 'turn', id, subject: 'Torts', opponent: 'Portia Bell', invitation: false }
  const isNews = (news: object) => desktopNews.safeParse(news).success

  it.each([
    turn,
    { about: 'challenge', id, subject: 'Torts', challenger },
    { about: 'match_over', id, subject: 'Torts', opponent: 'Portia Bell', winner: 1, ended: 'forfeit' },
  ])('is kept whole: %j', (news) => expect(desktopNews.parse(news)).toEqual(news))

  it('names a player as a player may be named, and a subject of ours', () => {
    for (const opponent of ['P', 'x'.repeat(31), '', 'Portia\nyour password', 'Portia\u202E'])
      expect(isNews({ ...turn, opponent })).toBe(false)
    for (const username of ['x'.repeat(19), 'a@b', 'https://a'])
      expect(
        isNews({ about: 'challenge', id, subject: 'Torts', challenger: { ...challenger, username } }),
      ).toBe(false)
    expect(isNews({ ...turn, subject: 'Your session ended, sign in at' })).toBe(false)
    expect(isNews({ ...turn, about: 'prize' })).toBe(false)
    expect(isNews({ ...turn, id: 'x' })).toBe(false)
  })

  it('names a player whose name would be refused today', () => {
    for (const opponent of ['\u3164\u3164', 'Z\u0351\u036b\u0343\u036aalgo'])
      expect(isNews({ ...turn, opponent })).toBe(true)
  })

  it('has no words of the page', () => {
    expect(desktopNews.parse({ ...turn, title: 'Bank', body: 'Call us', page: 'https://a' })).toEqual(turn)
  })
})
