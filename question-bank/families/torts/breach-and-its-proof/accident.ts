import { his, type Party, The } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'

/** A thing that falls, bursts, or runs away. */
export interface Accident {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The place, the event, and the event as a noun. */
  readonly start: string
  readonly accident: string
  readonly event: string
  /** The hands that the thing went through: those of the defendant alone, as a sentence, or of others too, as a clause. */
  readonly alone: string
  readonly others: string
  /** Those others as a noun. Neither they nor the defendant answers for what the other side does. */
  readonly other: string
  /** Care that the defendant took, as a sentence. */
  readonly care: string
  /** The proved cause of the event, as a sentence. */
  readonly cause: string
}

const MAJORITY = 'The jurisdiction follows the majority rule on the effect of res ipsa loquitur.'
const PLAIN = 'There was no other evidence of how it happened.'

export function accidentCase({ turn }: BreachFacts, scene: Accident): BreachCase {
  const { defendant, plaintiff, start, accident, event, alone } = scene
  const base = { defendant, plaintiff, start, accident, event, law: MAJORITY }
  const witness = defendant.pronoun === 'it' ? `A manager of ${defendant.the}` : The(defendant)
  switch (turn) {
    case 'two sources':
      return {
        ...base,
        proof: `The undisputed evidence showed that ${scene.others}. Experts on both sides agreed that carelessness by ${scene.other} alone was as likely a cause as carelessness by ${defendant.the}. ${PLAIN}`,
      }
    case 'inspected':
      return {
        ...base,
        proof: `The evidence showed that ${alone} ${witness} testified that ${scene.care} ${PLAIN}`,
      }
    case 'explained':
      return {
        ...base,
        proof: `The evidence showed that ${alone} Both sides agreed, however, that ${scene.cause}`,
      }
    case 'shifted':
      return {
        ...base,
        proof: `The undisputed evidence showed that ${alone} ${The(defendant)} offered no evidence of ${his(defendant)} own.`,
        law: 'In the jurisdiction, res ipsa loquitur shifts the burden of proof to the defendant.',
      }
    default:
      return { ...base, proof: `The undisputed evidence showed that ${alone} ${PLAIN}` }
  }
}

/** An accident that care does not prevent. */
export interface Mishap {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  readonly accident: string
  readonly event: string
  /** How such things happen, reading on after "that". */
  readonly chance: string
}

