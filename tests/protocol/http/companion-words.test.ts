import { describe, expect, it } from 'vitest'
import { chatMessage, companionRoutes } from '#protocol/http/companion.ts'
import { KEPT_OF_MESSAGE, MESSAGE_LIMIT } from '#rules/companion.ts'

const form = companionRoutes['POST /api/chatbot/message'].body
const refusal = (message: unknown) => form.safeParse({ message }).error?.issues[0]?.message

describe('a message to Atticus', () => {
  it('is kept trimmed, with the subject it was asked in', () => {
    const context = { subject: 'Torts' }
    expect(form.parse({ message: ' What is duty? ', context })).toEqual({ message: 'What is duty?', context })
  })

  it.each([undefined, '', '   '])('%j is asked for in words', (message) => {
    expect(refusal(message)).toBe('Please type a message')
  })

  it('is no longer than the limit, which the refusal names', () => {
    expect(refusal('x'.repeat(MESSAGE_LIMIT))).toBeUndefined()
    const limit = MESSAGE_LIMIT.toLocaleString('en-US')
    expect(refusal('x'.repeat(MESSAGE_LIMIT + 1))).toBe(`Please keep a message under ${limit} characters`)
  })
})

describe('a message of the thread', () => {
  const whole = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    role: 'assistant',
    content: 'Duty, breach, cause, damage.',
    timestamp: '2026-11-23T08:00:00.000Z',
    sources: [{ id: 'torts.duty.rule', area: 'Duty', subject: 'Torts' }],
    sourced: true,
    actions: [{ kind: 'practice', label: 'Practice', subject: 'Torts' }],
  }
  const isMessage = (change: object) => chatMessage.safeParse({ ...whole, ...change }).success

  it('keeps every field', () => {
    expect(chatMessage.parse(whole)).toEqual(whole)
  })

  it('has bounds', () => {
    const [source] = whole.sources
    const [action] = whole.actions
    const most = KEPT_OF_MESSAGE * 3
    expect([0, most, most + 1].filter((size) => isMessage({ content: 'x'.repeat(size) }))).toEqual([0, most])
    expect([0, 10, 11].filter((size) => isMessage({ sources: Array(size).fill(source) }))).toEqual([0, 10])
    expect([0, 4, 5].filter((size) => isMessage({ actions: Array(size).fill(action) }))).toEqual([0, 4])
    expect(
      [200, 201].filter((size) => isMessage({ sources: [{ ...source, id: 'x'.repeat(size) }] })),
    ).toEqual([200])
    expect(
      [60, 61].filter((size) => isMessage({ actions: [{ ...action, label: 'x'.repeat(size) }] })),
    ).toEqual([60])
  })
})
