import type { ReasonTable } from '../../engine/tables.ts'
import type { FraudsFacts, FraudsStory } from './facts.ts'

/** A reason that speaks of something the stem lacks is struck at sight, so it does not apply there. */
export const reasons = {
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
    applies: ({ category }) => category === 'year',
  },
  'yes-interest': {
    side: 'yes',
    texts: [
      'the interest of the promisor in seeing the debt paid takes the place of a writing',
      'someone who stands to gain by such a promise is bound by word of mouth',
    ],
    lesson:
      'The main purpose rule needs a promise to the creditor made mainly for the promisor’s own economic advantage.',
    applies: ({ category }) => category === 'surety',
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
    applies: ({ category }) => category === 'goods',
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
    applies: ({ category }) => category === 'year',
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
    applies: ({ writing }) => writing === 'objected' || writing === 'objected late',
  },
} as const satisfies ReasonTable<FraudsFacts, FraudsStory>
