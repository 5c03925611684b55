import { describe, expect, it } from 'vitest'
import { modeIn, stateOf } from '../../../../renderer/screens/home/mode.ts'

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
