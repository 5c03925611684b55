import { pointersFrom } from '../../engine/pointers.ts'
import type { CovenantStory, Twist } from './facts.ts'

/** By twist, the fact or the demand of the law to look at. */
export const pointers = pointersFrom<Twist, CovenantStory>([
  [
    ['runs', 'neighbors'],
    'The suit is at law. Go back to the day of the first bargain: did any land pass along with it?',
    'Go back to the day of the first bargain: did any land pass along with it?',
  ],
  [
    ['tenant'],
    'The suit is at law. Compare what the newcomer got with what the first one had.',
    'Compare what the newcomer got with what the first one had.',
  ],
  [
    ['personal'],
    ({ home, field }) =>
      `Would whoever owns ${home.the} or ${field.the} gain or lose by it, or only one person in the trade?`,
    'Would any owner gain or lose by it, or only one person in the trade?',
  ],
  [
    ['dues'],
    ({ shared }) => `See what the yearly sums buy. Who gains from the ${shared}, and as what?`,
    'See what the yearly sums buy. Who gains from it, and as what?',
  ],
  [
    ['promisor'],
    'See which side of the bargain has changed hands, the duty or the advantage. What does that side demand?',
  ],
  [['adjoining'], 'See which relief is sought. Does chancery care how these two became bound to each other?'],
  [['lessee'], 'See which relief is sought. Does chancery care how little the newcomer holds?'],
  [
    ['unrecorded', 'told', 'donee'],
    'Hold the statute against the newcomer twice: what was learned beforehand, and what was given in return?',
  ],
  [
    ['gross'],
    ({ home }) => `Whom was it meant to help? See who has ${home.the} now, and who sues.`,
    'Whom was it meant to help, and who sues now?',
  ],
  [
    ['own'],
    'Read what stands between the quotation marks. How long, and on whose shoulders, was the duty meant to rest?',
  ],
  [
    ['implied', 'early', 'mixed'],
    'Two dates matter: when all could see what the tract would become, and when the seller let go of Lot 31.',
    'Two moments matter: when all could see what the tract would become, and when Lot 31 first changed hands.',
  ],
  [
    ['vacant'],
    ({ tract }) =>
      `What could somebody about to buy there have found out: by a search, by a walk through ${tract}, by asking?`,
    'What could somebody about to buy there have found out: by a search, by a walk, by asking?',
  ],
  [
    ['zoned'],
    ({ tract }) =>
      `Two sets of rules speak of ${tract}, one of the city and one of the deeds. Does either undo the other?`,
    'Two sets of rules speak here. Who made each, and does either undo the other?',
  ],
  [
    ['outside', 'changed'],
    ({ tract }) => `Mark the new buildings on a map. Could families live in ${tract} as the deeds intended?`,
    'Mark the new buildings on a map. Could families live there as once intended?',
  ],
  [
    ['spread', 'few'],
    ({ tract }) => `Count the houses that strayed. What would a stranger say that ${tract} is today?`,
    'Count the houses that strayed. What would a stranger say that this place is today?',
  ],
  [['watched'], 'Look at the time before the suit. What did each neighbor know, and what did each one do?'],
  [
    ['merged'],
    'Follow both titles from year to year. Were they ever in the same hands, and what did the later deeds say?',
  ],
  [
    ['released'],
    'List everyone whom the restriction protects. Who signed the paper, and on whose behalf?',
    'List everyone who was protected. Who signed the paper, and on whose behalf?',
  ],
])
