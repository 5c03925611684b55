import { his, type Party } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import { THIRD_RESTATEMENT } from './third-restatement.ts'

/** A child of four. */
export interface Toddler {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  readonly accident: string
  /** The knowledge of most children of four, reading on after "know". */
  readonly known: string
}

export function toddlerCase({ defendant, plaintiff, start, accident, known }: Toddler): BreachCase {
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event: 'the accident',
    proof: `A child psychologist testified without contradiction that ${defendant.the} is bright for ${his(defendant)} age and that most children of four know ${known}.`,
    law: THIRD_RESTATEMENT,
  }
}

const he = 'he' as const
const she = 'she' as const
const boy: Party = { a: 'a boy', the: 'the boy', pronoun: he }
const girl: Party = { a: 'a girl', the: 'the girl', pronoun: she }

export const toddlers: readonly Toddler[] = [
  {
    defendant: girl,
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: he },
    start: 'A four-year-old girl was with her mother in a supermarket.',
    accident:
      'As her mother reached for a jar, the girl gave the cart a hard push down the aisle, and it struck a shopper and broke his toe.',
    known: 'that a cart should not be pushed at people',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a babysitter', the: 'the babysitter', pronoun: she },
    start: 'A four-year-old boy was playing with marbles on a staircase while a babysitter cooked.',
    accident: 'He left the marbles on the top step, and the babysitter slipped on them and broke her arm.',
    known: 'that toys should not be left on stairs',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a librarian', the: 'the librarian', pronoun: he },
    start: 'A four-year-old girl was listening to a story in a library.',
    accident:
      'As the librarian sat down, she pulled his chair away to bring it to a friend, and he fell and injured his back.',
    known: 'that a chair should not be moved when someone is sitting down',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a barber', the: 'the barber', pronoun: she },
    start: 'A four-year-old boy was waiting for a haircut.',
    accident: 'He threw a toy truck across the room to see it fly, and it hit a barber in the eye.',
    known: 'that hard toys should not be thrown indoors',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: he },
    start: 'A four-year-old girl was walking a small dog in a park with her father.',
    accident:
      'She wound the leash around a lamppost across a path, and a jogger tripped over it and broke his wrist.',
    known: 'that a leash should not be stretched across a path',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a baker', the: 'the baker', pronoun: she },
    start: 'A four-year-old boy was visiting a bakery with his preschool class.',
    accident:
      'He emptied a bottle of oil on the floor to make it shine, and a baker slipped on the oil and broke her hip.',
    known: 'that oil makes a floor slippery',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a dancer', the: 'the dancer', pronoun: he },
    start: 'A four-year-old girl was riding a tricycle on the terrace of a hotel.',
    accident: 'She rode at top speed into a row of guests, and a dancer who was among them injured his knee.',
    known: 'that a tricycle should not be ridden into people',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a plumber', the: 'the plumber', pronoun: she },
    start: 'A four-year-old boy was watching a plumber work under a kitchen sink.',
    accident: "He turned on the hot water to wash his hands, and the water burned the plumber's shoulder.",
    known: 'that hot water can burn someone',
  },
]
