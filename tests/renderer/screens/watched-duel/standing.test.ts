import { describe, expect, it } from 'vitest'
import type { WatchedDuel } from '#protocol/http/duels.ts'
import {
  endOf,
  fatesIn,
  scoresAfter,
  shortName,
  type WatchedRound,
} from '../../../../renderer/screens/watched-duel/standing.ts'

const round = (one: number, two: number) => ({ correctIndex: 2, answers: [one, two] }) as WatchedRound

describe('a finished duel, round by round', () => {
  it('tells each side’s fate; silence is a miss', () => {
    expect(fatesIn(round(2, 1))).toEqual([true, false])
    expect(fatesIn(round(-1, 2))).toEqual([false, true])
  })

  it('counts the score as it stood after the rounds shown', () => {
    const rounds = [round(2, 1), round(2, 2), round(0, 2)]
    expect([0, 1, 2, 3].map((shown) => scoresAfter(rounds.slice(0, shown)))).toEqual([
      [0, 0],
      [1, 0],
      [2, 1],
      [2, 2],
    ])
  })

  it.each([
    [0, 'played', [6, 4], 'Ann won, 6–4.'],
    [1, 'played', [4, 6], 'Bo won, 6–4.'],
    [1, 'resigned', [3, 1], 'Bo won by resignation, 1–3.'],
    [0, 'forfeit', [1, 0], 'Ann won by forfeit, 1–0.'],
    [-1, 'played', [5, 5], 'A draw, 5–5.'],
  ] as const)('winner %s, %s %j: %s', (winner, ended, scores, words) => {
    const players = [{ displayName: 'Ann' }, { displayName: 'Bo' }]
    expect(endOf({ winner, ended, scores, players } as unknown as WatchedDuel)).toBe(words)
  })

  it('shortens a name that a sign has no room for', () => {
    expect(shortName('Bo')).toBe('Bo')
    expect(shortName('Oliver Wendell Holmes')).toBe('Oliver Wendel…')
    expect(shortName('Justice Ruth👩‍⚖️ Bader')).toBe('Justice Ruth👩‍⚖️…')
  })
})
