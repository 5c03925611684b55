import { typeset } from './typeset.ts'

export const LETTERS = ['A', 'B', 'C', 'D'] as const

export interface ChoiceResult {
  readonly correctIndex: number
  /** null when time ran out unanswered. */
  readonly chosenIndex: number | null
  readonly opponentIndex?: number | null | undefined
  /** Whose answers they are, where the reader looks at two others: the one who chose, and the opponent. */
  readonly names?: readonly [string, string] | undefined
}

export type ChoiceTone = 'idle' | 'selected' | 'locked' | 'aside' | 'right' | 'wrong'

/** How one choice looks, and the words that say the same without color. */
export interface ChoiceState {
  readonly tone: ChoiceTone
  readonly words: string | null
  /** The opponent's sign, where they chose it; known only with the result. */
  readonly opponent: string | null
}

export interface Answering {
  readonly selected: number | null
  readonly locked: boolean
  readonly result: ChoiceResult | null
}

export function choiceState(index: number, { selected, locked, result }: Answering): ChoiceState {
  if (result) {
    const opponent = result.opponentIndex === index ? (result.names?.[1] ?? 'Opponent') : null
    const yours = result.names?.[0] ?? 'Your answer'
    const chosen = result.chosenIndex === index
    if (index === result.correctIndex) {
      return { tone: 'right', words: chosen ? `${yours}: correct` : 'Correct answer', opponent }
    }
    return chosen
      ? { tone: 'wrong', words: `${yours}: incorrect`, opponent }
      : { tone: 'aside', words: null, opponent }
  }
  if (selected === index) {
    return locked
      ? { tone: 'locked', words: 'Locked in', opponent: null }
      : { tone: 'selected', words: null, opponent: null }
  }
  return { tone: locked ? 'aside' : 'idle', words: null, opponent: null }
}

const LEADING_LETTER = /^\s*\(?[A-Da-d][.)\]]\s+/

/** Choice texts as shown: a leading 'A.' or 'A)' goes when every text carries one (spec section 2). */
export function choiceTexts(choices: readonly string[]): readonly string[] {
  const lettered = choices.every((choice) => LEADING_LETTER.test(choice))
  return choices.map((choice) => typeset((lettered ? choice.replace(LEADING_LETTER, '') : choice).trim()))
}

/** Returns the choice a key stands for: A–D or 1–4, never past the last choice. */
export function choiceForKey(key: string, count: number): number | null {
  const index = /^[1-4]$/.test(key)
    ? Number(key) - 1
    : LETTERS.findIndex((letter) => letter.toLowerCase() === key)
  return index >= 0 && index < count ? index : null
}
