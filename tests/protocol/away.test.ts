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
  const news = {
    about: 'turn',
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    title: 'Your turn',
    body: 'Round 2',
  }
  const isNews = (change: object) => desktopNews.safeParse({ ...news, ...change }).success

  it('is kept whole', () => {
    expect(desktopNews.parse(news)).toEqual(news)
  })

  it('has a title of 1 to 80 characters and a body of at most 300', () => {
    expect([0, 1, 80, 81].filter((size) => isNews({ title: 'x'.repeat(size) }))).toEqual([1, 80])
    expect([0, 300, 301].filter((size) => isNews({ body: 'x'.repeat(size) }))).toEqual([0, 300])
  })
})
