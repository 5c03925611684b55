import { describe, expect, it } from 'vitest'
import type {
  MentalFacts,
  Twist,
} from '../../../../question-bank/families/criminal-law/mental-states-mistake-and-defenses/facts.ts'
import { mentalStatesMistakeAndDefenses } from '../../../../question-bank/families/criminal-law/mental-states-mistake-and-defenses/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/**
 * The law a second time, charge by charge: first the mental state that the crime requires and whether this mind had it,
 * then whether what was done is justified or excused.
 */
function guilty({ twist }: MentalFacts): boolean {
  const is = (...twists: Twist[]) => twists.includes(twist)

  const specificIntent = is('rack', 'gift', 'drunk-intent')
  const knowledgeOfLaw = is('tax')
  const knowledgeOfFact = is('rifle')
  const honestlyLacked = specificIntent || knowledgeOfLaw || knowledgeOfFact
  const noMentalState = is('sale')
  const reasonablyMistaken = is('lookalike')
  const hasMentalState = noMentalState || (!honestlyLacked && !reasonablyMistaken)
  if (!hasMentalState) return false

  const misledByTheState = is('agency')
  const facedDeadlyForce = is('toy', 'knife', 'attacker')
  const mayDefend = !is('attacker')
  const defended = facedDeadlyForce && mayDefend
  const rescued = is('reasonable-rescue')
  const onlyWayOut = is('storm', 'robbery', 'death')
  const didNotKnow = is('drugged-blind', 'delusion')
  const couldNotStop = is('irresistible')
  return !(misledByTheState || defended || rescued || onlyWayOut || didNotKnow || couldNotStop)
}

describe('Mental states, mistake and defenses', () => {
  const patterns = factPatternsOf(mentalStatesMistakeAndDefenses)

  it('agrees in every pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(29)
    for (const pattern of patterns) {
      const isGuilty = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, isGuilty]).toEqual([pattern.facts, guilty(pattern.facts as MentalFacts)])
    }
  })

  it.each([
    ['carelessness is no intent to steal', 'taking', 'rack', 'no-negated'],
    ['nor is a mistake about ownership', 'taking', 'gift', 'no-negated'],
    ['a reasonable mistake helps where general intent is enough', 'prank', 'lookalike', 'no-reasonable'],
    ['a careless one does not', 'prank', 'stranger', 'yes-unreasonable'],
    ['no mistake helps against strict liability', 'statute', 'sale', 'yes-strict'],
    ['but a severe penalty speaks against it', 'statute', 'rifle', 'no-presumed'],
    ['a lawyer is not the state', 'law', 'lawyer', 'yes-ignorance'],
    ['an agency is', 'law', 'agency', 'no-official'],
    ['willfulness needs the law to be known', 'law', 'tax', 'no-willful'],
    ['drink against specific intent', 'drink', 'drunk-intent', 'no-drunk'],
    ['drink against general intent', 'drink', 'drunk-touch', 'yes-general'],
    ['drink against malice', 'drink', 'drunk-fire', 'yes-malice'],
    ['a drug may excuse', 'drink', 'drugged-blind', 'no-involuntary'],
    ['unless its taker knew', 'drink', 'drugged-aware', 'yes-knew'],
    ['appearances count', 'fight', 'toy', 'no-fear'],
    ['so does proportion', 'fight', 'slap', 'yes-excess'],
    ['an escalation turns the tables', 'fight', 'knife', 'no-escalated'],
    ['an answer to a deadly attack does not', 'fight', 'attacker', 'yes-aggressor'],
    ['an unreasonable fear mitigates', 'fight', 'fright', 'yes-imperfect'],
    ['most rescuers may trust their eyes', 'rescue', 'reasonable-rescue', 'no-others'],
    ['some may not', 'rescue', 'alter-ego-rescue', 'yes-alter-ego'],
    ['cold may force a lock', 'cold', 'storm', 'no-necessity'],
    ['but not beside an open door', 'cold', 'station', 'yes-alternative'],
    ['a pistol may force a robbery', 'threat', 'robbery', 'no-duress'],
    ['but not a killing', 'threat', 'killing', 'yes-life'],
    ['a forced robbery carries no murder', 'threat', 'death', 'no-felony'],
    ['knowledge is enough for one test', 'illness', 'urge', 'yes-knew'],
    ['control counts in another', 'illness', 'irresistible', 'no-control'],
    ['a mannequin is no human being', 'illness', 'delusion', 'no-nature'],
  ] as const)('%s', (_name, scene, twist, reason) => {
    expect(mentalStatesMistakeAndDefenses.decide({ scene, twist }).reasons[0]).toBe(reason)
  })
})
