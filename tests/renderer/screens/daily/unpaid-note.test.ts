import { expect, it } from 'vitest'
import { unpaidNote } from '../../../../renderer/screens/daily/unpaid-note.ts'

it('says who earns points where a correct answer earned none, and is silent elsewhere', () => {
  expect(unpaidNote({ isCorrect: true, points: 0 })).toBe(
    'No points this time. They’re for cases answered online, once an account is 3 days old and has 20 answers.',
  )
  expect(unpaidNote({ isCorrect: true, points: 100 })).toBeNull()
  expect(unpaidNote({ isCorrect: false, points: 0 })).toBeNull()
  expect(unpaidNote({ isCorrect: null, points: 0 })).toBeNull()
})
