import { describe, expect, it } from 'vitest'
import type { MirandaFacts } from '../../question-bank/families/criminal-law/cr-13/facts.ts'
import { custodialInterrogation } from '../../question-bank/families/criminal-law/cr-13/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/**
 * The law a second time, requirement by requirement: each is asked of every pattern by itself, and evidence comes in
 * when none of them is broken.
 */
function admissible(facts: MirandaFacts): boolean {
  const inCustody = facts.scene === 'station' || facts.scene === 'cuffed'
  const knownPolice = facts.prompt !== 'cellmate'
  const interrogated = facts.prompt !== 'nothing'
  const excusedBySafety = facts.prompt === 'danger'
  const rulesApply = inCustody && knownPolice && interrogated && !excusedBySafety

  const warnedBeforeOfferedWords = facts.warned !== 'never'
  const tactic = facts.turn === 'planned'
  const warningsEffective = warnedBeforeOfferedWords && facts.warned !== 'unheard' && !tactic

  const askedForSilence = facts.reply === 'quits'
  const silenceHonored = facts.turn === 'fresh start'
  const askedForCounselInQuestioning = facts.reply === 'lawyer'
  const resumedBySuspect = facts.turn === 'suspect resumes'
  const daysOutOfCustody =
    { 'ten days': 10, 'twenty days home': 20, 'twenty days prison': 20 }[facts.turn as string] ?? 0
  const requestStands =
    (askedForSilence && !silenceHonored) ||
    (askedForCounselInQuestioning && !resumedBySuspect && daysOutOfCustody < 14)

  const ruleBroken = rulesApply && (!warningsEffective || requestStands)
  return facts.offered === 'object' || !ruleBroken
}

describe('CR-13, custodial interrogation', () => {
  const patterns = factPatternsOf(custodialInterrogation)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThan(25)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as MirandaFacts)])
    }
  })

  const plain: MirandaFacts = {
    scene: 'station',
    prompt: 'question',
    warned: 'never',
    reply: 'talks',
    turn: 'nothing',
    offered: 'statement',
  }
  const governing = (changes: Partial<MirandaFacts>) =>
    custodialInterrogation.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['an unwarned answer at the station is out', {}, 'no-warnings'],
    ['a driver at the roadside is not in custody', { scene: 'stop' }, 'yes-custody'],
    ['a driver locked in handcuffs is', { scene: 'cuffed' }, 'no-restraint'],
    ['an undercover agent need not warn', { prompt: 'cellmate' }, 'yes-pressure'],
    ['a gun in a market excuses the warnings', { scene: 'cuffed', prompt: 'danger' }, 'yes-safety'],
    ['objects come in', { offered: 'object' }, 'yes-voluntary'],
    ['"maybe a lawyer" is no request', { warned: 'first', reply: 'vague' }, 'yes-clear'],
    [
      'a lawyer asked for, police return',
      { warned: 'first', reply: 'lawyer', turn: 'three days' },
      'no-counsel',
    ],
    ['ten days are too few', { warned: 'first', reply: 'lawyer', turn: 'ten days' }, 'no-reach'],
    ['twenty days suffice', { warned: 'first', reply: 'lawyer', turn: 'twenty days home' }, 'yes-time'],
    ['question first, warn later, on purpose', { warned: 'midway', turn: 'planned' }, 'no-choice'],
    ['an honest slip is cured', { warned: 'midway', turn: 'honest slip' }, 'yes-cure'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
