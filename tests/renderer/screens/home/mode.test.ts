import { describe, expect, it } from 'vitest'
import { modeIn, stateOf } from '../../../../renderer/screens/home/mode.ts'

describe('the mode of the home page in the history', () => {
  it('comes back as it was put there', () => {
    expect(modeIn(stateOf('bot-practice'))).toBe('bot-practice')
    expect(modeIn(stateOf('menu'))).toBe('menu')
  })

  it.each([null, undefined, 'bot-practice', {}, { mode: 'duel' }, { mode: 3 }])(
    'is the menu for %o',
    (state) => {
      expect(modeIn(state)).toBe('menu')
    },
  )
})
