import type { Cell } from '../../engine/cells.ts'
import { his, whose } from '../../engine/party.ts'
import type { TenderStory } from './facts.ts'
import type { TenderCells } from './reason-id.ts'

const perfect = (): Cell => [
  `the perfect tender rule requires goods that conform in every respect`,
  `the perfect tender rule allows rejection for any nonconformity`,
  `The perfect tender rule governs rejection. Once goods have been accepted, rejection is barred and only revocation is left.`,
]
const impaired = ({ buyer, them }: TenderStory): Cell => [
  `the nonconformity substantially impaired the value of ${them} to ${buyer.the}`,
  `a nonconformity that substantially impairs the value of ${them} is ground for revocation`,
  `Substantially impaired value is one condition of revocation. It doesn't help a buyer who accepted knowing of the defect and without a promise of cure.`,
]

/** Reasons where the buyer has accepted the goods and cannot undo it. */
export const ACCEPTED_CELLS = {
  silent: (s) => ({
    'no-accepted': [
      `${s.buyer.the} accepted ${s.them} by failing to reject them within a reasonable time`,
      `an opportunity to inspect followed by ten weeks of silence was an acceptance`,
      `The crates could have been opened at any time, and a glance was enough. A buyer who lets that opportunity pass has accepted.`,
    ],
    'no-particulars': [
      `${s.buyer.the} did not state the particular defect in writing`,
      `notice of a particular defect must be given in writing`,
      `A defect may be stated by word of mouth, and writing isn't needed. The notice failed because it came after acceptance.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `revocation requires a nonconformity that substantially impairs value`,
      `A nonconformity this costly substantially impairs the value. But the goods had been accepted without any difficulty of discovery.`,
    ],
    'yes-perfect': perfect(),
    'yes-not-accepted': [
      `${s.buyer.the} had not accepted ${s.them} before inspecting them`,
      `silence without an inspection was not an acceptance of ${s.them}`,
      `An actual inspection isn't needed for acceptance. A reasonable opportunity to inspect is.`,
    ],
    'yes-revoked': [
      `${s.buyer.the} made a timely revocation of an acceptance given without discovery`,
      `an acceptance without discovery of the nonconformity is subject to revocation`,
      `Acceptance without discovery may be revoked only if the defect was hard to find or the seller gave assurances. This one showed at a glance.`,
    ],
  }),
  used: (s) => ({
    'no-accepted': [
      `five weeks of use was an acceptance of ${s.them} by ${s.buyer.the}`,
      `${s.buyer.the} accepted ${s.them} by acts inconsistent with the seller's ownership`,
      `The buyer found the defect, kept quiet, and used the goods as an owner would. That accepts them.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `revocation requires a nonconformity that substantially impairs value`,
      `A nonconformity this costly impairs the value substantially. Revocation fails because the defect was known and no cure was promised.`,
    ],
    'no-particulars': [
      `${s.buyer.the} did not state the particular defect in writing`,
      `notice of a particular defect must be given in writing`,
      `Nothing requires a writing. By June 25, when the defect was stated, the goods had long been accepted.`,
    ],
    'yes-perfect': perfect(),
    'yes-not-accepted': [
      `${s.buyer.the} had given no notice of acceptance of ${s.them}`,
      `without words of acceptance, ${s.buyer.the} was still free to reject ${s.them}`,
      `Acceptance needs no words or notice. Using goods as one's own, with the defect in view, is enough.`,
    ],
    'yes-revoked': [
      `${s.buyer.the} made a timely revocation of ${his(s.buyer)} acceptance of ${s.them}`,
      `${whose(s.buyer)} acceptance was subject to revocation within a reasonable time`,
      `An acceptance made with knowledge of the defect stands, unless the buyer reasonably assumed that the seller would cure it.`,
    ],
    'yes-impaired': impaired(s),
  }),
  known: (s) => ({
    'no-knew': [
      `${s.buyer.the} accepted ${s.them} with knowledge of the nonconformity`,
      `knowledge of the nonconformity, with no assumption of cure, bars revocation`,
      `The buyer saw the defect and agreed to keep the goods, with no promise of cure to count on.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `revocation requires a nonconformity that substantially impairs value`,
      `This nonconformity impaired the value substantially. What bars revocation is that the buyer knew of it.`,
    ],
    'no-late': [
      `revocation of an acceptance after three weeks is not within a reasonable time`,
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance within a reasonable time`,
      `Three weeks may well be a reasonable time. An acceptance with open eyes can't be revoked even the next day.`,
    ],
    'yes-perfect': perfect(),
    'yes-revoked': [
      `${s.buyer.the} made a timely revocation of ${his(s.buyer)} acceptance of ${s.them}`,
      `${whose(s.buyer)} acceptance was subject to revocation within a reasonable time`,
      `Being timely isn't enough for revocation. The acceptance must have been given without discovery or in expectation of cure.`,
    ],
    'yes-impaired': impaired(s),
  }),
  stale: (s) => ({
    'no-late': [
      `revocation came after a reasonable time and a substantial change in ${s.them}`,
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance within a reasonable time`,
      `The defect was known on June 30. Six months of wear later, it was too late to give back what had been delivered.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `revocation requires a nonconformity that substantially impairs value`,
      `The nonconformity substantially impaired the value, so revocation was open at first. It came too late.`,
    ],
    'no-particulars': [
      `${s.buyer.the} did not state the particular defect in writing`,
      `notice of revocation must state the particular defect in writing`,
      `Notice of revocation needs no writing. This one failed because of its date.`,
    ],
    'yes-revoked': [
      `${s.buyer.the} could revoke an acceptance induced by the difficulty of discovery`,
      `difficulty of discovery makes an acceptance subject to revocation`,
      `The difficulty of discovery ended on June 30. From then on, the buyer had a reasonable time, and the goods had to stay as they were.`,
    ],
    'yes-impaired': [
      `the nonconformity substantially impaired the value of ${s.them} to ${s.buyer.the}`,
      `a nonconformity that substantially impairs the value of ${s.them} is ground for revocation`,
      `A defect that substantially impairs value has to be answered within a reasonable time and before the goods wear out.`,
    ],
    'yes-perfect': perfect(),
  }),
} satisfies TenderCells
