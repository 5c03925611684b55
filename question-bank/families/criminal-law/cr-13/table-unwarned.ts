import type { Row } from './row.ts'

const UNWARNED = ['no-restraint', 'no-interrogation', 'no-warnings', 'no-waiver'] as const

/** What is said without warnings, in and out of custody. */
export const UNWARNED_ROWS = {
  'traffic-stop': {
    reasons: ['yes-custody'],
    arguable: ['yes-pressure', 'yes-voluntary'],
    level: 3,
    wrong: {
      'detention-is-custody': 'no-restraint',
      'warn-everybody': 'no-warnings',
      'asking-is-enough': 'no-interrogation',
      'short-questions': 'yes-prompt',
      'safety-everywhere': 'yes-safety',
    },
  },
  'walk-in': {
    reasons: ['yes-custody'],
    arguable: ['yes-pressure', 'yes-voluntary'],
    level: 3,
    wrong: {
      'station-is-custody': 'no-restraint',
      'warn-everybody': 'no-warnings',
      'asking-is-enough': 'no-interrogation',
      'short-questions': 'yes-prompt',
    },
  },
  volunteered: {
    reasons: ['yes-prompt'],
    arguable: ['yes-pressure', 'yes-voluntary'],
    level: 2,
    wrong: {
      'warn-everybody': 'no-warnings',
      'custody-is-enough': 'no-restraint',
      'listening-is-asking': 'no-interrogation',
      'custody-needs-charge': 'yes-custody',
    },
  },
  cellmate: {
    reasons: ['yes-pressure'],
    arguable: ['yes-prompt', 'yes-voluntary'],
    level: 5,
    wrong: {
      'agents-are-police': 'no-interrogation',
      'warn-everybody': 'no-warnings',
      'custody-is-enough': 'no-restraint',
      'custody-needs-charge': 'yes-custody',
    },
  },
  danger: {
    reasons: ['yes-safety'],
    arguable: ['yes-voluntary'],
    level: 4,
    wrong: {
      'no-exceptions': 'no-warnings',
      'custody-is-enough': 'no-restraint',
      'asking-is-enough': 'no-interrogation',
      'custody-at-station-only': 'yes-custody',
      'short-questions': 'yes-prompt',
      'calm-talk': 'yes-pressure',
    },
  },
  'danger-over': {
    reasons: ['no-warnings'],
    arguable: UNWARNED,
    level: 5,
    wrong: {
      'safety-everywhere': 'yes-safety',
      'short-questions': 'yes-prompt',
      'voluntary-is-enough': 'yes-voluntary',
      'custody-at-station-only': 'yes-custody',
      'calm-talk': 'yes-pressure',
      'arrest-cuts-off': 'no-silence',
    },
  },
  unwarned: {
    reasons: ['no-warnings'],
    arguable: UNWARNED,
    level: 2,
    wrong: {
      'voluntary-is-enough': 'yes-voluntary',
      'calm-talk': 'yes-pressure',
      'custody-needs-charge': 'yes-custody',
      'arrest-cuts-off': 'no-silence',
    },
  },
  ploy: {
    reasons: ['no-interrogation', 'no-warnings'],
    arguable: UNWARNED,
    level: 4,
    wrong: {
      'questions-only': 'yes-prompt',
      'voluntary-is-enough': 'yes-voluntary',
      'calm-talk': 'yes-pressure',
      'custody-needs-charge': 'yes-custody',
      'arrest-cuts-off': 'no-silence',
    },
  },
  cuffed: {
    reasons: ['no-restraint', 'no-warnings'],
    arguable: UNWARNED,
    level: 4,
    wrong: {
      'stops-never-custody': 'yes-custody',
      'voluntary-is-enough': 'yes-voluntary',
      'safety-everywhere': 'yes-safety',
      'short-questions': 'yes-prompt',
      'arrest-cuts-off': 'no-silence',
    },
  },
  object: {
    reasons: ['yes-voluntary'],
    level: 8,
    wrong: {
      'fruit-falls': 'no-warnings',
      'custody-is-enough': 'no-restraint',
      'asking-is-enough': 'no-interrogation',
      'arrest-cuts-off': 'no-silence',
      'custody-needs-charge': 'yes-custody',
      'calm-talk': 'yes-pressure',
      'safety-everywhere': 'yes-safety',
    },
  },
} as const satisfies Readonly<Record<string, Row>>
