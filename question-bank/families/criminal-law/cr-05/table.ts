/** What the law says of a path: the true reasons, others that could be defended, how hard, and who goes wrong how. */
export interface Row {
  readonly reasons: readonly [string, ...string[]]
  readonly arguable: readonly string[]
  readonly level: number
  /** By misconception, the wrong reason it leads to. Nothing else is offered. */
  readonly wrong: Readonly<Record<string, string>>
}

export const TABLE = {
  'substantial-step': {
    reasons: ['yes-step'],
    arguable: ['yes-mind'],
    level: 5,
    wrong: {
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'all-acts-are-near': 'yes-near',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'dangerously-near': {
    reasons: ['yes-near'],
    arguable: ['yes-step', 'yes-mind', 'yes-believed'],
    level: 4,
    wrong: {
      'last-act-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'last-act': {
    reasons: ['yes-near'],
    arguable: ['yes-step', 'yes-mind'],
    level: 2,
    wrong: {
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'belief-governs': 'yes-believed',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'factual-impossibility': {
    reasons: ['yes-believed'],
    arguable: ['yes-step', 'yes-near', 'yes-mind'],
    level: 4,
    wrong: {
      'impossible-is-no-attempt': 'no-deed',
      'harm-needed': 'no-near',
      'stopped-by-force': 'yes-not-free',
      'honest-belief-excuses': 'no-belief',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'not-stolen': {
    reasons: ['yes-believed'],
    arguable: ['yes-step', 'yes-near', 'yes-mind'],
    level: 7,
    wrong: {
      'impossible-is-no-attempt': 'no-deed',
      'honest-belief-excuses': 'no-belief',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'change-of-heart': {
    reasons: ['yes-late'],
    arguable: ['yes-near', 'yes-step', 'yes-mind'],
    level: 6,
    wrong: {
      'heart-always-counts': 'no-renounced',
      'last-act-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'only-free-choice': 'yes-not-free',
      'belief-governs': 'yes-believed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'fear-of-capture': {
    reasons: ['yes-not-free'],
    arguable: ['yes-step', 'yes-near', 'yes-late', 'yes-mind'],
    level: 6,
    wrong: {
      'heart-always-counts': 'no-renounced',
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'belief-governs': 'yes-believed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  postponement: {
    reasons: ['yes-not-free'],
    arguable: ['yes-step', 'yes-near', 'yes-late', 'yes-mind'],
    level: 7,
    wrong: {
      'heart-always-counts': 'no-renounced',
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'belief-governs': 'yes-believed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'age-of-buyer': {
    reasons: ['yes-mind'],
    arguable: ['yes-step', 'yes-near', 'yes-believed'],
    level: 8,
    wrong: {
      'purpose-for-everything': 'no-purpose',
      'honest-belief-excuses': 'no-belief',
      'harm-needed': 'no-near',
      'stopped-by-force': 'yes-not-free',
    },
  },
  'early-buying': {
    reasons: ['no-prep', 'no-near'],
    arguable: [],
    level: 3,
    wrong: {
      'any-step': 'yes-step',
      'firm-plan': 'yes-near',
      'too-late-to-stop': 'yes-late',
      'belief-governs': 'yes-believed',
      'impossible-is-no-attempt': 'no-deed',
      'heart-always-counts': 'no-renounced',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'mere-plan': {
    reasons: ['no-prep'],
    arguable: ['no-near'],
    level: 3,
    wrong: {
      'any-step': 'yes-step',
      'firm-plan': 'yes-near',
      'belief-governs': 'yes-believed',
      'impossible-is-no-attempt': 'no-deed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'search-for-victim': {
    reasons: ['no-near', 'no-prep'],
    arguable: [],
    level: 6,
    wrong: {
      'any-step': 'yes-step',
      'belief-governs': 'yes-believed',
      'stopped-by-force': 'yes-not-free',
      'impossible-is-no-attempt': 'no-deed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  reckless: {
    reasons: ['no-purpose'],
    arguable: ['no-belief'],
    level: 4,
    wrong: {
      'same-mind-suffices': 'yes-mind',
      'close-call': 'yes-near',
      'any-step': 'yes-step',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'lesser-harm': {
    reasons: ['no-purpose'],
    arguable: ['no-belief'],
    level: 5,
    wrong: {
      'same-mind-suffices': 'yes-mind',
      'close-call': 'yes-near',
      'any-step': 'yes-step',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'accident-in-felony': {
    reasons: ['no-purpose'],
    arguable: ['no-belief'],
    level: 7,
    wrong: {
      'same-mind-suffices': 'yes-mind',
      'close-call': 'yes-near',
      'any-step': 'yes-step',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'own-goods': {
    reasons: ['no-belief'],
    arguable: ['no-purpose', 'no-deed'],
    level: 5,
    wrong: {
      'same-mind-suffices': 'yes-mind',
      'close-call': 'yes-near',
      'any-step': 'yes-step',
      'stopped-by-force': 'yes-not-free',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'no-such-law': {
    reasons: ['no-deed'],
    arguable: ['no-belief'],
    level: 6,
    wrong: {
      'belief-governs': 'yes-believed',
      'any-step': 'yes-step',
      'firm-plan': 'yes-near',
      'stopped-by-force': 'yes-not-free',
      'waiting-is-preparing': 'no-prep',
      'harm-needed': 'no-near',
      'doubtful-purpose': 'no-purpose',
    },
  },
  renunciation: {
    reasons: ['no-renounced'],
    arguable: [],
    level: 5,
    wrong: {
      'too-late-to-stop': 'yes-late',
      'any-step': 'yes-step',
      'only-free-choice': 'yes-not-free',
      'waiting-is-preparing': 'no-prep',
      'impossible-is-no-attempt': 'no-deed',
      'doubtful-purpose': 'no-purpose',
    },
  },
} as const satisfies Readonly<Record<string, Row>>
