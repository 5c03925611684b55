import { type Party, whose } from '../../engine/party.ts'
import type { CauseCase } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A place without a safeguard, where a third person's carelessness hurts somebody. */
export interface Safeguard {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The safeguard, reading on after "failed to" and after "the lack of". */
  readonly failed: string
  readonly device: string
  readonly careless: Party
  /** The accident; `p` names the plaintiff with an article, `c` the careless third person. */
  readonly accident: (p: string, c: string) => string
  readonly harm: string
  /** The safeguard would have prevented the harm, or would not have. */
  readonly needed: string
  readonly useless: string
}

export function safeguardCase({ bearing }: CauseFacts, scene: Safeguard): CauseCase {
  const { defendant, plaintiff, failed, device, careless, accident, harm, needed, useless } = scene
  const proof =
    bearing === 'needed'
      ? `All the experts agree that ${needed}.`
      : bearing === 'useless'
        ? `All the experts agree that ${useless}.`
        : `The only expert on the point testified that ${device} would have given ${plaintiff.the} a 30 percent chance of escaping the ${harm}.`
  return {
    defendant,
    plaintiff,
    breach: `carelessly failed to ${failed}`,
    flaw: `the lack of ${device}`,
    other: `${whose(careless)} carelessness`,
    harm,
    events: (p) => `${accident(p, careless.a)} ${proof}`,
    ...(bearing === 'chance'
      ? {
          law: 'The jurisdiction follows the traditional standard of proof and has not adopted the loss-of-chance doctrine.',
        }
      : {}),
  }
}

