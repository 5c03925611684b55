import { describe, expect, test } from 'vitest'
import { nearest, trapsFor } from '#study/companion/nearest.ts'
import { rule } from './rules.ts'

const DYING = rule('Dying declarations', {
  id: 'evidence.hearsay.dying',
  subject: 'Evidence',
  rule: 'A dying declaration is made by one who believes that death is imminent. It comes in within 30 days, per Giles v. California. The judge decides whether it does.',
  elements: ['A belief in imminent death', 'Hostile, without permission'],
  traps: ['The speaker need not be right.', 'It never comes in for a robbery prosecution.'],
})

describe('the sentences of a rule that speak to a question', () => {
  test.each([
    ['does it work in a robbery', ['It never comes in for a robbery prosecution.']],
    ['how long do i have', ['It comes in within 30 days, per Giles v. California.']],
    ['who decides', ['The judge decides whether it does.']],
    ['what about pizza', []],
  ])('%s', (question, wanted) => {
    expect(nearest(DYING, question)).toEqual(wanted)
  })

  test('put its traps in their order', () => {
    expect(trapsFor(DYING, 'is it good for a robbery?')).toEqual([DYING.traps[1], DYING.traps[0]])
    expect(trapsFor(DYING, 'dying declarations')).toEqual(DYING.traps)
  })
})
