import { describe, expect, it } from 'vitest'
import type { Twist } from '../../../../question-bank/families/civil-procedure/removal-and-remand/facts.ts'
import { removalAndRemand } from '../../../../question-bank/families/civil-procedure/removal-and-remand/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The law a second time, as answers to the questions a court asks: power, then a defect, then when it was raised. */
interface Answers {
  /** False where no federal court could hear the action as it stands. */
  readonly hasPower: boolean
  readonly hasDefect: boolean
  readonly isRaisedInTime: boolean
}

const SOUND: Answers = { hasPower: true, hasDefect: false, isRaisedInTime: true }
const DEFECTIVE: Answers = { ...SOUND, hasDefect: true }
const FORGIVEN: Answers = { ...DEFECTIVE, isRaisedInTime: false }
const POWERLESS: Answers = { ...SOUND, hasPower: false }
const POWERLESS_LATE: Answers = { ...POWERLESS, isRaisedInTime: false }

const ANSWERS: Readonly<Record<Twist, Answers>> = {
  federal: SOUND,
  alike: SOUND,
  filed: SOUND,
  copy: SOUND,
  later: SOUND,
  unserved: SOUND,
  added: SOUND,
  dropped: SOUND,
  'federal-year': SOUND,
  'bad-faith': SOUND,
  reduced: SOUND,
  late: DEFECTIVE,
  consent: DEFECTIVE,
  year: DEFECTIVE,
  forum: DEFECTIVE,
  'one-forum': DEFECTIVE,
  'late-waived': FORGIVEN,
  'consent-waived': FORGIVEN,
  'forum-waived': FORGIVEN,
  defense: POWERLESS,
  nondiverse: POWERLESS,
  'own-counterclaim': POWERLESS,
  deleted: POWERLESS,
  counterclaim: POWERLESS,
  'defense-late': POWERLESS_LATE,
  'nondiverse-late': POWERLESS_LATE,
}

const isRemanded = ({ hasPower, hasDefect, isRaisedInTime }: Answers): boolean =>
  !hasPower || (hasDefect && isRaisedInTime)

describe('Removal and remand', () => {
  it('remands for a lack of jurisdiction at any time, and for a defect that is raised in time', () => {
    const patterns = factPatternsOf(removalAndRemand)
    expect(patterns).toHaveLength(26)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isRemanded(ANSWERS[twist])])
    }
  })

  it.each([
    ['a federal claim may be removed by a forum defendant', 'federal', 'no-federal'],
    ['a courtesy copy starts no time', 'copy', 'no-start'],
    ['each defendant has its own time', 'later', 'no-own'],
    ['an unserved defendant need not consent', 'unserved', 'no-consent'],
    ['a served one must', 'consent', 'yes-consent'],
    ['the year is for diversity', 'federal-year', 'no-year'],
    ['and bars removal in good faith', 'year', 'yes-year'],
    ['a forum defendant may not remove', 'forum', 'yes-forum'],
    ['if the plaintiff objects within 30 days', 'forum-waived', 'no-waived'],
    ['a federal defense gives no power', 'defense', 'yes-power'],
    ['which may be said at any time', 'defense-late', 'yes-anytime'],
    ['a plaintiff may not remove', 'counterclaim', 'yes-remover'],
    ['a smaller demand comes too late', 'reduced', 'no-basis'],
    ['but a deleted federal claim takes the power with it', 'deleted', 'yes-power'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(removalAndRemand.decide({ twist }).reasons[0]).toBe(reason)
  })
})
