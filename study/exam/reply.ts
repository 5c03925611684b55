import type { ReplyOf } from '#protocol/routes.ts'
import { isLikeExam } from '#rules/exam/clock.ts'
import { discountOf } from '#rules/exam/discount.ts'
import { checkpointsOf } from '#rules/exam/lengths.ts'
import {
  byBand,
  byStretch,
  bySubject,
  bySubtopic,
  type ExamAnswer,
  slowest,
  toPractice,
} from '#rules/exam/report.ts'
import { EIGHTY, shareRange } from '#rules/interval.ts'
import { isUnpaid } from '#rules/practice/pay.ts'
import { keptNote } from '../notebook/notebook.ts'
import type { ToldOf } from '../notebook/store.ts'
import { choicesShown, revealed } from '../questions/shown.ts'
import type { Shown } from '../showing.ts'
import { leftIn, limitIn, type OpenBlock } from './block.ts'
import type { BlockAnswer, BlockScore } from './store.ts'

type Report = ReplyOf<'GET /api/exam/:blockId'>

/** Returns an open block as its player may see it: no key, and no subject either, as on the exam. */
export function toExamBlock(block: OpenBlock, shown: readonly Shown[]): ReplyOf<'POST /api/exam/start'> {
  const { id, facts, sheet } = block
  return {
    id,
    length: facts.length,
    extra: facts.extra,
    seen: facts.seen,
    limitMs: limitIn(facts),
    leftMs: leftIn(block),
    current: sheet.current,
    questions: shown.map((one, i) => {
      const { place = null, flagged = false, struck = [], highlights = [] } = sheet.marks[i] ?? {}
      return { stem: one.item.stem, choices: choicesShown(one), place, flagged, struck, highlights }
    }),
  }
}

/** Returns how a block that was handed in went, in figures. */
export function toExamScore({
  block,
  right,
  blank,
  total,
  usedMs,
}: BlockScore): ReplyOf<'GET /api/exam'>['past'][number] {
  const { id, startedAt, facts } = block
  const { length, extra, pausedMs, seen } = facts
  const finishedAt = block.finishedAt ?? startedAt
  const limitMs = limitIn(facts)
  const likeExam = isLikeExam(pausedMs, startedAt, finishedAt)
  const { low, high } = shareRange(right, total, EIGHTY)
  return {
    id,
    length,
    extra,
    startedAt,
    finishedAt,
    right,
    total,
    blank,
    limitMs,
    usedMs,
    pausedMs,
    seen,
    likeExam,
    range: [low, high],
    counts: discountOf({ length, blank, total, seen, usedMs, limitMs, likeExam }) === null,
  }
}

const answerOf = ({ attempt, item }: BlockAnswer): ExamAnswer => ({
  subject: item.subject,
  subtopic: item.subtopic,
  area: item.area,
  level: item.difficulty,
  correct: attempt.isCorrect,
  blank: attempt.itemIndex < 0,
  spentMs: attempt.timeSpent,
})

function reviewed({ attempt, item, showing }: BlockAnswer, told: ToldOf): Report['questions'][number] {
  // Where an older server didn't say how the options stood, they stand in the question's own order.
  const order = showing?.order ?? item.choices.map((_, own) => own)
  const ordered = { item, showing: { order } }
  const { subject, subtopic, area, difficulty, stem } = item
  const note = told.notes.get(attempt.questionId)
  return {
    ...{ id: attempt.showingId, subject, subtopic, area, difficulty, stem },
    choices: choicesShown(ordered),
    userAnswer: order.indexOf(attempt.itemIndex),
    isCorrect: attempt.isCorrect,
    flagged: showing?.practice?.flagged ?? false,
    spentMs: attempt.timeSpent,
    ...revealed(ordered),
    reason: told.reasons.get(attempt.id) ?? null,
    note: note ? keptNote(note) : null,
  }
}

/** Counts the answers that were changed from wrong to right, and from right to wrong. */
function changesIn(answers: readonly BlockAnswer[]): Report['changes'] {
  const firstRight = answers.flatMap(({ attempt, item, showing }) => {
    const first = showing?.practice?.first ?? null
    const own = first === null ? undefined : showing?.order[first]
    return own === undefined ? [] : [{ was: own === item.correctIndex, is: attempt.isCorrect }]
  })
  return {
    toRight: firstRight.filter(({ was, is }) => !was && is).length,
    toWrong: firstRight.filter(({ was, is }) => was && !is).length,
  }
}

/**
 * Counts the answers given after the day's paid ones: all at the end of the block. A struck one among the others earns
 * nothing either.
 */
function unpaidIn(answers: readonly BlockAnswer[]): number {
  const given = answers.flatMap(({ attempt }) => (attempt.itemIndex < 0 ? [] : [attempt]))
  return given.length - 1 - given.findLastIndex((attempt) => !isUnpaid(attempt))
}

/** Returns the report of a block that was handed in, with what its player told of it since. */
export function toExamReport(score: BlockScore, answers: readonly BlockAnswer[], told: ToldOf): Report {
  const all = answers.map(answerOf)
  const practice = toPractice(all)
  const questions = answers.map((answer) => reviewed(answer, told))
  const flagged = questions.filter((one) => one.flagged)
  return {
    ...toExamScore(score),
    xpGained: answers.reduce((sum, { attempt }) => sum + attempt.xpGained + attempt.streakBonus, 0),
    unpaid: unpaidIn(answers),
    bySubject: bySubject(all),
    bySubtopic: bySubtopic(all),
    byBand: byBand(all),
    byStretch: byStretch(all, checkpointsOf(score.block.facts.length)),
    flagged: { right: flagged.filter(({ isCorrect }) => isCorrect).length, total: flagged.length },
    changes: changesIn(answers),
    slowest: slowest(all),
    toPractice: practice.rules,
    rulesToPractice: practice.counts,
    questions,
  }
}
