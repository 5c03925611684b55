import type { Cell } from '../../engine/cells.ts'
import type { StrictStory } from './facts.ts'
import type { StrictCells } from './reason-id.ts'

const kind = ({ beast, beasts }: StrictStory): Cell => [
  `a keeper is strictly liable for the attacks of a wild animal such as a ${beast}`,
  `${beasts} are wild animals, for whose dangerous propensities a keeper is strictly liable`,
  'Animals of this category are likely to injure unless restrained. Care and a clean record make no difference.',
]
const intrude = ({ beast, victim }: StrictStory): Cell => [
  `the keeper of an animal that intrudes is strictly liable for the harm that it causes`,
  `the ${beast} strayed onto a public road, which makes its keeper strictly liable`,
  `The rule on animals that intrude protects possessors of land. A public road isn't land that ${victim.the} possessed.`,
]
const known = ({ beast, owner }: StrictStory): Cell => [
  `an unprovoked attack shows a dangerous propensity, abnormal for a ${beast}`,
  `${owner.the} had reason to know of dangerous propensities abnormal for a ${beast}`,
  `Abnormal propensities matter for domestic animals. Danger is normal in a ${beast}, and that's what makes liability strict.`,
]
const knowledge = ({ beast, owner }: StrictStory): Cell => [
  `a ${beast} that has never attacked anyone gives no notice of dangerous propensities`,
  `${owner.the} had no reason to know of dangerous propensities, which this ${beast} had never shown`,
  'Notice matters for domestic animals. That a wild one had never attacked anyone or shown a sign is no defense.',
]
const safe = ({ beast, owner }: StrictStory): Cell => [
  `${owner.the} used reasonable care in confining the ${beast}`,
  'reasonable care, such as a lock tested that morning, is a defense to strict liability',
  'Reasonable care answers a claim of negligence. For a wild animal, liability is strict however well it was confined.',
]
const ordinary = ({ beast, beasts }: StrictStory): Cell => [
  `biting is a dangerous propensity normal for ${beasts}, not abnormal for their class`,
  `a ${beast} that bites as its kind does has no abnormal dangerous propensity`,
  'A propensity normal for its kind excuses the owner of a domestic animal. For a wild one, it is the ground of liability.',
]

