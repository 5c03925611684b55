import type { Cell } from '../../engine/cells.ts'
import type { StrictStory } from './facts.ts'
import type { StrictCells } from './reason-id.ts'

type Teller = (why: string) => Cell

const blasting: Teller = (why) => [
  'blasting remains an abnormally dangerous activity even when reasonable care is used',
  'blasting poses a highly significant risk that reasonable care cannot remove',
  why,
]
const care = (work: string, why: string): Cell => [
  `the company used reasonable care in ${work}`,
  `${work} is not an abnormally dangerous activity when reasonable care is used`,
  why,
]
const builders: Teller = (why) => [
  'blasting is a matter of common usage among builders',
  'blasting is in common usage among builders throughout the country',
  why,
]
const crossing = (what: string, why: string): Cell => [
  `the company is strictly liable for the intrusion of ${what} onto the land of another`,
  `the company is strictly liable for ${what} that leaves its land`,
  why,
]
const accident: Teller = (why) => [
  'the company had never had an accident and had no reason to know of the risk',
  'without an earlier accident, the company is liable only for negligence',
  why,
]
const knew = (what: string, why: string): Cell => [
  `the company knew or had reason to know of ${what} and so is strictly liable`,
  `knowledge of ${what} makes the company strictly liable`,
  why,
]
const NOT_KNOWLEDGE =
  'The result is right, but knowledge is not the test. The size of the risk despite care, and its rarity, decide.'
const COMMON =
  'Common usage means that many people in the community carry it on. A few builders blast, and no one else did there.'

const stone = ({ victim }: StrictStory) => ({
  'yes-activity': blasting(
    `A rock struck ${victim.the} although all care was taken. That's the risk that makes liability for blasting strict.`,
  ),
  'yes-intrude': crossing(
    'rock',
    'The result is right, but crossing from one land to another is not the test. Blasting is abnormally dangerous.',
  ),
  'yes-known': knew('the risk of flying rock', NOT_KNOWLEDGE),
  'no-safe': care(
    'blasting',
    'Reasonable care answers a claim of negligence. Liability for an abnormally dangerous activity is strict.',
  ),
  'no-common': builders(COMMON),
})

