import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { TenderStory } from './facts.ts'
import type { TenderCells } from './reason-id.ts'

const perfect = ({ buyer }: TenderStory): Cell => [
  `${buyer.the} could reject a lot that failed in any respect to conform to the contract`,
  `the perfect tender rule allowed ${buyer.the} to reject a lot for any nonconformity`,
  `The perfect tender rule doesn't apply to installments. Each lot may be rejected only for a substantial impairment that can't be cured.`,
]
const first = ({ buyer }: TenderStory): Cell => [
  `${buyer.the} accepted performance of the whole contract by accepting the first lot`,
  `a buyer that has accepted one lot of an installment contract may not reject another`,
  `Each lot was to be accepted separately, so each is a unit of its own. Accepting a good one doesn't bind the buyer to a bad one.`,
]

/** Reasons where the goods come in lots. */
export const INSTALLMENT_CELLS = {
  'lot-slight': (s) => ({
    'no-impairment': [
      `the defect was not serious enough to impair the value of the lot substantially`,
      `a buyer under an installment contract may reject a lot only for substantial impairment of its value`,
      `Such a difference hardly affects the value of the lot. For an installment, that isn't enough.`,
    ],
    'no-accepted': first(s),
    'no-particulars': [
      `${s.buyer.the} gave only oral notice and did not state the particular defect in writing`,
      `notice of a particular defect must be given in writing`,
      `Oral notice was given right away, and the Code asks for no writing. What bars rejection is how small it is.`,
    ],
    'yes-perfect': perfect(s),
    'yes-impaired': [
      `the nonconformity substantially impaired the value of the lot to ${s.buyer.the}`,
      `the value of the lot to ${s.buyer.the} was substantially impaired`,
      `That would be ground to reject an installment. But this difference hardly affected its value.`,
    ],
    'yes-expired': [
      `${s.seller.the} could not cure, which entitled ${s.buyer.the} to reject the lot`,
      `a buyer may reject an installment that the seller has no means to cure`,
      `That a lot can't be cured is one condition of rejecting it. The other is that its value is substantially impaired.`,
    ],
  }),
  'lot-grave': (s) => ({
    'yes-impaired': [
      `the nonconformity substantially impaired the value of the lot and could not be cured`,
      `the value of the lot was substantially impaired, and ${s.seller.the} could not cure it`,
      `The defect left the buyer little of what it was paying for, and the seller had nothing to put in its place.`,
    ],
    'yes-perfect': perfect(s),
    'yes-revoked': [
      `${s.buyer.the} made a timely revocation of acceptance of the lot`,
      `${whose(s.buyer)} acceptance of the lot could be revoked within a reasonable time`,
      `The lot was turned down on first inspection. Revocation undoes an acceptance, and there was none.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of the whole contract`,
      `a buyer may not reject a lot that leaves the value of the whole contract intact`,
      `Impairment of the whole contract is the test for canceling the whole. To reject one lot, its own value is what counts.`,
    ],
    'no-cure': [
      `${s.buyer.the} had to accept the lot and allow ${s.seller.the} to cure it`,
      `under an installment contract, ${s.seller.the} was entitled to cure a nonconforming lot`,
      `A seller who can cure, or gives adequate assurance of it, must be allowed to. This one could do neither.`,
    ],
    'no-accepted': first(s),
  }),
  'lot-assured': (s) => ({
    'no-cure': [
      `${s.seller.the} gave adequate assurance of a prompt cure`,
      `${s.buyer.the} had to accept the lot after receiving adequate assurance of a cure`,
      `A replacement within a week, backed by a bank, is adequate assurance. The buyer must then accept the installment.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of the lot`,
      `the defect was not serious enough to impair the value of the lot substantially`,
      `A nonconformity this costly is substantial. The seller's promise to cure is what decides.`,
    ],
    'no-accepted': first(s),
    'yes-perfect': perfect(s),
    'yes-impaired': [
      `the nonconformity substantially impaired the value of the lot`,
      `the value of the lot to ${s.buyer.the} was substantially impaired`,
      `Substantial impairment isn't enough by itself. An installment that can and will be cured has to be accepted.`,
    ],
    'yes-expired': [
      `${s.seller.the} had no right to cure a lot after rejection`,
      `${whose(s.buyer)} right to reject arose when the time to cure the second lot expired`,
      `Under an installment contract, assurance of cure counts even though the lot was due and came with a defect.`,
    ],
  }),
} satisfies TenderCells