/** Reasons where a wild animal does the harm. */
export const WILD_CELLS = {
  attack: (story) => ({
    'yes-kind': kind(story),
    'yes-intrude': intrude(story),
    'yes-known': known(story),
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'no-ordinary': ordinary(story),
  }),
  gentle: (story) => ({
    'yes-kind': [
      kind(story)[0],
      kind(story)[1],
      'Animals of this category are likely to injure unless restrained. Nine gentle years do not change the category.',
    ],
    'yes-intrude': intrude(story),
    'yes-known': known(story),
    'no-knowledge': [
      `nine gentle years gave ${story.owner.the} no reason to know of dangerous propensities`,
      `a ${story.beast} raised by hand is a domestic animal, which had shown no dangerous propensities`,
      'Being tame does not make it a domestic animal, and the keeper of a wild one needs no notice.',
    ],
    'no-safe': safe(story),
    'no-ordinary': ordinary(story),
  }),
  fright: (story) => ({
    'yes-reach': [
      `harm in flight from a ${story.beast} is within the scope of the risk that makes it dangerous`,
      'strict liability for a wild animal extends to harm by fright, without any contact',
      'People run from such an animal, and running people fall. That is one of the risks for which liability is strict.',
    ],
    'yes-kind': [
      `a keeper is strictly liable for the dangerous propensities of a wild animal such as a ${story.beast}`,
      kind(story)[1],
      kind(story)[2],
    ],
    'yes-intrude': intrude(story),
    'yes-known': [
      `running at a stranger shows a dangerous propensity, abnormal for a ${story.beast}`,
      known(story)[1],
      known(story)[2],
    ],
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'no-risk': [
      `a fall without contact is outside the scope of the risk that a ${story.beast} poses`,
      'strict liability for a wild animal requires an attack, and none took place',
      `Contact isn't required. A fall in flight comes from the very danger that makes a ${story.beast} a wild animal.`,
    ],
  }),
  stumble: (story) => ({
    'no-risk': [
      `a fall over a sleeping ${story.beast} is outside the scope of the risk that makes it dangerous`,
      'the fall did not result from the dangerous propensities of a wild animal',
      `Anything in the dark could have caused the fall. What makes a ${story.beast} dangerous played no part.`,
    ],
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'yes-kind': [
      'the keeper of a wild animal is strictly liable for all harm that it causes',
      `${story.beasts} are wild animals, for which a keeper is strictly liable in all events`,
      'Liability for a wild animal is strict, but it covers harm from its dangerous nature. A sleeping one was an obstacle.',
    ],
    'yes-intrude': intrude(story),
    'yes-share': [
      `comparative responsibility for failing to see the ${story.beast} reduces recovery but does not bar it`,
      `a lack of reasonable care by ${story.victim.the} would reduce recovery but not bar it`,
      `Nothing was left to be reduced or barred. Strict liability never arose, since the danger of a ${story.beast} played no part.`,
    ],
  }),
  careless: (story) => ({
    'yes-share': [
      'comparative responsibility for inattention reduces recovery, but it does not bar strict liability',
      'a lack of reasonable care for oneself reduces recovery and does not bar it',
      'Inattention lowers the award by comparative responsibility. It is no bar to strict liability.',
    ],
    'yes-kind': kind(story),
    'yes-intrude': intrude(story),
    'yes-known': known(story),
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'no-benefit': [
      `${story.victim.the}, by ignoring the warnings, came into contact with a wild animal by choice`,
      'a person who walks on despite warnings assumes the risk of contact with a wild animal',
      'Exclusion is for those who seek contact to secure a benefit. Ignoring warnings is carelessness, which only reduces recovery.',
    ],
  }),
  picture: (story) => ({
    'no-benefit': [
      `${story.victim.the} sought contact with the ${story.beast} to secure a benefit from it`,
      'strict liability excludes a person who seeks contact to secure a benefit, such as a picture',
      'A picture with the animal is a benefit that comes from contact with it. Only negligence would do.',
    ],
    'no-knowledge': knowledge(story),
    'no-safe': [
      `${story.owner.the} used reasonable care in choosing an enclosure for the ${story.beast}`,
      'reasonable care, such as an approved enclosure, is a defense to strict liability',
      'Reasonable care is no defense to strict liability. What matters is that the animal was approached for a benefit.',
    ],
    'no-risk': [
      `a bite by a calm ${story.beast} is outside the scope of the risk of keeping one`,
      'strict liability for a wild animal requires an escape, and none took place',
      'A bite is the very risk that makes such an animal dangerous, wherever and in whatever mood it bites.',
    ],
    'yes-kind': [
      kind(story)[0],
      kind(story)[1],
      'That is the rule for bystanders. One who pays for contact with a wild animal is outside it.',
    ],
    'yes-known': [
      `turning on a guest shows a dangerous propensity, abnormal for a ${story.beast}`,
      known(story)[1],
      'Abnormal propensities matter for domestic animals. With a wild one, the question is who sought the contact.',
    ],
    'yes-share': [
      'comparative responsibility for entering the enclosure reduces recovery, but it does not bar it',
      'a lack of reasonable care for oneself reduces recovery and does not bar it',
      'Carelessness reduces recovery where liability is strict. It is not strict toward one who seeks contact for a benefit.',
    ],
  }),
  obliged: (story) => ({
    'no-obliged': [
      `the shelter kept the ${story.beast} under a duty imposed by law`,
      'strict liability excludes a keeper that acts under a duty imposed by law, as the shelter did',
      'The statute required the shelter to take the animal in. One who has no choice answers only for negligence.',
    ],
    'no-knowledge': [
      `the shelter had no reason to know of dangerous propensities in this ${story.beast}`,
      `the shelter had no notice of dangerous propensities in this ${story.beast}`,
      'The keeper of a wild animal needs no notice. The shelter is excused because the statute required it to be the keeper.',
    ],
    'no-safe': [
      `the shelter used reasonable care in confining the ${story.beast}`,
      'reasonable care, such as a lock tested that morning, is a defense to strict liability',
      'Reasonable care is no defense to strict liability. The shelter is excused because it kept the animal under a legal duty.',
    ],
    'no-risk': [
      `an escape through a failed lock is outside the scope of the risk of keeping a ${story.beast}`,
      `a bite on a road, away from the shelter, is outside the scope of the risk that a ${story.beast} poses`,
      'Escapes and bites are the risks of such an animal, wherever they occur.',
    ],
    'yes-kind': [
      `the law makes a keeper strictly liable for the attacks of a wild animal such as a ${story.beast}`,
      kind(story)[1],
      'That is the rule for those who choose to keep a wild animal. A statute left the shelter no choice.',
    ],
    'yes-intrude': [
      intrude(story)[0],
      `the rule on animals that intrude makes liability for the ${story.beast} strict`,
      intrude(story)[2],
    ],
    'yes-known': [
      known(story)[0],
      `the shelter had reason to know of dangerous propensities abnormal for a ${story.beast}`,
      known(story)[2],
    ],
  }),
} satisfies StrictCells
