import type { Cell } from '../../engine/cells.ts'
import { his, whose } from '../../engine/party.ts'
import type { TenderStory } from './facts.ts'
import type { TenderCells } from './reason-id.ts'

const perfect = ({ buyer }: TenderStory): Cell => [
  `${buyer.the} could reject goods that did not conform to the contract`,
  `the perfect tender rule allows a buyer to reject nonconforming goods`,
  `The perfect tender rule governs rejection. Once goods have been accepted, rejection is barred and only revocation is left.`,
]
const impaired = ({ buyer, them }: TenderStory): Cell => [
  `the nonconformity substantially impaired the value of ${them} to ${buyer.the}`,
  `a nonconformity that substantially impairs the value of ${them} permits revocation`,
  `Substantially impaired value is one condition of revocation. It doesn't help a buyer who accepted knowing of the defect and without a promise of cure.`,
]

/** Reasons where the buyer has accepted the goods and cannot undo it. */
export const ACCEPTED_CELLS = {
  silent: (s) => ({
    'no-accepted': [
      `${s.buyer.the} accepted ${s.them} by failing to reject them within a reasonable time`,
      `${s.buyer.the} had ten weeks in which to inspect ${s.them} and accepted them by silence`,
      `The crates could have been opened at any time, and a glance was enough. A buyer who lets that opportunity pass has accepted.`,
    ],
    'no-particulars': [
      `${s.buyer.the} gave only oral notice and did not state the particular defect in writing`,
      `notice of a particular defect must be given in writing`,
      `Oral notice of a defect is enough, and writing isn't needed. The notice failed because it came after acceptance.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `the defect was not serious enough to impair the value of ${s.them} substantially`,
      `A nonconformity this costly substantially impairs the value. But the goods had been accepted without any difficulty of discovery.`,
    ],
    'yes-perfect': perfect(s),
    'yes-not-accepted': [
      `${s.buyer.the} had not accepted ${s.them} before inspecting them`,
      `${s.buyer.the} did not accept ${s.them} merely by leaving the crates unopened`,
      `An actual inspection isn't needed for acceptance. A reasonable opportunity to inspect is.`,
    ],
    'yes-revoked': [
      `${s.buyer.the} accepted ${s.them} without discovery of the nonconformity and could revoke`,
      `an acceptance made without discovery of the nonconformity may be revoked`,
      `Acceptance without discovery may be revoked only if the defect was hard to find or the seller gave assurances. This one showed at a glance.`,
    ],
  }),
  used: (s) => ({
    'no-accepted': [
      `${s.buyer.the} accepted ${s.them} by using them for five weeks after inspection`,
      `${s.buyer.the} accepted ${s.them} by acts inconsistent with the seller's ownership`,
      `The buyer found the defect, kept quiet, and used the goods as an owner would. That accepts them.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `the defect was not serious enough to impair the value of ${s.them} substantially`,
      `A nonconformity this costly impairs the value substantially. Revocation fails because the defect was known and no cure was promised.`,
    ],
    'no-particulars': [
      `${s.buyer.the} gave only oral notice and did not state the particular defect in writing`,
      `notice of a particular defect must be given in writing`,
      `Oral notice would do. By June 25, when the defect was stated, the goods had long been accepted.`,
    ],
    'yes-perfect': perfect(s),
    'yes-not-accepted': [
      `${s.buyer.the} had given no notice of acceptance of ${s.them}`,
      `${s.buyer.the} had not stated an acceptance and so could still reject ${s.them}`,
      `Acceptance needs no words or notice. Using goods as one's own, with the defect in view, is enough.`,
    ],
    'yes-revoked': [
      `${s.buyer.the} made a timely revocation of ${his(s.buyer)} acceptance of ${s.them} by notice to ${s.seller.the}`,
      `${whose(s.buyer)} acceptance of ${s.them} could be revoked within a reasonable time`,
      `An acceptance made with knowledge of the defect stands, unless the buyer reasonably assumed that the seller would cure it.`,
    ],
    'yes-impaired': impaired(s),
  }),
  known: (s) => ({
    'no-knew': [
      `${s.buyer.the} accepted ${s.them} with knowledge of the nonconformity`,
      `a buyer that accepts with knowledge of a nonconformity, and no assumption of cure, may not revoke`,
      `The buyer saw the defect and agreed to keep the goods, with no promise of cure to count on.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `the defect was not serious enough to impair the value of ${s.them} substantially`,
      `This nonconformity impaired the value substantially. What bars revocation is that the buyer knew of it.`,
    ],
    'no-late': [
      `revocation three weeks after acceptance is not within a reasonable time`,
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance of ${s.them} within a reasonable time`,
      `Three weeks may well be a reasonable time. An acceptance with open eyes can't be revoked even the next day.`,
    ],
    'yes-perfect': perfect(s),
    'yes-revoked': [
      `${s.buyer.the} made a timely revocation of ${his(s.buyer)} acceptance of ${s.them} by notice to ${s.seller.the}`,
      `${whose(s.buyer)} acceptance of ${s.them} could be revoked within a reasonable time`,
      `Being timely isn't enough for revocation. The acceptance must have been given without discovery or in expectation of cure.`,
    ],
    'yes-impaired': impaired(s),
  }),
  stale: (s) => ({
    'no-late': [
      `${s.buyer.the} did not revoke until after a substantial change in the condition of ${s.them}`,
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance within a reasonable time`,
      `The defect was known on June 30. Six months of wear later, it was too late to give back what had been delivered.`,
    ],
    'no-impairment': [
      `the nonconformity did not substantially impair the value of ${s.them}`,
      `the defect was not serious enough to impair the value of ${s.them} substantially`,
      `The nonconformity substantially impaired the value, so revocation was open at first. It came too late.`,
    ],
    'no-particulars': [
      `${s.buyer.the} gave only oral notice and did not state the particular defect in writing`,
      `notice of revocation must state the particular defect in writing`,
      `Oral notice of revocation will do, without a writing. This one failed because of its date.`,
    ],
    'yes-revoked': [
      `${whose(s.buyer)} acceptance was induced by the difficulty of discovery and could be revoked`,
      `a buyer may revoke an acceptance that was induced by the difficulty of discovery`,
      `The difficulty of discovery ended on June 30. From then on, the buyer had a reasonable time, and the goods had to stay as they were.`,
    ],
    'yes-impaired': [
      `the nonconformity substantially impaired the value of ${s.them} to ${s.buyer.the}`,
      `a nonconformity that substantially impairs the value of ${s.them} permits revocation`,
      `A defect that substantially impairs value has to be answered within a reasonable time and before the goods wear out.`,
    ],
    'yes-perfect': perfect(s),
  }),
} satisfies TenderCells
