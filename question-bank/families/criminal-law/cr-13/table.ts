/** What the law says of a path: the true reasons, others that could be defended, how hard, and who goes wrong how. */
export interface Row {
  readonly reasons: readonly [string, ...string[]]
  readonly unused?: readonly string[]
  readonly level: number
  /** By misconception, the wrong reason it leads to. Nothing else is offered. */
  readonly wrong: Readonly<Record<string, string>>
}

const UNWARNED = ['no-restraint', 'no-interrogation', 'no-warnings', 'no-waiver'] as const

/** Wrong reasons that tempt wherever the police come back after a request for a lawyer. */
const AFTER_COUNSEL = {
  'counsel-like-silence': 'yes-honored',
  'answer-waives': 'yes-waiver',
  'warnings-cure-all': 'yes-cure',
  'request-must-be-formal': 'yes-clear',
  'warnings-wear-out': 'no-choice',
} as const

export const TABLE = {
  'traffic-stop': {
    reasons: ['yes-custody'],
    unused: ['yes-pressure', 'yes-voluntary'],
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
    unused: ['yes-pressure', 'yes-voluntary'],
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
    unused: ['yes-pressure', 'yes-voluntary'],
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
    unused: ['yes-prompt', 'yes-voluntary'],
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
    unused: ['yes-voluntary'],
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
    unused: UNWARNED,
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
    unused: UNWARNED,
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
    unused: UNWARNED,
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
    unused: UNWARNED,
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
  'vague-request': {
    reasons: ['yes-clear'],
    unused: ['yes-waiver', 'yes-scope'],
    level: 5,
    wrong: {
      'any-mention': 'no-counsel',
      'request-covers-all': 'no-reach',
      'must-clarify': 'no-silence',
      'waiver-in-words': 'no-waiver',
      'talking-takes-back': 'yes-initiated',
      'voluntary-is-enough': 'yes-voluntary',
      'warnings-cure-all': 'yes-cure',
    },
  },
  mute: {
    reasons: ['yes-waiver', 'yes-clear'],
    level: 6,
    wrong: {
      'waiver-in-words': 'no-waiver',
      'silence-invokes': 'no-silence',
      'warnings-wear-out': 'no-choice',
      'voluntary-is-enough': 'yes-voluntary',
      'calm-talk': 'yes-pressure',
      'talking-takes-back': 'yes-initiated',
    },
  },
  'hired-lawyer': {
    reasons: ['yes-waiver'],
    unused: ['yes-clear', 'yes-scope'],
    level: 6,
    wrong: {
      'must-tell-of-lawyer': 'no-waiver',
      'kin-can-invoke': 'no-reach',
      'deceit-spoils': 'no-choice',
      'voluntary-is-enough': 'yes-voluntary',
      'calm-talk': 'yes-pressure',
      'warnings-cure-all': 'yes-cure',
    },
  },
  'silence-pressed': {
    reasons: ['no-silence'],
    unused: ['no-waiver', 'no-reach'],
    level: 3,
    wrong: {
      'answer-waives': 'yes-waiver',
      'request-must-be-formal': 'yes-clear',
      'talking-takes-back': 'yes-initiated',
      'voluntary-is-enough': 'yes-voluntary',
      'request-was-limited': 'yes-scope',
      'warnings-wear-out': 'no-choice',
    },
  },
  'silence-honored': {
    reasons: ['yes-honored'],
    unused: ['yes-waiver', 'yes-scope', 'yes-time', 'yes-initiated'],
    level: 7,
    wrong: {
      'silence-is-final': 'no-silence',
      'request-covers-all': 'no-reach',
      'warnings-wear-out': 'no-choice',
      'request-must-be-formal': 'yes-clear',
      'voluntary-is-enough': 'yes-voluntary',
      'warnings-cure-all': 'yes-cure',
    },
  },
  'suspect-resumes': {
    reasons: ['yes-initiated'],
    unused: ['yes-waiver', 'yes-honored'],
    level: 6,
    wrong: {
      'counsel-bar-for-ever': 'no-counsel',
      'request-covers-all': 'no-reach',
      'silence-is-final': 'no-silence',
      'request-must-be-formal': 'yes-clear',
      'time-wears-out': 'yes-time',
      'warnings-cure-all': 'yes-cure',
      'request-was-limited': 'yes-scope',
    },
  },
  thirst: {
    reasons: ['no-counsel', 'no-reach'],
    unused: ['no-silence', 'no-waiver', 'no-interrogation'],
    level: 6,
    wrong: { ...AFTER_COUNSEL, 'any-word-reopens': 'yes-initiated', 'time-wears-out': 'yes-time' },
  },
  'counsel-three-days': {
    reasons: ['no-counsel', 'no-reach'],
    unused: ['no-silence', 'no-waiver', 'no-interrogation'],
    level: 4,
    wrong: { ...AFTER_COUNSEL, 'time-wears-out': 'yes-time', 'talking-takes-back': 'yes-initiated' },
  },
  'counsel-other-crime': {
    reasons: ['no-reach', 'no-counsel'],
    unused: ['no-silence', 'no-waiver', 'no-interrogation'],
    level: 7,
    wrong: { ...AFTER_COUNSEL, 'offense-specific': 'yes-scope', 'time-wears-out': 'yes-time' },
  },
  'counsel-ten-days': {
    reasons: ['no-reach', 'no-counsel'],
    unused: ['no-silence', 'no-waiver', 'no-interrogation'],
    level: 7,
    wrong: { ...AFTER_COUNSEL, 'any-release': 'yes-time', 'request-was-limited': 'yes-scope' },
  },
  'counsel-home': {
    reasons: ['yes-time'],
    unused: ['yes-waiver', 'yes-honored', 'yes-cure'],
    level: 8,
    wrong: {
      'counsel-bar-for-ever': 'no-counsel',
      'request-covers-all': 'no-reach',
      'warnings-wear-out': 'no-choice',
      'request-must-be-formal': 'yes-clear',
      'talking-takes-back': 'yes-initiated',
      'request-was-limited': 'yes-scope',
    },
  },
  'counsel-prison': {
    reasons: ['yes-time'],
    unused: ['yes-waiver', 'yes-honored', 'yes-cure'],
    level: 8,
    wrong: {
      'prison-is-custody': 'no-counsel',
      'request-covers-all': 'no-reach',
      'warnings-wear-out': 'no-choice',
      'request-must-be-formal': 'yes-clear',
      'talking-takes-back': 'yes-initiated',
      'request-was-limited': 'yes-scope',
    },
  },
  'court-request': {
    reasons: ['yes-scope'],
    unused: ['yes-waiver', 'yes-clear'],
    level: 8,
    wrong: {
      'court-request-is-enough': 'no-counsel',
      'request-covers-all': 'no-reach',
      'lawyer-must-agree': 'no-waiver',
      'time-wears-out': 'yes-time',
      'talking-takes-back': 'yes-initiated',
      'counsel-like-silence': 'yes-honored',
      'warnings-cure-all': 'yes-cure',
    },
  },
  'limited-request': {
    reasons: ['yes-scope'],
    unused: ['yes-waiver', 'yes-clear', 'yes-initiated'],
    level: 7,
    wrong: {
      'any-mention': 'no-counsel',
      'request-covers-all': 'no-reach',
      'odd-limits': 'no-waiver',
      'must-clarify': 'no-silence',
      'voluntary-is-enough': 'yes-voluntary',
      'warnings-cure-all': 'yes-cure',
      'calm-talk': 'yes-pressure',
    },
  },
  'question-first': {
    reasons: ['no-choice'],
    unused: ['no-warnings', 'no-waiver', 'no-interrogation', 'no-restraint'],
    level: 7,
    wrong: {
      'warnings-cure-all': 'yes-cure',
      'answer-waives': 'yes-waiver',
      'voluntary-is-enough': 'yes-voluntary',
      'calm-talk': 'yes-pressure',
      'arrest-cuts-off': 'no-silence',
    },
  },
  'honest-slip': {
    reasons: ['yes-cure'],
    unused: ['yes-waiver', 'yes-voluntary'],
    level: 7,
    wrong: {
      'cat-out-of-the-bag': 'no-choice',
      'fruit-falls': 'no-warnings',
      'must-tell-words-are-out': 'no-waiver',
      'custody-at-station-only': 'yes-custody',
      'short-questions': 'yes-prompt',
      'calm-talk': 'yes-pressure',
    },
  },
  'not-understood': {
    reasons: ['no-waiver'],
    unused: ['no-warnings', 'no-choice', 'no-interrogation', 'no-restraint'],
    level: 4,
    wrong: {
      'reading-is-enough': 'yes-waiver',
      'voluntary-is-enough': 'yes-voluntary',
      'calm-talk': 'yes-pressure',
      'request-must-be-formal': 'yes-clear',
      'arrest-cuts-off': 'no-silence',
    },
  },
} as const satisfies Readonly<Record<string, Row>>
