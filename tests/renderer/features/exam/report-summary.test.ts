import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ExamReport } from '../../../../renderer/clients/exam.ts'
import { ReportSummary } from '../../../../renderer/features/exam/ReportSummary.tsx'

const MINUTE = 60_000

const report: ExamReport = {
  id: '00000000-0000-4000-8000-000000000000',
  length: 100,
  extra: 1,
  startedAt: 0,
  finishedAt: 200 * MINUTE,
  right: 61,
  total: 100,
  blank: 0,
  limitMs: 180 * MINUTE,
  usedMs: 142.4 * MINUTE,
  pausedMs: 0,
  seen: 0,
  range: [0.55, 0.67],
  likeExam: true,
  counts: true,
  xpGained: 1360,
  unpaid: 0,
  bySubject: [],
  bySubtopic: [],
  byBand: [],
  byStretch: [],
  flagged: { right: 0, total: 0 },
  changes: { toRight: 0, toWrong: 0 },
  slowest: [],
  toPractice: [],
  rulesToPractice: { missed: 0, blank: 0 },
  questions: [],
}

it('tells the time used as it tells the time there was', () => {
  const html = renderToStaticMarkup(createElement(ReportSummary, { report }))
  expect(html).toContain('2 hr 22 min')
  expect(html).toContain('of 3 hr')
  expect(html).not.toContain('142 min')
})

it('tells thousands of XP as everywhere', () => {
  expect(renderToStaticMarkup(createElement(ReportSummary, { report }))).toContain('+1,360')
})
