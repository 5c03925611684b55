import { expect, test } from 'vitest'
import type { KeptRule } from '../../../../renderer/clients/notebook.ts'
import { bySubject, rulesOn } from '../../../../renderer/screens/notebook/leaves.ts'
import { notebookCsv, notebookMarkdown } from '../../../../renderer/screens/notebook/notebook-file.ts'

const NOON = Date.UTC(2026, 10, 20, 12)
const ID = '0190a4a0-0000-7000-8000-000000000001'

const tender: KeptRule = {
  ...{
    subject: 'Contracts',
    subtopic: 'Performance',
    area: 'Tender',
    ruleId: 'contracts.performance.tender',
  },
  ...{ misses: 2, lastMissedAt: NOON, sureWrong: true, note: null },
  questions: [
    {
      ...{ id: 'ct-1', stem: 'Who *prevails*?', choices: ['A buyer', 'A seller', 'Both', 'No one'] },
      ...{ correctAnswer: 1, explanation: 'Tender [first].' },
      missed: { at: NOON, chosen: 0, reason: 'rule', confidence: 'sure' },
      note: { id: ID, bookmarked: true, text: 'Read it.\nTwice.' },
    },
  ],
}
const battery: KeptRule = {
  ...{ subject: 'Torts', subtopic: 'Intentional torts', area: 'Battery', ruleId: null },
  ...{ misses: 1, lastMissedAt: NOON, sureWrong: false, questions: [] },
  note: { id: ID, bookmarked: false, text: '=SUM(1)' },
}

test('a leaf shows its rules with their questions, and a rule for the sake of a question bookmarked or noted', () => {
  const on = (leaf: Parameters<typeof rulesOn>[0]) => rulesOn(leaf, [tender, battery]).map(({ area }) => area)
  expect(on('all')).toEqual(['Tender', 'Battery'])
  expect(on('sure')).toEqual(['Tender'])
  expect(on('bookmarks')).toEqual(['Tender'])
  expect(on('notes')).toEqual(['Tender', 'Battery'])
  expect(rulesOn('sure', [{ ...tender, sureWrong: false }])).toEqual([])
  expect(bySubject([battery, tender]).map(({ subject }) => subject)).toEqual(['Contracts', 'Torts'])
})

test('the table has a line for each question, one for a rule without, and runs no formula', () => {
  const [head, first, second, end] = notebookCsv([tender, battery]).split('\r\n')
  expect(head).toContain('"Sure And Wrong"')
  expect(first).toBe(
    '"Contracts","Performance","Tender","2","yes","","Who *prevails*?","A seller","2026-11-20","Didn’t know the rule","Sure","yes","Read it.\nTwice."',
  )
  expect(second).toMatch(/^"Torts","Intentional torts","Battery","1","no","'=SUM\(1\)",/)
  expect(end).toBe('')
})

test('Markdown tells rules by subject, keys and notes, and takes no sign of the law for its own', () => {
  const text = notebookMarkdown([battery, tender], NOON)
  expect(text).toMatch(/^# My Bar Duel notebook, 2026-11-20\n\n## Contracts\n\n### Tender\n/)
  expect(text).toContain('Performance. Missed 2 times, sure and wrong.')
  expect(text).toContain('Who \\*prevails\\*?')
  expect(text).toContain('\n\n- A. A buyer\n- B. A seller\n- C. Both\n- D. No one\n\n')
  expect(text).toContain('**Answer: B.** Tender \\[first\\].')
  expect(text).toContain('> Read it.\n> Twice.')
  expect(text.indexOf('## Torts')).toBeGreaterThan(text.indexOf('## Contracts'))
})
