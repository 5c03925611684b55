import { capital } from '../../../text/capital.ts'
import { type Party, whose } from '../../engine/party.ts'
import type { CauseCase, Opening } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A place without a safeguard, where a third person's carelessness hurts somebody. */
export interface Safeguard {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The breach as a sentence, which names the defendant for the first time. */
  readonly breach: string
  /** The plaintiff's place and the breach, which name both for the first time. */
  readonly setting: string
  /** The safeguard, reading on after "the lack of". */
  readonly device: string
  readonly careless: Party
  /** The accident; \`p\` names the plaintiff with an article. */
  readonly accident: (p: string) => string
  /** The accident and then the breach, where nothing has been told yet. */
  readonly accidentFirst: string
  readonly harm: string
  /** The harm, reading on after "prevented". */
  readonly avoided: string
  /** The safeguard would have prevented the harm, or would not have. */
  readonly needed: string
  readonly useless: string
}

export function safeguardCase({ bearing }: CauseFacts, scene: Safeguard): CauseCase {
  const { defendant, plaintiff, device, careless, harm, avoided, needed, useless } = scene
  const proof =
    bearing === 'needed'
      ? `All the experts agree that ${needed}.`
      : bearing === 'useless'
        ? `All the experts agree that ${useless}.`
        : `The only expert who studied the accident concluded that there was a 30 percent chance that ${device} would have prevented ${avoided}.`
  return {
    defendant,
    plaintiff,
    flaw: `the lack of ${device}`,
    other: `${whose(careless)} carelessness`,
    harm,
    events: (opening) => `${toldFrom(opening, scene)} ${proof}`,
    ...(bearing === 'chance' ? { law: 'The jurisdiction does not recognize loss of chance.' } : {}),
  }
}

function toldFrom(opening: Opening, scene: Safeguard): string {
  if (opening === 2) return scene.accidentFirst
  return opening === 1
    ? `${scene.setting} ${scene.accident(scene.plaintiff.the)}`
    : `${scene.breach} ${scene.accident(scene.plaintiff.a)}`
}

