import type { Limit } from '../limit.ts'
import { absoluteGap } from './absolute-gap.ts'
import { cueClassifier } from './cue-classifier.ts'
import { keyLength } from './key-length.ts'
import { keyPosition } from './key-position.ts'
import { leadIns } from './lead-ins.ts'
import { splits } from './splits.ts'
import { stemWords } from './stem-words.ts'

/** Every limit on the bank as a whole, in the order of the item standard's table. */
export const BANK_LIMITS: readonly Limit[] = [
  stemWords,
  keyLength,
  absoluteGap,
  cueClassifier,
  keyPosition,
  splits,
  leadIns,
]
