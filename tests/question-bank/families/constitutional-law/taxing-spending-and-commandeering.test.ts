import { describe, expect, it } from 'vitest'
import type { Twist } from '../../../../question-bank/families/constitutional-law/taxing-spending-and-commandeering/facts.ts'
import { taxSpendCommandeer } from '../../../../question-bank/families/constitutional-law/taxing-spending-and-commandeering/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The features of a measure that a court would ask about, limit by limit. */
interface Measure {
  /** Whom it obliges: those who govern a state, everyone, or no one who does not choose to be. */
  readonly obliges: 'governors' | 'judges' | 'everyone' | 'takers' | 'no one'
  readonly reachedByCommerce?: true
  readonly grant?: {
    readonly clear: boolean
    readonly related: boolean
    readonly lawful: boolean
    readonly mild: boolean
  }
  readonly exaction?: { readonly punishes: boolean; readonly direct: boolean }
}

const SOUND = { clear: true, related: true, lawful: true, mild: true }

const MEASURES: Readonly<Record<Twist, Measure>> = {
  command: { obliges: 'governors', reachedByCommerce: true },
  officers: { obliges: 'governors', reachedByCommerce: true },
  freeze: { obliges: 'governors', reachedByCommerce: true },
  alike: { obliges: 'everyone', reachedByCommerce: true },
  choice: { obliges: 'no one', reachedByCommerce: true },
  inspect: { obliges: 'no one', reachedByCommerce: true },
  courts: { obliges: 'judges', reachedByCommerce: true },
  grant: { obliges: 'takers', grant: SOUND },
  hired: { obliges: 'takers', grant: SOUND },
  vague: { obliges: 'takers', grant: { ...SOUND, clear: false } },
  unrelated: { obliges: 'takers', grant: { ...SOUND, related: false } },
  forbidden: { obliges: 'takers', grant: { ...SOUND, lawful: false } },
  heavy: { obliges: 'takers', grant: { ...SOUND, mild: false } },
  tax: { obliges: 'everyone', exaction: { punishes: false, direct: false } },
  penalty: { obliges: 'everyone', exaction: { punishes: true, direct: false } },
  land: { obliges: 'everyone', exaction: { punishes: false, direct: true } },
  private: { obliges: 'everyone', reachedByCommerce: true },
  welfare: { obliges: 'everyone' },
}

/** The powers of Congress a second time: one power has to support the measure, and it may not conscript those who govern. */
function isValid({ obliges, reachedByCommerce, grant, exaction }: Measure): boolean {
  const spends = grant !== undefined && Object.values(grant).every(Boolean)
  const taxes = exaction !== undefined && !exaction.punishes && !exaction.direct
  return obliges !== 'governors' && (reachedByCommerce === true || spends || taxes)
}

describe('Taxing, spending and commandeering', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(taxSpendCommandeer)
    expect(patterns).toHaveLength(18)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isValid(MEASURES[twist])])
    }
  })

  it.each([
    ['New York: no order to legislate', 'command', 'no-order'],
    ['Printz: no order to officers, however slight', 'officers', 'no-order'],
    ['Murphy: no order not to repeal', 'freeze', 'no-order'],
    ['Reno: a law for states and firms alike', 'alike', 'yes-alike'],
    ['Hodel: a choice backed by preemption', 'choice', 'yes-choice'],
    ['Testa: state courts must hear federal claims', 'courts', 'yes-supreme'],
    ['Dole: a small share of highway money', 'grant', 'yes-grant'],
    ['Pennhurst: clear notice', 'vague', 'no-notice'],
    ['Sebelius: a fifth of the budget coerces', 'heavy', 'no-coercion'],
    ['Sebelius: a modest tax', 'tax', 'yes-tax'],
    ['Drexel: a penalty in disguise', 'penalty', 'no-penalty'],
    ['Hylton: a land tax is direct', 'land', 'no-direct'],
    ['Butler: no welfare regulation', 'welfare', 'no-welfare'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(taxSpendCommandeer.decide({ twist }).reasons[0]).toBe(reason)
  })
})
