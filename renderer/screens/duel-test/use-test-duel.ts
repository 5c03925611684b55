import { useReducer, useState } from 'react'
import { call, wordsOf } from '../../clients/http.ts'
import { IDLE, testDuelAfter } from './test-duel.ts'

/** A question met before is put aside and another is fetched after so long (spec section 9). */
const DUPLICATE_MS = 100
const DUPLICATES_TAKEN = 20
const UNREACHED = 'we can’t reach the server. Check your connection, then try again.'

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The duel test page: its calls and its state. */
export function useTestDuel() {
  const [duel, dispatch] = useReducer(testDuelAfter, IDLE)
  const [duelId] = useState(() => crypto.randomUUID())

  async function next() {
    dispatch({ type: 'asked-for' })
    try {
      for (let tries = 0; tries < DUPLICATES_TAKEN; tries++) {
        const { done, question } = await call('POST /test/duel-next', { body: { duelId, subjects: [] } })
        if (done || !question) return dispatch({ type: 'done' })
        if (!duel.seen.includes(question.id))
          return dispatch({ type: 'shown', question, at: performance.now() })
        await pause(DUPLICATE_MS)
      }
      dispatch({ type: 'done' })
    } catch (error) {
      dispatch({ type: 'failed', failure: `Failed to load question: ${wordsOf(error, UNREACHED)}` })
    }
  }

  async function choose(place: number) {
    if (duel.at !== 'question' || !duel.question) return
    dispatch({ type: 'chosen', place })
    const timeMs = Math.round(performance.now() - duel.shownAt)
    try {
      const body = { duelId, questionId: duel.question.id, choiceIndex: place, timeMs }
      dispatch({ type: 'answered', answer: await call('POST /test/duel-answer', { body }) })
    } catch (error) {
      dispatch({ type: 'failed', failure: `Error: ${wordsOf(error, UNREACHED)}` })
    }
  }

  /** After a result: the next question, or the end when the server said it was the last. */
  function goOn() {
    if (duel.at !== 'result') return
    if (duel.answer?.duelComplete) dispatch({ type: 'done' })
    else void next()
  }

  return { duel, start: next, choose, goOn }
}