export function mishapCase({ defendant, plaintiff, start, accident, event, chance }: Mishap): BreachCase {
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event,
    proof: `Undisputed testimony showed that ${chance}. ${PLAIN}`,
    law: MAJORITY,
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const accidents: readonly Accident[] = [
  {
    defendant: { a: 'a flour dealer', the: 'the dealer', pronoun: he },
    plaintiff: { a: 'a jeweler', the: 'the jeweler', pronoun: she },
    start: 'A flour dealer stored his goods above a busy street.',
    accident: 'A barrel of flour fell from his warehouse window and struck a jeweler on the sidewalk.',
    event: 'the fall of the barrel',
    alone: 'only the dealer and his employees handled barrels there.',
    others: 'two tenants of the warehouse lowered barrels of their own from that window',
    other: 'those tenants',
    care: 'his employees tie every barrel with two ropes, as is customary, and that he checks the ropes each morning.',
    cause: 'an escaping burglar, whom no one could have expected, pushed the barrel out.',
  },
  {
    defendant: { a: 'a carousel company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a rider', the: 'the rider', pronoun: he },
    start: 'A carousel company ran a carousel at a fair.',
    accident: 'A wooden horse came off its pole during a ride, and the rider on it suffered a broken arm.',
    event: 'the fall of the horse',
    alone: 'only the company maintained the horses and that the rider sat still.',
    others: 'an independent factory had delivered the horse and its pole that morning as one sealed piece',
    other: 'the factory',
    care: 'it has each horse inspected once a week, as is customary.',
    cause:
      'an unknown person had sawed through the bolt minutes before, which no inspection could have prevented.',
  },
  {
    defendant: { a: 'a laundry', the: 'the laundry', pronoun: it },
    plaintiff: { a: 'a postman', the: 'the postman', pronoun: he },
    start: 'A laundry pressed sheets with steam in the back of its shop.',
    accident: 'A steam boiler blew up, and a metal plate hit a postman who was passing the shop.',
    event: 'the explosion of the boiler',
    alone: 'only the laundry operated and maintained the boiler.',
    others:
      "the owner of the building had his own workers replace the boiler's valve that day without telling the laundry",
    other: 'those workers',
    care: 'a mechanic examines the boiler every month, as is customary.',
    cause: 'lightning had struck the boiler and melted its valve.',
  },
  {
    defendant: { a: 'a hauler', the: 'the hauler', pronoun: she },
    plaintiff: { a: 'a motorist', the: 'the motorist', pronoun: he },
    start: 'A hauler was driving her truck along a level highway.',
    accident:
      "The spare tire fell from beneath the truck and crashed through a motorist's windshield, injuring him.",
    event: 'the fall of the tire',
    alone: 'only the hauler had fastened, used, and checked the tire.',
    others:
      'an hour earlier a garage had installed the chain that held the tire, where a driver could not inspect it',
    other: 'the garage',
    care: 'she pulls at the chain that holds the tire before each trip, as is customary.',
    cause: 'a thief had cut the chain at a traffic light moments before, without being seen.',
  },
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: it },
    plaintiff: { a: 'a singer', the: 'the singer', pronoun: she },
    start: 'A hotel served dinner in a ballroom.',
    accident: 'A chandelier dropped from the ceiling and injured a singer at her table.',
    event: 'the fall of the chandelier',
    alone: 'only the hotel had put up and maintained the chandelier.',
    others: 'a film crew had hung its own lights from the chandelier that week without telling the hotel',
    other: 'the crew',
    care: 'it has the hooks tested twice a year, as is customary.',
    cause: 'an earthquake of a strength never recorded there had broken the hook.',
  },
  {
    defendant: { a: 'a cable-car company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: he },
    start: 'A cable-car company carried passengers up a mountain.',
    accident: 'The door of a moving car opened, and a passenger who was sitting beside it fell out.',
    event: 'the opening of the door',
    alone: 'only the company operated and maintained the door and that the passenger did not touch it.',
    others: "two other passengers had played with the latch behind the attendant's back",
    other: 'those passengers',
    care: 'an attendant tries every door before a car leaves, as is customary.',
    cause: 'another passenger had suddenly forced the door with a crowbar that he had hidden in his coat.',
  },
  {
    defendant: { a: 'a brewery', the: 'the brewery', pronoun: it },
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: he },
    start: 'A brewery kept beer in a tank on its roof.',
    accident: 'The tank burst, and a wave of beer swept a tailor off his feet in the street below.',
    event: 'the bursting of the tank',
    alone: 'only the brewery had filled and maintained the tank.',
    others:
      'a neighboring dairy leased the tank on alternate days and had filled and cleaned it the day before',
    other: 'the dairy',
    care: 'it checks the tank for cracks every Friday, as is customary.',
    cause: 'a stray bullet from a police chase had pierced the tank.',
  },
  {
    defendant: { a: 'an elevator company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a secretary', the: 'the secretary', pronoun: she },
    start: 'An elevator company serviced the elevator of an office tower.',
    accident: 'The elevator dropped two floors, and a secretary who was alone in it suffered a broken ankle.',
    event: 'the drop of the elevator',
    alone: 'only the company had access to the machinery and that the secretary had just pushed a button.',
    others: 'the staff of the tower had adjusted the brake that morning without telling the company',
    other: 'the staff',
    care: 'it oils and measures every cable each month, as is customary.',
    cause:
      'a dismissed employee of the tower had broken into the machine room at night and unscrewed the brake.',
  },
  {
    defendant: { a: 'a quarry', the: 'the quarry', pronoun: it },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: he },
    start: 'A quarry kept ore cars on a hill.',
    accident: 'A car rolled down by itself and hit a jogger.',
    event: "the car's rolling away",
    alone: 'only the quarry had parked and braked the car.',
    others: 'a railroad parked its own cars there too',
    other: 'the railroad',
    care: 'two workers check each brake, as is customary.',
    cause: 'a saboteur had released the brake minutes before.',
  },
  {
    defendant: { a: 'a museum', the: 'the museum', pronoun: it },
    plaintiff: { a: 'a visitor', the: 'the visitor', pronoun: she },
    start: 'A museum hung a whale skeleton above a hall.',
    accident: 'A jawbone dropped and hit a visitor.',
    event: 'the fall of the jawbone',
    alone: 'only the museum had hung and maintained the skeleton.',
    others: 'a university had lent the jawbone on a sealed wire of its own',
    other: 'the university',
    care: 'it tests each wire every month, as is customary.',
    cause: 'another visitor had just shot at the wire.',
  },
  {
    defendant: { a: 'a crane company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a vendor', the: 'the vendor', pronoun: he },
    start: 'A crane company lifted stone blocks beside a market.',
    accident: 'A block fell from the hook and injured a vendor.',
    event: 'the fall of the block',
    alone: 'only the company had tied and lifted the block.',
    others: 'the masons, who work for another firm, tied some of the blocks',
    other: 'the masons',
    care: 'it checks each knot twice, as is customary.',
    cause: 'a small plane had flown into the rope.',
  },
]

