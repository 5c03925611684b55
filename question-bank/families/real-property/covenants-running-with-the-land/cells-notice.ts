import type { Cell } from '../../engine/cells.ts'
import { The } from '../../engine/party.ts'
import type { CovenantStory } from './facts.ts'
import type { CovenantCells } from './reason-id.ts'

const later = ({ plaintiff: p, third: x }: CovenantStory, why: string): Cell => [
  `${p.the} and ${x.the} made the promise apart from the deed, so horizontal privity is lacking`,
  `a promise made a month after the deed of 2010 lacks horizontal privity`,
  why,
]
const noticeless = ({ field }: CovenantStory, why: string): Cell => [
  `a limit that touches and concerns ${field.the} needs no notice to bind later owners`,
  `a promise that touches and concerns ${field.the} binds any successor, even without notice`,
  why,
]

/** Reasons where the promise was not recorded. */
export const NOTICE_CELLS = {
  unrecorded: (s) => ({
    'no-notice': [
      `${s.defendant.the} paid value without actual, record, or inquiry notice of the promise`,
      `without notice of any kind, actual or of record, a buyer for value takes free of the promise`,
      `The agreement was hidden from records and ground alike. Equity and the statute both protect such a buyer.`,
    ],
    'no-horizontal': later(
      s,
      'A promise made apart from the deed may lack the horizontal privity that damages require. For an injunction, notice decides.',
    ),
    'no-intent': [
      `an intent to bind successors can be shown only in a recorded writing`,
      `a promise left unrecorded shows no intent to bind later buyers such as ${s.defendant.the}`,
      `The words "heirs, successors, and assigns" show intent, recorded or not. Intent binds no buyer who can't learn of it.`,
    ],
    'yes-equity': [
      `an equitable servitude binds later owners for whom it was intended, without privity`,
      `equity asks for intent and not for privity, and the promise names successors`,
      `Privity isn't needed in equity, but notice is. ${The(s.defendant)} had none and paid full value.`,
    ],
    'yes-touch': noticeless(
      s,
      'Even a promise that touches and concerns the land binds no successor who paid value without notice of it.',
    ),
    'yes-value': [
      `${s.third.the} held subject to the promise and could not sell free of it, even for value`,
      `value paid to ${s.third.the}, who was bound, bought no more than ${s.third.the} had`,
      `An owner who is bound by a promise can still sell free of it. A buyer who paid value without notice bought more than the owner had.`,
    ],
    'yes-privity': [
      `${s.defendant.the} is in vertical privity with ${s.third.the} and so takes subject to the promise`,
      `vertical privity makes ${s.defendant.the} answerable for the promise of ${s.third.the}`,
      `Vertical privity exists, but it doesn't make up for a lack of notice in a buyer for value.`,
    ],
  }),
  told: (s) => ({
    'yes-notice': [
      `${s.defendant.the} had actual notice, which is enough without a recording`,
      `actual notice binds a buyer to a promise that the records do not show`,
      `The statute protects buyers without notice. One who was shown the agreement isn't such a buyer.`,
    ],
    'yes-touch': noticeless(
      s,
      'That a promise touches and concerns the land does not bind a successor who has no notice. This buyer had been told.',
    ),
    'yes-privity': [
      `${s.defendant.the} is in vertical privity with ${s.third.the} and so needs no notice`,
      `vertical privity takes the place of notice for a buyer such as ${s.defendant.the}`,
      `Vertical privity is no substitute for notice. ${The(s.defendant)} is bound because of what was shown before the sale.`,
    ],
    'no-notice': [
      `record notice is what the statute requires, and the promise is not of record`,
      `a buyer for full value is bound by record notice alone, which is lacking`,
      `The statute speaks of notice and not of record notice alone. A buyer who was shown the agreement before paying value had it.`,
    ],
    'no-horizontal': later(
      s,
      'A promise made apart from the deed may lack horizontal privity, which might defeat damages. Equity enjoins a buyer who knew.',
    ),
    'no-vertical': [
      `${s.defendant.the} did not assume the promise when buying, so vertical privity is lacking`,
      `vertical privity requires a deed that repeats the promise, as the deed of 2019 did not`,
      `Vertical privity takes no deed that repeats or assumes the promise, and equity doesn't ask for it at all.`,
    ],
  }),
  donee: (s) => ({
    'yes-value': [
      `${s.defendant.the} gave no value and takes subject to the promise even without notice`,
      `lack of notice protects a purchaser for value, and ${s.defendant.the} paid nothing`,
      `A gift costs its taker nothing to lose. Equity and the statute protect only those who paid without notice.`,
    ],
    'yes-notice': [
      `${s.third.the} knew of the promise, and a giver's actual notice is imputed to the taker`,
      `the actual notice of ${s.third.the} counts as that of ${s.defendant.the}`,
      `The actual notice of ${s.third.the} isn't imputed to ${s.defendant.the}, who is bound even without any.`,
    ],
    'yes-touch': noticeless(
      s,
      'A promise that touches and concerns land needs notice to bind a successor who bought. This owner took a gift.',
    ),
    'no-notice': [
      `${s.defendant.the} took title without actual, record, or inquiry notice of the promise`,
      `without notice of any kind, actual or of record, a new owner takes free of the promise`,
      `Lack of notice helps only one who paid value. ${The(s.defendant)} received a present.`,
    ],
    'no-horizontal': later(
      s,
      'Horizontal privity would be a point at law. A promise made apart from the deed can still be enforced by injunction.',
    ),
    'no-vertical': [
      `a gift does not put ${s.defendant.the} in vertical privity with ${s.third.the}`,
      `vertical privity requires a sale, and ${s.defendant.the} took by gift`,
      `A gift of the fee passes the whole estate, so vertical privity is there. Equity wouldn't ask for it anyway.`,
    ],
  }),
} satisfies CovenantCells
