import { storedChoice } from './stored-choice.ts'

/** After which results the next question comes by itself: by default only after a correct answer. */
export type AdvanceChoice = 'correct' | 'always' | 'never'

export const advanceSetting = storedChoice<AdvanceChoice>('bar-duel-advance', ['correct', 'always', 'never'])

export const soundSetting = storedChoice<'on' | 'off'>('bar-duel-sound', ['on', 'off'])

/** Whether a result leaves by itself. A level or a rank gained is a moment of its own, and waits for the player. */
export function leavesByItself(
  choice: AdvanceChoice,
  { correct, moment }: { correct: boolean; moment: boolean },
): boolean {
  if (choice === 'never' || moment) return false
  return choice === 'always' || correct
}
