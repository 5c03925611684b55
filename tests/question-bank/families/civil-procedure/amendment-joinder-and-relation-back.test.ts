import { describe, expect, it } from 'vitest'
import type {
  JoinderFacts,
  Twist,
} from '../../../../question-bank/families/civil-procedure/amendment-joinder-and-relation-back/facts.ts'
import { amendmentJoinderAndRelationBack } from '../../../../question-bank/families/civil-procedure/amendment-joinder-and-relation-back/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** An added claim or party as the text of its rule sees it: every condition of that rule, and whether it is met. */
type Step =
  | { readonly rule: '15(a)(1)'; readonly daysSinceEarliest: number }
  | { readonly rule: '15(a)(2)'; readonly foman: boolean; readonly pastOrder?: 'diligent' | 'idle' }
  | { readonly rule: '15(b)'; readonly objected: boolean; readonly harmed: boolean }
  | { readonly rule: '15(c)(1)(B)'; readonly sameEvent: boolean }
  | { readonly rule: '15(c)(1)(C)'; readonly dayOfNotice: number; readonly newcomerKnewOfError: boolean }
  | { readonly rule: '13'; readonly against: 'opponent' | 'coparty'; readonly sameEvent: boolean }
  | { readonly rule: '14'; readonly liableOver: boolean; readonly daysSinceAnswer: number }
  | { readonly rule: '20'; readonly sameEvent: boolean; readonly commonQuestion: boolean }
  | { readonly rule: '19'; readonly claimsTheThing: boolean; readonly reliefFromOne: boolean }
  | { readonly rule: '24'; readonly interest: boolean; readonly represented: boolean }

const STEPS: Readonly<Record<Twist, Step>> = {
  course: { rule: '15(a)(1)', daysSinceEarliest: 14 },
  'motion-first': { rule: '15(a)(1)', daysSinceEarliest: 75 },
  fresh: { rule: '15(a)(2)', foman: true },
  futile: { rule: '15(a)(2)', foman: false },
  prejudice: { rule: '15(a)(2)', foman: false },
  schedule: { rule: '15(a)(2)', foman: true, pastOrder: 'idle' },
  tried: { rule: '15(b)', objected: false, harmed: false },
  objected: { rule: '15(b)', objected: true, harmed: false },
  same: { rule: '15(c)(1)(B)', sameEvent: true },
  other: { rule: '15(c)(1)(B)', sameEvent: false },
  sister: { rule: '15(c)(1)(C)', dayOfNotice: 7, newcomerKnewOfError: true },
  'no-notice': { rule: '15(c)(1)(C)', dayOfNotice: 210, newcomerKnewOfError: true },
  chosen: { rule: '15(c)(1)(C)', dayOfNotice: 7, newcomerKnewOfError: false },
  crossclaim: { rule: '13', against: 'coparty', sameEvent: true },
  stray: { rule: '13', against: 'coparty', sameEvent: false },
  counterclaim: { rule: '13', against: 'opponent', sameEvent: false },
  implead: { rule: '14', liableOver: true, daysSinceAnswer: 10 },
  blame: { rule: '14', liableOver: false, daysSinceAnswer: 10 },
  late: { rule: '14', liableOver: true, daysSinceAnswer: 60 },
  joined: { rule: '20', sameEvent: true, commonQuestion: true },
  apart: { rule: '20', sameEvent: false, commonQuestion: true },
  tortfeasor: { rule: '19', claimsTheThing: false, reliefFromOne: true },
  claimant: { rule: '19', claimsTheThing: true, reliefFromOne: false },
  intervenor: { rule: '24', interest: true, represented: false },
  lender: { rule: '24', interest: false, represented: true },
}

function isLetIn(step: Step): boolean {
  switch (step.rule) {
    case '15(a)(1)':
      return step.daysSinceEarliest <= 21
    case '15(a)(2)':
      return step.foman && step.pastOrder !== 'idle'
    case '15(b)':
      return !(step.objected && step.harmed)
    case '15(c)(1)(B)':
      return step.sameEvent
    case '15(c)(1)(C)':
      return step.dayOfNotice <= 90 && step.newcomerKnewOfError
    case '13':
      return step.against === 'opponent' || step.sameEvent
    case '14':
      return step.liableOver && step.daysSinceAnswer <= 14
    case '20':
      return step.sameEvent && step.commonQuestion
    case '19':
      return step.claimsTheThing || !step.reliefFromOne
    case '24':
      return step.interest && !step.represented
  }
}

const { area: areaIn } = amendmentJoinderAndRelationBack
const areaAt = (facts: JoinderFacts): string => (typeof areaIn === 'string' ? areaIn : areaIn(facts))

describe('Amendment, joinder and relation back', () => {
  const patterns = factPatternsOf(amendmentJoinderAndRelationBack)

  it('lets in exactly what meets every condition of its rule', () => {
    expect(patterns).toHaveLength(25)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isLetIn(STEPS[twist])])
    }
  })

  it.each([
    ['an answer starts the 21 days', 'course', 'yes-course'],
    ['an earlier motion starts them', 'motion-first', 'no-time'],
    ['a scheduling order asks for diligence', 'schedule', 'no-diligence'],
    ['an issue tried without objection', 'tried', 'yes-consent'],
    ['the plaintiff of Krupski could have known', 'sister', 'yes-mistake'],
    ['a choice is no mistake', 'chosen', 'no-mistake'],
    ['a coparty needs a related claim', 'stray', 'no-different'],
    ['an opposing party does not', 'counterclaim', 'yes-opposing'],
    ['blame is not liability over', 'blame', 'no-direct'],
    ['joint tortfeasors need not be joined', 'tortfeasor', 'no-joint'],
    ['rival claimants must be', 'claimant', 'yes-interest'],
    ['a creditor is represented', 'lender', 'no-adequate'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(amendmentJoinderAndRelationBack.decide({ twist }).reasons[0]).toBe(reason)
  })

  it('places each question in the area of its rule', () => {
    const areas = new Map<string, number>()
    for (const { facts } of patterns) {
      const area = areaAt(facts as JoinderFacts)
      areas.set(area, (areas.get(area) ?? 0) + 1)
    }
    expect(Object.fromEntries(areas)).toEqual({
      'Amendment and relation back': 13,
      'Counterclaims and crossclaims': 3,
      'Joinder of parties and impleader': 7,
      'Intervention and interpleader': 2,
    })
  })
})
