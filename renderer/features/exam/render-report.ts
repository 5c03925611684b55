import type { ReactNode } from 'react'
import type { ExamReport } from '../../clients/exam.ts'

export type ReportedQuestion = ExamReport['questions'][number]

/** Renders what a player may tell of an answered question; the screen that shows the report supplies it. */
export type RenderQuestion = (question: ReportedQuestion) => ReactNode
