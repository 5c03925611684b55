import type { PathTable } from '../../engine/tables.ts'
import type { MeansFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The limits on how Congress may move states and people, one row a path. */
export const paths = {
  command: { rules: ['command'], because: ['no-order'], level: 3 },
  officers: { rules: ['officers'], because: ['no-order'], level: 4 },
  freeze: { rules: ['freeze'], because: ['no-order'], level: 6 },
  alike: { rules: ['alike'], because: ['yes-alike'], level: 4, draws: 2 },
  choice: { rules: ['choice'], because: ['yes-choice'], level: 5 },
  inspect: { rules: ['inspect'], because: ['yes-choice'], level: 5 },
  courts: { rules: ['courts'], because: ['yes-supreme'], level: 6 },
  grant: { rules: ['grant'], because: ['yes-grant'], level: 4 },
  hired: { rules: ['hired'], because: ['yes-grant'], level: 5 },
  vague: { rules: ['vague'], because: ['no-notice'], level: 5 },
  unrelated: { rules: ['unrelated'], because: ['no-related'], level: 5 },
  forbidden: { rules: ['forbidden'], because: ['no-bar'], level: 7 },
  heavy: { rules: ['heavy'], because: ['no-coercion'], level: 6 },
  tax: { rules: ['tax'], because: ['yes-tax'], level: 5, draws: 2 },
  penalty: { rules: ['penalty'], because: ['no-penalty'], level: 8 },
  land: { rules: ['land'], because: ['no-direct'], level: 7 },
  private: { rules: ['private'], because: ['yes-private'], level: 4 },
  welfare: { rules: ['welfare'], because: ['no-welfare'], level: 3 },
} as const satisfies PathTable<MeansFacts, typeof rules, typeof reasons, typeof misconceptions>

/** Each twist is a path of its own. */
export const decide = ({ twist }: MeansFacts): keyof typeof paths => twist
