import { type LibraryRule, libraryRule } from '#protocol/library.ts'
import { ANSWERED_SUBJECT } from './bounds.ts'
import { holds } from './contract.ts'
import { authorities } from './samples.ts'

const WORDS = [['two words'], ['']] as const
const rule: LibraryRule = {
  id: 'torts.duty.rule',
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty',
  jurisdiction: 'US',
  lawAsOf: '2026-07',
  rule: 'Who acts owes care.',
  elements: ['Duty'],
  traps: ['No duty to rescue'],
  approach: 'Ask who acted.',
  authorities,
  asked: ['Who owes what?'],
  terms: ['duty of care'],
  explained: 'care owed acting',
}

holds('a rule of the library', libraryRule, rule, {
  mayMiss: ['terms'],
  values: [
    [
      'id',
      ['torts.duty.rule-1', 'a.b.c'],
      ['a.b', 'a.b.c.d', ' a.b.c', 'a.b.c ', 'A.b.c', 'a.B.c', 'a.b.C', '.b.c'],
    ],
    ['subject', ...ANSWERED_SUBJECT],
    ['subtopic', ...WORDS],
    ['area', ...WORDS],
    ['rule', ...WORDS],
  ],
})
