import { describe, expect, it } from 'vitest'
import { playerNote, type ReportedQuestion, reportedQuestion, reportRoutes } from '#protocol/http/reports.ts'
import { DONE } from '../bounds.ts'
import { AT, holds, ID } from '../contract.ts'
import { authorities, choices } from '../samples.ts'

const report = reportRoutes['POST /api/questions/:showingId/report']
const list = reportRoutes['GET /api/admin/reports']
const ruling = reportRoutes['POST /api/admin/reports/:questionId/ruling']
const mending = reportRoutes['GET /api/admin/reports/:questionId/mending']
const QUESTION_ID = [
  ['t', 't'.repeat(200)],
  ['', 't'.repeat(201)],
] as const

describe('a report of a question', () => {
  const refusal = (change: object) =>
    report.body.safeParse({ reason: 'slip', ...change }).error?.issues[0]?.message

  it('may say nothing but its reason', () => {
    expect(report.body.parse({ reason: 'slip' })).toEqual({ reason: 'slip', text: '' })
  })

  it('keeps its words trimmed', () => {
    const said = { reason: 'wrong_key', text: ' It is B. ' }
    expect(report.body.parse(said)).toEqual({ reason: 'wrong_key', text: 'It is B.' })
  })

  it.each(['wrong_key', 'two_right', 'unclear', 'outdated', 'slip', 'other'])('may be for %s', (reason) => {
    expect(refusal({ reason })).toBeUndefined()
  })

  it.each([undefined, '', 'boring'])('for %j is refused in words', (reason) => {
    expect(refusal({ reason })).toBe('Pick a reason')
  })

  it('has 500 characters at most, which the refusal names', () => {
    expect(refusal({ text: 'x'.repeat(500) })).toBeUndefined()
    expect(refusal({ text: 'x'.repeat(501) })).toBe('Keep it to 500 characters')
  })
})

holds('the showing reported', report.params, { showingId: ID })
holds('the reply to a report', report.reply, { ok: true }, { values: [['ok', ...DONE]] })
holds('a note put away', reportRoutes['POST /api/notes/:id/read'].params, { id: ID })

holds(
  'a note to a player',
  playerNote,
  {
    id: ID,
    kind: 'struck',
    subject: 'Torts',
    subtopic: 'Negligence',
    stem: 'Who owes what?',
    xpChange: -12,
    at: AT,
  },
  { values: [['kind', ['struck', 'restored', 'report_sound'], ['', 'sound']]] },
)

describe('the question for reports', () => {
  const isAsked = (query: object) => list.query.safeParse(query).success

  it('is for the first page of the open ones where it says nothing', () => {
    expect(list.query.parse({})).toEqual({ state: 'open', page: 0 })
  })

  it('takes its number out of an address', () => {
    expect(list.query.parse({ state: 'ruled', page: '3' })).toEqual({ state: 'ruled', page: 3 })
  })

  it('is refused for another state, and beyond page 10,000', () => {
    expect(['open', 'ruled', '', 'all'].filter((state) => isAsked({ state }))).toEqual(['open', 'ruled'])
    expect(['-1', '0', '0.5', '10000', '10001'].filter((page) => isAsked({ page }))).toEqual(['0', '10000'])
  })
})

const reported: ReportedQuestion = {
  id: 'torts-0007',
  pool: 'practice',
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  difficulty: 4,
  stem: 'Who owes what?',
  choices,
  correctIndex: 2,
  why: choices,
  explanation: 'Because.',
  authorities,
  struck: false,
  playersLeft: 0,
  statistics: { answers: 40, right: 12, choices: [3, 20, 12, 4], timeouts: 1 },
  reports: [{ id: ID, by: 'ada', reason: 'slip', text: 'A typo.', at: AT, ruling: 'sound' }],
}

holds('a reported question', reportedQuestion, reported, {
  mayBeNull: ['reports.0.ruling'],
  values: [
    ['pool', ['practice', 'ranked', 'daily'], ['', 'test']],
    ['reports.0.reason', ['wrong_key', 'two_right', 'unclear', 'outdated', 'slip', 'other'], ['', 'boring']],
    ['reports.0.ruling', ['sound', 'retired'], ['', 'struck']],
  ],
})

holds(
  'a page of reports',
  list.reply,
  { questions: [reported], more: false },
  { heldElsewhere: ['questions.0'] },
)

holds(
  'the question ruled on',
  ruling.params,
  { questionId: 'torts-0007' },
  {
    values: [['questionId', ...QUESTION_ID]],
  },
)
holds(
  'a ruling',
  ruling.body,
  { ruling: 'retired' },
  {
    values: [['ruling', ['sound', 'retired'], ['', 'struck']]],
  },
)
holds(
  'the question whose ruling is carried out',
  mending.params,
  { questionId: 'torts-0007' },
  {
    values: [['questionId', ...QUESTION_ID]],
  },
)
holds('how far a ruling has come', mending.reply, { playersLeft: 12 })