export const mishaps: readonly Mishap[] = [
  {
    defendant: { a: 'a riding stable', the: 'the stable', pronoun: it },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: he },
    start: 'A riding stable rented a gentle mare to a customer who could ride well.',
    accident: 'On an even path, the mare stumbled, and the customer fell and broke his collarbone.',
    event: "the mare's stumble",
    chance: 'sound and well-trained horses stumble now and then, whatever care is taken',
  },
  {
    defendant: { a: 'a cab driver', the: 'the driver', pronoun: she },
    plaintiff: { a: 'a lawyer', the: 'the lawyer', pronoun: he },
    start: 'A cab driver took a lawyer to a hearing at a moderate speed.',
    accident: 'A nearly new tire went flat, the cab ran into a post, and the lawyer injured his knee.',
    event: 'the flat tire',
    chance: 'most flat tires come from nails or glass on the road that no driver can see',
  },
  {
    defendant: { a: 'a bakery', the: 'the bakery', pronoun: it },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: she },
    start: 'A bakery has three broad steps at its entrance.',
    accident: 'A customer who was leaving with a cake fell on the steps and broke her wrist.',
    event: "the customer's fall",
    chance:
      'the steps were dry, even, and well lit, and that people often miss a step for reasons of their own',
  },
  {
    defendant: { a: 'an arborist', the: 'the arborist', pronoun: he },
    plaintiff: { a: 'a neighbor', the: 'the neighbor', pronoun: she },
    start: 'An arborist trimmed the branches of a healthy oak.',
    accident: "In a heavy storm a week later, a branch broke off and crushed a neighbor's greenhouse.",
    event: 'the fall of the branch',
    chance: 'branches of healthy trees break in such storms, trimmed or not',
  },
  {
    defendant: { a: 'a toy maker', the: 'the toy maker', pronoun: she },
    plaintiff: { a: 'a shopkeeper', the: 'the shopkeeper', pronoun: he },
    start: 'A toy maker stored wooden toys in a shed beside a shop.',
    accident: 'One night the shed burned down, and the fire spread to the shop and burned the shopkeeper.',
    event: 'the fire',
    chance:
      'fires of unknown origin are as likely to come from chance or from strangers as from carelessness',
  },
  {
    defendant: { a: 'a tennis club', the: 'the club', pronoun: it },
    plaintiff: { a: 'a player', the: 'the player', pronoun: she },
    start: 'A tennis club rented a court to a player and her partner.',
    accident: 'As the player turned for a shot, she slipped on the court and tore a tendon.',
    event: "the player's slip",
    chance: 'players slip in nearly every match, even on courts in perfect order',
  },
  {
    defendant: { a: 'a baker', the: 'the baker', pronoun: he },
    plaintiff: { a: 'a diner', the: 'the diner', pronoun: she },
    start: 'A baker sold walnut bread that he had made of fresh nuts.',
    accident: 'A diner bit on a piece of shell in the bread and broke a tooth.',
    event: 'the piece of shell',
    chance: 'tiny pieces of shell remain among nuts even when they are sorted with great care',
  },
  {
    defendant: { a: 'a bus company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: he },
    start: 'A bus company carried a passenger through heavy traffic.',
    accident:
      'The bus stopped at a red light, and the passenger, who was standing, fell and injured his elbow.',
    event: "the passenger's fall",
    chance: 'standing passengers fall now and then even when a bus stops gently',
  },
]
