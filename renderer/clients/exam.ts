import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'

export type ExamHome = ReplyOf<'GET /api/exam'>
export type LeftBlock = NonNullable<ExamHome['open']>
export type ExamBlock = ReplyOf<'POST /api/exam/start'>
export type ExamScore = ExamHome['past'][number]
export type ExamReport = ReplyOf<'GET /api/exam/:blockId'>

export const EXAM_HOME = readOptions('GET /api/exam')
export const examReport = (blockId: string) => readOptions('GET /api/exam/:blockId', { params: { blockId } })

/** The open block and the past ones; another device may have added one, so each entry reads them again. */
export const useExamHome = (): UseQueryResult<ExamHome> =>
  useQuery({ ...EXAM_HOME, refetchOnMount: 'always' })

export type Readiness = ReplyOf<'GET /api/readiness'>

/** How ready the player is for the exam, or why nothing is said; each answer may change it. */
export const useReadiness = (): UseQueryResult<Readiness> =>
  useQuery({ ...readOptions('GET /api/readiness'), refetchOnMount: 'always' })

/** The report of a block that was handed in. */
export const useExamReport = (blockId: string): UseQueryResult<ExamReport> => useQuery(examReport(blockId))

/**
 * Forgets the reports that were read, but for one on screen, which is told by itself: a note that changed elsewhere stands in
 * them as it was, and a bookmark would send its old text.
 */
export const forgetReports = (client: QueryClient): void =>
  client.removeQueries({
    queryKey: EXAM_HOME.queryKey,
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey.length > EXAM_HOME.queryKey.length,
  })

type Reported = ExamReport['questions'][number]

/** Returns how a report that was read takes in what's told of one of its questions. */
export function useTellReport(blockId: string) {
  const client = useQueryClient()
  return (questionId: string, told: Pick<Reported, 'reason'> | Pick<Reported, 'note'>): void => {
    client.setQueryData(
      examReport(blockId).queryKey,
      (report: ExamReport | undefined) =>
        report && {
          ...report,
          questions: report.questions.map((one) => (one.id === questionId ? { ...one, ...told } : one)),
        },
    )
  }
}
