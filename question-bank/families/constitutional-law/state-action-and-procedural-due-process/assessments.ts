import { capital } from '../../../text/capital.ts'
import { his, type Party, whose } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** A board that taxes land, and an owner. */
export interface Assessment {
  readonly plaintiff: Party
  readonly board: Party
  /** The city or county, and the work that benefits some lots. */
  readonly place: string
  readonly work: string
}

export function assessmentCase({ plaintiff, board, place, work }: Assessment, isStreet: boolean): ActionCase {
  const again = place.startsWith('the city') ? 'the city' : 'the county'
  return {
    plaintiff,
    defendant: board,
    deed: isStreet ? 'the assessment' : 'the increase',
    start: (name) =>
      isStreet
        ? `Last year, ${work} beside twenty lots in ${place}, one of which belongs to ${name(plaintiff)}.`
        : `${capital(name(plaintiff))} owns land in ${place}.`,
    law: (name, isStarted) =>
      isStreet
        ? `By statute, ${name(board)} assesses the cost of public works against the lots that benefit, in proportion to the benefit that it finds for each lot.`
        : `By statute, ${name(board)} may raise the assessed value of all taxable land in ${isStarted ? again : place} if it finds that land there is, as a whole, assessed below its true value.`,
    events: (name, isStarted) =>
      isStreet
        ? `${isStarted ? `${capital(name(board))} charged each of the twenty lots` : `After ${work}, ${name(board)} charged each of the twenty adjoining lots in ${place}`} a separate amount, including $9,000 for ${isStarted ? `${whose(plaintiff)} lot` : `a lot owned by ${name(plaintiff)}`}. It read written complaints but refused to let owners present argument or evidence.`
        : `Without holding any hearings, ${name(board)} raised the assessed value of each lot in ${again} by 40 percent. As a result, the taxes of ${name(plaintiff)} and of 50,000 other owners went up.`,
    suit: sue(
      plaintiff,
      board,
      `claiming that due process required a hearing before ${isStreet ? 'the assessment' : `${his(plaintiff)} taxes were raised`}`,
      // Federal courts do not hear suits against local taxes.
      'state court',
    ),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const
const board: Party = { a: 'a tax board', the: 'the board', pronoun: it }

export const assessments: readonly Assessment[] = [
  {
    plaintiff: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    board,
    place: 'the city of Fairview',
    work: 'a street was paved',
  },
  {
    plaintiff: { a: 'a landlord', the: 'the landlord', pronoun: she },
    board: { a: 'a revenue commission', the: 'the commission', pronoun: it },
    place: 'the city of Weston',
    work: 'a sewer was laid',
  },
  {
    plaintiff: { a: 'a farmer', the: 'the farmer', pronoun: he },
    board: { a: 'a board of equalization', the: 'the board', pronoun: it },
    place: 'Harlan County',
    work: 'a creek was straightened',
  },
  {
    plaintiff: { a: 'an innkeeper', the: 'the innkeeper', pronoun: she },
    board: { a: 'an assessment board', the: 'the board', pronoun: it },
    place: 'the city of Linden',
    work: 'sidewalks were built',
  },
  {
    plaintiff: { a: 'a merchant', the: 'the merchant', pronoun: he },
    board: { a: 'a tax commission', the: 'the commission', pronoun: it },
    place: 'the city of Norwood',
    work: 'a bridge was widened',
  },
  {
    plaintiff: { a: 'a retiree', the: 'the retiree', pronoun: she },
    board,
    place: 'the city of Ashford',
    work: 'a seawall was raised',
  },
  {
    plaintiff: { a: 'a mechanic', the: 'the mechanic', pronoun: he },
    board: { a: 'a county tax panel', the: 'the panel', pronoun: it },
    place: 'Dover County',
    work: 'a road was graded',
  },
  {
    plaintiff: { a: 'a shopkeeper', the: 'the shopkeeper', pronoun: she },
    board: { a: 'a city finance board', the: 'the board', pronoun: it },
    place: 'the city of Kingsley',
    work: 'street lamps were put up',
  },
  {
    plaintiff: { a: 'a developer', the: 'the developer', pronoun: he },
    board,
    place: 'the city of Salem',
    work: 'a canal was dug',
  },
  {
    plaintiff: { a: 'a grocer', the: 'the grocer', pronoun: she },
    board: { a: 'a land board', the: 'the board', pronoun: it },
    place: 'the city of Ridgeway',
    work: 'a square was paved',
  },
  {
    plaintiff: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    board: { a: 'a tax council', the: 'the council', pronoun: it },
    place: 'the city of Lowell',
    work: 'a dike was raised',
  },
]
