import type { GradedAnswer, ShownQuestion, SoloChallenge } from '#protocol/http/solo.ts'

/** The solo challenge's three screens (spec section 4): setup, playing, game over. */
export type Play =
  | { at: 'setup' }
  | {
      at: 'playing'
      challenge: SoloChallenge
      question: ShownQuestion
      selected: number | null
      /** the answer's result, once the engine has graded it */
      grade: GradedAnswer | null
      /** correct answers in a row, in solo and elsewhere; 0 until an answer tells */
      combo: number
    }
  | { at: 'over'; challenge: SoloChallenge | null }

export type PlayEvent =
  /** `choice`: the one made before the page was left */
  | { type: 'asked'; challenge: SoloChallenge; question: ShownQuestion; choice?: number | null }
  | { type: 'chosen'; index: number }
  | { type: 'graded'; grade: GradedAnswer; challenge: SoloChallenge }
  | { type: 'ended'; challenge: SoloChallenge | null }

/** The screen after an event; events that do not fit the present screen change nothing. */
export function playReducer(play: Play, event: PlayEvent): Play {
  switch (event.type) {
    case 'asked':
      // Asked twice (Enter and the 3 s): the question on screen, and its result, stay.
      if (play.at === 'playing' && play.question.id === event.question.id) return play
      return {
        at: 'playing',
        challenge: event.challenge,
        question: event.question,
        selected: event.choice ?? null,
        grade: null,
        combo: play.at === 'playing' ? play.combo : 0,
      }
    case 'chosen':
      return play.at === 'playing' && !play.grade ? { ...play, selected: event.index } : play
    case 'graded': {
      if (play.at !== 'playing' || play.grade) return play
      const { grade, challenge } = event
      return {
        ...play,
        challenge,
        grade,
        selected: grade.userAnswer,
        combo: grade.streak ?? 0,
      }
    }
    case 'ended':
      return { at: 'over', challenge: event.challenge }
  }
}
