import { describe, expect, it } from 'vitest'
import { leavesByItself } from '../../../renderer/components/play-settings.ts'
import { storedChoice } from '../../../renderer/components/stored-choice.ts'

const RIGHT = { correct: true, moment: false }
const MISS = { correct: false, moment: false }

describe('a result leaves by itself', () => {
  it.each([
    ['correct', RIGHT, true],
    ['correct', MISS, false],
    ['always', MISS, true],
    ['always', RIGHT, true],
    ['never', RIGHT, false],
  ] as const)('%s, %j: %s', (choice, result, leaves) => {
    expect(leavesByItself(choice, result)).toBe(leaves)
  })

  it('never when a level or a rank was gained with it', () => {
    for (const choice of ['correct', 'always', 'never'] as const)
      expect(leavesByItself(choice, { correct: true, moment: true })).toBe(false)
  })
})

describe('a stored choice', () => {
  const withStorage = (storage: Pick<Storage, 'getItem' | 'setItem'>, work: () => void) => {
    Object.assign(globalThis, { localStorage: storage })
    try {
      work()
    } finally {
      Reflect.deleteProperty(globalThis, 'localStorage')
    }
  }

  it('is the first until one is chosen, and is kept under its key', () => {
    const kept = new Map<string, string>()
    withStorage(
      { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      () => {
        const setting = storedChoice('bar-duel-test', ['on', 'off'])
        expect(setting.now()).toBe('on')
        setting.choose('off')
        expect(setting.now()).toBe('off')
        expect(storedChoice('bar-duel-test', ['on', 'off']).now()).toBe('off')
        kept.set('bar-duel-test', 'loud')
        expect(storedChoice('bar-duel-test', ['on', 'off']).now()).toBe('on')
      },
    )
  })

  it('lasts as long as the page where storage is closed', () => {
    const closed = () => {
      throw new Error('closed')
    }
    withStorage({ getItem: closed, setItem: closed }, () => {
      const setting = storedChoice('bar-duel-test', ['on', 'off'])
      setting.choose('off')
      expect(setting.now()).toBe('off')
    })
  })
})
