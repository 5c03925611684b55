import { He, type Party } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import { THIRD_RESTATEMENT } from './third-restatement.ts'

/** Somebody who has long been mentally ill. */
export interface Illness {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  readonly accident: string
  /** The illness as a noun. */
  readonly illness: string
}

export function illnessCase({ defendant, plaintiff, start, accident, illness }: Illness): BreachCase {
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event: 'the accident',
    proof: `A psychiatrist testified without contradiction that ${defendant.the} has suffered from ${illness} for years, that the illness had never been recognized, and that because of it ${defendant.pronoun} could not see the danger.`,
    law: THIRD_RESTATEMENT,
  }
}

/** Somebody who means well and judges badly. */
export interface Judgment {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  readonly accident: string
  /** The sincere belief of the defendant, reading on after "believed". */
  readonly belief: string
  /** The knowledge of most people in that place, reading on after "know". */
  readonly known: string
}

export function judgmentCase({ defendant, plaintiff, start, accident, belief, known }: Judgment): BreachCase {
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event: 'the accident',
    proof: `A psychologist testified that ${defendant.the} is of below-average intelligence. ${He(defendant)} had sincerely believed ${belief} and had used the best judgment of which ${defendant.pronoun} was capable, although most people there know ${known}.`,
  }
}

const he = 'he' as const
const she = 'she' as const

export const illnesses: readonly Illness[] = [
  {
    defendant: { a: 'a watchmaker', the: 'the watchmaker', pronoun: he },
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: she },
    start:
      'A watchmaker was driving through a town. He believed that the red lights were secret signals for him to go on.',
    accident: 'He drove through one of them and hit a cyclist, who suffered a broken leg.',
    illness: 'delusions',
  },
  {
    defendant: { a: 'a retired judge', the: 'the judge', pronoun: she },
    plaintiff: { a: 'a neighbor', the: 'the neighbor', pronoun: he },
    start: 'A retired judge burned old letters on the wooden balcony of her apartment.',
    accident: "The balcony caught fire, and smoke from it injured a neighbor's lungs.",
    illness: 'dementia',
  },
  {
    defendant: { a: 'a sailor', the: 'the sailor', pronoun: he },
    plaintiff: { a: 'a swimmer', the: 'the swimmer', pronoun: she },
    start:
      'A sailor steered a motorboat through a swimming area because he believed that it could rise above the water.',
    accident: 'The boat struck a swimmer, who suffered a fractured skull.',
    illness: 'schizophrenia',
  },
  {
    defendant: { a: 'an heiress', the: 'the heiress', pronoun: she },
    plaintiff: { a: 'a chauffeur', the: 'the chauffeur', pronoun: he },
    start:
      'An heiress dropped flowerpots from a third-floor window because she believed that spies were climbing up the wall.',
    accident: 'One of them struck a chauffeur, who suffered a broken shoulder.',
    illness: 'delusions',
  },
  {
    defendant: { a: 'a collector', the: 'the collector', pronoun: he },
    plaintiff: { a: 'a visitor', the: 'the visitor', pronoun: she },
    start:
      'A collector poured gasoline on the floor of his garage because he took it for water that would cool the room.',
    accident: 'A spark set it on fire, and the flames burned a visitor.',
    illness: 'dementia',
  },
  {
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: she },
    plaintiff: { a: 'a surveyor', the: 'the surveyor', pronoun: he },
    start:
      'A farmer drove a tractor across a highway without stopping because she believed that an angel was holding back the traffic.',
    accident:
      'A car that had the right of way hit the tractor, and a surveyor in the car suffered a broken neck.',
    illness: 'schizophrenia',
  },
  {
    defendant: { a: 'a poet', the: 'the poet', pronoun: he },
    plaintiff: { a: 'a hotel guest', the: 'the guest', pronoun: she },
    start:
      'A poet filled the bathtub of a hotel room and left the water running for hours because he believed that the sound kept enemies away.',
    accident: 'The ceiling below fell down and injured a hotel guest.',
    illness: 'delusions',
  },
  {
    defendant: { a: 'a tailor', the: 'the tailor', pronoun: she },
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: he },
    start:
      'A tailor left a hot iron on a pile of cloth in her shop because she had forgotten what an iron is.',
    accident: 'The cloth caught fire, and a nurse who lived upstairs was burned.',
    illness: 'dementia',
  },
]

