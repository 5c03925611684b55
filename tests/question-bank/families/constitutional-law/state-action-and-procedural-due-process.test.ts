import { describe, expect, it } from 'vitest'
import type {
  ActionFacts,
  Twist,
} from '../../../../question-bank/families/constitutional-law/state-action-and-procedural-due-process/facts.ts'
import { stateActionAndProceduralDueProcess } from '../../../../question-bank/families/constitutional-law/state-action-and-procedural-due-process/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** A private act by its ties to the state; each tie is enough by itself. */
interface Act {
  readonly governs?: boolean
  readonly forcedByOfficial?: boolean
  readonly managedByOfficials?: boolean
  readonly carriedOutByOfficers?: boolean
}

/** A public act by the questions of due process, in their order. */
interface Taking {
  readonly isDeliberate?: boolean
  /** A right that the law itself gave, beyond hopes and a good name. */
  readonly hasInterest?: boolean
  /** Whether it strikes many on a general ground. */
  readonly isGeneral?: boolean
  /** Whether a hearing could have been held first. */
  readonly canBeForeseen?: boolean
  /** The hearing that had to come first, and the one that did. */
  readonly due: 'none' | 'written' | 'talk' | 'oral'
  readonly given: 'none' | 'written' | 'talk' | 'oral'
}

const ACTS: Readonly<Partial<Record<Twist, Act>>> = {
  town: { governs: true },
  mall: {},
  regulated: {},
  funded: {},
  ordered: { forcedByOfficial: true },
  entwined: { managedByOfficials: true },
  seized: { carriedOutByOfficers: true },
  sold: {},
  enforced: { carriedOutByOfficers: true },
  voluntary: {},
}

const TAKINGS: Readonly<Partial<Record<Twist, Taking>>> = {
  tenure: { due: 'talk', given: 'none' },
  expired: { hasInterest: false, due: 'talk', given: 'none' },
  label: { hasInterest: false, due: 'talk', given: 'none' },
  'label-plus': { due: 'talk', given: 'none' },
  welfare: { due: 'oral', given: 'written' },
  disability: { due: 'written', given: 'written' },
  unheard: { due: 'talk', given: 'none' },
  heard: { due: 'talk', given: 'talk' },
  suspended: { due: 'talk', given: 'none' },
  talked: { due: 'talk', given: 'talk' },
  random: { canBeForeseen: false, due: 'talk', given: 'none' },
  established: { due: 'talk', given: 'none' },
  negligent: { isDeliberate: false, due: 'talk', given: 'none' },
  citywide: { isGeneral: true, due: 'talk', given: 'none' },
  street: { due: 'talk', given: 'written' },
}

const AMOUNTS = ['none', 'written', 'talk', 'oral'] as const

/** The law a second time: any tie to the state, or less process than was due. */
function succeeds({ twist }: ActionFacts): boolean {
  const act = ACTS[twist]
  if (act) return Object.values(act).some(Boolean)
  const taking = TAKINGS[twist]
  if (!taking) throw new Error(`no case ${twist}`)
  const isOut =
    taking.isDeliberate === false ||
    taking.hasInterest === false ||
    taking.isGeneral === true ||
    taking.canBeForeseen === false
  return !isOut && AMOUNTS.indexOf(taking.given) < AMOUNTS.indexOf(taking.due)
}

describe('State action and procedural due process', () => {
  const patterns = factPatternsOf(stateActionAndProceduralDueProcess)

  it('agrees in every pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(25)
    for (const { facts, reasons } of patterns)
      expect([facts, reasons[0]?.startsWith('yes-')]).toEqual([facts, succeeds(facts as ActionFacts)])
  })

  it.each([
    ['a company town', 'actor', 'town', 'yes-function'],
    ['a shopping center', 'actor', 'mall', 'no-function'],
    ['a regulated utility', 'actor', 'regulated', 'no-regulation'],
    ['a warehouse that sells by itself', 'actor', 'sold', 'no-permitted'],
    ['a hope of renewal', 'interest', 'expired', 'no-expectancy'],
    ['a label with legal effect', 'interest', 'label-plus', 'yes-plus'],
    ['the end of welfare', 'process', 'welfare', 'yes-evidentiary'],
    ['an act of spite', 'process', 'random', 'no-random'],
    ['a tax for all', 'process', 'citywide', 'no-legislative'],
  ] as const)('%s', (_name, door, twist, reason) => {
    expect(stateActionAndProceduralDueProcess.decide({ door, twist }).reasons[0]).toBe(reason)
  })

  it('has no case in which a twist stands at another door', () => {
    expect(stateActionAndProceduralDueProcess.illegal({ door: 'process', twist: 'town' })).not.toBeNull()
  })
})
