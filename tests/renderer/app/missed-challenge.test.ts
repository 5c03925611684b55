import { expect, test } from 'vitest'
import { missedChallenge } from '../../../renderer/app/missed-challenge.ts'

test('a challenge that ran out during a question is named, and leads to one in return', () => {
  let back = 0
  const missed = missedChallenge('Portia', () => {
    back++
  })
  expect(missed).toMatchObject({
    title: 'Challenge Expired',
    description: 'You missed a challenge from @Portia.',
    action: { label: 'Challenge back' },
  })
  missed.action?.onAction()
  expect(back).toBe(1)
})