export const judgments: readonly Judgment[] = [
  {
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: he },
    plaintiff: { a: 'a weaver', the: 'the weaver', pronoun: she },
    start: "A farmer stacked damp hay against a fence beside a weaver's cottage.",
    accident: 'The hay heated up, caught fire, and burned the cottage.',
    belief: 'that a hole through the stack would keep it cool',
    known: 'that damp hay in a stack can catch fire by itself',
  },
  {
    defendant: { a: 'an innkeeper', the: 'the innkeeper', pronoun: she },
    plaintiff: { a: 'a guest', the: 'the guest', pronoun: he },
    start: 'An innkeeper heated a bedroom with a charcoal grill during a cold night.',
    accident: 'Fumes from the grill injured a guest in the next room.',
    belief: 'that a bowl of water beside the grill would absorb the fumes',
    known: 'that charcoal must not be burned indoors',
  },
  {
    defendant: { a: 'a fisherman', the: 'the fisherman', pronoun: he },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: she },
    start: 'A fisherman took a passenger out to sea in a small boat as a storm was rising.',
    accident: 'A wave overturned the boat, and the passenger suffered a broken arm.',
    belief: 'that waves are lower far from the shore',
    known: 'that small boats must stay in the harbor in a storm',
  },
  {
    defendant: { a: 'a homeowner', the: 'the homeowner', pronoun: she },
    plaintiff: { a: 'a neighbor', the: 'the neighbor', pronoun: he },
    start: 'A homeowner poured a bucket of water on burning oil in her kitchen.',
    accident: 'The oil exploded, and flames that shot out of the window burned a neighbor.',
    belief: 'that water puts out every fire',
    known: 'that water must not be poured on burning oil',
  },
  {
    defendant: { a: 'a camper', the: 'the camper', pronoun: he },
    plaintiff: { a: 'a hiker', the: 'the hiker', pronoun: she },
    start: 'A camper covered the embers of a large fire with dry leaves and went to sleep.',
    accident: "The leaves caught fire, and the fire spread to a hiker's tent and burned her hands.",
    belief: 'that leaves would smother the embers',
    known: 'that embers set dry leaves on fire',
  },
  {
    defendant: { a: 'a shopkeeper', the: 'the shopkeeper', pronoun: she },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: he },
    start: 'A shopkeeper mixed bleach and an acid cleaner in order to wash the floor of her shop.',
    accident: "The mixture gave off a gas, which injured a customer's lungs.",
    belief: 'that two cleaners together are as harmless as each alone',
    known: 'that bleach must not be mixed with an acid',
  },
  {
    defendant: { a: 'a boat owner', the: 'the owner', pronoun: he },
    plaintiff: { a: 'a dockhand', the: 'the dockhand', pronoun: she },
    start: 'A boat owner searched for a leak in a fuel line with a lit match.',
    accident: 'The fuel exploded, and a dockhand nearby was burned.',
    belief: 'that fuel cannot burn in the open air',
    known: 'that a flame must be kept away from fuel',
  },
  {
    defendant: { a: 'a gardener', the: 'the gardener', pronoun: she },
    plaintiff: { a: 'a roofer', the: 'the roofer', pronoun: he },
    start: 'A gardener cut through the lower half of a tall tree without a rope to hold it.',
    accident: 'The tree fell the wrong way and struck a roofer on the next lot, who suffered a broken leg.',
    belief: 'that a tree always falls toward the sun',
    known: 'that a tall tree must be held by ropes when it is cut',
  },
]
