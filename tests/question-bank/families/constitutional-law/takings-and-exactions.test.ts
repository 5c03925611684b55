import { describe, expect, it } from 'vitest'
import type { Twist } from '../../../../question-bank/families/constitutional-law/takings-and-exactions/facts.ts'
import { takingsAndExactions } from '../../../../question-bank/families/constitutional-law/takings-and-exactions/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The features of an act that a court would ask about. */
interface Act {
  readonly condemns?: 'for the public' | 'for a friend'
  readonly acquires?: 'land by right' | 'goods' | 'money beyond a debt'
  readonly demands?: { readonly serves: boolean; readonly matches: boolean }
  readonly leaves?: 'nothing' | 'nothing that was lawful' | 'something' | 'unknown'
}

const ACTS: Readonly<Record<Twist, Act>> = {
  occupation: { acquires: 'land by right' },
  access: { acquires: 'land by right' },
  inspection: { demands: { serves: true, matches: true } },
  stray: {},
  crop: { acquires: 'goods' },
  gain: { acquires: 'goods' },
  surplus: { acquires: 'money beyond a debt' },
  'wipe-out': { leaves: 'nothing' },
  later: { leaves: 'nothing' },
  undecided: { leaves: 'unknown' },
  nuisance: { leaves: 'nothing that was lawful' },
  moratorium: { leaves: 'something' },
  partial: { leaves: 'something' },
  fitting: { demands: { serves: true, matches: true } },
  unconnected: { demands: { serves: false, matches: false } },
  excessive: { demands: { serves: true, matches: false } },
  refused: { demands: { serves: false, matches: false } },
  ordinance: { demands: { serves: true, matches: false } },
  tax: {},
  plan: { condemns: 'for the public' },
  favorite: { condemns: 'for a friend' },
}

/** The Takings Clause a second time, kind of act by kind of act. */
function isViolated({ condemns, acquires, demands, leaves }: Act): boolean {
  if (condemns) return condemns === 'for a friend'
  if (demands) return !(demands.serves && demands.matches)
  return acquires !== undefined || leaves === 'nothing'
}

describe('Takings and exactions', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(takingsAndExactions)
    expect(patterns).toHaveLength(21)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isViolated(ACTS[twist])])
    }
  })

  it.each([
    ['a permanent occupation is a taking, however small', 'occupation', 'yes-physical'],
    ['so is a right to enter', 'access', 'yes-physical'],
    ['but not an inspection that goes with a license', 'inspection', 'no-condition'],
    ['nor a single trespass', 'stray', 'no-trespass'],
    ['gains do not undo a taking of goods', 'gain', 'yes-compensation'],
    ['notice does not bar a claim', 'later', 'yes-no-bar'],
    ['background principles do', 'nuisance', 'no-background'],
    ['legislation is not exempt', 'ordinance', 'yes-proportion'],
    ['a tax is no exaction', 'tax', 'no-tax'],
    ['a private purpose is no public use', 'favorite', 'yes-private'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(takingsAndExactions.decide({ twist }).reasons[0]).toBe(reason)
  })
})
