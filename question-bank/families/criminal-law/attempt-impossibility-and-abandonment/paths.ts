import type { PathTable } from '../../engine/tables.ts'
import type { PathId } from './decide.ts'
import type { AttemptFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The wrong reasons where the specific intent to kill is missing. */
const NO_INTENT = {
  'same-mind-suffices': 'yes-mind',
  'close-call': 'yes-near',
  'step-without-intent': 'yes-step',
  'any-crime-absorbs': 'no-renounced',
} as const

/** The wrong reasons where the defendant turned back, but not freely or not for good. */
const NOT_RENOUNCED = {
  'intent-is-enough': 'yes-mind',
  'turning-back-excuses': 'no-renounced',
  'near-test-everywhere': 'no-near',
  'waiting-is-preparing': 'no-prep',
} as const

/** The law of each case, and which mistake leads to which wrong reason. Nothing else is offered. */
export const paths = {
  'substantial-step': {
    rules: ['substantial-step'],
    because: ['yes-step'],
    level: 5,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'all-in-their-power': 'yes-done',
      'near-test-everywhere': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'dangerously-near': {
    rules: ['dangerously-near'],
    because: ['yes-near'],
    arguable: ['yes-step', 'yes-believed'],
    level: 4,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'last-act-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'last-act': {
    rules: ['last-act'],
    because: ['yes-done'],
    arguable: ['yes-step', 'yes-near'],
    level: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'factual-impossibility': {
    rules: ['factual-impossibility'],
    because: ['yes-believed'],
    arguable: ['yes-step', 'yes-near', 'yes-done'],
    level: 4,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'impossible-is-no-attempt': 'no-deed',
      'harm-needed': 'no-near',
    },
  },
  'not-stolen': {
    rules: ['not-stolen'],
    because: ['yes-believed'],
    arguable: ['yes-step', 'yes-near', 'yes-done'],
    level: 7,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'impossible-is-no-attempt': 'no-deed',
      'knowledge-must-be-true': 'no-purpose',
    },
  },
  'change-of-heart': {
    rules: ['change-of-heart'],
    because: ['yes-late'],
    arguable: ['yes-near', 'yes-step'],
    level: 6,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'police-must-be-told': 'yes-not-free',
      'turning-back-excuses': 'no-renounced',
      'last-act-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'fear-of-capture': {
    rules: ['fear-of-capture'],
    because: ['yes-not-free'],
    arguable: ['yes-step', 'yes-late'],
    level: 6,
    tempts: NOT_RENOUNCED,
  },
  postponement: {
    rules: ['postponement'],
    because: ['yes-not-free'],
    arguable: ['yes-step', 'yes-late'],
    level: 7,
    tempts: NOT_RENOUNCED,
  },
  'age-of-buyer': {
    rules: ['age-of-buyer'],
    because: ['yes-mind'],
    arguable: ['yes-step', 'yes-near'],
    level: 8,
    draws: 2,
    tempts: {
      'facts-never-matter': 'yes-believed',
      'intent-for-every-element': 'no-purpose',
      'honest-belief-excuses': 'no-belief',
    },
  },
  'early-buying': {
    rules: ['early-buying'],
    because: ['no-prep', 'no-near'],
    level: 3,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'step-everywhere': 'yes-step',
      'too-late-to-stop': 'yes-late',
      'turning-back-excuses': 'no-renounced',
    },
  },
  'mere-plan': {
    rules: ['mere-plan'],
    because: ['no-prep'],
    arguable: ['no-near'],
    level: 3,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'step-everywhere': 'yes-step',
      'no-date-no-intent': 'no-purpose',
    },
  },
  'search-for-victim': {
    rules: ['search-for-victim'],
    because: ['no-near', 'no-prep'],
    level: 6,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'step-everywhere': 'yes-step',
      'facts-never-matter': 'yes-believed',
      'all-in-their-power': 'yes-done',
      'impossible-is-no-attempt': 'no-deed',
    },
  },
  reckless: {
    rules: ['reckless'],
    because: ['no-purpose'],
    arguable: ['no-belief'],
    level: 4,
    draws: 2,
    tempts: NO_INTENT,
  },
  'lesser-harm': { rules: ['lesser-harm'], because: ['no-purpose'], level: 5, draws: 2, tempts: NO_INTENT },
  'accident-in-felony': {
    rules: ['accident-in-felony'],
    because: ['no-purpose'],
    level: 7,
    tempts: NO_INTENT,
  },
  'own-goods': {
    rules: ['own-goods'],
    because: ['no-belief'],
    arguable: ['no-purpose', 'no-deed'],
    level: 5,
    draws: 2,
    tempts: {
      'same-mind-suffices': 'yes-mind',
      'step-without-intent': 'yes-step',
      'harm-needed': 'no-near',
      'waiting-is-preparing': 'no-prep',
    },
  },
  'no-such-law': {
    rules: ['no-such-law'],
    because: ['no-deed'],
    arguable: ['no-belief', 'no-purpose'],
    level: 6,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'facts-never-matter': 'yes-believed',
      'step-without-crime': 'yes-step',
      'all-in-their-power': 'yes-done',
      'waiting-is-preparing': 'no-prep',
      'harm-needed': 'no-near',
    },
  },
  renunciation: {
    rules: ['renunciation'],
    because: ['no-renounced'],
    level: 5,
    draws: 2,
    tempts: {
      'intent-is-enough': 'yes-mind',
      'step-before-defense': 'yes-step',
      'too-late-to-stop': 'yes-late',
      'police-must-be-told': 'yes-not-free',
      'waiting-is-preparing': 'no-prep',
    },
  },
} as const satisfies PathTable<AttemptFacts, typeof rules, typeof reasons, typeof misconceptions> &
  Record<PathId, unknown>
