/** The faults of a question that a player may report; the screens have the words. */
export const REPORT_REASONS = ['wrong_key', 'two_right', 'unclear', 'outdated', 'slip', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** Characters a report may add to its reason. */
export const REPORT_TEXT_MAX = 500
