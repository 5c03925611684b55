import { describe, expect, it } from 'vitest'
import { LEGEND, tierOf } from '../../../../renderer/screens/stats/mastery-tier.ts'
import { masteryLabel } from '../../../../rules/mastery.ts'

describe('mastery in colors', () => {
  it.each([
    [100, 'bg-correct'],
    [80, 'bg-correct'],
    [79.99, 'bg-info'],
    [60, 'bg-info'],
    [59.99, 'bg-ink'],
    [40, 'bg-ink'],
    [39.99, 'bg-warn'],
    [20, 'bg-warn'],
    [19.99, 'bg-muted'],
    [0, 'bg-muted'],
  ])('%d is %s', (mastery, fill) => {
    expect(tierOf(mastery).fill).toBe(fill)
  })
})

describe('the legend', () => {
  it('covers 0 to 100 with no gap', () => {
    expect(LEGEND.map(({ label, from, to }) => `${label} ${from}–${to}`)).toEqual([
      'Beginner 0–40',
      'Competent 40–55',
      'Proficient 55–70',
      'Advanced 70–85',
      'Expert 85–95',
      'Master 95–100',
    ])
  })

  it('names every mastery as the server does', () => {
    for (let mastery = 0; mastery < 100; mastery += 0.25) {
      const band = LEGEND.find(({ from, to }) => mastery >= from && mastery < to)
      expect(band?.label).toBe(masteryLabel(mastery))
    }
  })
})
