import { type Party, The } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'

/** A business that leaves out a precaution. */
export interface Trade {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The trade in the plural: "tugboat companies". */
  readonly trade: string
  readonly accident: string
  /** The precaution as a noun, and leaving it out, reading on after the defendant. */
  readonly precaution: string
  readonly start: string
  readonly cost: string
  /** The substitute on which the defendant relied, where its trade takes the precaution. */
  readonly instead: string
}

export function tradeCase({ turn }: BreachFacts, scene: Trade): BreachCase {
  const { defendant, plaintiff, trade, accident, precaution, start, cost, instead } = scene
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event: 'the accident',
    proof:
      turn === 'custom met'
        ? `A former employee of ${defendant.the} testified that ${precaution} would have prevented the accident at a cost of ${cost} but admitted that almost no ${trade} take that precaution.`
        : `A safety engineer testified that nearly all ${trade} use ${precaution} to prevent such accidents. ${The(defendant)} had relied instead on ${instead}, and qualified witnesses disagreed about whether that was equally safe.`,
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const trades: readonly Trade[] = [
  {
    defendant: { a: 'a tugboat company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a coal dealer', the: 'the dealer', pronoun: he },
    trade: 'tugboat companies',
    start: 'A tugboat company sent out a tug that had no radio to tow two barges along the coast.',
    accident:
      'The crew did not hear a storm forecast, and both barges, which carried the cargo of a coal dealer, sank.',
    precaution: 'radios on tugs',
    cost: '$80 a tug',
    instead: 'a lookout who read the storm flags along the coast',
  },
  {
    defendant: { a: 'a movie theater', the: 'the theater', pronoun: it },
    plaintiff: { a: 'a moviegoer', the: 'the moviegoer', pronoun: she },
    trade: 'theaters',
    start: 'A movie theater had no strip lights on the steps of its balcony.',
    accident: 'A moviegoer missed a step in the dark and broke her ankle.',
    precaution: 'strip lights on steps',
    cost: '$200',
    instead: 'ushers with flashlights',
  },
  {
    defendant: { a: 'a glass factory', the: 'the factory', pronoun: it },
    plaintiff: { a: 'a visitor', the: 'the visitor', pronoun: he },
    trade: 'glass factories',
    start: 'A glass factory led visitors past its furnace without a screen between them.',
    accident: "A splash of hot glass burned a visitor's arm.",
    precaution: 'a wire screen',
    cost: '$150',
    instead: 'a painted line and a guide who kept visitors behind it',
  },
  {
    defendant: { a: 'a ski resort', the: 'the resort', pronoun: it },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: she },
    trade: 'ski resorts',
    start: 'A ski resort left the steel towers of its lift without padding.',
    accident: 'A beginner who was learning to turn slid into a tower and broke her hip.',
    precaution: 'foam padding on towers',
    cost: '$300 a tower',
    instead: 'a fence of thin ropes around each tower',
  },
  {
    defendant: { a: 'a moving company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a bookseller', the: 'the bookseller', pronoun: he },
    trade: 'moving companies',
    start: 'A moving company lowered a piano from a window with a single rope.',
    accident: "The rope slipped, and the piano crashed through a bookseller's awning and injured him.",
    precaution: 'a second rope',
    cost: '$40',
    instead: 'a wooden slide below the window',
  },
  {
    defendant: { a: 'an apartment owner', the: 'the owner', pronoun: she },
    plaintiff: { a: 'a tenant', the: 'the tenant', pronoun: he },
    trade: 'apartment owners',
    start: 'An apartment owner kept ordinary glass in the shower doors of her building.',
    accident: 'A door shattered when a tenant closed it, and the glass cut his arm.',
    precaution: 'safety glass in showers',
    cost: '$60 a door',
    instead: 'a plastic film on the glass',
  },
  {
    defendant: { a: 'a grain mill', the: 'the mill', pronoun: it },
    plaintiff: { a: 'a truck driver', the: 'the driver', pronoun: she },
    trade: 'grain mills',
    start: 'A grain mill loaded trucks from a chute that had no dust filter.',
    accident: 'Dust from the chute exploded and burned a truck driver who was waiting for her load.',
    precaution: 'a dust filter',
    cost: '$400',
    instead: 'a spray of water over the chute',
  },
  {
    defendant: { a: 'a riding school', the: 'the school', pronoun: it },
    plaintiff: { a: 'a pupil', the: 'the pupil', pronoun: he },
    trade: 'riding schools',
    start: 'A riding school let beginners ride with ordinary stirrups.',
    accident: 'A pupil fell, his foot caught in a stirrup, and the horse dragged him and broke his arm.',
    precaution: 'stirrups that open in a fall',
    cost: '$25 a pair',
    instead: 'an instructor who led each beginner by a rope',
  },
]
