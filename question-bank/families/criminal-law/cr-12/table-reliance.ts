import type { Row } from './row.ts'

/** Warrants, records and precedents that the police relied on. */
export const RELIANCE_ROWS = {
  'weak-warrant': {
    reasons: ['yes-reliance'],
    arguable: ['yes-isolated'],
    level: 7,
    wrong: {
      'invalid-means-obvious': 'no-face',
      'error-is-fault': 'no-culpable',
      'all-fruit-out': 'no-fruit',
      'could-have': 'yes-inevitable',
      'cut-and-save': 'yes-remainder',
      'other-interests': 'yes-unrelated',
    },
  },
  'blank-warrant': {
    reasons: ['no-face'],
    arguable: ['no-fruit', 'no-use'],
    level: 7,
    wrong: {
      'signature-cures': 'yes-reliance',
      'affidavit-cures': 'yes-remainder',
      'other-interests': 'yes-unrelated',
      'error-is-fault': 'no-culpable',
    },
  },
  'bare-warrant': {
    reasons: ['no-face'],
    arguable: ['no-fruit', 'no-use'],
    level: 8,
    wrong: {
      'signature-cures': 'yes-reliance',
      'affidavit-cures': 'yes-remainder',
      'other-interests': 'yes-unrelated',
      'error-is-fault': 'no-culpable',
    },
  },
  'needed-lie': {
    reasons: ['no-culpable'],
    arguable: ['no-fruit', 'no-use', 'no-source'],
    level: 8,
    wrong: {
      'signature-cures': 'yes-reliance',
      'slight-fault': 'yes-isolated',
      'cut-and-save': 'yes-remainder',
      'could-have': 'yes-inevitable',
      'invalid-means-obvious': 'no-face',
    },
  },
  'needless-lie': {
    reasons: ['yes-remainder'],
    arguable: [],
    level: 9,
    wrong: {
      'one-lie-spoils': 'no-culpable',
      'invalid-means-obvious': 'no-face',
      'all-fruit-out': 'no-fruit',
      'taint-spreads': 'no-source',
      'signature-cures': 'yes-reliance',
      'could-have': 'yes-inevitable',
      'slight-fault': 'yes-isolated',
    },
  },
  'clerk-record': {
    reasons: ['yes-reliance'],
    arguable: ['yes-isolated'],
    level: 7,
    wrong: {
      'error-is-fault': 'no-culpable',
      'all-fruit-out': 'no-fruit',
      'invalid-means-obvious': 'no-face',
      'could-have': 'yes-inevitable',
      distance: 'yes-attenuated',
      'other-interests': 'yes-unrelated',
    },
  },
  'careless-record': {
    reasons: ['yes-isolated'],
    arguable: ['yes-reliance'],
    level: 8,
    wrong: {
      'error-is-fault': 'no-culpable',
      'all-fruit-out': 'no-fruit',
      'invalid-means-obvious': 'no-face',
      'could-have': 'yes-inevitable',
      distance: 'yes-attenuated',
      'other-interests': 'yes-unrelated',
    },
  },
  'knowing-record': {
    reasons: ['no-culpable'],
    arguable: ['no-fruit', 'no-use'],
    level: 8,
    wrong: {
      'signature-cures': 'yes-reliance',
      'slight-fault': 'yes-isolated',
      distance: 'yes-attenuated',
      'other-interests': 'yes-unrelated',
      'invalid-means-obvious': 'no-face',
    },
  },
  'old-precedent': {
    reasons: ['yes-reliance'],
    arguable: ['yes-isolated'],
    level: 7,
    wrong: {
      'new-rule-reaches-back': 'no-fruit',
      'error-is-fault': 'no-culpable',
      everywhere: 'no-use',
      distance: 'yes-attenuated',
      'other-interests': 'yes-unrelated',
      'use-saves': 'yes-use',
    },
  },
} as const satisfies Readonly<Record<string, Row>>
