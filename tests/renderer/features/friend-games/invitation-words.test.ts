import { expect, test } from 'vitest'
import { sentWords } from '../../../../renderer/features/friend-games/invitation-words.ts'

test('the sender of an invitation reads of the first question only while it waits for their answer', () => {
  expect(sentWords('Portia', true)).toContain('You can answer the first question now.')
  expect(sentWords('Portia', false)).not.toContain('answer')
  for (const mayAnswer of [true, false]) expect(sentWords('Portia', mayAnswer)).toContain('won’t count')
})
