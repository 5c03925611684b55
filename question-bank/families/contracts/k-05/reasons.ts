import type { Reason } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import type { FraudsFacts, FraudsSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-outside': {
    side: 'yes',
    texts: [
      'an agreement of this kind is not one that the statute of frauds covers',
      'the statute of frauds does not reach an agreement of this kind at all',
    ],
    lesson:
      'Outside the statute are goods under $500, promises made to the debtor, tasks that may end within a year, and promises made mainly for one’s own gain.',
  },
  'yes-possible': {
    side: 'yes',
    texts: [
      'the work might have come to its end within a year, which keeps it out of the statute',
      'what counts is that all this might have been over in less than a year',
    ],
    lesson:
      'A bargain escapes the one-year provision when its terms allow full performance in time; death or dismissal is not performance.',
  },
  'yes-interest': {
    side: 'yes',
    texts: [
      'the interest of the promisor in seeing the debt paid takes the place of a writing',
      'someone who stands to gain by such a promise is bound by word of mouth',
    ],
    lesson:
      'The main purpose rule needs a promise to the creditor made mainly for the promisor’s own economic advantage.',
  },
  'yes-memo': {
    side: 'yes',
    texts: [
      'a writing with this content and this signature is enough for the statute',
      'what was written and signed here contains all that the statute wants',
    ],
    lesson:
      'A writing is enough if the party charged signed it and it states the essential terms; for goods, the quantity.',
  },
  'yes-merchants': {
    side: 'yes',
    texts: [
      'a writing signed by one of these parties may serve against the other as well',
      'between these two, the signature of one side can be held against the other side',
    ],
    lesson:
      'One side’s writing binds the other only as a confirmation between merchants, received and not objected to within ten days.',
  },
  'yes-conduct': {
    side: 'yes',
    texts: [
      'what was done or said after the agreement takes the place of a writing',
      'events since the agreement make up for the want of a signed paper',
    ],
    lesson:
      'Later events help in set cases: possession of land with payment and improvements, full performance by one side of a long contract, special goods, accepted goods, admissions in court.',
  },
  'no-time': {
    side: 'no',
    texts: [
      'the agreement was to last too long after its making to bind by word of mouth',
      'an oral agreement meant to go on for this length of time falls under the statute',
    ],
    lesson:
      'Length brings a contract under the statute only if its terms rule out full performance within a year, and not against one who has fully performed.',
  },
  'no-signer': {
    side: 'no',
    texts: [
      'a writing with this signature is not enough for the statute, whatever it says',
      'the statute wants more than it was given here in the way of signatures',
    ],
    lesson:
      'It is enough that the party charged signed, and between merchants an unanswered confirmation will do.',
  },
  'no-terms': {
    side: 'no',
    texts: [
      'a writing with this content is not enough for the statute, whoever signed it',
      'the statute wants more than it was given here in the way of stated terms',
    ],
    lesson:
      'What must be stated are the essential terms, in one paper or several; for goods a quantity is enough.',
  },
  'no-conduct': {
    side: 'no',
    texts: [
      'what was done or said after the agreement cannot take the place of a writing',
      'events since the agreement do not make up for the want of a signed paper',
    ],
    lesson:
      'Later events fail to help where land was only paid for, or where the goods in dispute are not those that were accepted.',
  },
  'no-answer': {
    side: 'no',
    texts: [
      'an answer such as this one robs the confirmation of its effect on the buyer',
      'a buyer who replies as this one did is not bound by the letter of the seller',
    ],
    lesson: 'An answer defeats a confirmation between merchants if it objects in writing within ten days.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: FraudsFacts, _skin: FraudsSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`k-05 has no reason ${id}`)
  return found
}

/** Where there is no writing that serves and nothing else, it is true that later events do not help. */
const isBarred = (facts: FraudsFacts) => decide(facts).reasons[0].startsWith('no-')

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: FraudsFacts): boolean {
  switch (id) {
    case 'yes-possible':
    case 'no-time':
      return facts.category === 'year'
    case 'yes-interest':
      return facts.category === 'surety'
    case 'yes-merchants':
      return facts.category === 'goods'
    case 'yes-conduct':
      return facts.conduct !== 'none' || !['confirmed', 'objected late'].includes(facts.writing)
    case 'no-conduct':
      return facts.conduct !== 'none' || !isBarred(facts)
    case 'no-answer':
      return facts.writing === 'objected' || facts.writing === 'objected late'
    default:
      return true
  }
}