export const safeguards: readonly Safeguard[] = [
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: 'it' },
    plaintiff: { a: 'a guest', the: 'the guest', pronoun: 'she' },
    failed: 'install sprinklers',
    device: 'sprinklers',
    careless: { a: 'a smoker', the: 'the smoker', pronoun: 'he' },
    accident: (p, c) =>
      `In one of the rooms ${c} carelessly set a mattress on fire, and the fire spread to the next room and burned ${p}.`,
    harm: 'burn injury',
    needed: 'sprinklers would have put out the fire before it left the first room',
    useless: 'the fire spread so fast that it would have burned the guest in spite of sprinklers',
  },
  {
    defendant: { a: 'a parking garage', the: 'the garage', pronoun: 'it' },
    plaintiff: { a: 'a driver', the: 'the driver', pronoun: 'he' },
    failed: 'put a barrier at the edge of its ramp',
    device: 'a barrier',
    careless: { a: 'a motorist', the: 'the motorist', pronoun: 'she' },
    accident: (p, c) =>
      `While sending a text message, ${c} carelessly ran into ${p}'s car and pushed it over the edge. The fall injured the driver's back.`,
    harm: 'back injury',
    needed: 'a barrier of the usual strength would have kept the car on the ramp',
    useless: 'the car was pushed so hard that it would have broken through any barrier of the usual strength',
  },
  {
    defendant: { a: 'a marina', the: 'the marina', pronoun: 'it' },
    plaintiff: { a: 'a sailor', the: 'the sailor', pronoun: 'he' },
    failed: 'keep a life ring on its dock',
    device: 'a life ring',
    careless: { a: 'a water-skier', the: 'the water-skier', pronoun: 'she' },
    accident: (p, c) =>
      `Passing too close to the dock, ${c} carelessly knocked ${p} into the water. He could not swim, was under water for four minutes, and suffered a brain injury.`,
    harm: 'brain injury',
    needed: 'with a life ring, bystanders would have pulled him out at once and unharmed',
    useless: 'a current swept him under the dock at once, where no life ring could have reached him',
  },
  {
    defendant: { a: 'a ski resort', the: 'the resort', pronoun: 'it' },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: 'she' },
    failed: 'put padding on a lift tower',
    device: 'padding',
    careless: { a: 'a snowboarder', the: 'the snowboarder', pronoun: 'he' },
    accident: (p, c) =>
      `Looking back at a friend, ${c} carelessly ran into ${p} and threw her against the tower, which broke her hip.`,
    harm: 'broken hip',
    needed: 'padding would have prevented the fracture',
    useless: 'she struck the tower so hard that her hip would have broken in spite of padding',
  },
  {
    defendant: { a: 'a theater', the: 'the theater', pronoun: 'it' },
    plaintiff: { a: 'a patron', the: 'the patron', pronoun: 'she' },
    failed: 'put lights on its balcony stairs',
    device: 'stair lights',
    careless: { a: 'a latecomer', the: 'the latecomer', pronoun: 'he' },
    accident: (p, c) =>
      `Running to a seat, ${c} carelessly bumped into ${p}, who fell down the stairs and broke her ankle.`,
    harm: 'broken ankle',
    needed: 'with stair lights, she would have seen the next step and kept her balance',
    useless: 'the push took her off her feet, and she would have fallen in full light too',
  },
  {
    defendant: { a: 'a landlord', the: 'the landlord', pronoun: 'he' },
    plaintiff: { a: 'a tenant', the: 'the tenant', pronoun: 'she' },
    failed: 'install a smoke alarm',
    device: 'a smoke alarm',
    careless: { a: 'a neighbor', the: 'the neighbor', pronoun: 'he' },
    accident: (p, c) =>
      `One night ${c} carelessly left a candle burning, and ${p} was badly burned in the fire that followed.`,
    harm: 'burn injury',
    needed: 'a smoke alarm would have woken her in time to leave unharmed',
    useless: 'she was awake and saw the fire start, but it cut off the only way out at once',
  },
  {
    defendant: { a: 'a bus company', the: 'the company', pronoun: 'it' },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: 'he' },
    failed: 'put flares behind a bus that had broken down at night',
    device: 'flares',
    careless: { a: 'a motorist', the: 'the motorist', pronoun: 'she' },
    accident: (p, c) =>
      `Reading a message while driving, ${c} carelessly ran into the bus and injured the neck of ${p}, who was still aboard.`,
    harm: 'neck injury',
    needed: 'flares would have caught the eye of the motorist in time for her to stop',
    useless: 'the motorist did not look up before the crash and would not have noticed flares either',
  },
  {
    defendant: { a: 'a swim club', the: 'the club', pronoun: 'it' },
    plaintiff: { a: 'a swimmer', the: 'the swimmer', pronoun: 'she' },
    failed: 'post a lifeguard',
    device: 'a lifeguard',
    careless: { a: 'a diver', the: 'the diver', pronoun: 'he' },
    accident: (p, c) =>
      `Without looking, ${c} carelessly jumped from a board onto ${p}. She sank, was found after three minutes, and had suffered a brain injury.`,
    harm: 'brain injury',
    needed:
      'it was the time under water that did the harm and that a lifeguard would have pulled her out at once',
    useless: 'the blow alone did the harm and that a lifeguard could not have prevented the jump',
  },
  {
    defendant: { a: 'a railroad', the: 'the railroad', pronoun: 'it' },
    plaintiff: { a: 'a tourist', the: 'the tourist', pronoun: 'he' },
    failed: 'put a bell at a crossing',
    device: 'a bell',
    careless: { a: 'a taxi driver', the: 'the taxi driver', pronoun: 'she' },
    accident: (p, c) =>
      `A train struck a taxi that ${c} carelessly drove onto the crossing, and ${p}, who was riding in it, broke a leg.`,
    harm: 'broken leg',
    needed: 'the taxi driver would have heard a bell and stopped in time',
    useless: 'the taxi driver saw the train, meant to beat it, and would have ignored a bell too',
  },
  {
    defendant: { a: 'a builder', the: 'the builder', pronoun: 'he' },
    plaintiff: { a: 'a pedestrian', the: 'the pedestrian', pronoun: 'she' },
    failed: 'hang a net below a scaffold',
    device: 'a net',
    careless: { a: 'a window washer', the: 'the window washer', pronoun: 'he' },
    accident: (p, c) =>
      `From a window above the scaffold ${c} carelessly dropped a bucket, which broke the shoulder of ${p} on the sidewalk.`,
    harm: 'broken shoulder',
    needed: 'a net would have caught the bucket',
    useless: 'the bucket fell well outside the scaffold and would have missed a net too',
  },
  {
    defendant: { a: 'a climbing gym', the: 'the gym', pronoun: 'it' },
    plaintiff: { a: 'a climber', the: 'the climber', pronoun: 'he' },
    failed: 'lay mats below its wall',
    device: 'mats',
    careless: { a: 'a bystander', the: 'the bystander', pronoun: 'she' },
    accident: (p, c) =>
      `To take a picture, ${c} carelessly leaned on a rope, which made ${p} fall from the wall and break his wrist.`,
    harm: 'broken wrist',
    needed: 'he would have landed on mats unharmed',
    useless: 'he broke the wrist on a hold as he fell, before he could have reached any mats',
  },
]
