import { describe, expect, it } from 'vitest'
import type { RemovalFacts } from '../../question-bank/families/civil-procedure/cp-04/facts.ts'
import { removalAndRemand } from '../../question-bank/families/civil-procedure/cp-04/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** Days from the start of the suit, as the stems tell them; the plaintiff's state is H, as is the court's. */
function timeline({ notice }: RemovalFacts) {
  const plain = { served: 0, became: 0, removed: 20, other: null as 'silent' | 'agreed' | 'unserved' | null }
  switch (notice) {
    case 'day 30':
      return { ...plain, removed: 30 }
    case 'day 31':
      return { ...plain, removed: 31 }
    case 'filed early':
    case 'copy early':
      return { ...plain, served: 50, removed: 70 }
    case 'later defendant':
      return { ...plain, served: 45, removed: 65, other: 'agreed' as const }
    case 'consent missing':
      return { ...plain, other: 'silent' as const }
    case 'codefendant unserved':
      return { ...plain, other: 'unserved' as const }
    case 'amended':
      return { ...plain, became: 150, removed: 170 }
    default:
      return { ...plain, became: 425, removed: 445 }
  }
}

/** Sections 1441, 1446 and 1447(c) one subsection after the other. */
function stays(facts: RemovalFacts): boolean {
  const { basis, notice, motion } = facts
  const line = timeline(facts)
  const federalClaim = basis === 'federal'
  const [plaintiff, defendants] = {
    federal: ['H', ['H']],
    diverse: ['H', ['O']],
    forum: ['O', ['H']],
    defense: ['H', ['H']],
    'not diverse': ['H', ['O', 'H']],
    counterclaim: ['H', ['H']],
  }[basis] as [string, string[]]
  const diverse = !defendants.includes(plaintiff)
  const original = federalClaim || diverse

  const s1441a = original && basis !== 'counterclaim'
  const s1441b2 = federalClaim || !defendants.includes('H')
  const s1446b = line.removed - Math.max(line.served, line.became) <= 30
  const s1446b2A = line.other !== 'silent'
  const s1446c1 =
    federalClaim ||
    line.removed - 0 <= 365 ||
    line.became === 0 ||
    notice === 'amended after a year in bad faith'
  const proper = s1441b2 && s1446b && s1446b2A && s1446c1

  const days = motion === 'in time' ? 29 : 31
  const s1447c = s1441a && (proper || days > 30)
  return s1447c
}

describe('CP-04, removal and remand', () => {
  const patterns = factPatternsOf(removalAndRemand)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns) {
      const facts = pattern.facts as RemovalFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, stays(facts)])
    }
  })

  it.each([
    ['the thirtieth day is in time', 'diverse', 'day 30', 'in time', 'yes-diverse'],
    ['the thirty-first is not', 'federal', 'day 31', 'in time', 'no-start'],
    ['but that defect is lost after 30 days', 'federal', 'day 31', 'late', 'yes-waived'],
    ['a forum defendant may not remove', 'forum', 'day 30', 'in time', 'no-forum'],
    ['a federal defense never suffices', 'defense', 'filed early', 'late', 'no-anytime'],
    ['plaintiffs do not remove', 'counterclaim', 'filed early', 'in time', 'no-remover'],
    ['after a year in good faith', 'diverse', 'amended after a year', 'in time', 'no-year'],
    ['a federal claim after a year', 'federal', 'amended after a year', 'in time', 'yes-federal'],
  ] as const)('%s', (_name, basis, notice, motion, reason) => {
    expect(removalAndRemand.decide({ basis, notice, motion }).reasons[0]).toBe(reason)
  })
})
