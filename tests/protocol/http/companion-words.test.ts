import { describe, expect, it } from 'vitest'
import { companionRoutes } from '#protocol/http/companion.ts'
import { MESSAGE_LIMIT } from '#rules/companion.ts'

const form = companionRoutes['POST /api/chatbot/message'].body
const refusal = (message: unknown) => form.safeParse({ message }).error?.issues[0]?.message

describe('a message to Atticus', () => {
  it('is kept trimmed, with the subject it was asked in', () => {
    const context = { subject: 'Torts' }
    expect(form.parse({ message: ' What is duty? ', context })).toEqual({ message: 'What is duty?', context })
  })

  it.each([undefined, '', '   '])('%j is asked for in words', (message) => {
    expect(refusal(message)).toBe('Type a message')
  })

  it('is no longer than the limit, which the refusal names', () => {
    expect(refusal('x'.repeat(MESSAGE_LIMIT))).toBeUndefined()
    const limit = MESSAGE_LIMIT.toLocaleString('en-US')
    expect(refusal('x'.repeat(MESSAGE_LIMIT + 1))).toBe(`Keep it under ${limit} characters`)
  })
})
