import { expect, it } from 'vitest'
import { earnedNote } from '../../../../renderer/screens/daily/earned-note.ts'

it('says what changed, and nothing of what did not', () => {
  expect(earnedNote({ isCorrect: true, masteryDelta: 2.4, points: 100 })).toBe('mastery +2.4% · +100 points')
  expect(earnedNote({ isCorrect: true, masteryDelta: 2.4, points: 0 })).toBe('mastery +2.4%')
  expect(earnedNote({ isCorrect: false, masteryDelta: -0.25, points: 0 })).toBe('mastery −0.3%')
  // A first miss takes nothing from a mastery of nothing.
  expect(earnedNote({ isCorrect: false, masteryDelta: 0, points: 0 })).toBeNull()
  expect(earnedNote({ isCorrect: null, masteryDelta: 0, points: 0 })).toBe('after grading')
})
