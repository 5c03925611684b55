import { beforeEach, expect, it } from 'vitest'
import type { DesktopNews } from '#protocol/away.ts'
import { MOST_SHOWN, newsDesk } from '../../../../electron/main/away/news-desk.ts'
import { plainBody } from '../../../../electron/main/away/plain-body.ts'

interface Shown {
  body: string
  click(): void
  close(): void
  takenBack: boolean
}

let shown: Shown[]
let supported: boolean
let wanted: boolean
let broughtUp: number

const desk = () =>
  newsDesk({
    system: {
      isSupported: () => supported,
      show({ body }, onClick, onClose) {
        const one: Shown = { body, click: onClick, close: onClose, takenBack: false }
        shown.push(one)
        return () => {
          one.takenBack = true
          // As systems do: taking one back closes it.
          onClose()
        }
      },
    },
    isShown: () => wanted,
    bringUp: () => {
      broughtUp += 1
    },
  })

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const game = (number: number) => ({ id: id(number), subject: 'Torts' }) as const
const turn = (number: number, opponent = 'Portia'): DesktopNews => ({
  about: 'turn',
  ...game(number),
  opponent,
  invitation: false,
})
/** The players whom the notifications on the screen are about. */
const standing = () =>
  shown
    .filter(({ takenBack }) => !takenBack)
    .map(({ body }) => body.replace(/ is waiting .*| resigned\.$/, ''))

beforeEach(() => {
  shown = []
  supported = true
  wanted = true
  broughtUp = 0
})

it('shows what is wanted now, and nothing else', () => {
  const news = desk()
  wanted = false
  news.show(turn(1))
  wanted = true
  supported = false
  news.show(turn(1))
  supported = true
  news.show(turn(1))
  expect(standing()).toEqual(['Portia'])
})

it('has one for each game: the latest', () => {
  const news = desk()
  news.show(turn(1, 'Portia'))
  news.show(turn(2, 'Jessica'))
  news.show({ ...game(1), about: 'match_over', opponent: 'Nerissa', winner: 0, ended: 'resigned' })
  expect(standing()).toEqual(['Jessica', 'Nerissa'])
})

it('brings the window up by a click, and says once what was clicked', () => {
  const news = desk()
  news.show(turn(1))
  news.show(turn(2))
  expect(news.takeOpened()).toBeNull()
  shown[1]?.click()
  expect(broughtUp).toBe(1)
  expect(news.takeOpened()).toEqual({ about: 'turn', id: id(2) })
  expect(news.takeOpened()).toBeNull()
  expect(standing()).toHaveLength(1)
})

it('takes back what is gone, and takes the closing of one before for no closing of the next', () => {
  const news = desk()
  news.show(turn(1, 'first'))
  news.show(turn(1, 'second'))
  shown[0]?.close()
  news.takeBack(id(1))
  expect(standing()).toEqual([])
  news.takeBack(id(9))
})

it('never fills the screen: the oldest makes room', () => {
  const news = desk()
  for (let i = 0; i < MOST_SHOWN + 2; i++) news.show(turn(i, `game ${i}`))
  expect(standing()).toEqual(Array.from({ length: MOST_SHOWN }, (_, i) => `game ${i + 2}`))
  shown.at(-1)?.close()
  news.show(turn(99, 'one more'))
  expect(standing()).toContain('game 2')
})

it('forgets all of a player who signs out', () => {
  const news = desk()
  news.show(turn(1))
  news.show(turn(2))
  shown[0]?.click()
  news.clear()
  expect(standing()).toEqual([])
  expect(news.takeOpened()).toBeNull()
})

it('hands Linux no markup', () => {
  const body = '<a href="https://example.com">Portia & Co</a> waits'
  expect(plainBody(body, 'linux')).not.toMatch(/[<>&]/)
  expect(plainBody(body, 'win32')).toBe(body)
  expect(plainBody('Portia waits for you.', 'linux')).toBe('Portia waits for you.')
})
