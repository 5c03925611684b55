import { describe, expect, it } from 'vitest'
import { gamesIn, gamesState, modeIn, stateOf } from '../../../renderer/clients/home-mode.ts'

describe('the mode of the home page in the history', () => {
  it('comes back as it was put there', () => {
    for (const mode of ['menu', 'vs-selection', 'friend-challenge', 'searching', 'duel'] as const)
      expect(modeIn(stateOf(mode))).toBe(mode)
  })

  it.each([null, undefined, 'duel', {}, { mode: 'bot-practice' }, { mode: 'lobby' }, { mode: 3 }])(
    'is the menu for %o',
    (state) => {
      expect(modeIn(state)).toBe('menu')
    },
  )
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
