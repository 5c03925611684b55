import type { Rule } from '../../engine/contract.ts'
import type { TenderFacts, TenderSkin } from './facts.ts'

type Applied = Rule<TenderFacts, TenderSkin>['applied']

function step(id: string, section: string, rule: string, applied: Applied): Rule<TenderFacts, TenderSkin> {
  return { id, authority: `UCC § ${section}`, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<TenderFacts, TenderSkin>[] = [
  step(
    'perfect-tender',
    '2-601',
    'Where goods are due in a single delivery and fail in any respect to conform to the contract, the buyer may reject them, by timely notice.',
    (_, skin) => `What ${skin.seller} delivered did not conform, and ${skin.buyer} said so on the same day.`,
  ),
  step(
    'cure-in-time',
    '2-508(1)',
    'If a delivery is rejected and the time for performance has not expired, the seller may notify the buyer of an intention to cure and make a conforming delivery within that time.',
    (_, skin) => `${skin.seller} did both before the last day for delivery.`,
  ),
  step(
    'cure-on-grounds',
    '2-508(2)',
    'After the time for performance the seller has a further reasonable time to substitute a conforming tender if it had reasonable grounds to believe that the first one would be acceptable.',
    (_, skin) => `The earlier dealings gave ${skin.seller} such grounds, and the substitute came promptly.`,
  ),
  step(
    'cure-too-late',
    '2-508(2)',
    'After the time for performance a seller may cure only if it had reasonable grounds to believe that the first tender would be acceptable.',
    (_, skin) => `${skin.seller} knew of the fault when the goods were shipped and had no such grounds.`,
  ),
  step(
    'unstated',
    '2-605(1)',
    'A buyer who fails to state a defect that could be found by reasonable inspection cannot rely on it to justify rejection if the seller could have cured it when told in time.',
    (_, skin) =>
      `${skin.seller} had conforming goods at hand and two weeks left, and ${skin.buyer} gave no reason.`,
  ),
  step(
    'prepaid',
    '2-512(2)',
    'Payment required before inspection is no acceptance of goods and takes away none of the buyer’s remedies.',
    (_, skin) =>
      `${skin.buyer} paid as the contract required and rejected as soon as the crates were opened.`,
  ),
  step(
    'silent',
    '2-606(1)(b)',
    'A buyer who has had a reasonable opportunity to inspect and makes no effective rejection within a reasonable time has accepted the goods.',
    (_, skin) => `${skin.buyer} left the crates shut for ten weeks and could have seen the fault at once.`,
  ),
  step(
    'used',
    '2-606(1)(c)',
    'A buyer who does an act inconsistent with the seller’s ownership has accepted the goods, and an acceptance with knowledge of a defect cannot be revoked because of it.',
    (_, skin) => `${skin.buyer} knew of the fault and treated the goods as its own.`,
  ),
  step(
    'known',
    '2-607(2)',
    'An acceptance with knowledge of a defect cannot be revoked because of it, unless it was made on the reasonable assumption that the defect would be cured.',
    (_, skin) => `${skin.buyer} took the goods as they were, and ${skin.seller} had promised no repair.`,
  ),
  step(
    'hidden',
    '2-608(1)(b)',
    'An acceptance made without discovery of a defect may be revoked if it was induced by the difficulty of discovery before acceptance.',
    (_, skin) => `The inspection that ${skin.buyer} made could not have shown the fault.`,
  ),
  step(
    'assured',
    '2-608(1)(a)',
    'An acceptance with knowledge of a defect may be revoked if it was made on the reasonable assumption that the defect would be cured and it has not been.',
    (_, skin) => `${skin.buyer} kept the goods because ${skin.seller} had promised a repair.`,
  ),
  step(
    'impaired',
    '2-608',
    'Revocation of acceptance requires a defect that substantially impairs the value of the goods to the buyer and notice within a reasonable time, before the goods have changed in substance.',
    (_, skin) => `The fault took away most of the value, and ${skin.buyer} gave notice in time.`,
  ),
  step(
    'not-impaired',
    '2-608(1)',
    'Acceptance can be revoked only for a defect that substantially impairs the value of the goods to the buyer, and the perfect tender rule no longer helps.',
    (_, skin) => `The fault hardly lowered the value of the goods to ${skin.buyer}.`,
  ),
  step(
    'stale',
    '2-608(2)',
    'Revocation must occur within a reasonable time after the defect is discovered and before any substantial change in the goods that is not caused by their own defects.',
    (_, skin) => `${skin.buyer} knew for half a year and wore the goods out in the meantime.`,
  ),
  step(
    'installment-slight',
    '2-612(2)',
    'Under an installment contract the buyer may reject an installment only if the defect substantially impairs its value and cannot be cured.',
    (_, skin) => `The fault hardly lowered the value of that lot to ${skin.buyer}.`,
  ),
  step(
    'installment-grave',
    '2-612(2)',
    'Under an installment contract the buyer may reject an installment if the defect substantially impairs its value and cannot be cured.',
    (_, skin) =>
      `The fault took away most of the value of that lot, and ${skin.seller} could not replace it.`,
  ),
  step(
    'installment-assured',
    '2-612(2)',
    'Under an installment contract the buyer must accept an installment, though its value is substantially impaired, if the seller gives adequate assurance of cure.',
    (_, skin) => `${skin.seller} gave such assurance, with a bank behind it.`,
  ),
]
