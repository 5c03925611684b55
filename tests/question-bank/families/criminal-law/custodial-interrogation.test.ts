import { describe, expect, it } from 'vitest'
import type { MirandaFacts } from '../../../../question-bank/families/criminal-law/custodial-interrogation/facts.ts'
import { custodialInterrogation } from '../../../../question-bank/families/criminal-law/custodial-interrogation/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The law a second time, requirement by requirement: evidence comes in where none of them is broken. */
function admissible({ stage, twist }: MirandaFacts): boolean {
  const about = (...twists: MirandaFacts['twist'][]) => twists.includes(twist)
  const inCustody = !about('stop', 'walk-in')
  const knownPolice = !about('cellmate', 'indicted')
  const interrogated = !about('volunteered')
  const immediateDanger = about('danger')
  const mirandaApplies = inCustody && knownPolice && interrogated && !immediateDanger

  const warnedFirst = stage !== 'unwarned'
  const understood = !about('unheard')
  const postponedOnPurpose = about('planned')
  const warningsEffective = warnedFirst && understood && !postponedOnPurpose

  const askedForSilence = about('pressed', 'honored')
  const silenceHonored = about('honored')
  const daysOutOfCustody = { 'ten-days': 10, home: 20, prison: 20 }[twist as string] ?? 0
  const counselRequestStands = stage === 'counsel' && !about('resumes') && daysOutOfCustody < 14
  const requestStands = (askedForSilence && !silenceHonored) || counselRequestStands

  const mirandaBroken = mirandaApplies && (!warningsEffective || requestStands)
  const formalProceedingsOnThisCrime = about('indicted')
  const elicitedByGovernment = interrogated
  const massiahBroken = formalProceedingsOnThisCrime && elicitedByGovernment
  const onlyPhysicalFruit = about('object')
  return onlyPhysicalFruit || (!mirandaBroken && !massiahBroken)
}

describe('Custodial interrogation', () => {
  const patterns = factPatternsOf(custodialInterrogation)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(26)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as MirandaFacts)])
    }
  })

  it.each([
    ['a driver at the roadside is not in custody', 'unwarned', 'stop', 'yes-custody'],
    ['a driver locked in handcuffs is', 'unwarned', 'cuffed', 'no-restraint'],
    ['an undercover agent need not warn', 'unwarned', 'cellmate', 'yes-pressure'],
    ['after an indictment the agent may not ask', 'unwarned', 'indicted', 'no-massiah'],
    ['a gun in a market excuses the warnings', 'unwarned', 'danger', 'yes-safety'],
    ['objects come in', 'unwarned', 'object', 'yes-voluntary'],
    ['"maybe a lawyer" is no request', 'warned', 'vague', 'yes-clear'],
    ['question first, warn later, on purpose', 'warned', 'planned', 'no-choice'],
    ['an honest slip is cured', 'warned', 'slip', 'yes-cure'],
    ['a lawyer asked for, police return', 'counsel', 'three-days', 'no-counsel'],
    ['ten days are too few', 'counsel', 'ten-days', 'no-reach'],
    ['twenty days suffice', 'counsel', 'home', 'yes-time'],
  ] as const)('%s', (_name, stage, twist, reason) => {
    expect(custodialInterrogation.decide({ stage, twist }).reasons[0]).toBe(reason)
  })
})
