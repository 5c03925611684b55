import type { Reason } from '../../engine/contract.ts'
import type { FaultFacts, FaultSkin } from './facts.ts'
import { money, sum } from './sums.ts'

/** When each way of reckoning is right. */
const LESSONS: Readonly<Record<string, string>> = {
  zero: 'Nothing is owed where the fault of the claimant passes the line that the state has drawn.',
  full: 'The whole is owed where no fault of the claimant counts and the defendant answers for all of the harm.',
  reduced:
    'All but the claimant’s own percentage is owed by one who is sued alone, or who is liable jointly and severally.',
  share:
    'Its own percentage is all that a defendant owes under several liability, or after a credit by share.',
  credit:
    'A credit by the sum paid is taken from what is left after the reduction, where the statute says so.',
  reallocated:
    'The share of one who cannot pay is spread over the others, the claimant among them, only under such a statute.',
}

/** The ways that are right in some fact pattern. Others are slips, offered through a misconception alone. */
export const reasonIds: readonly string[] = Object.keys(LESSONS)

/** An amount takes one wording, so that no sum can stand twice among the options. */
export function reason(id: string, facts: FaultFacts, skin: FaultSkin): Reason {
  return {
    side: null,
    texts: [`${money(sum(id, facts, skin))} from ${skin.first}`],
    lesson: LESSONS[id] ?? 'This way of reckoning is right under no statute.',
  }
}

/** A sum that the facts give no figures for is not offered. */
export function fits(id: string, facts: FaultFacts): boolean {
  const settled = facts.others === 'dollar credit' || facts.others === 'share credit'
  switch (id) {
    // With half of the fault these are one sum.
    case 'claimant':
      return facts.fault !== 'tie'
    case 'credit':
      return settled
    case 'share':
    case 'reallocated':
      return facts.others !== 'none' && (id === 'share' || facts.fault !== 'none')
    default:
      return true
  }
}
