import { type Party, The } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'

/** A thing that falls, bursts, or runs away. */
export interface Accident {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The place, the event, and the event as a noun and as a question, reading on after "say". */
  readonly start: string
  readonly accident: string
  readonly event: string
  readonly puzzle: string
  /** The hands that the thing went through: those of the defendant alone, or of others too, each as a sentence. */
  readonly alone: string
  readonly others: string
  /** Those others as a noun. Neither they nor the defendant answers for what the other side does. */
  readonly other: string
  /** Care that the defendant took, and the proved cause, each reading on after "that". */
  readonly care: string
  readonly cause: string
}

/** The law of both kinds of accident, reading on after "a jurisdiction that". */
export const MAJORITY = 'follows the majority rule on res ipsa loquitur'

export function accidentCase({ turn }: BreachFacts, scene: Accident): BreachCase {
  const { defendant, plaintiff, accident, event, puzzle } = scene
  const base = {
    defendant,
    plaintiff,
    start: `${scene.start} ${turn === 'two sources' ? scene.others : scene.alone}`,
    accident,
    event,
    law: MAJORITY,
  }
  const witness = defendant.pronoun === 'it' ? `A manager of ${defendant.the}` : The(defendant)
  switch (turn) {
    case 'two sources':
      return {
        ...base,
        proof: `No witness could say ${puzzle}. Experts on both sides agreed that carelessness by ${scene.other} alone was as likely a cause as carelessness by ${defendant.the}.`,
      }
    case 'inspected':
      return {
        ...base,
        proof: `${witness} testified that ${scene.care}, as is customary, but no witness could say ${puzzle}.`,
      }
    case 'explained':
      return { ...base, proof: `Uncontradicted evidence showed that ${scene.cause}.` }
    case 'shifted':
      return {
        ...base,
        proof: `No witness could say ${puzzle}, and ${defendant.the} offered no evidence.`,
        law: 'shifts the burden of proof to the defendant under res ipsa loquitur',
      }
    default:
      return { ...base, proof: `No witness could say ${puzzle}.` }
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const accidents: readonly Accident[] = [
  {
    defendant: { a: 'a flour dealer', the: 'the dealer', pronoun: he },
    plaintiff: { a: 'a jeweler', the: 'the jeweler', pronoun: she },
    start: 'A flour dealer stored his goods in a warehouse above a busy street.',
    accident: 'A barrel fell from a window of the warehouse and struck a jeweler on the sidewalk.',
    event: 'the fall of the barrel',
    puzzle: 'why the barrel fell',
    alone: 'Only he and his employees handled the barrels there.',
    others: 'Two tenants of the building lowered barrels of their own from the same window.',
    other: 'the tenants',
    care: 'his employees tie every barrel with two ropes and that he checks the ropes each morning',
    cause: 'an escaping burglar, whom no one could have expected, had pushed the barrel out',
  },
  {
    defendant: { a: 'a carousel company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a rider', the: 'the rider', pronoun: he },
    start: 'A carousel company ran a carousel at a fair.',
    accident:
      'During a ride, a wooden horse came off its pole, and a rider who was sitting still on it broke his arm.',
    event: 'the fall of the horse',
    puzzle: 'why the horse came off',
    alone: 'It alone maintained the wooden horses.',
    others: 'That morning, an independent factory had delivered the horses and their poles in sealed pieces.',
    other: 'the factory',
    care: 'it has each horse inspected once a week',
    cause:
      'an unknown person had sawed through the bolt minutes before the ride and that no inspection would have revealed it in time',
  },
  {
    defendant: { a: 'a laundry', the: 'the laundry', pronoun: it },
    plaintiff: { a: 'a mail carrier', the: 'the carrier', pronoun: he },
    start: 'A laundry pressed sheets with a steam boiler in the back of its shop.',
    accident: 'The boiler blew up, and a metal plate struck a mail carrier who was walking past the shop.',
    event: 'the explosion of the boiler',
    puzzle: 'why the boiler blew up',
    alone: 'It alone operated and maintained the boiler.',
    others:
      "That day, the owner of the building had had his own workers replace the boiler's valve without telling the laundry.",
    other: 'the workers',
    care: 'a mechanic examines the boiler every month',
    cause: 'lightning had struck the boiler and melted its valve',
  },
  {
    defendant: { a: 'a hauler', the: 'the hauler', pronoun: she },
    plaintiff: { a: 'a motorist', the: 'the motorist', pronoun: he },
    start: 'A hauler was driving her truck along a level highway.',
    accident:
      "The spare tire fell from beneath the truck and crashed through a motorist's windshield, injuring him.",
    event: 'the fall of the tire',
    puzzle: 'why the tire fell',
    alone: 'She alone had fastened, used, and checked the spare tire.',
    others:
      'An hour earlier, a garage had installed the chain that held the spare tire, where a driver could not inspect it.',
    other: 'the garage',
    care: 'she pulls at the chain that holds the tire before each trip',
    cause: 'a thief had cut the chain at a traffic light moments before, without being seen',
  },
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: it },
    plaintiff: { a: 'a guest', the: 'the guest', pronoun: she },
    start: 'A hotel served dinner in a ballroom beneath a chandelier.',
    accident: 'The chandelier dropped from the ceiling and injured a guest at her table.',
    event: 'the fall of the chandelier',
    puzzle: 'why the chandelier dropped',
    alone: 'It alone had installed and maintained the chandelier.',
    others: 'That week, a film crew had hung its own lights from the chandelier without telling the hotel.',
    other: 'the crew',
    care: 'it has the hooks tested twice a year',
    cause: 'an earthquake of a strength never recorded there had broken the hook',
  },
  {
    defendant: { a: 'a cable-car company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: he },
    start: 'A cable-car company carried passengers up a mountain.',
    accident:
      'The door of a moving car opened, and a passenger who was sitting beside it, and who had not touched it, fell out.',
    event: 'the opening of the door',
    puzzle: 'why the door opened',
    alone: 'It alone operated and maintained the doors of its cars.',
    others: "On one trip, two passengers played with the latch of a door behind the attendant's back.",
    other: 'the two passengers',
    care: 'an attendant tries every door before a car leaves',
    cause: 'another passenger had suddenly forced the door with a crowbar that he had hidden in his coat',
  },
  {
    defendant: { a: 'a brewery', the: 'the brewery', pronoun: it },
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: he },
    start: 'A brewery kept beer in a tank on its roof.',
    accident: 'The tank burst, and a wave of beer swept a tailor off his feet in the street below.',
    event: 'the bursting of the tank',
    puzzle: 'why the tank burst',
    alone: 'It alone filled and maintained the tank.',
    others:
      'A neighboring dairy, which leased the tank on alternate days, had filled and cleaned it the day before.',
    other: 'the dairy',
    care: 'it checks the tank for cracks every Friday',
    cause: 'a stray bullet from a police chase had pierced the tank',
  },
  {
    defendant: { a: 'an elevator company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a secretary', the: 'the secretary', pronoun: she },
    start: 'An elevator company serviced the elevator of an office tower.',
    accident:
      'The elevator dropped two floors, and a secretary who was alone in it, and who had just pushed a button, suffered a broken ankle.',
    event: 'the drop of the elevator',
    puzzle: 'why the elevator dropped',
    alone: 'It alone had access to the machinery.',
    others: 'One morning, the staff of the tower adjusted the brake without telling the company.',
    other: 'the staff',
    care: 'it oils and measures every cable each month',
    cause:
      'a dismissed employee of the tower had broken into the machine room at night and unscrewed the brake',
  },
  {
    defendant: { a: 'a quarry', the: 'the quarry', pronoun: it },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: he },
    start: 'A quarry kept ore cars on a hill.',
    accident: 'A car rolled down by itself and hit a jogger.',
    event: "the car's rolling away",
    puzzle: 'why the car rolled away',
    alone: 'It alone parked and braked them.',
    others: 'A railroad parked its own cars there too.',
    other: 'the railroad',
    care: 'two workers check each brake',
    cause: 'a saboteur had released the brake minutes before',
  },
  {
    defendant: { a: 'a museum', the: 'the museum', pronoun: it },
    plaintiff: { a: 'a visitor', the: 'the visitor', pronoun: she },
    start: 'A museum displayed a whale skeleton above a hall.',
    accident: 'A jawbone dropped and hit a visitor.',
    event: 'the fall of the jawbone',
    puzzle: 'why the jawbone dropped',
    alone: 'It alone had hung and maintained the skeleton.',
    others: 'A university had lent it the jawbone on a sealed wire.',
    other: 'the university',
    care: 'it tests each wire every month',
    cause: 'another visitor had just shot at the wire',
  },
  {
    defendant: { a: 'a crane company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a vendor', the: 'the vendor', pronoun: he },
    start: 'A crane company lifted stone blocks beside a market.',
    accident: 'A block fell from the hook and injured a vendor.',
    event: 'the fall of the block',
    puzzle: 'why the block fell',
    alone: 'It alone tied and lifted the blocks.',
    others: 'Masons who work for another firm tied some of the blocks.',
    other: 'the masons',
    care: 'it checks each knot twice',
    cause: 'a small plane had flown into the rope',
  },
]
