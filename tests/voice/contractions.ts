import type { Banned } from './words.ts'

/** Before more of the sentence: "that's what it is" keeps its last two words apart. */
const MORE = '(?=[ ,]+(?:[a-z0-9{“‘@]|I\\b|A\\b))'
/** After these a pronoun and its verb stay apart, or a name is meant. */
const NOT_AFTER = '(?<!\\b(?:what|who|how|where|as|than|which|if|that) (?:\\w+ )?)'

const contracted = (pattern: string, instead: string): Banned => ({
  pattern: new RegExp(pattern, 'gi'),
  instead,
})

/** Words that Americans run together when they speak. */
export const CONTRACTIONS: readonly Banned[] = [
  contracted('\\b(?:cannot|can not)\\b', 'can’t'),
  contracted(
    '\\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|must) not\\b(?! only)',
    'a contraction with n’t',
  ),
  contracted('\\bwill not\\b', 'won’t'),
  contracted(`${NOT_AFTER}\\b(?:you|we|they) are\\b${MORE}`, 'you’re, we’re, they’re'),
  contracted(
    `${NOT_AFTER}\\b(?:you|we|they|I) have (?:\\w+(?:ed|wn|en)|had|met|seen|made|set|sent|read|got|won|lost|put|done|already|just)\\b`,
    'you’ve, we’ve',
  ),
  contracted('\\b(?:I|you|we|they|he|she|it|that|there) will\\b', 'I’ll, you’ll, it’ll'),
  contracted(`\\bI am\\b${MORE}`, 'I’m'),
  contracted('\\bI would\\b', 'I’d'),
  contracted(
    `${NOT_AFTER}(?<!\\b(?:of|on|in|with|from|for|to|at|by) )\\b(?:it|he|she|there|here) is\\b${MORE}`,
    'it’s, there’s',
  ),
  contracted(`(?:^|[.!?:;] )(?:that|what) is\\b${MORE}`, 'that’s'),
  contracted('\\blet us\\b', 'let’s'),
]
