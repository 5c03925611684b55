import { describe, expect, it } from 'vitest'
import type { LiveDuel } from '../../../../renderer/clients/live/duel.ts'
import { NOTHING_LIVE } from '../../../../renderer/clients/live/live.ts'
import { liveAfter } from '../../../../renderer/clients/live/live-reducer.ts'
import { stageOf } from '../../../../renderer/features/duel/stage.ts'
import { END, question, result, START, serverMessage } from '../../clients/transcript.ts'

/** A duel after these messages, each received at the instant given. */
function duel(...messages: [Parameters<typeof serverMessage>[0], object, number?][]): LiveDuel {
  const live = messages.reduce(
    (held, [type, payload, at = 0], place) =>
      liveAfter(held, { type: 'message', message: serverMessage(type, payload as never, place), at }),
    NOTHING_LIVE,
  )
  if (!live.duel) throw new Error('there is no duel')
  return live.duel
}

const asked = duel(['duel:start', START], ['duel:question', question(1)])
const closed = duel(['duel:start', START], ['duel:question', question(1)], ['duel:result', result(1), 10_000])
const last = duel(
  ['duel:start', START],
  ['duel:question', question(10)],
  ['duel:result', result(10, { nextInMs: 0 }), 10_000],
  ['duel:end', END, 10_050],
)

describe('the stage of the arena', () => {
  it('is the caption, then the question', () => {
    expect(stageOf(duel(['duel:start', START]), null, 0)).toEqual({ at: 'opening', until: null })
    expect(stageOf(asked, null, 99_000)).toEqual({ at: 'question', until: null })
  })

  it('is the result for 3 s, then the transition for 1.5 s (spec section 9)', () => {
    expect(stageOf(closed, null, 10_000)).toEqual({ at: 'result', until: 13_000 })
    expect(stageOf(closed, null, 12_999).at).toBe('result')
    expect(stageOf(closed, null, 13_000)).toEqual({ at: 'transition', until: null })
  })

  it('keeps the result in sight when the server pauses for less', () => {
    const quick = duel(
      ['duel:start', START],
      ['duel:question', question(1)],
      ['duel:result', result(1, { nextInMs: 600 }), 0],
    )
    expect(stageOf(quick, null, 0).until).toBeCloseTo(400)
  })

  it('is the last result for 3 s and then the verdict, at once when the player goes on', () => {
    expect(stageOf(last, null, 10_100)).toEqual({ at: 'result', until: 13_000 })
    expect(stageOf(last, null, 13_000).at).toBe('verdict')
    expect(stageOf(last, 'q10', 10_100).at).toBe('verdict')
    expect(stageOf(closed, 'q1', 10_100).at).toBe('result')
  })

  it('is the verdict at once after a resignation', () => {
    const resigned = duel(
      ['duel:start', START],
      ['duel:question', question(1)],
      ['duel:result', result(1), 0],
      ['duel:end', { ...END, ended: 'resigned' }, 1],
    )
    expect(stageOf(resigned, null, 2).at).toBe('verdict')
  })
})
