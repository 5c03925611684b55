import type { ItemRule } from '../rule.ts'
import { americanSpelling } from './american-spelling.ts'
import { authorityForm } from './authority-form.ts'
import { authorityUnknown } from './authority-unknown.ts'
import { containment } from './containment.ts'
import { distinctOptions } from './distinct-options.ts'
import { explanationCovers } from './explanation-covers.ts'
import { explanationFacts } from './explanation-facts.ts'
import { fourBecause } from './four-because.ts'
import { fourOptions } from './four-options.ts'
import { grammarCue } from './grammar-cue.ts'
import { hintLeak } from './hint-leak.ts'
import { hintLength } from './hint-length.ts'
import { jurisdictionRule } from './jurisdiction.ts'
import { keySharesMost } from './key-shares-most.ts'
import { leadIn } from './lead-in.ts'
import { lengthRatio } from './length-ratio.ts'
import { longSentence } from './long-sentence.ts'
import { negativeLeadIn } from './negative-lead-in.ts'
import { allOrNoneOfTheAbove } from './of-the-above.ts'
import { optionLetters } from './option-letters.ts'
import { rangeOverlap } from './range-overlap.ts'
import { readingGradeRule } from './reading-grade.ts'
import { stemLength } from './stem-length.ts'
import { stemWordOnlyInKey } from './stem-word-only-in-key.ts'
import { vagueFrequency } from './vague-frequency.ts'
import { whichIsTrue } from './which-is-true.ts'
import { yesNoSplit } from './yes-no-split.ts'

/** Every rule one item can break, in the order of the item standard. */
export const ITEM_RULES: readonly ItemRule[] = [
  fourOptions,
  distinctOptions,
  leadIn,
  stemLength,
  readingGradeRule,
  lengthRatio,
  yesNoSplit,
  rangeOverlap,
  containment,
  allOrNoneOfTheAbove,
  grammarCue,
  jurisdictionRule,
  authorityForm,
  explanationCovers,
  optionLetters,
  explanationFacts,
  hintLength,
  hintLeak,
  authorityUnknown,
  whichIsTrue,
  negativeLeadIn,
  americanSpelling,
  longSentence,
  vagueFrequency,
  stemWordOnlyInKey,
  keySharesMost,
  fourBecause,
]
