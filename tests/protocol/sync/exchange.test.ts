import { expect, it } from 'vitest'
import { type SyncReply, syncReply, syncRequest } from '#protocol/sync/exchange.ts'
import { holds, ID } from '../contract.ts'
import { answeredDay, user } from '../samples.ts'
import { accepted, snapshot } from './samples.ts'

holds(
  'a page a device pushes',
  syncRequest,
  {
    protocol: 1,
    sinceSeq: 0,
    events: [{ id: ID, type: 'solo-answer' }],
    runs: [ID],
    sentAt: '2026-11-20T12:00:00.000Z',
    marks: { since: 3, marks: [{ id: ID, type: 'note' }] },
  },
  { mayMiss: ['runs', 'sentAt', 'marks'] },
)

const reply: SyncReply = {
  protocol: 1,
  accepted: [{ id: ID, seq: 12 }],
  rejected: [{ id: ID, code: 'run_over' }],
  parked: [ID],
  snapshot,
  cases: [{ id: ID, told: answeredDay }],
  user,
  history: { answers: [accepted], more: false },
  epoch: ID,
  practiceBank: 'f'.repeat(64),
  ratings: 'a'.repeat(64),
  marks: { settled: [ID], told: [{ seq: 4, mark: { id: ID, type: 'note' } }], more: false },
}

holds('the reply to a page', syncReply, reply, {
  mayMiss: ['cases', 'epoch', 'ratings', 'marks'],
  mayBeNull: ['epoch', 'practiceBank', 'ratings'],
  heldElsewhere: ['snapshot', 'cases.0.told', 'user', 'history.answers.0'],
})

it('a refusal of a newer server is kept as it is', () => {
  const rejected = [{ id: ID, code: 'a_code_of_tomorrow' }]
  expect(syncReply.parse({ ...reply, rejected }).rejected).toEqual(rejected)
})
