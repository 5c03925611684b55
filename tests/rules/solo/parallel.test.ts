import { describe, expect, test } from 'vitest'
import { beganInWait, isOver, setAside } from '#rules/solo/parallel.ts'
import { newRun, SOLO_WAIT_MS, type SoloRun } from '#rules/solo/run.ts'

const run = (id: string, startedAt: number, parts: Partial<SoloRun> = {}): SoloRun => ({
  ...newRun(id, 'player', 'Torts', startedAt),
  ...parts,
})
const lost = (endedAt: number) => run('lost', endedAt - 1_000, { lives: 0, endedAt })

describe('a run begun offline', () => {
  test('broke the wait within 24 hours of another’s last life, and not from their end on', () => {
    expect(beganInWait(5_000, [lost(5_000)])).toBe(true)
    expect(beganInWait(5_000 + SOLO_WAIT_MS - 1, [lost(5_000)])).toBe(true)
    expect(beganInWait(5_000 + SOLO_WAIT_MS, [lost(5_000)])).toBe(false)
  })

  test('broke nothing while the other was still going, or only stopped', () => {
    expect(beganInWait(4_999, [lost(5_000)])).toBe(false)
    expect(beganInWait(6_000, [run('open', 0)])).toBe(false)
    expect(beganInWait(6_000, [run('aside', 0, { endedAt: 5_000 })])).toBe(false)
    expect(beganInWait(6_000, [])).toBe(false)
  })
})

describe('of runs begun apart', () => {
  test('the one begun last stays open, the others are set aside as of its beginning with their lives', () => {
    const [a, b, c] = [run('a', 10), run('b', 30), run('c', 20)]
    const aside = setAside([a, b, c, lost(5)])
    expect(aside).toEqual([
      { ...a, endedAt: 30 },
      { ...c, endedAt: 30 },
    ])
    expect(aside.some(isOver)).toBe(false)
  })

  test('one alone is left as it is, and equal beginnings are decided by name', () => {
    expect(setAside([run('a', 10), lost(5)])).toEqual([])
    expect(setAside([])).toEqual([])
    for (const order of [
      ['a', 'b'],
      ['b', 'a'],
    ])
      expect(setAside(order.map((id) => run(id, 10))).map(({ id }) => id)).toEqual(['a'])
  })
})
