import { describe, expect, test } from 'vitest'
import { begunAt, brokenWait, FIRST_ANSWER_MS, isOver, setAside, unscored } from '#rules/solo/parallel.ts'
import { answerRun, isUnscored, newRun, replayRun, SOLO_WAIT_MS, type SoloRun } from '#rules/solo/run.ts'

const run = (id: string, startedAt: number, parts: Partial<SoloRun> = {}): SoloRun => ({
  ...newRun(id, 'player', 'Torts', startedAt),
  ...parts,
})
const lost = (endedAt: number) => run('lost', endedAt - 1_000, { lives: 0, endedAt })

describe('a run begun offline', () => {
  test('broke the wait within 24 hours of another’s last life, and not from their end on', () => {
    expect(brokenWait(5_000, [lost(5_000)])).toEqual(lost(5_000))
    expect(brokenWait(5_000 + SOLO_WAIT_MS - 1, [lost(5_000)])).toEqual(lost(5_000))
    expect(brokenWait(5_000 + SOLO_WAIT_MS, [lost(5_000)])).toBeNull()
  })

  test('broke nothing while the other was still going, or only stopped', () => {
    expect(brokenWait(4_999, [lost(5_000)])).toBeNull()
    expect(brokenWait(6_000, [run('open', 0)])).toBeNull()
    expect(brokenWait(6_000, [run('aside', 0, { endedAt: 5_000 })])).toBeNull()
    expect(brokenWait(6_000, [])).toBeNull()
  })
})

test('a run began no more than ten minutes before the first of its answers that is known', () => {
  expect(begunAt(5_000, 5_000 + FIRST_ANSWER_MS)).toBe(5_000)
  expect(begunAt(5_000, 5_001 + FIRST_ANSWER_MS)).toBe(5_001)
})

describe('a run begun in the wait of another', () => {
  const early = unscored(run('early', 9_000), lost(5_000))

  test('is closed as of the other’s end, before it began', () => {
    expect(early).toEqual({ ...run('early', 9_000), endedAt: 5_000 })
    expect(isUnscored(early)).toBe(true)
    expect(unscored(run('at once', 5_000), lost(5_000)).endedAt).toBe(4_999)
  })

  test('earns no score and stays closed, whatever is answered', () => {
    const [one, two, three] = [true, false, true].map((correct, i) => ({ correct, at: 9_000 + i }))
    const after = [one, two, three].reduce(
      (was, is) => answerRun(was, is?.correct ?? false, is?.at ?? 0).run,
      early,
    )
    expect(after).toMatchObject({ score: 0, correct: 2, lives: 2, endedAt: 5_000 })
    expect(answerRun(early, true, 9_000).pointsEarned).toBe(0)
    const over = [1, 2, 3].reduce((was) => answerRun(was, false, 9_500).run, early)
    expect(over).toMatchObject({ lives: 0, endedAt: 5_000 })
    expect(replayRun(over, [{ correct: true, at: 9_100 }])).toMatchObject({ score: 0, endedAt: 5_000 })
  })

  test('is not one that was set aside or lost', () => {
    expect(isUnscored(run('open', 10))).toBe(false)
    expect(isUnscored(run('aside', 10, { endedAt: 10 }))).toBe(false)
    expect(isUnscored(lost(50))).toBe(false)
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
