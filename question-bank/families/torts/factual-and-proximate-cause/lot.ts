import { capital } from '../../../text/capital.ts'
import { his, type Party, The } from '../../engine/party.ts'
import type { CauseCase, Opening } from './case.ts'

/** A business whose customers have been attacked in the dark. */
export interface Lot {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The dark place, reading on after "its". */
  readonly place: string
}

export function lotCase(scene: Lot): CauseCase {
  const { defendant, plaintiff, place } = scene
  return {
    defendant,
    plaintiff,
    flaw: 'the lack of light',
    other: 'the attack',
    harm: 'broken arm',
    events: (opening) =>
      `${dark(opening, scene)} One evening, a robber who was hiding in the dark attacked ${plaintiff.a} in the ${place} and broke ${his(plaintiff)} arm. The robber, whom the police never caught, would not have attacked anyone there if the place had been lit.`,
  }
}

/** The breach, and what was known of the place. */
function dark(opening: Opening, { defendant, place }: Lot): string {
  if (opening === 0)
    return `${capital(defendant.a)} carelessly left the lights in its ${place} out for a month, although it knew that robbers had attacked four customers there in the dark.`
  return opening === 1
    ? `After the lights in its ${place} went out, ${defendant.a} carelessly put off repairing them for a month. In that time, as it knew, robbers attacked four customers there in the dark.`
    : `Robbers attacked four customers of ${defendant.a} in its ${place}, where the lights had gone out. ${The(defendant)} was told of each attack but carelessly left the place dark for another month.`
}

export const lots: readonly Lot[] = [
  {
    defendant: { a: 'a shopping mall', the: 'the mall', pronoun: 'it' },
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: 'she' },
    place: 'parking lot',
  },
  {
    defendant: { a: 'a hotel', the: 'the hotel', pronoun: 'it' },
    plaintiff: { a: 'a guest', the: 'the guest', pronoun: 'he' },
    place: 'garage',
  },
  {
    defendant: { a: 'a supermarket', the: 'the supermarket', pronoun: 'it' },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: 'she' },
    place: 'rear passage',
  },
  {
    defendant: { a: 'a movie theater', the: 'the theater', pronoun: 'it' },
    plaintiff: { a: 'a moviegoer', the: 'the moviegoer', pronoun: 'he' },
    place: 'parking deck',
  },
  {
    defendant: { a: 'a self-storage company', the: 'the company', pronoun: 'it' },
    plaintiff: { a: 'a renter', the: 'the renter', pronoun: 'she' },
    place: 'courtyard',
  },
  {
    defendant: { a: 'a restaurant', the: 'the restaurant', pronoun: 'it' },
    plaintiff: { a: 'a diner', the: 'the diner', pronoun: 'he' },
    place: 'parking lot',
  },
  {
    defendant: { a: 'a bowling alley', the: 'the bowling alley', pronoun: 'it' },
    plaintiff: { a: 'a bowler', the: 'the bowler', pronoun: 'she' },
    place: 'garage',
  },
  {
    defendant: { a: 'a truck stop', the: 'the truck stop', pronoun: 'it' },
    plaintiff: { a: 'a driver', the: 'the driver', pronoun: 'he' },
    place: 'rear lot',
  },
  {
    defendant: { a: 'a casino', the: 'the casino', pronoun: 'it' },
    plaintiff: { a: 'a player', the: 'the player', pronoun: 'she' },
    place: 'garage',
  },
  {
    defendant: { a: 'a laundromat', the: 'the laundromat', pronoun: 'it' },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: 'he' },
    place: 'side yard',
  },
  {
    defendant: { a: 'a campus bookstore', the: 'the bookstore', pronoun: 'it' },
    plaintiff: { a: 'a student', the: 'the student', pronoun: 'she' },
    place: 'parking lot',
  },
]