export const safeguards: readonly Safeguard[] = [
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: 'it' },
    plaintiff: { a: 'a guest', the: 'the guest', pronoun: 'she' },
    breach: 'A hotel carelessly failed to install sprinklers.',
    setting: 'A guest was spending the night at a hotel that had carelessly failed to install sprinklers.',
    device: 'sprinklers',
    careless: { a: 'a smoker', the: 'the smoker', pronoun: 'he' },
    accident: (p) =>
      `In one of the rooms, a smoker fell asleep with a lit cigarette and set a mattress on fire. The fire spread to the next room and burned ${p}.`,
    accidentFirst:
      'In one of the rooms of a hotel, a smoker fell asleep with a lit cigarette and set a mattress on fire. The fire spread to the next room and burned a guest. The hotel had carelessly failed to install sprinklers.',
    harm: 'burn injury',
    avoided: 'the burns',
    needed: 'sprinklers would have put out the fire before it left the first room',
    useless: 'the fire spread so fast that it would have burned the guest even with sprinklers',
  },
  {
    defendant: { a: 'a parking garage', the: 'the garage', pronoun: 'it' },
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: 'he' },
    breach: 'A parking garage carelessly failed to put a barrier at the edge of its ramp.',
    setting:
      'A shopper was driving out of a parking garage that had carelessly failed to put a barrier at the edge of its ramp.',
    device: 'a barrier',
    careless: { a: 'a motorist', the: 'the motorist', pronoun: 'she' },
    accident: (p) =>
      `While sending a text message, a motorist ran into ${p}'s car and pushed it over the edge. The fall injured the shopper's back.`,
    accidentFirst:
      "While sending a text message, a motorist ran into a shopper's car on the ramp of a parking garage. The garage had carelessly failed to put a barrier at the edge of the ramp, and the car was pushed over it. The fall injured the shopper's back.",
    harm: 'back injury',
    avoided: 'the back injury',
    needed: 'a barrier of the usual strength would have kept the car on the ramp',
    useless: 'the car was pushed so hard that it would have broken through any barrier of the usual strength',
  },
  {
    defendant: { a: 'a marina', the: 'the marina', pronoun: 'it' },
    plaintiff: { a: 'a sailor', the: 'the sailor', pronoun: 'he' },
    breach: 'A marina carelessly failed to keep a life ring on its dock.',
    setting:
      'A sailor was walking along the dock of a marina, which had carelessly failed to keep a life ring there.',
    device: 'a life ring',
    careless: { a: 'a water-skier', the: 'the water-skier', pronoun: 'she' },
    accident: (p) =>
      `A water-skier who passed too close to the dock knocked ${p} into the water. The sailor could not swim, was under water for four minutes, and suffered a brain injury.`,
    accidentFirst:
      "A water-skier who passed too close to a marina's dock knocked a sailor into the water. The sailor could not swim. The marina had carelessly failed to keep a life ring on the dock, and the sailor was under water for four minutes and suffered a brain injury.",
    harm: 'brain injury',
    avoided: 'the injury',
    needed: 'with a life ring, bystanders would have pulled him out at once and unharmed',
    useless: 'a current swept him under the dock at once, where no life ring could have reached him',
  },
  {
    defendant: { a: 'a ski resort', the: 'the resort', pronoun: 'it' },
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: 'she' },
    breach: 'A ski resort carelessly failed to put padding on a lift tower that stood beside a slope.',
    setting:
      'A skier was coming down a slope at a ski resort past a lift tower, on which the resort had carelessly failed to put padding.',
    device: 'padding',
    careless: { a: 'a snowboarder', the: 'the snowboarder', pronoun: 'he' },
    accident: (p) =>
      `A snowboarder who was looking back at a friend ran into ${p}, knocking her into the tower and breaking her hip.`,
    accidentFirst:
      'At a ski resort, a snowboarder who was looking back at a friend ran into a skier and knocked her into a lift tower, breaking her hip. The resort had carelessly failed to put padding on the tower.',
    harm: 'broken hip',
    avoided: 'the fracture',
    needed: 'padding would have prevented the fracture',
    useless: 'she struck the tower so hard that her hip would have broken even with padding',
  },
  {
    defendant: { a: 'a theater', the: 'the theater', pronoun: 'it' },
    plaintiff: { a: 'a patron', the: 'the patron', pronoun: 'she' },
    breach: 'A theater carelessly failed to put lights on its balcony stairs.',
    setting:
      'A patron was going down the balcony stairs of a theater, on which the theater had carelessly failed to put lights.',
    device: 'stair lights',
    careless: { a: 'a latecomer', the: 'the latecomer', pronoun: 'he' },
    accident: (p) =>
      `A latecomer who was running to his seat bumped into ${p}, who fell down the stairs and broke her ankle.`,
    accidentFirst:
      'On the balcony stairs of a theater, a latecomer who was running to his seat bumped into a patron, who fell and broke her ankle. The theater had carelessly failed to put lights on the stairs.',
    harm: 'broken ankle',
    avoided: 'the fall',
    needed: 'with stair lights, she would have seen the next step and kept her balance',
    useless: 'the push took her off her feet and that she would have fallen in full light too',
  },
  {
    defendant: { a: 'a landlord', the: 'the landlord', pronoun: 'he' },
    plaintiff: { a: 'a tenant', the: 'the tenant', pronoun: 'she' },
    breach: 'A landlord carelessly failed to install a smoke alarm in one of his apartments.',
    setting:
      'A tenant was at home one night in an apartment in which her landlord had carelessly failed to install a smoke alarm.',
    device: 'a smoke alarm',
    careless: { a: 'a neighbor', the: 'the neighbor', pronoun: 'he' },
    accident: (p) =>
      `A neighbor in the same building left a candle burning, and ${p} was badly burned in the fire that followed.`,
    accidentFirst:
      'A neighbor left a candle burning one night, and a tenant in the same building was badly burned in the fire that followed. Her landlord had carelessly failed to install a smoke alarm.',
    harm: 'burn injury',
    avoided: 'the burns',
    needed: 'a smoke alarm would have woken her in time to leave unharmed',
    useless: 'she was awake and saw the fire start and that it cut off the only way out at once',
  },
  {
    defendant: { a: 'a bus company', the: 'the company', pronoun: 'it' },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: 'he' },
    breach:
      'When one of its buses broke down at night, a bus company carelessly failed to put flares behind it.',
    setting:
      'A passenger was sitting in a bus that had broken down at night. The bus company carelessly failed to put flares behind it.',
    device: 'flares',
    careless: { a: 'a motorist', the: 'the motorist', pronoun: 'she' },
    accident: (p) =>
      `A motorist who was reading a message ran into the bus and injured the neck of ${p}, who was still aboard.`,
    accidentFirst:
      'A motorist who was reading a message at the wheel ran into a bus that had broken down at night, injuring the neck of a passenger who was still aboard. The bus company had carelessly failed to put flares behind the bus.',
    harm: 'neck injury',
    avoided: 'the injury',
    needed: 'flares would have caught the eye of the motorist in time for her to stop',
    useless: 'the motorist did not look up before the crash and would not have noticed flares either',
  },
  {
    defendant: { a: 'a swim club', the: 'the club', pronoun: 'it' },
    plaintiff: { a: 'a swimmer', the: 'the swimmer', pronoun: 'she' },
    breach: 'A swim club carelessly failed to post a lifeguard.',
    setting: 'A swimmer was doing laps at a swim club that had carelessly failed to post a lifeguard.',
    device: 'a lifeguard',
    careless: { a: 'a diver', the: 'the diver', pronoun: 'he' },
    accident: (p) =>
      `A diver jumped from a board without looking and landed on ${p}. The swimmer sank, was under water for three minutes, and suffered a brain injury.`,
    accidentFirst:
      'At a swim club, a diver jumped from a board without looking and landed on a swimmer. The club had carelessly failed to post a lifeguard. The swimmer sank, was under water for three minutes, and suffered a brain injury.',
    harm: 'brain injury',
    avoided: 'the injury',
    needed:
      'the injury resulted from the time under water and that a lifeguard would have pulled her out at once',
    useless: 'the blow alone caused the injury and that a lifeguard could not have prevented the jump',
  },
  {
    defendant: { a: 'a railroad', the: 'the railroad', pronoun: 'it' },
    plaintiff: { a: 'a tourist', the: 'the tourist', pronoun: 'he' },
    breach: 'A railroad carelessly failed to put a bell at a crossing.',
    setting:
      'A tourist was riding in a taxi toward a crossing at which a railroad had carelessly failed to put a bell.',
    device: 'a bell',
    careless: { a: 'a taxi driver', the: 'the taxi driver', pronoun: 'she' },
    accident: (p) =>
      `A taxi driver drove onto the crossing in front of a train, which struck the taxi. ${capital(p)}, who was riding in it, broke a leg.`,
    accidentFirst:
      'A taxi driver drove onto a crossing in front of a train. The train struck the taxi, and a tourist who was riding in it broke a leg. The railroad had carelessly failed to put a bell at the crossing.',
    harm: 'broken leg',
    avoided: 'the accident',
    needed: 'the taxi driver would have heard a bell and stopped in time',
    useless: 'the taxi driver saw the train, meant to beat it, and would have ignored a bell too',
  },
  {
    defendant: { a: 'a builder', the: 'the builder', pronoun: 'he' },
    plaintiff: { a: 'a pedestrian', the: 'the pedestrian', pronoun: 'she' },
    breach: 'A builder carelessly failed to hang a net below a scaffold.',
    setting:
      'A pedestrian was walking past a scaffold below which a builder had carelessly failed to hang a net.',
    device: 'a net',
    careless: { a: 'a window washer', the: 'the window washer', pronoun: 'he' },
    accident: (p) =>
      `From a window above the scaffold, a window washer dropped a bucket, which broke the shoulder of ${p} on the sidewalk.`,
    accidentFirst:
      'A window washer dropped a bucket from a window above a scaffold. It broke the shoulder of a pedestrian on the sidewalk. The builder who had put up the scaffold had carelessly failed to hang a net below it.',
    harm: 'broken shoulder',
    avoided: 'the blow',
    needed: 'a net would have caught the bucket',
    useless: 'the bucket fell well outside the scaffold and would have missed a net too',
  },
  {
    defendant: { a: 'a climbing gym', the: 'the gym', pronoun: 'it' },
    plaintiff: { a: 'a climber', the: 'the climber', pronoun: 'he' },
    breach: 'A climbing gym carelessly failed to lay mats below its wall.',
    setting:
      'A climber was halfway up the wall of a climbing gym that had carelessly failed to lay mats below it.',
    device: 'mats',
    careless: { a: 'a bystander', the: 'the bystander', pronoun: 'she' },
    accident: (p) =>
      `A bystander who was taking a picture leaned on a rope, which made ${p} fall from the wall and break his wrist.`,
    accidentFirst:
      'A bystander who was taking a picture at a climbing gym leaned on a rope, which made a climber fall from the wall and break his wrist. The gym had carelessly failed to lay mats below the wall.',
    harm: 'broken wrist',
    avoided: 'the fracture',
    needed: 'he would have landed on mats unharmed',
    useless: 'he broke the wrist on a hold as he fell, before he could have reached any mats',
  },
]
