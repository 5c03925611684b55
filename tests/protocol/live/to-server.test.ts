import { describe, expect, it } from 'vitest'
import { toServer } from '#protocol/live/to-server.ts'

const matchId = '01890a5d-ac96-774b-bcce-b302099a8057'
const payloadOf = (type: string, payload?: unknown) => toServer.safeParse({ type, payload }).data?.payload

describe('a message to the server', () => {
  it.each(['presence:ping', 'queue:leave'])('%s may leave its payload out', (type) => {
    expect(toServer.parse({ type })).toEqual({ type, payload: {} })
  })

  it.each(['duel:enter', 'duel:leave', 'duel:resign', 'rematch:offer', 'rematch:accept'])(
    '%s names a match',
    (type) => {
      expect(payloadOf(type, { matchId })).toEqual({ matchId })
      expect(payloadOf(type, {})).toBeUndefined()
    },
  )

  it.each(['challenge:accept', 'challenge:decline', 'challenge:cancel'])('%s names a challenge', (type) => {
    expect(payloadOf(type, { challengeId: matchId })).toEqual({ challengeId: matchId })
    expect(payloadOf(type, {})).toBeUndefined()
  })

  it.each(['queue:join', 'queue:bot'])('%s says the subject and the bot’s level', (type) => {
    const wish = { subject: 'Torts', botDifficulty: 'hard' }
    expect(payloadOf(type, wish)).toEqual(wish)
  })

  it('presence:hello keeps what a client says of itself', () => {
    const hello = { protocol: 1, username: 'x'.repeat(100), profile: { any: 'thing' } }
    expect(payloadOf('presence:hello', hello)).toEqual(hello)
    expect(payloadOf('presence:hello', { ...hello, username: 'x'.repeat(101) })).toBeUndefined()
  })
})

describe('both shapes of an answer (design section 4, Live duels)', () => {
  it('become a question and a place', () => {
    expect(payloadOf('duel:answer', { qid: 'q', idx: 2, ms: 900 })).toEqual({ qid: 'q', place: 2 })
    expect(payloadOf('duel:answer', { qid: 'q', answerIndex: -1, responseTimeMs: 900 })).toEqual({
      qid: 'q',
      place: -1,
    })
  })

  it.each(['idx', 'answerIndex'])('%s runs from -1 to 3', (name) => {
    const places = [-2, -1, 0, 3, 4]
    expect(places.filter((place) => payloadOf('duel:answer', { qid: 'q', [name]: place }))).toEqual([
      -1, 0, 3,
    ])
  })

  it('a question’s id has 1 to 64 characters', () => {
    const lengths = [0, 1, 64, 65]
    const fits = (length: number) => payloadOf('duel:answer', { qid: 'q'.repeat(length), idx: 0 })
    expect(lengths.filter(fits)).toEqual([1, 64])
    expect(payloadOf('duel:hint', { matchId, qid: 'q' })).toEqual({ matchId, qid: 'q' })
  })
})

describe('challenge:send', () => {
  const named = (targetUsername: string) => payloadOf('challenge:send', { targetUsername, subject: 'Torts' })

  it('trims the name', () => {
    expect(named('  Ada ')).toEqual({ targetUsername: 'Ada', subject: 'Torts' })
  })

  it('asks for a name of 1 to 60 characters', () => {
    expect(named(' ')).toBeUndefined()
    expect(named('x'.repeat(60))).toBeDefined()
    expect(named('x'.repeat(61))).toBeUndefined()
  })
})
