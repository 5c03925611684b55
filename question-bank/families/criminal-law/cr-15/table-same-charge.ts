import type { Row } from './row.ts'

/** True of a second prosecution of the same charge by the same prosecutor, and so never offered there. */
const SAME = ['yes-same', 'yes-sovereign', 'yes-penalty'] as const

/** The same charge a second time. */
export const SAME_CHARGE_ROWS = {
  'jury-unsworn': {
    reasons: ['no-attached'],
    arguable: [],
    level: 2,
    wrong: {
      'attaches-at-selection': 'yes-attached',
      'any-end-acquits': 'yes-final',
      'prosecution-fault-bars': 'yes-fault',
      'charge-is-jeopardy': 'yes-penalty',
      'any-trouble-is-need': 'no-necessity',
    },
  },
  'jury-sworn': {
    reasons: ['yes-attached'],
    arguable: [...SAME, 'yes-fault'],
    level: 4,
    wrong: {
      'first-witness-always': 'no-attached',
      'any-trouble-is-need': 'no-necessity',
      'reopened-like-appeal': 'no-reversal',
      'any-end-acquits': 'yes-final',
    },
  },
  'bench-opened': {
    reasons: ['no-attached'],
    arguable: [],
    level: 4,
    wrong: {
      'attaches-at-opening': 'yes-attached',
      'any-end-acquits': 'yes-final',
      'prosecution-fault-bars': 'yes-fault',
      'charge-is-jeopardy': 'yes-penalty',
      'any-trouble-is-need': 'no-necessity',
    },
  },
  'bench-witness': {
    reasons: ['yes-attached'],
    arguable: [...SAME, 'yes-fault'],
    level: 4,
    wrong: {
      'attaches-at-verdict': 'no-attached',
      'any-trouble-is-need': 'no-necessity',
      'reopened-like-appeal': 'no-reversal',
      'any-end-acquits': 'yes-final',
    },
  },
  'missing-witness': {
    reasons: ['yes-attached'],
    arguable: [...SAME, 'yes-fault', 'yes-proof'],
    level: 6,
    wrong: {
      'any-trouble-is-need': 'no-necessity',
      'first-witness-always': 'no-attached',
      'reopened-like-appeal': 'no-reversal',
      'any-end-acquits': 'yes-final',
    },
  },
  'defense-misconduct': {
    reasons: ['no-necessity'],
    arguable: ['no-consent'],
    level: 6,
    wrong: {
      'one-jury-only': 'yes-attached',
      'unfinished-is-failure': 'yes-proof',
      'any-end-acquits': 'yes-final',
      'attaches-at-verdict': 'no-attached',
    },
  },
  deadlock: {
    reasons: ['no-necessity'],
    arguable: [],
    level: 3,
    wrong: {
      'one-jury-only': 'yes-attached',
      'unfinished-is-failure': 'yes-proof',
      'deadlock-acquits': 'yes-final',
      'attaches-at-verdict': 'no-attached',
      'defense-brought-it': 'no-consent',
      'reopened-like-appeal': 'no-reversal',
    },
  },
  'deadlock-after-report': {
    reasons: ['no-necessity'],
    arguable: [],
    level: 8,
    wrong: {
      'report-acquits': 'yes-final',
      'report-decides': 'yes-issue',
      'one-jury-only': 'yes-attached',
      'attaches-at-verdict': 'no-attached',
      'defense-brought-it': 'no-consent',
      'reopened-like-appeal': 'no-reversal',
    },
  },
  'careless-mistrial': {
    reasons: ['no-consent'],
    arguable: ['no-necessity'],
    level: 4,
    wrong: {
      'prosecution-fault-bars': 'yes-fault',
      'one-jury-only': 'yes-attached',
      'unfinished-is-failure': 'yes-proof',
      'attaches-at-verdict': 'no-attached',
    },
  },
  'provoked-mistrial': {
    reasons: ['yes-fault'],
    arguable: [...SAME, 'yes-attached'],
    level: 5,
    wrong: {
      'motion-always-waives': 'no-consent',
      'any-trouble-is-need': 'no-necessity',
      'attaches-at-verdict': 'no-attached',
      'any-end-acquits': 'yes-final',
      'unfinished-is-failure': 'yes-proof',
    },
  },
  'delay-dismissal': {
    reasons: ['no-consent'],
    arguable: ['no-necessity'],
    level: 7,
    wrong: {
      'any-end-acquits': 'yes-final',
      'one-jury-only': 'yes-attached',
      'unfinished-is-failure': 'yes-proof',
      'attaches-at-verdict': 'no-attached',
      'appeal-is-no-trial': 'no-appeal',
    },
  },
  'directed-acquittal': {
    reasons: ['yes-final'],
    arguable: [...SAME, 'yes-proof', 'yes-attached'],
    level: 7,
    wrong: {
      'motion-always-waives': 'no-consent',
      'appeal-is-no-trial': 'no-appeal',
      'error-cuts-both-ways': 'no-reversal',
      'attaches-at-verdict': 'no-attached',
      'prosecution-fault-bars': 'yes-fault',
    },
  },
  acquittal: {
    reasons: ['yes-final'],
    arguable: [...SAME, 'yes-proof', 'yes-attached', 'yes-issue'],
    level: 3,
    wrong: {
      'appeal-is-no-trial': 'no-appeal',
      'error-cuts-both-ways': 'no-reversal',
      'any-trouble-is-need': 'no-necessity',
      'prosecution-fault-bars': 'yes-fault',
    },
  },
  'verdict-set-aside': {
    reasons: ['no-appeal'],
    arguable: [],
    level: 7,
    wrong: {
      'any-acquittal-is-final': 'yes-final',
      'judge-found-a-gap': 'yes-proof',
      'one-jury-only': 'yes-attached',
      'error-cuts-both-ways': 'no-reversal',
      'motion-always-waives': 'no-consent',
      'any-trouble-is-need': 'no-necessity',
    },
  },
  'reversed-for-error': {
    reasons: ['no-reversal'],
    arguable: ['no-consent'],
    level: 3,
    wrong: {
      'reversal-is-failure': 'yes-proof',
      'reversal-acquits': 'yes-final',
      'prosecution-fault-bars': 'yes-fault',
      'appeal-is-no-trial': 'no-appeal',
    },
  },
  'reversed-on-weight': {
    reasons: ['no-reversal'],
    arguable: ['no-consent'],
    level: 6,
    wrong: {
      'weight-is-sufficiency': 'yes-proof',
      'reversal-acquits': 'yes-final',
      'one-jury-only': 'yes-attached',
      'appeal-is-no-trial': 'no-appeal',
    },
  },
  'reversed-on-sufficiency': {
    reasons: ['yes-proof'],
    arguable: [...SAME, 'yes-final', 'yes-attached'],
    level: 4,
    wrong: {
      'any-reversal-reopens': 'no-reversal',
      'appeal-waives': 'no-consent',
      'appeal-is-no-trial': 'no-appeal',
      'prosecution-fault-bars': 'yes-fault',
    },
  },
  'lesser-verdict-reversed': {
    reasons: ['yes-final'],
    arguable: [...SAME, 'yes-proof', 'yes-attached', 'yes-issue'],
    level: 6,
    wrong: {
      'any-reversal-reopens': 'no-reversal',
      'appeal-waives': 'no-consent',
      'names-differ': 'no-elements',
      'prosecution-fault-bars': 'yes-fault',
    },
  },
} as const satisfies Readonly<Record<string, Row>>
