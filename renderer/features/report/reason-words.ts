import type { ReportReason } from '#rules/reports.ts'

/** The reasons a player picks from, as an admin reads them too. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  wrong_key: 'The marked answer is incorrect',
  two_right: 'More than one answer is correct',
  unclear: 'The question is unclear',
  outdated: 'The law has changed',
  slip: 'Typo',
  other: 'Something else',
}
