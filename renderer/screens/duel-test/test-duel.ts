import type { ReplyOf } from '#protocol/routes.ts'

export type TestQuestion = NonNullable<ReplyOf<'POST /test/duel-next'>['question']>
export type TestAnswer = ReplyOf<'POST /test/duel-answer'>

/**
 * The duel test page's steps (spec section 4, duel test). Asked and right answers are counted here, not by the server.
 */
export interface TestDuel {
  readonly at: 'idle' | 'loading' | 'question' | 'sending' | 'result' | 'complete'
  readonly question: TestQuestion | null
  /** Instant of the page's clock at which the question was shown. */
  readonly shownAt: number
  /** -1 for a timeout */
  readonly chosen: number | null
  readonly answer: TestAnswer | null
  /** Questions already met: one of them coming again is not shown again. */
  readonly seen: readonly string[]
  readonly asked: number
  readonly correct: number
  readonly scores: TestAnswer['scores']
  readonly failure: string | null
}

export const IDLE: TestDuel = {
  at: 'idle',
  question: null,
  shownAt: 0,
  chosen: null,
  answer: null,
  seen: [],
  asked: 0,
  correct: 0,
  scores: { player: 0, bot: 0 },
  failure: null,
}

export type TestEvent =
  | { type: 'asked-for' }
  | { type: 'shown'; question: TestQuestion; at: number }
  | { type: 'chosen'; place: number }
  | { type: 'answered'; answer: TestAnswer }
  | { type: 'done' }
  | { type: 'failed'; failure: string }

export function testDuelAfter(duel: TestDuel, event: TestEvent): TestDuel {
  switch (event.type) {
    case 'asked-for':
      return { ...duel, at: 'loading', failure: null }
    case 'shown':
      if (duel.at !== 'loading' || duel.seen.includes(event.question.id)) return duel
      return {
        ...duel,
        at: 'question',
        question: event.question,
        shownAt: event.at,
        chosen: null,
        answer: null,
        seen: [...duel.seen, event.question.id],
      }
    case 'chosen':
      return duel.at === 'question' ? { ...duel, at: 'sending', chosen: event.place, failure: null } : duel
    case 'answered':
      if (duel.at !== 'sending') return duel
      return {
        ...duel,
        at: 'result',
        answer: event.answer,
        asked: duel.asked + 1,
        correct: duel.correct + (event.answer.correct ? 1 : 0),
        scores: event.answer.scores,
      }
    case 'done':
      return { ...duel, at: 'complete', failure: null }
    case 'failed':
      // An answer that was not taken may be given again; a question that did not come may be asked for again.
      return {
        ...duel,
        at: duel.at === 'sending' ? 'question' : duel.answer ? 'result' : 'idle',
        chosen: duel.at === 'sending' ? null : duel.chosen,
        failure: event.failure,
      }
  }
}

/** Share of right answers as a whole percent; 0 with nothing asked. */
export const accuracyOf = ({ asked, correct }: Pick<TestDuel, 'asked' | 'correct'>): number =>
  asked === 0 ? 0 : Math.round((100 * correct) / asked)
