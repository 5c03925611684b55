import type { Reason } from '../../engine/contract.ts'
import type { LibelFacts, LibelSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-malice': {
    side: 'yes',
    texts: [
      'the state of mind that was proved is what the First Amendment means by actual malice',
      'the jury’s finding about the defendant’s mind amounts to constitutional actual malice',
    ],
    lesson: 'Actual malice is knowledge of falsity or serious doubt, not ill will and not a careless check.',
  },
  'yes-negligence': {
    side: 'yes',
    texts: [
      'from a plaintiff in this position the Constitution asks for proof of negligence at most',
      'ordinary want of care is fault enough for the recovery that this plaintiff asks for',
    ],
    lesson: 'Negligence is enough for a private plaintiff who asks for proven loss, if no privilege applies.',
  },
  'yes-private-matter': {
    side: 'yes',
    texts: [
      'where speech is of no public concern, damages may be presumed without actual malice',
      'the rule against presuming damages gives way for speech on a purely private affair',
    ],
    lesson:
      'Damages may be presumed without actual malice only for speech on a private matter about a private person.',
  },
  'yes-implies': {
    side: 'yes',
    texts: [
      'the wording of a view does not shield the assertion of fact that a reader finds in it',
      'readers would take the words as stating something that can be shown to be untrue',
    ],
    lesson: 'Words in the form of a view are actionable when they state or imply a provable fact.',
  },
  'yes-repeats': {
    side: 'yes',
    texts: [
      'to pass on what another has said, even with the name, is to say it oneself',
      'naming the source of a charge leaves whoever publishes it as liable as the source',
    ],
    lesson: 'Whoever repeats a libel answers for it, unless the repetition itself is privileged.',
  },
  'yes-abused': {
    side: 'yes',
    texts: [
      'whatever protection the occasion gave was lost through the way it was made use of',
      'the occasion was misused, which leaves the speaker without the protection it gave',
    ],
    lesson:
      'A qualified privilege is lost by knowing falsehood or by spreading the word too far; an absolute one is not.',
  },
  'no-malice': {
    side: 'no',
    texts: [
      'one in this plaintiff’s position recovers nothing at all unless actual malice is proved',
      'without proof of actual malice the law leaves a plaintiff of this standing no recovery',
    ],
    lesson:
      'Actual malice is a condition of all recovery only for officials, public figures and those drawn into the controversy.',
  },
  'no-presumed': {
    side: 'no',
    texts: [
      'for such speech nothing beyond proven loss can be had on this showing of fault',
      'harm may not be presumed from speech of this kind on the fault that was found',
    ],
    lesson: 'Presumed damages are barred on a public matter without actual malice, and not otherwise.',
  },
  'no-fault': {
    side: 'no',
    texts: [
      'the findings show no such fault as the Constitution requires from every plaintiff',
      'what was found of the defendant’s conduct falls short of any fault known to this law',
    ],
    lesson: 'There is no fault where every reasonable care was taken; honest carelessness is fault.',
  },
  'no-falsity': {
    side: 'no',
    texts: [
      'the plaintiff has to prove that the defendant’s words are untrue and has not done so',
      'the burden on truth lies with the plaintiff, and the words have not been proved false',
    ],
    lesson: 'Want of proof of falsity defeats a plaintiff where the charge itself was left in doubt.',
  },
  'no-opinion': {
    side: 'no',
    texts: [
      'speech such as this is protected as comment that cannot be proved true or false',
      'what was said is opinion in the sense in which the First Amendment protects it',
    ],
    lesson: 'Protected opinion is what cannot be proved true or false, whatever the label.',
  },
  'no-report': {
    side: 'no',
    texts: [
      'an accurate account of what others said is privileged on an occasion of this kind',
      'the publisher reported fairly, and the law protects reports from such a source',
    ],
    lesson: 'A fair and accurate report is privileged when what it reports is an official proceeding.',
  },
  'no-absolute': {
    side: 'no',
    texts: [
      'the occasion gives a complete immunity, which no motive or knowledge can take away',
      'words spoken on such an occasion are immune from suit, however false or ill meant',
    ],
    lesson: 'Complete immunity covers witnesses and others in judicial proceedings, not private letters.',
  },
  'no-interest': {
    side: 'no',
    texts: [
      'a word in confidence to someone concerned is protected so long as it is honestly believed',
      'honest belief keeps the protection that is given to words between those concerned',
    ],
    lesson: 'Honest words between those concerned are protected if they go no further.',
  },
  'yes-strict': {
    side: 'yes',
    texts: [
      'a false charge of crime is published at one’s peril, and care in checking is no excuse',
      'libel is complete when a false charge is printed, with or without a want of care',
    ],
    lesson: 'That was the common law before the First Amendment was held to require fault.',
  },
  'yes-burden': {
    side: 'yes',
    texts: [
      'a charge that hurts a good name counts as false until its truth has been shown',
      'truth is a defense, so that doubt about it falls on the one who made the charge',
    ],
    lesson: 'On a matter of public concern the plaintiff must prove falsity against the press.',
  },
}

/** Right in no fact pattern, and offered through a misconception alone. */
const SLIPS: readonly string[] = ['yes-strict', 'yes-burden']

export const reasonIds: readonly string[] = Object.keys(REASONS).filter((id) => !SLIPS.includes(id))

export function reason(id: string, _facts: LibelFacts, _skin: LibelSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`tt-15 has no reason ${id}`)
  return found
}

const PRIVILEGED: readonly LibelFacts['wrinkle'][] = ['testimony', 'reference', 'spread']

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, { matter, fault, sought, wrinkle }: LibelFacts): boolean {
  switch (id) {
    case 'yes-private-matter':
    case 'no-presumed':
      return sought === 'presumed'
    case 'yes-implies':
      return wrinkle === 'label' || wrinkle === 'hyperbole'
    case 'yes-repeats':
    case 'no-report':
      return wrinkle === 'repeated' || wrinkle === 'fair report'
    case 'yes-abused':
    case 'no-absolute':
    case 'no-interest':
      return PRIVILEGED.includes(wrinkle)
    case 'no-fault':
      return fault !== 'knew' && sought === 'actual' && !PRIVILEGED.includes(wrinkle)
    case 'yes-strict':
      return fault === 'careful'
    case 'no-falsity':
      return wrinkle === 'unproven' || wrinkle === 'repeated'
    case 'yes-burden':
      return wrinkle === 'unproven'
    case 'no-opinion':
      return matter === 'public' && wrinkle !== 'repeated' && wrinkle !== 'fair report'
    case 'no-malice':
      return !PRIVILEGED.includes(wrinkle)
    default:
      return true
  }
}
