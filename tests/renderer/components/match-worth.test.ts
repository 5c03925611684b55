import { expect, it } from 'vitest'
import { matchWorth } from '../../../renderer/components/match-worth.ts'

it('says why a match paid less than its whole, and nothing where it paid the whole', () => {
  expect(matchWorth({ counted: true, share: 1 })).toBeNull()
  expect(matchWorth({ counted: true, share: 0.5 })).toContain('paid half the points')
  expect(matchWorth({ counted: true, share: 0.25 })).toContain('paid a quarter of the points')
  expect(matchWorth({ counted: true, share: 0 })).toContain('paid no points')
  expect(matchWorth({ counted: false, share: 0.5 })).toMatch(/doesn’t count.*three questions/)
})