/** Reasons where an activity does the harm. */
export const ACTIVITY_CELLS = {
  stone: (story) => ({
    ...stone(story),
    'no-knowledge': accident(
      'An activity needs no earlier accident. The risk of blasting is foreseeable without one.',
    ),
  }),
  useful: (story) => ({
    ...stone(story),
    'no-obliged': [
      'the contract with the town put the company under a duty imposed by law',
      'an activity of great value to the community is not subject to strict liability',
      'The company chose to bid. A contract is no duty imposed by law, and serving the community is no defense.',
    ],
  }),
  shaking: () => ({
    'yes-reach': [
      'damage caused by vibration is within the scope of the risk of blasting',
      'strict liability for blasting extends to harm caused by vibration without flying rock',
      'Blasting shakes the ground as surely as it throws rock. Both are risks that make it dangerous.',
    ],
    'yes-activity': blasting(
      'Vibration cracked the walls although all care was taken. Liability for blasting is strict.',
    ),
    'yes-known': knew('the risk of vibration', NOT_KNOWLEDGE),
    'no-safe': care(
      'blasting',
      'Reasonable care answers a claim of negligence. Liability for an abnormally dangerous activity is strict.',
    ),
    'no-common': builders(COMMON),
    'no-risk': [
      'damage caused by vibration is outside the scope of the risk of blasting',
      'strict liability for blasting is limited to damage caused by contact with flying rock',
      'Contact with rock is not required. Vibration is one of the risks that make blasting dangerous.',
    ],
  }),
  brood: ({ brood }) => ({
    'no-risk': [
      `harm to unusually sensitive ${brood} is outside the scope of the risk of blasting`,
      'the loss did not result from the risk that makes blasting abnormally dangerous',
      'Blasting is dangerous for its force, which never reached the farm. Thunder would have done the same.',
    ],
    'no-common': builders(
      `Blasting was not in common usage there. The claim fails because its force never reached the ${brood}.`,
    ),
    'no-safe': care(
      'blasting',
      'Reasonable care does not keep blasting from being abnormally dangerous. The claim fails because its force never reached the farm.',
    ),
    'yes-activity': blasting(
      'That is true of blasting, but strict liability covers only harm from the force that makes it dangerous.',
    ),
    'yes-reach': [
      'a loss from the noise of a blast is within the scope of the risk of blasting',
      'strict liability for blasting extends to harm caused by noise without flying rock',
      'Distant noise upset the animals. What makes blasting dangerous is its force, not that it can be heard.',
    ],
    'yes-intrude': crossing(
      'noise',
      'There is no such rule for noise that leaves land. Strict liability covers harm from the force that makes blasting dangerous.',
    ),
  }),
  gas: () => ({
    'no-common': [
      'piping gas to homes is a matter of common usage in the valley',
      'the supply of gas is in common usage and is not an abnormally dangerous activity',
      'Nearly every house in the valley uses gas. What is common there is not abnormally dangerous, despite the risk.',
    ],
    'no-safe': care(
      'piping gas',
      'Care left a serious risk of explosion. What takes gas out of strict liability is common usage.',
    ),
    'no-risk': [
      'damage caused by pressure is outside the scope of the risk of piping gas',
      'the scope of the risk of piping gas is limited to damage caused by fire',
      'An explosion is the risk of gas, and pressure is how it harms. Common usage is what decides.',
    ],
    'no-obliged': [
      'a public utility that serves homes acts under a duty imposed by law',
      'an activity of great value to the community is not subject to strict liability',
      'A utility that chose its business is under no such duty, and serving the community is no defense. Common usage decides.',
    ],
    'yes-activity': [
      'piping gas poses a highly significant risk that reasonable care cannot remove',
      'piping gas remains an abnormally dangerous activity even when reasonable care is used',
      'A risk that care cannot remove is one requirement. The other is that the activity is not of common usage.',
    ],
    'yes-reach': [
      'damage caused by pressure is within the scope of the risk of piping gas',
      'strict liability for piping gas extends to harm caused by pressure without fire',
      'Scope matters only for an activity that is abnormally dangerous. One of common usage is not.',
    ],
    'yes-intrude': crossing(
      'pressure',
      'Crossing from one land to another is not the test. An activity of common usage brings no strict liability.',
    ),
  }),
  acid: () => ({
    'no-safe': [
      'the acid poses no highly significant risk when reasonable care is used',
      'reasonable care reduces the risk of storing the acid below a highly significant one',
      'Care makes the risk slight, so storing the acid is not abnormally dangerous, however unusual it is.',
    ],
    'no-common': [
      'etching glass is a matter of common usage among glass companies',
      'acids are in common usage among industries throughout the country',
      'No one else in the region uses this acid. What decides is that care makes the risk slight.',
    ],
    'no-risk': [
      'harm caused by fumes is outside the scope of the risk of storing acid',
      'the scope of the risk of storing acid is limited to harm caused by contact',
      'Fumes are one of the ways in which acid harms. What decides is that care makes the risk slight.',
    ],
    'yes-activity': [
      'storing an acid that no one else in the region uses is an abnormally dangerous activity',
      'storing acid is an abnormally dangerous activity that is not in common usage',
      'Being uncommon is not enough. The risk must stay highly significant even when care is used.',
    ],
    'yes-reach': [
      'an injury caused by fumes is within the scope of the risk of storing acid',
      'strict liability for storing acid extends to harm caused by fumes without contact',
      'Scope matters only for an activity that is abnormally dangerous. Care makes this risk slight.',
    ],
    'yes-known': knew(
      'the dangers of acid',
      'Knowing of a danger is not enough. It must be one that care cannot keep small.',
    ),
  }),
} satisfies StrictCells
