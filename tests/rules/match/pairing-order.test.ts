import { describe, expect, it } from 'vitest'
import { canPair, pairTickets, type Ticket } from '#rules/match/matching.ts'

const ticket = (playerId: string, rating: number, queuedAt: number): Ticket => ({
  playerId,
  rating,
  queuedAt,
  subject: 'Torts',
})
const namesOf = (tickets: readonly Ticket[], now: number) =>
  pairTickets(tickets, now).map((pair) => pair.map(({ playerId }) => playerId).join(''))

describe('the order of pairing', () => {
  it('a gap of the whole window still pairs', () => {
    expect(canPair(ticket('a', 1200, 0), ticket('b', 1300, 0), 0)).toBe(true)
    expect(canPair(ticket('a', 1200, 0), ticket('b', 1301, 0), 0)).toBe(false)
  })

  it('other subjects never pair', () => {
    const evidence: Ticket = { ...ticket('b', 1200, 0), subject: 'Evidence' }
    expect(canPair(ticket('a', 1200, 0), evidence, 0)).toBe(false)
    expect(pairTickets([ticket('a', 1200, 0), evidence], 0)).toEqual([])
  })

  it('the one who waited longest chooses first, wherever it stands', () => {
    const late = [ticket('c', 1250, 300), ticket('b', 1210, 200), ticket('a', 1200, 100)]
    expect(namesOf(late, 400)).toEqual(['ab'])
    const waiting = [ticket('near', 1201, 200), ticket('far', 1280, 100), ticket('middle', 1240, 0)]
    expect(namesOf(waiting, 400)).toEqual(['middlenear'])
  })

  it('of those who came at the same instant the lower id chooses first, in any order', () => {
    const [a, b, c] = [ticket('a', 1200, 0), ticket('b', 1250, 0), ticket('c', 1290, 0)]
    for (const order of [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ])
      expect(namesOf(order, 0)).toEqual(['ab'])
    const [d, e, f] = [ticket('d', 1290, 0), ticket('e', 1250, 0), ticket('f', 1200, 0)]
    expect(namesOf([f, e, d], 0)).toEqual(['de'])
  })

  it('of two as near the one who stands first is taken', () => {
    expect(namesOf([ticket('a', 1200, 0), ticket('b', 1210, 1), ticket('c', 1190, 2)], 400)).toEqual(['ab'])
  })
})
