import { describe, expect, it } from 'vitest'
import {
  gamesIn,
  gamesState,
  modeIn,
  soloIn,
  stateOf,
  subjectIn,
} from '../../../renderer/clients/home-mode.ts'

describe('the mode of the home page in the history', () => {
  it('comes back as it was put there', () => {
    expect(modeIn(stateOf('bot-practice'))).toBe('bot-practice')
    for (const mode of ['menu', 'vs-selection', 'friend-challenge', 'searching', 'duel'] as const)
      expect(modeIn(stateOf(mode))).toBe(mode)
  })

  it.each([null, undefined, 'bot-practice', {}, { mode: 'lobby' }, { mode: 3 }])(
    'is the menu for %o',
    (state) => {
      expect(modeIn(state)).toBe('menu')
    },
  )
})

it('a solo challenge may come with a subject chosen, and nothing else is taken for one', () => {
  expect(modeIn(soloIn('Torts'))).toBe('bot-practice')
  expect(subjectIn(soloIn('Torts'))).toBe('Torts')
  for (const state of [null, 'Torts', {}, { subject: 'Tax' }, { subject: 7 }, stateOf('bot-practice')])
    expect(subjectIn(state)).toBeNull()
})

describe('the friend games’ modal in the history', () => {
  it('stands over the friend challenge', () => {
    expect(modeIn(gamesState('inbox'))).toBe('friend-challenge')
    expect(gamesIn(gamesState('inbox'))).toBe('inbox')
  })

  it.each([null, undefined, 'inbox', {}, { games: 3 }, stateOf('friend-challenge')])(
    'is closed for %o',
    (state) => {
      expect(gamesIn(state)).toBeNull()
    },
  )
})
