import { describe, expect, it } from 'vitest'
import type { WaiverFacts } from '../../../../question-bank/families/civil-procedure/rule-12-defenses-and-waiver/facts.ts'
import { waiverOfDefenses } from '../../../../question-bank/families/civil-procedure/rule-12-defenses-and-waiver/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The papers of a history, in order; 'it' marks those that raise the defense. */
function docket({ history }: WaiverFacts): readonly string[] {
  return {
    'motion with it': ['motion it'],
    'more time, motion with it': ['request', 'motion it'],
    'motion, answer with it': ['motion', 'answer it'],
    'definite statement, answer with it': ['motion', 'answer it'],
    'motion, answer, amended at once': ['motion', 'answer', 'as of course it'],
    'motion, motion with it': ['motion', 'motion it'],
    'motion, new claim, motion with it': ['became available', 'motion it'],
    'answer with it': ['answer it'],
    'answer, amended at once': ['answer', 'as of course it'],
    'answer, amended by leave': ['answer', 'pleading it'],
    'answer, judgment on the pleadings': ['answer', '12(c) it'],
    'answer, trial': ['answer', 'trial it'],
    'answer, appeal': ['answer', 'appeal it'],
    counterclaim: ['complaint', 'motion it'],
  }[history]
}

/** Rule 12(h), paragraph by paragraph, and then Rules 12(e) and the submission of plaintiffs. */
function open(facts: WaiverFacts): boolean {
  const papers = docket(facts)
  const raised = papers.find((paper) => paper.endsWith(' it'))
  switch (facts.defense) {
    case 'subject matter':
      return true
    case 'failure to state a claim':
    case 'absent party':
      return raised !== 'appeal it'
    case 'vagueness':
      return papers.indexOf('motion it') >= 0 && !papers.some((paper) => paper.startsWith('answer'))
    default: {
      if (papers.includes('complaint')) return false
      const omittedFromMotion = papers.includes('motion')
      const madeByMotion = papers.includes('motion it')
      const inAnswer = papers.includes('answer it')
      const inAmendmentOfCourse = papers.includes('as of course it')
      return !omittedFromMotion && (madeByMotion || inAnswer || inAmendmentOfCourse)
    }
  }
}

describe('Rule 12 defenses and waiver', () => {
  const patterns = factPatternsOf(waiverOfDefenses)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(45)
    for (const pattern of patterns) {
      const facts = pattern.facts as WaiverFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, open(facts)])
    }
  })

  it.each([
    ['venue left out of a first motion is gone', 'venue', 'motion, answer with it', 'no-omitted'],
    ['so it is after a motion under 12(e)', 'service', 'definite statement, answer with it', 'no-omitted'],
    ['an amendment at once saves it', 'service', 'answer, amended at once', 'yes-amended'],
    ['but not after a motion', 'venue', 'motion, answer, amended at once', 'no-omitted'],
    ['no claim lasts until trial', 'failure to state a claim', 'answer, trial', 'yes-through-trial'],
    ['and not beyond', 'failure to state a claim', 'answer, appeal', 'no-stage'],
    ['power is open on appeal', 'subject matter', 'answer, appeal', 'yes-any-time'],
    ['plaintiffs submit', 'personal jurisdiction', 'counterclaim', 'no-submitted'],
  ] as const)('%s', (_name, defense, history, reason) => {
    expect(waiverOfDefenses.decide({ defense, history }).reasons[0]).toBe(reason)
  })
})
