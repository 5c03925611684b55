import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the clause that was pleaded and whom it shelters. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['four-work', 'four-work > four-city', 'four-work > four-close', 'four-land', 'four-care', 'four-tax'],
    'Is this among the things that a newcomer must be able to do, and how well does the stated reason fit?',
    'How much does this matter to a life elsewhere, and does the explanation hold up?',
  ],
  [
    ['four-sport', 'equal-sport', 'four-vote', 'four-records'],
    'Is it a living or a pastime, a need or a membership? Then see which clause was pleaded.',
    'How much does this matter to a life elsewhere? Then see what was pleaded.',
  ],
  [
    ['four-own', 'four-new'],
    'Where does the one who sues live today?',
    'Where does the one who sues belong today?',
  ],
  [
    ['four-alien', 'four-corporation', 'fourteen-alien', 'fourteen-corporation'],
    'Read whom the pleaded clause speaks of, then look at the one who sues.',
    'Of whom do the pleaded words speak, and is it this one?',
  ],
  [
    ['commerce-alien', 'commerce-corporation', 'commerce > city'],
    'The pleaded clause guards a market. Does it ask who the trader is?',
    'Does the pleaded clause ask who trades, or only how trade is treated?',
  ],
  [
    ['fourteen-aid', 'fourteen-divorce'],
    'Can what is withheld be used at once and then carried away?',
    'Think of why a newcomer is made to wait, and of what could be carried away.',
  ],
  [
    ['fourteen-work-visitor', 'fourteen-work-own'],
    'Remember Slaughter-House: to what does this clause reach?',
    'Remember Slaughter-House. How far does the pleaded clause reach?',
  ],
])
