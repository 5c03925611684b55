import { describe, expect, it } from 'vitest'
import { gameStatus, leftAt, scoresFor } from '../../../../renderer/features/friend-games/game-status.ts'

const me = 'a'
const them = 'b'
const label = (game: Partial<Parameters<typeof gameStatus>[0]>, left = 1_000) =>
  gameStatus(
    { status: 'active', ended: null, invitation: null, yourTurn: false, winnerId: null, ...game },
    left,
    me,
    'Nerissa',
  ).label

describe('the badge of a game (spec section 2, Async match modal)', () => {
  it('of one that is played', () => {
    expect(label({ yourTurn: true })).toBe('Your Turn')
    expect(label({})).toBe('Waiting for @Nerissa')
    expect(label({ yourTurn: true }, 0)).toBe('Expired')
  })

  it('of one that is over', () => {
    const over = { status: 'over', ended: 'played' } as const
    expect(label({ ...over, winnerId: me }, 0)).toBe('Victory')
    expect(label({ ...over, winnerId: them }, 0)).toBe('Defeat')
    expect(label(over, 0)).toBe('Draw')
    expect(label({ ...over, ended: 'forfeit' }, 0)).toBe('Expired')
    expect(label({ ...over, ended: 'forfeit', winnerId: me }, 0)).toBe('Victory')
  })
})

describe('the badge of an invitation', () => {
  it('says who waits for whom', () => {
    expect(label({ invitation: 'received', yourTurn: true })).toBe('Invitation')
    expect(label({ invitation: 'sent' })).toBe('Invited')
    expect(label({ invitation: 'sent', yourTurn: true })).toBe('Your Turn')
  })

  it('says what became of one that nobody took', () => {
    const over = { status: 'over' } as const
    expect(label({ ...over, ended: 'declined' })).toBe('Declined')
    expect(label({ ...over, ended: 'withdrawn' })).toBe('Withdrawn')
    expect(label({ ...over, ended: 'lapsed' })).toBe('Expired')
  })
})

describe('figures', () => {
  it('time left runs down from when the reply came, never below nothing, never up', () => {
    expect(leftAt(5_000, 1_000, 3_000)).toBe(3_000)
    expect(leftAt(5_000, 1_000, 9_000)).toBe(0)
    expect(leftAt(5_000, 3_000, 1_000)).toBe(5_000)
  })

  it('have one’s own score first', () => {
    expect(scoresFor({ b: 3, a: 1 }, me)).toEqual([1, 3])
    expect(scoresFor({}, me)).toEqual([0, 0])
  })
})
