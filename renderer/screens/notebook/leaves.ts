import { SUBJECTS } from '#rules/subjects.ts'
import type { KeptQuestion, KeptRule } from '../../clients/notebook.ts'

/** The parts of the notebook, one of which is shown. */
export const LEAVES = ['all', 'misses', 'sure', 'bookmarks', 'notes'] as const
export type Leaf = (typeof LEAVES)[number]

/** Each of rules, which is what a leaf counts. */
export const LEAF_WORDS: Readonly<Record<Leaf, string>> = {
  all: 'All',
  misses: 'Missed',
  sure: 'Sure and wrong',
  bookmarks: 'Bookmarked',
  notes: 'With notes',
}

type Noted = Pick<KeptRule, 'note'>
const isBookmarked = ({ note }: Noted): boolean => note?.bookmarked === true
const isNoted = ({ note }: Noted): boolean => (note?.text ?? '').trim() !== ''

const shows: Readonly<Record<Leaf, { rule(rule: KeptRule): boolean; question(one: KeptQuestion): boolean }>> =
  {
    all: { rule: () => true, question: () => true },
    misses: { rule: ({ misses }) => misses > 0, question: ({ missed }) => missed !== null },
    sure: {
      rule: ({ sureWrong }) => sureWrong,
      question: ({ missed }) => missed?.confidence === 'sure',
    },
    bookmarks: { rule: isBookmarked, question: isBookmarked },
    notes: { rule: isNoted, question: isNoted },
  }

/**
 * Returns the rules of a leaf, each with those of its questions that are of it; one of bookmarks or notes also for
 * its questions' sake.
 */
export function rulesOn(leaf: Leaf, rules: readonly KeptRule[]): KeptRule[] {
  const { rule: isOf, question } = shows[leaf]
  return rules.flatMap((rule) => {
    const questions = rule.questions.filter(question)
    const isForQuestions = (leaf === 'bookmarks' || leaf === 'notes') && questions.length > 0
    return isOf(rule) || isForQuestions ? [{ ...rule, questions }] : []
  })
}

/** Returns the rules by subject, in the exam's order of subjects. */
export const bySubject = (rules: readonly KeptRule[]) =>
  SUBJECTS.flatMap((subject) => {
    const own = rules.filter((rule) => rule.subject === subject)
    return own.length > 0 ? [{ subject, rules: own }] : []
  })
