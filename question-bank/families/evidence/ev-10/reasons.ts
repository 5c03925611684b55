import type { Reason } from '../../engine/contract.ts'
import { type ConvictionFacts, type ConvictionSkin, isValuable } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-mandatory': {
    side: 'yes',
    texts: [
      'a conviction for this kind of crime comes in without weighing its prejudice at all',
      'a conviction for this kind of crime is put to no balance of value and prejudice',
    ],
    lesson:
      'Weighing falls away only for an adult conviction of a crime whose elements required dishonesty, within the ten years.',
  },
  'yes-accused': {
    side: 'yes',
    texts: [
      'for this witness its value has to exceed the prejudice, and the finding says it does',
      'the finding of more value than prejudice meets the test for this witness',
    ],
    lesson:
      'That value must exceed prejudice is the test for a felony of an accused who testifies, within the ten years.',
  },
  'yes-403': {
    side: 'yes',
    texts: [
      'for this witness it stays out only if prejudice substantially outweighs its value',
      'the finding is short of the substantial prejudice that would bar it for this witness',
    ],
    lesson:
      'Rule 403 governs a recent felony of a witness who is not the accused, where the crime involves no deceit.',
  },
  'yes-old': {
    side: 'yes',
    texts: [
      'at its age it needs notice and substantially more value than prejudice, and has both',
      'the notice and the finding together meet the test for a conviction of its age',
    ],
    lesson:
      'That double test applies once more than ten years have passed since both conviction and release.',
  },
  'yes-after': {
    side: 'yes',
    texts: [
      'what happened after the conviction does not take away its use against a witness',
      'the later event leaves the conviction open to use under the ordinary tests',
    ],
    lesson:
      'Later events leave a conviction usable when they are a pending appeal, or a rehabilitation followed by a new felony.',
  },
  'yes-record': {
    side: 'yes',
    texts: [
      'this kind of record may be used against this witness where a fair verdict needs it',
      'the case and the witness are such that this kind of record may be used',
    ],
    lesson:
      'Need can bring in a juvenile record only in a criminal case and only against a witness other than the accused.',
  },
  'no-accused': {
    side: 'no',
    texts: [
      'for this witness its value has to exceed the prejudice, and the finding says it does not',
      'the finding of more prejudice than value fails the test for this witness',
    ],
    lesson:
      'That value must exceed prejudice is the test for a felony of an accused who testifies, within the ten years.',
  },
  'no-403': {
    side: 'no',
    texts: [
      'for this witness it stays out if prejudice substantially outweighs its value, as found',
      'the finding of substantially more prejudice bars it for this witness',
    ],
    lesson:
      'Rule 403 governs a recent felony of a witness who is not the accused, where the crime involves no deceit.',
  },
  'no-crime': {
    side: 'no',
    texts: [
      'a conviction for this kind of crime is of no use against a witness, whatever its value',
      'a conviction for this kind of crime stays out, whichever way the balance falls',
    ],
    lesson:
      'The kind of crime bars a conviction only if it carries a year or less and required no dishonest act.',
  },
  'no-old': {
    side: 'no',
    texts: [
      'at its age it needs substantially more value than prejudice, which was not found',
      'the finding is short of what a conviction of its age needs',
    ],
    lesson:
      'That stricter balance applies once more than ten years have passed since both conviction and release.',
  },
  'no-notice': {
    side: 'no',
    texts: [
      'it may be used only after written notice before trial, and none was given',
      'the lack of written notice before trial bars it whatever the finding',
    ],
    lesson:
      'Written notice is required only once more than ten years have passed since both conviction and release.',
  },
  'no-after': {
    side: 'no',
    texts: [
      'what happened after the conviction takes away its use against a witness',
      'the later event leaves the conviction closed to use under any test',
    ],
    lesson:
      'Later events bar a conviction when they are a pardon for innocence, or a finding of rehabilitation with no felony since.',
  },
  'no-record': {
    side: 'no',
    texts: [
      'this kind of record may not be used against this witness, whatever the crime',
      'the case and the witness, rather than the crime or the balance, rule out the record',
    ],
    lesson:
      'The kind of record is a bar for arrests, for pardoned convictions, and for most juvenile adjudications.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: ConvictionFacts, _skin: ConvictionSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`ev-10 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against its finding, is struck at sight: not offered. */
export function fits(id: string, facts: ConvictionFacts): boolean {
  switch (id) {
    case 'yes-mandatory':
      return facts.record !== 'arrest'
    case 'yes-accused':
      return isValuable(facts)
    case 'no-accused':
      return !isValuable(facts)
    case 'yes-403':
      return facts.balance !== 'prejudice far'
    case 'no-403':
      return facts.balance === 'prejudice far'
    case 'yes-old':
      return facts.age !== 'recent' && facts.balance === 'value far' && facts.notice === 'given'
    case 'no-old':
      return facts.age !== 'recent' && facts.balance !== 'value far'
    case 'no-notice':
      return facts.notice === 'none'
    case 'yes-after':
    case 'no-after':
      return facts.after !== 'nothing'
    case 'yes-record':
      return facts.record !== 'conviction'
    default:
      return true
  }
}
