import type { PathTable } from '../../engine/tables.ts'
import type { AttemptFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The distractors where the purpose is missing. */
const NO_PURPOSE = {
  'same-mind-suffices': 'yes-mind',
  'close-call': 'yes-near',
  'any-step': 'yes-step',
  'harm-needed': 'no-near',
  'waiting-is-preparing': 'no-prep',
} as const

/** What the law says of each case, and which mistake leads to which wrong reason. Nothing else is offered. */
export const paths = {
  'substantial-step': {
    rules: ['substantial-step'],
    because: ['yes-step'],
    arguable: ['yes-mind'],
    level: 5,
    tempts: {
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'all-acts-are-near': 'yes-near',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'dangerously-near': {
    rules: ['dangerously-near'],
    because: ['yes-near'],
    arguable: ['yes-step', 'yes-mind', 'yes-believed'],
    level: 4,
    tempts: {
      'last-act-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'last-act': {
    rules: ['last-act'],
    because: ['yes-near'],
    arguable: ['yes-step', 'yes-mind'],
    level: 2,
    tempts: {
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'belief-governs': 'yes-believed',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'factual-impossibility': {
    rules: ['factual-impossibility'],
    because: ['yes-believed'],
    arguable: ['yes-step', 'yes-near', 'yes-mind'],
    level: 4,
    tempts: {
      'impossible-is-no-attempt': 'no-deed',
      'harm-needed': 'no-near',
      'stopped-by-force': 'yes-not-free',
      'honest-belief-excuses': 'no-belief',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'not-stolen': {
    rules: ['not-stolen'],
    because: ['yes-believed'],
    arguable: ['yes-step', 'yes-near', 'yes-mind'],
    level: 7,
    tempts: {
      'impossible-is-no-attempt': 'no-deed',
      'honest-belief-excuses': 'no-belief',
      'stopped-by-force': 'yes-not-free',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'change-of-heart': {
    rules: ['change-of-heart'],
    because: ['yes-late'],
    arguable: ['yes-near', 'yes-step', 'yes-mind'],
    level: 6,
    tempts: {
      'heart-always-counts': 'no-renounced',
      'last-act-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'only-free-choice': 'yes-not-free',
      'belief-governs': 'yes-believed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'fear-of-capture': {
    rules: ['fear-of-capture'],
    because: ['yes-not-free'],
    arguable: ['yes-step', 'yes-near', 'yes-late', 'yes-mind'],
    level: 6,
    tempts: {
      'heart-always-counts': 'no-renounced',
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'belief-governs': 'yes-believed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  postponement: {
    rules: ['postponement'],
    because: ['yes-not-free'],
    arguable: ['yes-step', 'yes-near', 'yes-late', 'yes-mind'],
    level: 7,
    tempts: {
      'heart-always-counts': 'no-renounced',
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
      'belief-governs': 'yes-believed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'age-of-buyer': {
    rules: ['age-of-buyer'],
    because: ['yes-mind'],
    arguable: ['yes-step', 'yes-near', 'yes-believed'],
    level: 8,
    tempts: {
      'purpose-for-everything': 'no-purpose',
      'honest-belief-excuses': 'no-belief',
      'harm-needed': 'no-near',
      'stopped-by-force': 'yes-not-free',
    },
  },
  'early-buying': {
    rules: ['early-buying'],
    because: ['no-prep', 'no-near'],
    level: 3,
    draws: 2,
    tempts: {
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
    rules: ['mere-plan'],
    because: ['no-prep'],
    arguable: ['no-near'],
    level: 3,
    draws: 2,
    tempts: {
      'any-step': 'yes-step',
      'firm-plan': 'yes-near',
      'belief-governs': 'yes-believed',
      'impossible-is-no-attempt': 'no-deed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  'search-for-victim': {
    rules: ['search-for-victim'],
    because: ['no-near', 'no-prep'],
    level: 6,
    tempts: {
      'any-step': 'yes-step',
      'belief-governs': 'yes-believed',
      'stopped-by-force': 'yes-not-free',
      'impossible-is-no-attempt': 'no-deed',
      'doubtful-purpose': 'no-purpose',
    },
  },
  reckless: {
    rules: ['reckless'],
    because: ['no-purpose'],
    arguable: ['no-belief'],
    level: 4,
    tempts: NO_PURPOSE,
  },
  'lesser-harm': {
    rules: ['lesser-harm'],
    because: ['no-purpose'],
    arguable: ['no-belief'],
    level: 5,
    tempts: NO_PURPOSE,
  },
  'accident-in-felony': {
    rules: ['accident-in-felony'],
    because: ['no-purpose'],
    arguable: ['no-belief'],
    level: 7,
    tempts: NO_PURPOSE,
  },
  'own-goods': {
    rules: ['own-goods'],
    because: ['no-belief'],
    arguable: ['no-purpose', 'no-deed'],
    level: 5,
    tempts: {
      'same-mind-suffices': 'yes-mind',
      'close-call': 'yes-near',
      'any-step': 'yes-step',
      'stopped-by-force': 'yes-not-free',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'no-such-law': {
    rules: ['no-such-law'],
    because: ['no-deed'],
    arguable: ['no-belief'],
    level: 6,
    tempts: {
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
    rules: ['renunciation'],
    because: ['no-renounced'],
    level: 5,
    tempts: {
      'too-late-to-stop': 'yes-late',
      'any-step': 'yes-step',
      'only-free-choice': 'yes-not-free',
      'waiting-is-preparing': 'no-prep',
      'impossible-is-no-attempt': 'no-deed',
      'doubtful-purpose': 'no-purpose',
    },
  },
} as const satisfies PathTable<AttemptFacts, typeof rules, typeof reasons, typeof misconceptions>

type PathId = keyof typeof paths

/** Only combinations that lead down one settled path are told. */
export function decide(facts: AttemptFacts): PathId | null {
  if (facts.mind !== 'purpose') return otherMind(facts)
  if (facts.flaw !== 'none') return flawed(facts)
  return facts.law === 'code' ? underCode(facts) : atCommonLaw(facts)
}

function otherMind({ law, mind, act, flaw, stop }: AttemptFacts): PathId | null {
  if (flaw !== 'none') return null
  if (mind === 'innocent belief') return act === 'aiming' && stop === 'by others' ? 'own-goods' : null
  if (mind === 'ignorant of age')
    return law === 'code' && act === 'aiming' && stop === 'by others' ? 'age-of-buyer' : null
  if (act !== 'all' || stop !== 'none') return null
  if (mind === 'reckless') return 'reckless'
  return mind === 'lesser harm' ? 'lesser-harm' : 'accident-in-felony'
}

/** A mistake of the suspect about the facts or the law. */
function flawed({ law, act, flaw, stop }: AttemptFacts): PathId | null {
  if (flaw === 'no bullet') return act === 'all' && stop === 'none' ? 'factual-impossibility' : null
  if (act !== 'all' || stop !== 'by others') return null
  if (flaw === 'no such law') return 'no-such-law'
  return law === 'code' ? 'not-stolen' : null
}

function underCode({ act, stop }: AttemptFacts): PathId | null {
  if (act === 'plan') return stop === 'none' ? 'mere-plan' : null
  if (act === 'all') return stop === 'none' ? 'last-act' : null
  if (act !== 'waiting') return null
  switch (stop) {
    case 'by others':
      return 'substantial-step'
    case 'remorse':
      return 'renunciation'
    case 'fear':
      return 'fear-of-capture'
    case 'postponed':
      return 'postponement'
    default:
      return null
  }
}

function atCommonLaw({ act, stop }: AttemptFacts): PathId | null {
  if (act === 'buying') return stop === 'remorse' ? 'early-buying' : null
  if (act === 'search') return stop === 'by others' ? 'search-for-victim' : null
  if (act === 'all') return stop === 'none' ? 'last-act' : null
  if (act !== 'aiming') return null
  if (stop === 'remorse') return 'change-of-heart'
  return stop === 'by others' ? 'dangerously-near' : null
}
