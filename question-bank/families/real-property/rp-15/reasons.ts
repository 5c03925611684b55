import type { Reason } from '../../engine/contract.ts'
import { isLate, type RecordingFacts, type RecordingSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-race': {
    side: 'yes',
    texts: [
      'the first claim to be duly recorded prevails under this act, whatever its holder knew',
      'the earlier recording decides under this act, and knowledge of another claim is beside the point',
    ],
    lesson:
      'Order of recording alone decides only under a race act, which does not mention notice of the earlier deed.',
  },
  'yes-notice': {
    side: 'yes',
    texts: [
      'one who takes without notice prevails under this act, whether or not the claim is recorded first',
      'lack of notice when the claim is taken is what this act asks, and the order of recording is not',
    ],
    lesson:
      'Lack of notice is enough only for one who gives value under a notice act, which does not ask who recorded first.',
  },
  'yes-race-notice': {
    side: 'yes',
    texts: [
      'this act asks for lack of notice and also for the first recording, and the later claim has both',
      'under this act it takes both an innocent taking and the earlier recording, and both are here',
    ],
    lesson:
      'Lack of notice together with the first recording is the test of a race-notice act, and only for one who gives value.',
  },
  'yes-wild': {
    side: 'yes',
    texts: [
      'a deed from a grantor whose own title is not of record counts as unrecorded in such an index',
      'a recorded deed that a search by names would not find does not count against the later claim',
    ],
    lesson:
      'A deed outside the chain of title gives no notice, but that helps only one who paid and knew nothing of it.',
  },
  'yes-shelter': {
    side: 'yes',
    texts: [
      'one who takes from a protected owner is protected too, despite knowledge or lack of payment',
      'the protection that an owner has under the act passes to whoever takes the land from that owner',
    ],
    lesson:
      'A later taker has shelter only where the one who sold or gave the land was protected by the act.',
  },
  'yes-later': {
    side: 'yes',
    texts: [
      'what comes to light after the price is paid and the deed taken does not count as notice',
      'notice is tested when the price is paid and the deed taken, and not when the deed is recorded',
    ],
    lesson:
      'That notice is tested at the purchase saves a buyer only if the act asks for nothing more, such as recording first.',
  },
  'yes-search': {
    side: 'yes',
    texts: [
      'no search on the day of the purchase would have shown the earlier deed, which is enough here',
      'the record gave no sign of the earlier deed at the time, and this act asks for nothing more',
    ],
    lesson:
      'A clean record at the purchase is enough only under a notice act, and only for a purchaser who had no other notice.',
  },
  'yes-off-record': {
    side: 'yes',
    texts: [
      'under this act a purchaser for value beats a deed still off the record, informed of it or not',
      'while the earlier deed stayed off the record this act favored a purchaser, informed or not',
    ],
    lesson:
      'An unrecorded deed loses even to an informed purchaser only under a race act, and only if that purchaser records before it is recorded.',
  },
  'no-first': {
    side: 'no',
    texts: [
      'the earlier of two conveyances prevails, since the owner then had nothing left to convey',
      'priority in time governs here, and an owner who has sold once has no title left to pass',
    ],
    lesson: 'First in time is first in right only where the later claimant is outside the recording act.',
  },
  'no-value': {
    side: 'no',
    texts: [
      'the act protects those who gave value for their interest, and this claimant is not one of them',
      'without value given in exchange for the interest the act has no protection for this claimant',
    ],
    lesson: 'The act leaves out donees and judgment creditors; lenders and those with shelter are within it.',
  },
  'no-knowledge': {
    side: 'no',
    texts: [
      'one who knew of the earlier deed does not get to use this act against it, even by recording first',
      'knowledge of the earlier deed leaves the later claim outside this act, whoever recorded first',
    ],
    lesson:
      'Knowledge defeats a claimant under notice and race-notice acts, if it came before the purchase and no earlier owner was protected.',
  },
  'no-inquiry': {
    side: 'no',
    texts: [
      'possession by the earlier buyer is notice of the rights that a question there would have shown',
      'the later claimant is charged with what a visit and a question on the land would have shown',
    ],
    lesson: 'Possession gives inquiry notice, which matters only where the act asks about notice.',
  },
  'no-record': {
    side: 'no',
    texts: [
      'the record of the earlier deed is notice of it to the later claimant, who is bound by it',
      'the public record charges the later claimant with notice of the earlier deed and its terms',
    ],
    lesson:
      'The record is notice only to those who take after the deed is recorded in the chain that a searcher would follow.',
  },
  'no-race': {
    side: 'no',
    texts: [
      'the first claim to be duly recorded prevails under this act, and that was the earlier deed',
      'the earlier recording decides under this act, and it is the earlier deed that has it',
    ],
    lesson:
      'The order of recording counts under race and race-notice acts, and a deed outside the chain of title has no place in it.',
  },
  'no-both': {
    side: 'no',
    texts: [
      'this act asks for lack of notice and also for the first recording, and the later claim lacks one',
      'under this act it takes both an innocent taking and the earlier recording, and one is missing',
    ],
    lesson: 'Both lack of notice and the first recording are needed only under a race-notice act.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: RecordingFacts, _skin: RecordingSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`rp-15 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against what it tells, is struck at sight: not offered. */
export function fits(id: string, facts: RecordingFacts): boolean {
  const { taker, notice, order, onward } = facts
  const innocent = notice === 'none' || isLate(facts)
  const ahead = order === 'second' || order === 'wild'
  switch (id) {
    case 'yes-race':
      return ahead
    case 'yes-notice':
      return innocent
    case 'yes-race-notice':
      return innocent && ahead
    case 'yes-wild':
      return order === 'wild'
    case 'yes-shelter':
      return onward !== 'none'
    case 'yes-later':
      return isLate(facts) || order === 'first before'
    case 'yes-search':
      return order !== 'first before'
    case 'yes-off-record':
      return order !== 'first before' && order !== 'wild'
    case 'no-value':
      return taker !== 'buyer' || onward === 'gift'
    case 'no-knowledge':
      return notice === 'actual' || notice === 'later' || onward === 'knowing sale'
    case 'no-inquiry':
      return notice === 'inquiry' || notice === 'moved in'
    case 'no-record':
      return order !== 'neither'
    case 'no-race':
      return order === 'first before' || order === 'first after' || order === 'wild'
    case 'no-both':
      return notice !== 'none' || order !== 'second'
    default:
      return true
  }
}
