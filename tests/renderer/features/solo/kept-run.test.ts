import { expect, it } from 'vitest'
import { keptRunIn } from '../../../../renderer/features/solo/kept-run.ts'

const kept = { runId: 'run', questionId: 'question', choice: 2 }

it('a run kept in the history comes back as it was, with or without a choice', () => {
  for (const run of [kept, { ...kept, choice: null }]) expect(keptRunIn(structuredClone(run))).toEqual(run)
})

it('an entry of another kind keeps none, and a choice that is none is dropped', () => {
  for (const state of [null, undefined, 'run', {}, { mode: 'duel' }, { runId: 'run' }, { ...kept, runId: 7 }])
    expect(keptRunIn(state)).toBeNull()
  expect(keptRunIn({ ...kept, choice: 'B' })).toEqual({ ...kept, choice: null })
})
