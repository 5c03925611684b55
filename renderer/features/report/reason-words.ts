import type { ReportReason } from '#rules/reports.ts'

/** The reasons a player picks from, as an admin reads them too. */
export const REASON_WORDS: Readonly<Record<ReportReason, string>> = {
  wrong_key: 'The marked answer is wrong',
  two_right: 'More than one answer is right',
  unclear: 'The question is unclear',
  outdated: 'The law has changed',
  slip: 'A slip in the text',
  other: 'Something else',
}
