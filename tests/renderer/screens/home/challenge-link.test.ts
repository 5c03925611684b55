import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepChallengeLink, takeChallengeLink } from '../../../../renderer/screens/home/challenge-link.ts'
import { stubTab } from '../../clients/stub-tab.ts'

afterEach(() => vi.unstubAllGlobals())

describe('a challenge link', () => {
  it('names the player in the address', () => {
    stubTab()
    expect(takeChallengeLink('?challenge=Portia%20Ames')).toBe('Portia Ames')
    expect(takeChallengeLink('?challenge=%20')).toBeNull()
    expect(takeChallengeLink('')).toBeNull()
    expect(takeChallengeLink(`?challenge=${'x'.repeat(500)}`)).toHaveLength(60)
  })

  it('survives signing up, once', () => {
    stubTab()
    keepChallengeLink('?challenge=Portia')
    keepChallengeLink('')
    expect(takeChallengeLink('')).toBe('Portia')
    expect(takeChallengeLink('')).toBeNull()
  })

  it('works from the address where storage is refused', () => {
    stubTab(true)
    keepChallengeLink('?challenge=Portia')
    expect(takeChallengeLink('?challenge=Portia')).toBe('Portia')
    expect(takeChallengeLink('')).toBeNull()
  })
})
