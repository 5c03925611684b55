import type { Cell } from '../../engine/cells.ts'
import type { StrictStory } from './facts.ts'
import type { StrictCells } from './reason-id.ts'

const kind = ({ beast, beasts }: StrictStory): Cell => [
  `the keeper of a wild animal such as a ${beast} is strictly liable for its attacks`,
  `${beasts} are wild animals, whose keeper is strictly liable for their dangerous propensities`,
  'Animals of this category are likely to injure unless restrained. Care and a clean record make no difference.',
]
const intrude = ({ victim }: StrictStory): Cell => [
  `the keeper of an animal that strays is strictly liable for its intrusion and the resulting harm`,
  'the keeper of any animal that strays onto a public road is strictly liable for the harm',
  `The rule on animals that intrude protects possessors of land. A public road isn't land that ${victim.the} possessed.`,
]
const known = ({ beast, owner }: StrictStory): Cell => [
  `an unprovoked attack on a stranger is a dangerous propensity abnormal for a ${beast}`,
  `${owner.the} had reason to know of dangerous propensities abnormal for a ${beast}`,
  `Abnormal propensities matter for domestic animals. Danger is normal in a ${beast}, and that's what makes liability strict.`,
]
const knowledge = ({ beast, owner }: StrictStory): Cell => [
  `${owner.the} had no notice of dangerous propensities in a ${beast} that had never attacked anyone`,
  `${owner.the} had no reason to know that this ${beast} had dangerous propensities`,
  'Notice, or reason to know, matters for domestic animals. That a wild one had never attacked anyone is no defense.',
]
const safe = ({ beast, owner }: StrictStory): Cell => [
  `${owner.the} used reasonable care in confining the ${beast}`,
  'the exercise of reasonable care in confining a wild animal is a defense to strict liability',
  'Reasonable care answers a claim of negligence. For a wild animal, liability is strict however well it was confined.',
]
const ordinary = ({ beast, beasts }: StrictStory): Cell => [
  `biting is not a dangerous propensity that is abnormal for ${beasts} as a class`,
  `the ${beast} had shown no dangerous propensity that was abnormal for its class`,
  'That biting is not abnormal for the class excuses the owner of a domestic animal. For a wild one, it is the ground of liability.',
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
      `after nine gentle years, ${story.owner.the} had no reason to know of dangerous propensities`,
      `a ${story.beast} raised by hand is a domestic animal, and this one had shown no dangerous propensities`,
      'Being tame does not make it a domestic animal, and the keeper of a wild one needs no notice.',
    ],
    'no-safe': safe(story),
    'no-ordinary': ordinary(story),
  }),
  fright: (story) => ({
    'yes-reach': [
      `an injury in flight from a ${story.beast} is within the scope of the risk that makes it dangerous`,
      'strict liability for a wild animal extends to harm caused by fright without contact',
      'People run from such an animal, and running people fall. That is one of the risks for which liability is strict.',
    ],
    'yes-kind': [
      `the keeper of a wild animal such as a ${story.beast} is strictly liable for its dangerous propensities`,
      kind(story)[1],
      kind(story)[2],
    ],
    'yes-intrude': intrude(story),
    'yes-known': [
      `running at a stranger is a dangerous propensity that is abnormal for a ${story.beast}`,
      known(story)[1],
      known(story)[2],
    ],
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'no-risk': [
      `an injury without contact is outside the scope of the risk that a ${story.beast} poses`,
      'strict liability for a wild animal requires physical contact between the animal and the victim',
      `Contact isn't required. A fall in flight comes from the very danger that makes a ${story.beast} a wild animal.`,
    ],
  }),
  stumble: (story) => ({
    'no-risk': [
      `the fall did not result from the risk that makes a ${story.beast} a dangerous animal`,
      'the fall did not result from the dangerous propensities of a wild animal',
      `Anything in the dark could have caused the fall. What makes a ${story.beast} dangerous played no part.`,
    ],
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'yes-kind': [
      'the keeper of a wild animal is strictly liable for any harm that it causes',
      `strict liability for a wild animal such as a ${story.beast} extends to any harm that it causes`,
      'Liability for a wild animal is strict, but it covers harm from its dangerous nature. A sleeping one was an obstacle.',
    ],
    'yes-intrude': intrude(story),
    'yes-share': [
      `a failure to see the ${story.beast} would reduce recovery by comparative responsibility but not bar it`,
      `a lack of reasonable care by ${story.victim.the} would reduce recovery but not bar it`,
      `Nothing was left to be reduced or barred. Strict liability never arose, since the danger of a ${story.beast} played no part.`,
    ],
  }),
  careless: (story) => ({
    'yes-share': [
      'inattention reduces recovery by comparative responsibility but does not bar strict liability',
      'a lack of reasonable care by the plaintiff reduces recovery but does not bar it',
      'Inattention lowers the award by comparative responsibility. It is no bar to strict liability.',
    ],
    'yes-kind': kind(story),
    'yes-intrude': intrude(story),
    'yes-known': known(story),
    'no-knowledge': knowledge(story),
    'no-safe': safe(story),
    'no-benefit': [
      `${story.victim.the} assumed the risk of contact with a wild animal by ignoring the warnings`,
      'a person who walks on despite warnings has assumed the risk posed by a wild animal',
      'Only those who seek contact to secure a benefit are excluded. Ignoring warnings is carelessness, which reduces recovery.',
    ],
  }),
  picture: (story) => ({
    'no-benefit': [
      `${story.victim.the} sought contact with the ${story.beast} to secure a benefit from it`,
      'strict liability does not protect a person who seeks contact with an animal to secure a benefit',
      'A picture with the animal is a benefit that comes from contact with it. Only a claim of negligence is left.',
    ],
    'no-knowledge': knowledge(story),
    'no-safe': [
      `${story.owner.the} used reasonable care in choosing an enclosure for the ${story.beast}`,
      'the exercise of reasonable care in choosing an enclosure is a defense to strict liability',
      'Reasonable care is no defense to strict liability. What matters is that the animal was approached for a benefit.',
    ],
    'no-risk': [
      `a bite inside an enclosure is outside the scope of the risk of keeping a ${story.beast}`,
      'strict liability for a wild animal is limited to harm that follows its escape',
      'A bite is the very risk that makes such an animal dangerous, wherever and in whatever mood it bites.',
    ],
    'yes-kind': [
      kind(story)[0],
      kind(story)[1],
      'That is the rule for bystanders. One who pays for contact with a wild animal is outside it.',
    ],
    'yes-known': [
      `turning on a guest is a dangerous propensity that is abnormal for a ${story.beast}`,
      known(story)[1],
      'Abnormal propensities matter for domestic animals. With a wild one, the question is who sought the contact.',
    ],
    'yes-share': [
      'entering the enclosure reduces recovery by comparative responsibility but does not bar it',
      'a lack of reasonable care by the plaintiff reduces recovery but does not bar it',
      'Carelessness reduces recovery where liability is strict. It is not strict toward one who seeks contact for a benefit.',
    ],
  }),
  obliged: (story) => ({
    'no-obliged': [
      `the shelter kept the ${story.beast} under a duty imposed by law`,
      'a keeper that acts under a duty imposed by law is not subject to strict liability',
      'The statute required the shelter to take the animal in. One who has no choice answers only for negligence.',
    ],
    'no-knowledge': [
      `the shelter had no reason to know of dangerous propensities in this ${story.beast}`,
      `the shelter had no notice of dangerous propensities in this ${story.beast}`,
      'The keeper of a wild animal needs no notice. The shelter is excused because the statute required it to be the keeper.',
    ],
    'no-safe': [
      `the shelter used reasonable care in confining the ${story.beast}`,
      'the exercise of reasonable care in confining a wild animal is a defense to strict liability',
      'Reasonable care is no defense to strict liability. The shelter is excused because it kept the animal under a legal duty.',
    ],
    'no-risk': [
      `an escape caused by a failed lock is outside the scope of the risk of keeping a ${story.beast}`,
      `a bite away from the shelter is outside the scope of the risk that a ${story.beast} poses`,
      'Escapes and bites are the risks of such an animal, wherever they occur.',
    ],
    'yes-kind': [
      `the keeper of a wild animal such as a ${story.beast} is strictly liable for its attacks`,
      kind(story)[1],
      'That is the rule for those who choose to keep a wild animal. A statute left the shelter no choice.',
    ],
    'yes-intrude': [
      intrude(story)[0],
      `the shelter is strictly liable for the intrusion of an animal in its possession`,
      intrude(story)[2],
    ],
    'yes-known': [
      known(story)[0],
      `the shelter had reason to know of dangerous propensities abnormal for a ${story.beast}`,
      known(story)[2],
    ],
  }),
} satisfies StrictCells
