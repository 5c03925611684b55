import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { CovenantStory } from './facts.ts'
import type { CovenantCells } from './reason-id.ts'

const later = ({ plaintiff: p, third: x }: CovenantStory, why: string): Cell => [
  `${p.the} and ${x.the} made the promise apart from the deed, so horizontal privity is lacking`,
  `the promise was not part of the conveyance of 2010, so horizontal privity is lacking`,
  why,
]
const noticeless = ({ defendant: d, field }: CovenantStory, why: string): Cell => [
  `a promise that touches and concerns ${field.the} binds a successor with or without notice`,
  `the promise touches and concerns ${field.the} and so binds ${d.the} with or without notice`,
  why,
]

/** Reasons where the promise was not recorded. */
export const NOTICE_CELLS = {
  unrecorded: (s) => ({
    'no-notice': [
      `${s.defendant.the} paid value without actual, record, or inquiry notice of the promise`,
      `${s.defendant.the} was a bona fide purchaser of ${s.field.the} without notice of the promise`,
      `The agreement was hidden from records and ground alike. Equity and the statute both protect such a buyer.`,
    ],
    'no-horizontal': later(
      s,
      'A promise made apart from the deed may lack the horizontal privity that damages require. For an injunction, notice decides.',
    ),
    'no-intent': [
      `an intent to bind successors to a covenant must appear in a recorded writing`,
      `the parties left the covenant unrecorded and so showed no intent to bind later buyers`,
      `The words "heirs, successors, and assigns" show intent, recorded or not. Intent binds no buyer who can't learn of it.`,
    ],
    'yes-equity': [
      `an equitable servitude binds a later owner without privity, and the promise names successors`,
      `equity requires an intent to bind successors, not privity, and the promise shows that intent`,
      `Privity isn't needed in equity, but notice is. ${The(s.defendant)} had none and paid full value.`,
    ],
    'yes-touch': noticeless(
      s,
      'Even a promise that touches and concerns the land binds no successor who paid value without notice of it.',
    ),
    'yes-value': [
      `${s.third.the} was bound by the covenant and could not sell ${s.field.the} free of it for value`,
      `${s.third.the}, who was bound by the covenant, could not convey more to a buyer for value`,
      `An owner who is bound by a promise can still sell free of it. A buyer who paid value without notice bought more than the owner had.`,
    ],
    'yes-privity': [
      `${s.defendant.the} is in vertical privity with ${s.third.the} and so takes subject to the promise`,
      `vertical privity with ${s.third.the} binds ${s.defendant.the} to the promise with or without notice`,
      `Vertical privity exists, but it doesn't make up for a lack of notice in a buyer for value.`,
    ],
  }),
  told: (s) => ({
    'yes-notice': [
      `${s.defendant.the} had actual notice of the promise, which suffices without a recording`,
      `actual notice of the promise binds ${s.defendant.the} although it was not recorded`,
      `The statute protects buyers without notice. One who was shown the agreement isn't such a buyer.`,
    ],
    'yes-touch': noticeless(
      s,
      'That a promise touches and concerns the land does not bind a successor who has no notice. This buyer had been told.',
    ),
    'yes-privity': [
      `${s.defendant.the} is in vertical privity with ${s.third.the} and so is bound without notice`,
      `vertical privity with ${s.third.the} binds ${s.defendant.the} to the promise with or without notice`,
      `Vertical privity is no substitute for notice. ${The(s.defendant)} is bound because of what was shown before the sale.`,
    ],
    'no-notice': [
      `${s.defendant.the} paid value without record notice of the promise, which the statute requires`,
      `the promise was not recorded, so ${s.defendant.the} bought without the record notice that binds a buyer`,
      `The statute speaks of notice and not of record notice alone. A buyer who was shown the agreement before paying value had it.`,
    ],
    'no-horizontal': later(
      s,
      'A promise made apart from the deed may lack horizontal privity, which might defeat damages. Equity enjoins a buyer who knew.',
    ),
    'no-vertical': [
      `${s.defendant.the} did not assume the promise when buying, so vertical privity is lacking`,
      `vertical privity requires an assumption of the promise, which ${s.defendant.the} did not make`,
      `Vertical privity takes no deed that repeats or assumes the promise, and equity doesn't ask for it at all.`,
    ],
  }),
  donee: (s) => ({
    'yes-value': [
      `${s.defendant.the} gave no value and so takes subject to the promise without notice`,
      `lack of notice protects a purchaser for value, and ${s.defendant.the} paid nothing`,
      `${The(s.defendant)} paid nothing and so has nothing to lose. Equity and the statute protect only those who paid without notice.`,
    ],
    'yes-notice': [
      `${whose(s.third)} actual notice of the promise is imputed to ${s.defendant.the} as a donee`,
      `${s.third.the} had actual notice of the promise, and a donor's notice binds the donee`,
      `The actual notice of ${s.third.the} isn't imputed to ${s.defendant.the}, who is bound even without any.`,
    ],
    'yes-touch': noticeless(
      s,
      'A promise that touches and concerns land needs notice to bind a successor who bought. This owner took a gift.',
    ),
    'no-notice': [
      `${s.defendant.the} took title without actual, record, or inquiry notice of the promise`,
      `${s.defendant.the} was a later owner of ${s.field.the} without notice of the promise`,
      `A later owner without notice is protected only after paying value. ${The(s.defendant)} received a present.`,
    ],
    'no-horizontal': later(
      s,
      'Horizontal privity would be a point at law. A promise made apart from the deed can still be enforced by injunction.',
    ),
    'no-vertical': [
      `${s.defendant.the} took by gift and so is not in vertical privity with ${s.third.the}`,
      `vertical privity requires a sale, and ${s.defendant.the} took ${s.field.the} by gift`,
      `A gift of the fee passes the whole estate, so vertical privity is there. Equity wouldn't ask for it anyway.`,
    ],
  }),
} satisfies CovenantCells
