import type { Reason } from '../../engine/contract.ts'
import { isDefensive, type SupplementalFacts } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-common': {
    side: 'yes',
    texts: [
      'it is part of one case with the first claim, and the statute makes no exception',
      'the statute’s general grant covers it, and no exception takes it out again',
    ],
    lesson:
      'The general grant covers claims that share a common nucleus of fact, unless section 1367(b) takes them out.',
  },
  'yes-defending': {
    side: 'yes',
    texts: [
      'the statute’s exceptions are aimed at plaintiffs, and this is not one’s claim',
      'one who was brought into the suit is free of the limits on those who began it',
    ],
    lesson:
      'Section 1367(b) leaves claims by defending parties alone, but they must still be part of the same case.',
  },
  'yes-other-ground': {
    side: 'yes',
    texts: [
      'the statute’s exceptions have no place in a suit on this jurisdictional ground',
      'the ground on which the suit came to the court shuts out the exceptions',
    ],
    lesson:
      'Section 1367(b) has no place in federal-question suits, but a claim there must still be part of the same case.',
  },
  'yes-own': {
    side: 'yes',
    texts: [
      'the claim has a jurisdictional basis of its own and does not lean on another',
      'the court could hear this claim if it were brought by itself and alone',
    ],
    lesson:
      'A claim stands alone if it arises under federal law, or if it is between diverse parties for more than $75,000.',
  },
  'yes-carry': {
    side: 'yes',
    texts: [
      'a claim of sufficient size carries with it one that is too small',
      'the sum need not be met again once one claim in the suit has met it',
    ],
    lesson:
      'One plaintiff’s sufficient claim carries that of another, but not a claim against another defendant.',
  },
  'yes-discretion': {
    side: 'yes',
    texts: [
      'the court has kept its power and may use it or decline to use it',
      'the power over this claim outlives the one on which it depended',
    ],
    lesson: 'Power outlives a federal claim dismissed on the merits, not one that was dropped or frivolous.',
  },
  'no-bar': {
    side: 'no',
    texts: [
      'the statute’s exceptions take a claim of this kind out of the general grant',
      'such a claim is among those that the statute’s exceptions withhold',
    ],
    lesson:
      'The exceptions are for claims by plaintiffs against added parties, and by added plaintiffs, in diversity suits.',
  },
  'no-nucleus': {
    side: 'no',
    texts: [
      'its facts are not tied closely enough to those of the first claim',
      'it cannot be called part of one case with the claim that came first',
    ],
    lesson: 'The tie is wanting only where the claim arises from other events.',
  },
  'no-citizenship': {
    side: 'no',
    texts: [
      'the parties to it are of one state, which no link to another claim can cure',
      'it brings together parties of one state, and diversity has to be complete',
    ],
    lesson:
      'A shared state is fatal where a plaintiff of the defendant’s state joins at the start in a diversity suit.',
  },
  'no-amount': {
    side: 'no',
    texts: [
      'it falls short of the sum, which a claim of this kind has to meet by itself',
      'its own size is what counts, and the size of the first claim cannot help it',
    ],
    lesson: 'The sum must be met again by a plaintiff’s separate claim against another defendant.',
  },
  'no-anchor': {
    side: 'no',
    texts: [
      'there is no longer any claim in the suit from which power over it could flow',
      'what depended on another claim cannot stand when that claim is out of the suit',
    ],
    lesson:
      'Power is gone when the plaintiff drops the federal claim or it proves frivolous, not when it fails on the merits.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cp-03 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against it, is struck at sight: not offered. */
export function fits(id: string, facts: SupplementalFacts): boolean {
  const { anchor, claim, later } = facts
  switch (id) {
    case 'yes-defending':
      return isDefensive(facts) || claim === 'intervenor' || claim === 'required plaintiff'
    case 'yes-other-ground':
      return anchor === 'federal'
    case 'yes-carry':
      return claim.endsWith('small') || claim === 'counterclaim' || claim === 'state claim'
    case 'no-amount':
      return claim.endsWith('small') || claim === 'counterclaim'
    case 'yes-discretion':
    case 'no-anchor':
      return later !== 'nothing'
    case 'no-citizenship':
      return (
        facts.tie === 'same events' &&
        !claim.endsWith('small') &&
        claim !== 'large counterclaim' &&
        anchor + claim !== 'diversitycounterclaim'
      )
    case 'no-bar':
      return later === 'nothing'
    default:
      return true
  }
}
