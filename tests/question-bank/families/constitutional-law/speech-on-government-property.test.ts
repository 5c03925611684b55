import { describe, expect, it } from 'vitest'
import type {
  SpeechFacts,
  Twist,
} from '../../../../question-bank/families/constitutional-law/speech-on-government-property/facts.ts'
import { speechOnGovernmentProperty } from '../../../../question-bank/families/constitutional-law/speech-on-government-property/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import { subtopicOf } from '../../../../question-bank/families/engine/variant.ts'

/** A restriction by the questions of a court, in the order in which it asks them. */
interface Restriction {
  readonly speaker: 'government' | 'citizen' | 'student' | 'student in a course'
  readonly forum?: 'public' | 'limited' | 'nonpublic' | 'none'
  /** The basis on which the rule draws its line. */
  readonly basis?: 'nothing said' | 'subject' | 'viewpoint'
  /** Whether a neutral rule is no broader than its purpose, or a rule for lesser property reasonable. */
  readonly fits?: boolean
  /** For licenses: whether standards bind the official, and whether a censor is bound by procedure. */
  readonly license?: 'standards' | 'none' | 'censor unbound'
  /** For students: whether facts foretell disorder. */
  readonly disorder?: boolean
}

const RESTRICTIONS: Readonly<Record<Twist, Restriction>> = {
  sound: { speaker: 'citizen', forum: 'public', basis: 'nothing said', fits: true },
  leaflets: { speaker: 'citizen', forum: 'public', basis: 'nothing said', fits: false },
  subject: { speaker: 'citizen', forum: 'public', basis: 'subject' },
  discretion: { speaker: 'citizen', forum: 'public', basis: 'nothing said', license: 'none' },
  standards: { speaker: 'citizen', forum: 'public', basis: 'nothing said', fits: true, license: 'standards' },
  hostile: { speaker: 'citizen', forum: 'public', basis: 'subject' },
  blocks: { speaker: 'citizen', forum: 'public', basis: 'nothing said', fits: true, license: 'standards' },
  marched: { speaker: 'citizen', forum: 'public', basis: 'nothing said', license: 'none' },
  script: { speaker: 'citizen', forum: 'public', basis: 'subject', license: 'censor unbound' },
  open: { speaker: 'citizen', forum: 'public', basis: 'subject' },
  religious: { speaker: 'citizen', forum: 'limited', basis: 'viewpoint' },
  topic: { speaker: 'citizen', forum: 'limited', basis: 'subject', fits: true },
  rival: { speaker: 'citizen', forum: 'nonpublic', basis: 'nothing said', fits: true },
  critics: { speaker: 'citizen', forum: 'nonpublic', basis: 'viewpoint' },
  apparel: { speaker: 'citizen', forum: 'nonpublic', basis: 'subject', fits: false },
  ballot: { speaker: 'citizen', forum: 'nonpublic', basis: 'subject', fits: true },
  monument: { speaker: 'government', basis: 'viewpoint' },
  flag: { speaker: 'citizen', forum: 'limited', basis: 'viewpoint' },
  'own-flag': { speaker: 'government', basis: 'viewpoint' },
  ribbon: { speaker: 'student', disorder: false },
  disruption: { speaker: 'student', disorder: true },
  newspaper: { speaker: 'student in a course', fits: true },
  weekend: { speaker: 'student', disorder: false },
}

/** Speech on government property a second time, question by question. */
function isProtected({ speaker, forum, basis, fits, license, disorder }: Restriction): boolean {
  if (speaker === 'government') return false
  if (speaker === 'student') return disorder === false
  if (basis === 'viewpoint' || license === 'none' || license === 'censor unbound') return true
  // In a public forum, no rule of this family that looks at content serves a compelling interest.
  if (forum === 'public' && basis === 'subject') return true
  return fits === false
}

describe('Speech on government property', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(speechOnGovernmentProperty)
    expect(patterns).toHaveLength(23)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as SpeechFacts
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isProtected(RESTRICTIONS[twist])])
    }
  })

  it.each([
    ['a limit on noise is neutral', 'park', 'sound', 'no-manner'],
    ['a ban on leaflets goes too far', 'park', 'leaflets', 'yes-tailoring'],
    ['an exception for one subject is not neutral', 'park', 'subject', 'yes-strict'],
    ['nobody need apply to an unbound official', 'street', 'discretion', 'yes-discretion'],
    ['a march without a permit is no crime under such an ordinance', 'street', 'marched', 'yes-discretion'],
    ['but standards save a permit', 'street', 'standards', 'no-licensing'],
    ['a fee may not depend on anger', 'street', 'hostile', 'yes-hostile'],
    ['but it may on blocks', 'street', 'blocks', 'no-fee'],
    ['censors of the stage are bound', 'theater', 'script', 'yes-safeguards'],
    ['an open hall is like a park', 'hall', 'open', 'yes-strict'],
    ['faith is a viewpoint', 'hall', 'religious', 'yes-viewpoint'],
    ['status is not', 'mailboxes', 'rival', 'no-forum'],
    ['stone speaks for the city', 'display', 'monument', 'no-government'],
    ['a borrowed pole does not', 'display', 'flag', 'yes-viewpoint'],
    ['silent protest is protected', 'school', 'ribbon', 'yes-student'],
    ['weekends are free', 'school', 'weekend', 'yes-off-campus'],
  ] as const)('%s', (_name, place, twist, reason) => {
    expect(speechOnGovernmentProperty.decide({ place, twist }).reasons[0]).toBe(reason)
  })

  it('knows no twist on other property, and keeps to freedom of expression', () => {
    expect(speechOnGovernmentProperty.illegal({ place: 'park', twist: 'flag' })).not.toBeNull()
    for (const { facts } of factPatternsOf(speechOnGovernmentProperty))
      expect(subtopicOf(speechOnGovernmentProperty, facts)).toBe('Freedom of expression')
  })
})
