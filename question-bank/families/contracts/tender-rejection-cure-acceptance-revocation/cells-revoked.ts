import type { Cell } from '../../engine/cells.ts'
import { his, whose } from '../../engine/party.ts'
import type { TenderStory } from './facts.ts'
import type { TenderCells } from './reason-id.ts'

const perfect = ({ buyer }: TenderStory): Cell => [
  `${buyer.the} could reject goods that did not conform to the contract`,
  `the perfect tender rule allows a buyer to reject nonconforming goods`,
  `The perfect tender rule governs rejection, which acceptance bars. What is left to this buyer is revocation.`,
]
const final = ({ buyer, them }: TenderStory): Cell => [
  `${whose(buyer)} acceptance of ${them} was final and precluded their return`,
  `${buyer.the} had no right to return ${them} after accepting them`,
  `Acceptance bars rejection but isn't final. It may be revoked on conditions, and all of them were met.`,
]
const impairment = ({ them }: TenderStory): Cell => [
  `the nonconformity did not substantially impair the value of ${them}`,
  `the defect was not serious enough to impair the value of ${them} substantially`,
  `Substantial impairment is the right test, and a nonconformity this costly meets it.`,
]
const slight = ({ them }: TenderStory): Cell => [
  `the defect was not serious enough to impair the value of ${them} substantially`,
  `a buyer may not revoke for a nonconformity that leaves the value of the goods intact`,
  `Such a difference hardly affects the value. Revoking an acceptance takes much more than rejecting does.`,
]
const grave = ({ buyer, them }: TenderStory): Cell => [
  `the nonconformity substantially impaired the value of ${them} to ${buyer.the}`,
  `the value of ${them} was substantially impaired by the nonconformity`,
  `The difference hardly touched the value, so it impaired nothing substantially.`,
]

/** Reasons where the buyer accepts the goods and then wants to return them. */
export const REVOKED_CELLS = {
  hidden: (s) => ({
    'yes-revoked': [
      `${whose(s.buyer)} acceptance was induced by the difficulty of discovery and could be revoked`,
      `a buyer may revoke an acceptance that was induced by the difficulty of discovery`,
      `No ordinary inspection would have shown so costly a defect, and notice came a day after it appeared.`,
    ],
    'yes-perfect': perfect(s),
    'yes-not-accepted': [
      `${s.buyer.the} had not accepted ${s.them} before the nonconformity appeared`,
      `${s.buyer.the} did not accept ${s.them} by using them before discovery of the nonconformity`,
      `Inspecting goods and then using them for six weeks is acceptance, even of a defect not yet found. But it may be revoked.`,
    ],
    'no-accepted': final(s),
    'no-impairment': impairment(s),
    'no-late': [
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance of ${s.them} within a reasonable time`,
      `revocation six weeks after acceptance is not within a reasonable time`,
      `A reasonable time for revocation runs from when the defect should have been found. The buyer took one day.`,
    ],
    'no-knew': [
      `${s.buyer.the} inspected ${s.them} and is charged with knowledge of the nonconformity`,
      `a buyer that inspects before acceptance is charged with knowledge of the defect`,
      `An inspection gives knowledge only of what it could have shown. This defect was out of its reach.`,
    ],
  }),
  'hidden-slight': (s) => ({
    'no-impairment': slight(s),
    'no-late': [
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance of ${s.them} within a reasonable time`,
      `revocation six weeks after acceptance is not within a reasonable time`,
      `Notice came a day after discovery. Time isn't what this revocation lacks.`,
    ],
    'no-knew': [
      `${s.buyer.the} inspected ${s.them} and is charged with knowledge of the nonconformity`,
      `a buyer that inspects before acceptance is charged with knowledge of the defect`,
      `The inspection couldn't have shown the defect, so it gave no knowledge of it.`,
    ],
    'yes-revoked': [
      `${whose(s.buyer)} acceptance was induced by the difficulty of discovery and could be revoked`,
      `a buyer may revoke an acceptance that was induced by the difficulty of discovery`,
      `Difficulty of discovery is one condition. The other, a substantial impairment of value, is missing.`,
    ],
    'yes-perfect': perfect(s),
    'yes-impaired': grave(s),
    'yes-not-accepted': [
      `${s.buyer.the} had not accepted ${s.them} before the nonconformity appeared`,
      `${s.buyer.the} did not accept ${s.them} by using them before discovery of the nonconformity`,
      `Inspecting goods and putting them to use for six weeks is acceptance, whether or not the defect has appeared.`,
    ],
  }),
  assured: (s) => ({
    'yes-revoked': [
      `${s.buyer.the} could revoke an acceptance given on the reasonable assumption of cure`,
      `a buyer that accepted on the reasonable assumption of cure may revoke`,
      `The seller promised to make it right, the buyer kept the goods for that reason, and after two months nothing had been done.`,
    ],
    'yes-perfect': perfect(s),
    'yes-not-accepted': [
      `${s.buyer.the} had not paid for ${s.them} and so had not accepted them`,
      `${s.buyer.the} complained on the day of delivery and so did not accept ${s.them}`,
      `A buyer who agrees to keep goods accepts them, despite a complaint and without paying. But an acceptance in expectation of cure may be revoked.`,
    ],
    'no-accepted': final(s),
    'no-knew': [
      `${s.buyer.the} accepted ${s.them} with knowledge of the nonconformity`,
      `knowledge of the nonconformity at the time of acceptance bars revocation`,
      `Knowledge bars revocation unless the buyer reasonably assumed that the defect would be cured. The seller had promised that.`,
    ],
    'no-impairment': impairment(s),
    'no-late': [
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance of ${s.them} within a reasonable time`,
      `revocation ten weeks after acceptance is not within a reasonable time`,
      `Time spent waiting for a promised cure isn't held against the buyer, and the goods hadn't changed.`,
    ],
  }),
  'assured-slight': (s) => ({
    'no-impairment': slight(s),
    'no-knew': [
      `${s.buyer.the} accepted ${s.them} with knowledge of the nonconformity`,
      `knowledge of the nonconformity at the time of acceptance bars revocation`,
      `Knowledge wouldn't bar revocation here, since the seller promised a cure. The defect is too small.`,
    ],
    'no-late': [
      `${s.buyer.the} did not revoke ${his(s.buyer)} acceptance of ${s.them} within a reasonable time`,
      `revocation ten weeks after acceptance is not within a reasonable time`,
      `Waiting for a promised cure doesn't make a buyer late. Revocation fails for another reason.`,
    ],
    'yes-revoked': [
      `${s.buyer.the} could revoke an acceptance given on the reasonable assumption of cure`,
      `a buyer that accepted on the reasonable assumption of cure may revoke`,
      `A broken promise of cure opens revocation only for a defect that substantially impairs the value.`,
    ],
    'yes-perfect': perfect(s),
    'yes-impaired': grave(s),
    'yes-not-accepted': [
      `${s.buyer.the} had not paid for ${s.them} and so had not accepted them`,
      `${s.buyer.the} complained on the day of delivery and so did not accept ${s.them}`,
      `A buyer can accept goods without paying for them, and one who agrees to keep them has.`,
    ],
  }),
} satisfies TenderCells
