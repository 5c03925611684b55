import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sql } from '#database/sql.ts'
import type { ReportedQuestion, Ruling } from '#protocol/http/reports.ts'
import type { ReportReason } from '#rules/reports.ts'
import type { Database } from '../../store/database.ts'
import { playersLeft } from './left-to-regrade.ts'

/** Questions of one page of the admins' list. */
const REPORTS_PAGE = 20

/** Reports shown with one question, the latest first. */
const MOST_REPORTS = 50

export interface NewReport {
  userId: string
  showingId: string
  reason: ReportReason
  text: string
}

/**
 * Stores a player's report on an answer of their own. unknown: they have answered no such showing. A question that was
 * retired meanwhile needs no second ruling.
 */
export async function addReport(
  db: Database,
  { userId, showingId, reason, text }: NewReport,
  now: number,
): Promise<'added' | 'already' | 'unknown'> {
  const at = new Date(now)
  const added = await db.execute(sql`
    insert into question_reports (id, user_id, showing_id, question_id, reason, text, created_at, ruling, ruled_at)
    select ${randomUUID()}::uuid, a.user_id, a.showing_id, a.question_id, ${reason}, ${text}, ${at}::timestamptz,
      case when q.struck_at is not null then 'retired' end, case when q.struck_at is not null then ${at}::timestamptz end
    from question_attempts a join questions q on q.id = a.question_id
    where a.showing_id = ${showingId}::uuid and a.user_id = ${userId}::uuid
    on conflict (user_id, showing_id) do nothing`)
  if (added === 1) return 'added'
  const found = await db.prisma.questionReport.findUnique({
    where: { userId_showingId: { userId, showingId } },
  })
  return found ? 'already' : 'unknown'
}

const texts = z.array(z.string())

/** How often each choice of these questions was made. */
async function answersTo(db: Database, ids: readonly string[]) {
  return db.prisma.questionAttempt.groupBy({
    by: ['questionId', 'selectedAnswer'],
    where: { questionId: { in: [...ids] } },
    _count: { _all: true },
  })
}

/** Reported questions in this order, as admins see them. Those that are no longer known are left out. */
export async function reportedQuestions(db: Database, ids: readonly string[]): Promise<ReportedQuestion[]> {
  const where = { questionId: { in: [...ids] } }
  const [questions, answers, reports] = await Promise.all([
    db.prisma.question.findMany({ where: { id: { in: [...ids] } } }),
    answersTo(db, ids),
    db.prisma.questionReport.findMany({
      where,
      orderBy: { createdAt: 'desc' },
      include: { user: { select: { username: true } } },
    }),
  ])
  const found = await Promise.all(
    ids.map(async (id): Promise<ReportedQuestion[]> => {
      const question = questions.find((one) => one.id === id)
      if (!question) return []
      const choices = texts.parse(question.choices)
      const counts = new Map(
        answers
          .filter((group) => group.questionId === id)
          .map((group) => [group.selectedAnswer, group._count._all]),
      )
      return [
        {
          id,
          pool: question.pool as ReportedQuestion['pool'],
          subject: question.subject,
          subtopic: question.subtopic,
          area: question.area,
          difficulty: question.difficulty,
          stem: question.stem,
          choices,
          correctIndex: question.correctIndex,
          why: texts.parse(question.why),
          explanation: question.explanation ?? '',
          authorities: texts.parse(question.authorities),
          struck: question.struckAt !== null,
          playersLeft: await playersLeft(db, id),
          statistics: {
            answers: [...counts.values()].reduce((sum, count) => sum + count, 0),
            right: counts.get(question.correctIndex) ?? 0,
            choices: choices.map((_, index) => counts.get(index) ?? 0),
            timeouts: counts.get(-1) ?? 0,
          },
          reports: reports
            .filter((report) => report.questionId === id)
            .slice(0, MOST_REPORTS)
            .map((report) => ({
              id: report.id,
              by: report.user.username,
              reason: report.reason as ReportReason,
              text: report.text,
              at: report.createdAt.toISOString(),
              ruling: report.ruling as Ruling | null,
            })),
        },
      ]
    }),
  )
  return found.flat()
}

/** The ids of the questions with open reports, or with ruled ones alone; the latest report first. */
export async function reportedIds(
  db: Database,
  state: 'open' | 'ruled',
  page: number,
): Promise<{ ids: string[]; more: boolean }> {
  const rows = await db.query<{ id: string }>(sql`
    select question_id as id from question_reports group by question_id
    having (count(*) filter (where ruling is null) > 0) = ${state === 'open'}
    order by max(created_at) desc, question_id limit ${REPORTS_PAGE + 1} offset ${page * REPORTS_PAGE}`)
  return { ids: rows.slice(0, REPORTS_PAGE).map(({ id }) => id), more: rows.length > REPORTS_PAGE }
}
