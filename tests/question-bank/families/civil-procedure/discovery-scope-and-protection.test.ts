import { describe, expect, it } from 'vitest'
import type { DiscoveryFacts } from '../../../../question-bank/families/civil-procedure/discovery-scope-and-protection/facts.ts'
import { discoveryScopeAndProtection } from '../../../../question-bank/families/civil-procedure/discovery-scope-and-protection/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

type Twist = DiscoveryFacts['twist']

/** The law a second time, as a court goes through it: is it within the scope, is it protected, and does the protection yield? */
function isOpen({ twist }: DiscoveryFacts): boolean {
  const is = (...twists: Twist[]) => twists.includes(twist)
  const bearsOnThePleadings = !is('unpleaded')
  const isWorthItsCost = !is('costly', 'backup')
  if (!bearsOnThePleadings || !isWorthItsCost) return false
  // The attorney-client privilege: communications, never facts. It ends with a disclosure that is neither forgiven nor ordered
  // away.
  const isPrivileged = is('told', 'careful', 'careless', 'slow', 'order', 'stranger', 'chosen', 'others')
  const isWaived = is('careless', 'slow', 'stranger', 'chosen')
  if (isPrivileged) return isWaived
  // Materials prepared for the suit: by a lawyer's thoughts never, for others on a showing or where they are one's own.
  const isPrepared = is('statement', 'died', 'impressions', 'own')
  if (isPrepared) return is('died', 'own')
  // Experts: the adviser, the witness's drafts, and what counsel writes to the witness.
  const isOfAnAdviser = is('consultant', 'fire')
  if (isOfAnAdviser) return is('fire')
  const isOfAnExpertWitness = is('draft', 'data', 'strategy')
  return !isOfAnExpertWitness || is('data')
}

describe('Discovery: scope and protection', () => {
  const patterns = factPatternsOf(discoveryScopeAndProtection)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(26)
    for (const pattern of patterns) {
      const isGranted = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as DiscoveryFacts
      expect([facts, isGranted]).toEqual([facts, isOpen(facts)])
    }
  })

  it.each([
    ['hearsay can be discovered', 'scope', 'inadmissible', 'yes-relevant'],
    ['but not for another claim', 'scope', 'unpleaded', 'no-relevant'],
    ['nor at any price', 'scope', 'costly', 'no-proportional'],
    ['tapes need good cause', 'scope', 'backup', 'no-accessible'],
    ['which can be shown', 'scope', 'backup-only', 'yes-good-cause'],
    ['a routine report is no work product', 'work product', 'routine', 'yes-ordinary'],
    ['a statement taken for a suit is', 'work product', 'statement', 'no-work-product'],
    ['until nothing can replace it', 'work product', 'died', 'yes-need'],
    ["a lawyer's thoughts stay closed even then", 'work product', 'impressions', 'no-opinion'],
    ["one's own words do not", 'work product', 'own', 'yes-own'],
    ['names are facts', 'work product', 'names', 'yes-facts'],
    ['what a client saw is a fact', 'privilege', 'seen', 'yes-facts'],
    ['what a client said is privileged', 'privilege', 'told', 'no-privilege'],
    ['an adviser is closed', 'expert', 'consultant', 'no-consulting'],
    ['unless circumstances are exceptional', 'expert', 'fire', 'yes-exceptional'],
    ['a bystander is a witness', 'expert', 'bystander', 'yes-ordinary'],
    ['drafts are protected', 'expert', 'draft', 'no-trial-preparation'],
    ['data from a lawyer are not', 'expert', 'data', 'yes-considered'],
    ['a careful holder keeps the privilege', 'disclosure', 'careful', 'no-inadvertent'],
    ['a careless one loses it', 'disclosure', 'careless', 'yes-waived'],
    ['unless a court has ordered otherwise', 'disclosure', 'order', 'no-order'],
    ['which an agreement cannot do for others', 'disclosure', 'stranger', 'yes-waived'],
    ['a chosen disclosure opens related ones', 'disclosure', 'chosen', 'yes-fairness'],
    ['a mistaken one does not', 'disclosure', 'others', 'no-extent'],
  ] as const)('%s', (_name, ground, twist, reason) => {
    expect(discoveryScopeAndProtection.decide({ ground, twist }).reasons[0]).toBe(reason)
  })
})
