import { describe, expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '#protocol/http/admin.ts'
import { denialOf } from '../../../../renderer/clients/admin.ts'
import { CallError } from '../../../../renderer/clients/http.ts'
import { auditText } from '../../../../renderer/screens/admin/emails/audit-text.ts'
import { badFilter } from '../../../../renderer/screens/admin/emails/filters.ts'
import { exportedNotice } from '../../../../renderer/screens/admin/emails/use-email-export.ts'
import { doneWords } from '../../../../renderer/screens/admin/reports/use-ruling.ts'

describe('a number filter', () => {
  test.each(['', ' ', '1', ' 30 ', '1000000'])('%j is fine', (typed) => {
    expect(badFilter('minLevel', typed)).toBeNull()
  })
  test.each([
    ['minLevel', '0', 'Enter a whole number, 1 or more'],
    ['minPoints', '-1', 'Enter a whole number, 0 or more'],
    ['minPoints', '1.5', 'Enter a whole number, 0 or more'],
    ['activeInLastDays', 'x', 'Enter a whole number, 1 or more'],
    ['activeInLastDays', '40000', 'Enter 36,500 or less'],
    ['minPoints', '2000000001', 'Enter 2,000,000,000 or less'],
  ] as const)('%s %j: %s', (name, typed, words) => {
    expect(badFilter(name, typed)).toBe(words)
  })
})

test.each([
  [403, 'forbidden', 'forbidden'],
  [403, 'two_factor_needed', 'two_factor_needed'],
  [429, 'rate_limited', null],
  [404, 'not_found', null],
  [400, 'invalid', null],
] as const)('%i %s shuts the pages to an admin: %s', (status, code, denial) => {
  expect(denialOf(new CallError(status, '', { code }))).toBe(denial)
})

test('a ruling that is done is told as it is: a question restored is no report closed', () => {
  expect(doneWords('sound', false).title).toBe('Ruled sound')
  expect(doneWords('retired', false).title).toBe('Question retired')
  expect(doneWords('sound', true).title).toBe('Question restored')
})

test('an export of nobody says so, and one of one is no plural', () => {
  expect(exportedNotice(0)).toEqual({
    title: 'Nothing to Export',
    description: 'No one matches these filters',
  })
  expect(exportedNotice(1).description).toBe('Exported 1 email address')
  expect(exportedNotice(1_200).description).toBe('Exported 1,200 email addresses')
})

describe('an entry of the audit log', () => {
  const entryText = (action: (typeof AUDIT_ACTIONS)[number], detail = {}) =>
    auditText({ id: 1, at: '2026-11-20T10:00:00.000Z', by: 'Ann', action, detail })

  test('quotes what was searched for, but an address it does not hold', () => {
    expect(entryText('accounts_searched', { text: 'ann' })).toBe('searched the accounts for “ann”')
    expect(entryText('accounts_searched', { text: 'an email address' })).toBe(
      'searched the accounts for an email address',
    )
  })

  test('tells the action and its object', () => {
    expect(entryText('email_export_started')).toBe('started an email export of all players')
    expect(entryText('email_export_started', { minLevel: 5, lawSchool: 'Yale' })).toBe(
      'started an email export of players: level 5 or more, law school with “Yale”',
    )
    expect(entryText('email_export_started', { minPoints: 1, activeInLastDays: 1 })).toBe(
      'started an email export of players: 1 point or more, active in the last 1 day',
    )
    expect(entryText('email_export_ended', { exported: 1204, complete: true })).toBe(
      'exported 1,204 email addresses',
    )
    expect(entryText('email_export_ended', { exported: 3, complete: false })).toBe(
      'had an email export cut off after 3',
    )
    expect(entryText('recent_signups_viewed', { days: 7 })).toBe('viewed signups from the last 7 days')
    expect(entryText('admin_granted', { username: 'Ben' })).toBe('made @Ben an admin')
  })

  test('has words for every action', () => {
    for (const action of AUDIT_ACTIONS) expect(entryText(action)).toMatch(/^[a-z]/)
  })
})
