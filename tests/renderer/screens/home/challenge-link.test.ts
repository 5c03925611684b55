import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepChallengeLink, takeChallengeLink } from '../../../../renderer/screens/home/challenge-link.ts'

/** A tab's storage, or one that refuses as private windows may. */
function storage(refuses = false) {
  const kept = new Map<string, string>()
  const open = () => {
    if (refuses) throw new Error('refused')
    return kept
  }
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

describe('a challenge link', () => {
  it('names the player in the address', () => {
    storage()
    expect(takeChallengeLink('?challenge=Portia%20Ames')).toBe('Portia Ames')
    expect(takeChallengeLink('?challenge=%20')).toBeNull()
    expect(takeChallengeLink('')).toBeNull()
    expect(takeChallengeLink(`?challenge=${'x'.repeat(500)}`)).toHaveLength(60)
  })

  it('survives signing up, once', () => {
    storage()
    keepChallengeLink('?challenge=Portia')
    keepChallengeLink('')
    expect(takeChallengeLink('')).toBe('Portia')
    expect(takeChallengeLink('')).toBeNull()
  })

  it('works from the address where storage is refused', () => {
    storage(true)
    keepChallengeLink('?challenge=Portia')
    expect(takeChallengeLink('?challenge=Portia')).toBe('Portia')
    expect(takeChallengeLink('')).toBeNull()
  })
})
