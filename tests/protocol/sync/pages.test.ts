import { describe, expect, it } from 'vitest'
import { CLOCK_SKEW_MS, eventEnvelope, syncEvent } from '#protocol/sync/event.ts'
import { syncReply, syncRequest } from '#protocol/sync/exchange.ts'
import { SYNC_BODY_BYTES, SYNC_PAGE, speaksSync } from '#protocol/sync/version.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const at = '2026-11-23T08:00:00.000Z'

const solo = {
  type: 'solo-answer',
  id,
  run: { id, subject: 'Torts', startedAt: at },
  showing: { id, questionId: 't-1', order: [2, 0, 3, 1], hintUsed: false, shownAt: at },
  place: 2,
  answeredAt: at,
}
const daily = {
  type: 'daily-answer',
  id,
  date: '2026-11-23',
  showingId: id,
  place: 0,
  startedAt: at,
  answeredAt: at,
}

const isEvent = (event: unknown) => syncEvent.safeParse(event).success

describe('an event of a device (design section 7)', () => {
  it.each([solo, daily])('keeps every field: %j', (event) => {
    expect(syncEvent.parse(event)).toEqual(event)
  })

  it('of the day’s case has a place from -1, for none in time, to 3', () => {
    const places = [-2, -1, 0, 3, 4]
    expect(places.filter((place) => isEvent({ ...daily, place }))).toEqual([-1, 0, 3])
  })

  it('of a run has a place from -1 to 99, which the question then bounds', () => {
    const places = [-2, -1, 0, 99, 100]
    expect(places.filter((place) => isEvent({ ...solo, place }))).toEqual([-1, 0, 99])
  })

  it('shows one to ten options of a question that has a name', () => {
    const shown = (change: object) => isEvent({ ...solo, showing: { ...solo.showing, ...change } })
    const lengths = [0, 1, 10, 11]
    expect(lengths.filter((length) => shown({ order: Array(length).fill(0) }))).toEqual([1, 10])
    const names = [0, 1, 200, 201]
    expect(names.filter((length) => shown({ questionId: 'q'.repeat(length) }))).toEqual([1, 200])
  })

  it('of any version is told by its id, in small letters, and its type', () => {
    expect(eventEnvelope.parse({ ...solo, news: 1 })).toEqual({ ...solo, news: 1 })
    expect(eventEnvelope.safeParse({ id: id.toUpperCase(), type: 'x' }).success).toBe(false)
    const lengths = [0, 1, 60, 61]
    const isType = (length: number) => eventEnvelope.safeParse({ id, type: 'x'.repeat(length) }).success
    expect(lengths.filter(isType)).toEqual([1, 60])
  })

  it('may be five minutes ahead', () => {
    expect(CLOCK_SKEW_MS).toBe(300_000)
  })
})

describe('a page of sync', () => {
  const page = { protocol: 1, sinceSeq: 0, events: [] }
  const isPage = (change: object) => syncRequest.safeParse({ ...page, ...change }).success

  it('asks after no run, and tells no mark, where it names none', () => {
    expect(syncRequest.parse(page)).toEqual({ ...page, runs: [], marks: { since: 0, marks: [] } })
  })

  it('holds as many events and runs as the page allows, and no more', () => {
    expect(SYNC_PAGE).toBe(200)
    const lengths = [0, SYNC_PAGE, SYNC_PAGE + 1]
    expect(lengths.filter((length) => isPage({ events: Array(length).fill(solo) }))).toEqual([0, 200])
    expect(lengths.filter((length) => isPage({ runs: Array(length).fill(id) }))).toEqual([0, 200])
  })

  it('starts at no event before the first', () => {
    expect([-1, 0, 7].filter((sinceSeq) => isPage({ sinceSeq }))).toEqual([0, 7])
  })

  it('is answered with no case where the server tells of none', () => {
    const { cases } = syncReply.shape
    expect(cases.parse(undefined)).toEqual([])
  })

  it('has a body of at most 1 MB', () => {
    expect(SYNC_BODY_BYTES).toBe(1_048_576)
  })
})

describe('the protocol a server speaks: its own, the one before, and every newer one', () => {
  it.each([
    [0, 1, false],
    [1, 1, true],
    [2, 1, true],
    [1, 2, true],
    [1, 3, false],
    [2, 3, true],
    [3, 3, true],
    [4, 3, true],
  ])('protocol %i to a server of %i: %s', (protocol, newest, speaks) => {
    expect(speaksSync(protocol, newest)).toBe(speaks)
  })
})
