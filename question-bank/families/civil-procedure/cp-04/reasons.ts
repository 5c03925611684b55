import type { Reason } from '../../engine/contract.ts'
import { isPowerless, type RemovalFacts } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-federal': {
    side: 'yes',
    texts: [
      'the case arises under federal law in the sense that the statute requires',
      'federal law enters the case in a way that lets it be removed',
    ],
    lesson: 'A case arises under federal law only through the plaintiff’s own claim.',
  },
  'yes-diverse': {
    side: 'yes',
    texts: [
      'the citizenship of every party and the sum are such as this removal requires',
      'the citizenship of no party stood in the way of removing this suit',
    ],
    lesson:
      'Diversity supports removal if it is complete and no defendant joined and served is of the forum state.',
  },
  'no-forum': {
    side: 'no',
    texts: [
      'the defendant is sued at home, and the plaintiff may hold it to that court',
      'a defendant that is a citizen of the forum state may not remove this suit',
    ],
    lesson: 'A forum defendant may not remove on diversity alone, if the plaintiff objects in time.',
  },
  'no-power': {
    side: 'no',
    texts: [
      'the suit lies outside the jurisdiction of the federal court over its subject',
      'the statutes give the federal court no jurisdiction over a suit of this kind',
    ],
    lesson: 'Jurisdiction is wanting only where there is neither a federal claim nor complete diversity.',
  },
  'no-remover': {
    side: 'no',
    texts: [
      'the party that filed the notice is not one with a right to remove',
      'the right to remove belonged to another party than the one that used it',
    ],
    lesson: 'A party without a right to remove is a plaintiff, even one who has to answer a counterclaim.',
  },
  'yes-start': {
    side: 'yes',
    texts: [
      'the thirty days began on the later of the two possible dates and were kept',
      'the thirty days ran from the later event, so that the notice was in time',
    ],
    lesson:
      'The thirty days run from formal service on the defendant, or from a later paper that first makes the case removable.',
  },
  'no-start': {
    side: 'no',
    texts: [
      'the thirty days began on the earlier of the two possible dates and had run out',
      'the thirty days ran from the earlier event, so that the notice was too late',
    ],
    lesson:
      'The thirty days run from formal service on the defendant, or from a later paper that first makes the case removable.',
  },
  'yes-own': {
    side: 'yes',
    texts: [
      'each defendant may use its own right to remove, whatever the others have done',
      'what one defendant did or failed to do leaves the right of another as it was',
    ],
    lesson: 'Each defendant has its own thirty days, but needs the consent of the others who were served.',
  },
  'no-consent': {
    side: 'no',
    texts: [
      'the codefendant is one of those who had to agree, and it did not',
      'without the agreement of the codefendant the notice has a defect',
    ],
    lesson: 'Consent is needed from each defendant properly joined and served.',
  },
  'yes-consent': {
    side: 'yes',
    texts: [
      'the codefendant is none of those who had to agree to the removal',
      'the notice needed no agreement from the codefendant in this case',
    ],
    lesson: 'Consent is not needed from a defendant who has not been served.',
  },
  'no-year': {
    side: 'no',
    texts: [
      'the outer limit of one year holds in this case, and it had passed',
      'the case had grown too old to be removed before it became removable',
    ],
    lesson: 'The limit of one year holds for diversity cases in which the plaintiff acted in good faith.',
  },
  'yes-conduct': {
    side: 'yes',
    texts: [
      'the plaintiff’s own conduct keeps the outer limit of one year from applying',
      'the way the plaintiff ran the suit opens a limit of time that had closed',
    ],
    lesson: 'Only conduct found to be bad faith meant to prevent removal opens the limit of one year.',
  },
  'yes-kind': {
    side: 'yes',
    texts: [
      'the outer limit of one year is made for cases of another kind than this',
      'for the ground on which this case was removed there is no limit of a year',
    ],
    lesson: 'The limit of one year is for removal on diversity and not for federal claims.',
  },
  'yes-waived': {
    side: 'yes',
    texts: [
      'the other side waited too long to complain of a defect of this kind',
      'a defect of this kind was lost when the other side let its time go by',
    ],
    lesson: 'Defects other than want of jurisdiction are lost 30 days after the notice of removal.',
  },
  'no-anytime': {
    side: 'no',
    texts: [
      'a defect of this kind may be raised at any time before final judgment',
      'no lapse of time before judgment can cure a defect of this kind',
    ],
    lesson: 'Only want of subject-matter jurisdiction may be raised at any time before judgment.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cp-04 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against it, is struck at sight: not offered. */
export function fits(id: string, facts: RemovalFacts): boolean {
  const { basis, notice } = facts
  const isYear = notice.startsWith('amended after a year')
  switch (id) {
    case 'yes-federal':
      return basis === 'federal' || basis === 'defense' || basis === 'counterclaim'
    case 'yes-diverse':
      return basis === 'diverse' || basis === 'forum' || basis === 'not diverse'
    case 'no-forum':
      return basis === 'federal' || basis === 'forum'
    case 'no-remover':
      return basis === 'counterclaim' || notice === 'later defendant'
    case 'yes-start':
    case 'no-start':
      return notice !== 'consent missing' && notice !== 'codefendant unserved' && !isYear
    case 'yes-own':
      return notice === 'later defendant' || notice === 'consent missing'
    case 'no-consent':
    case 'yes-consent':
      return notice === 'consent missing' || notice === 'codefendant unserved'
    case 'no-year':
    case 'yes-kind':
    case 'yes-conduct':
      return isYear
    case 'no-power':
      return isPowerless(facts) || facts.motion === 'in time'
    default:
      return true
  }
}
