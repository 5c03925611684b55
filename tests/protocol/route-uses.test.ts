import { expect, test } from 'vitest'
import type { Route } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'

const all = Object.entries<Route>(routes)
const using = (uses: Route['uses']) => all.filter(([, route]) => route.uses === uses).map(([key]) => key)

test('every route says which part of the study file it uses', () => {
  const said = ['questions', 'file', 'nothing'] as const
  expect(all.filter(([, { uses }]) => !said.includes(uses))).toEqual([])
  expect(said.flatMap(using)).toHaveLength(all.length)
})

test('solo, practice, mastery, statistics and the companion use the questions', () => {
  expect(using('questions').sort()).toEqual([
    'DELETE /api/chatbot/history',
    'GET /api/chatbot/history',
    'GET /api/chatbot/rule',
    'GET /api/chatbot/rules/:id',
    'GET /api/chatbot/study-tips/:subject',
    'GET /api/chatbot/suggestions',
    'GET /api/exam',
    'GET /api/exam/:blockId',
    'GET /api/mastery/progress',
    'GET /api/notebook',
    'GET /api/readiness',
    'GET /api/solo-challenge/:challengeId/review',
    'GET /api/solo-challenge/status',
    'GET /api/stats/analytics',
    'GET /api/stats/confidence',
    'GET /api/stats/own',
    'GET /api/stats/recommendations',
    'GET /api/stats/subtopics',
    'GET /api/study/today',
    'POST /api/chatbot/message',
    'POST /api/exam/:blockId/finish',
    'POST /api/exam/start',
    'POST /api/notebook/note',
    'POST /api/practice/answer',
    'POST /api/practice/card',
    'POST /api/practice/next',
    'POST /api/practice/reason',
    'POST /api/solo-challenge/answer',
    'POST /api/solo-challenge/next-question',
    'POST /api/solo-challenge/start',
  ])
})

test('the player, the daily case and the sync use the file, with or without questions', () => {
  expect(using('file').sort()).toEqual([
    'DELETE /api/exam/:blockId',
    'DELETE /api/sync/refused',
    'GET /api/auth/me',
    'GET /api/daily-question',
    'GET /api/daily-results',
    'GET /api/daily-streak',
    'GET /api/sync/export',
    'GET /api/sync/refused',
    'GET /api/sync/status',
    'PATCH /api/exam/:blockId',
    'PATCH /api/users/:id',
    'POST /api/account/password',
    'POST /api/daily-answer',
    'POST /api/sync/now',
  ])
})

test('a route that is forwarded, or open to anyone, uses nothing', () => {
  const elsewhere = all.filter(
    ([, { home, access }]) => access === 'anyone' || /^cloud(, for the engine)?$/.test(home),
  )
  expect(elsewhere.filter(([, { uses }]) => uses !== 'nothing')).toEqual([])
  expect(elsewhere).toHaveLength(using('nothing').length)
})
