import { counted, lengthOfTime, whole } from '#protocol/figures.ts'
import type { AuditAction, AuditEntry } from '#protocol/http/admin.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { DAY_MS } from '#rules/days.ts'

type Detail = AuditEntry['detail']

const FILTERS: Readonly<Record<string, (value: string) => string>> = {
  minLevel: (value) => `level ${value} or more`,
  minPoints: (value) => `${counted(Number(value), 'point', 'points')} or more`,
  lawSchool: (value) => `law school with “${value}”`,
  activeInLastDays: (value) => `active in the last ${counted(Number(value), 'day', 'days')}`,
}

function filtersText(detail: Detail): string {
  const named = Object.entries(detail).map(([name, value]) => FILTERS[name]?.(String(value)) ?? name)
  return named.length === 0 ? 'of all players' : `of players: ${named.join(', ')}`
}

const player = ({ username }: Detail) => `@${String(username)}`
const question = ({ questionId }: Detail) => `question ${String(questionId)}`

const ACTIONS: Readonly<Record<AuditAction, (detail: Detail) => string>> = {
  email_analytics_viewed: () => 'viewed the email analytics',
  recent_signups_viewed: ({ days }) => `viewed signups from the last ${counted(Number(days), 'day', 'days')}`,
  email_export_started: (detail) => `started an email export ${filtersText(detail)}`,
  email_export_ended: ({ exported, complete }) =>
    complete
      ? `exported ${counted(Number(exported), 'email address', 'email addresses')}`
      : `had an email export cut off after ${whole(Number(exported))}`,
  boards_mended: ({ points, players }) =>
    `took ${counted(Number(points), 'point', 'points')} off ${counted(Number(players), 'player', 'players')} for matches that weren’t played`,
  server_restored: () => 'restored the server from a backup',
  held_viewed: () => 'viewed the players on hold',
  held_cleared: (detail) => `put ${player(detail)} back on the leaderboards`,
  reports_viewed: ({ state }) => `viewed the ${String(state)} question reports`,
  question_viewed: (detail) => `viewed ${question(detail)} with its reports`,
  calibration_viewed: () => 'viewed the calibration',
  question_ruled_sound: (detail) => `ruled ${question(detail)} sound`,
  question_struck: (detail) => `retired ${question(detail)} and had its answers re-graded`,
  question_restored: (detail) => `restored ${question(detail)} and its answers`,
  admin_granted: (detail) => `made ${player(detail)} an admin`,
  admin_revoked: (detail) => `made ${player(detail)} a player again`,
  two_factor_ended: (detail) => `turned off two-factor sign-in for ${player(detail)}`,
  reset_link_made: (detail) => `made a password reset link for ${player(detail)}`,
  audit_viewed: () => 'read this log',
  accounts_searched: ({ text }) => {
    if (text === undefined) return 'viewed the suspended accounts'
    // The log has these words in place of an address.
    return `searched the accounts for ${text === 'an email address' ? text : `“${String(text)}”`}`
  },
  account_viewed: (detail) => `viewed ${player(detail)}’s account`,
  account_signed_out: (detail) => `signed ${player(detail)} out everywhere`,
  account_suspended: (detail) => `suspended ${player(detail)}: “${String(detail.reason)}”`,
  suspension_lifted: (detail) => `lifted ${player(detail)}’s suspension`,
  account_renamed: (detail) => `renamed ${player(detail)} to @${String(detail.to)}`,
  deletion_asked: (detail) =>
    `set ${player(detail)}’s account to be deleted in ${lengthOfTime(DELETION_DAYS * DAY_MS, 'week')}`,
  deletion_taken_back: (detail) => `kept ${player(detail)}’s account after all`,
}

/** Returns an entry of the audit log in words, which follow the name of the admin. */
export const auditText = ({ action, detail }: AuditEntry): string => ACTIONS[action](detail)
