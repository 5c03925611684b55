import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { Twist } from '../../../../question-bank/families/real-property/joint-tenancy-and-severance/facts.ts'
import { jointTenancySeverance } from '../../../../question-bank/families/real-property/joint-tenancy-and-severance/family.ts'

/** The share in dispute when its owner died: still joint, held in common, or by spouses. */
type Holding = 'joint' | 'common' | 'entirety'

/** The law a second time, as what each event had made of the share before the death. */
const HELD: Readonly<Record<Twist, Holding>> = {
  will: 'joint',
  secret: 'common',
  sold: 'common',
  'own-deed': 'common',
  kept: 'joint',
  lien: 'joint',
  title: 'common',
  judgment: 'joint',
  execution: 'common',
  contract: 'common',
  listing: 'joint',
  sought: 'joint',
  made: 'common',
  split: 'common',
  use: 'joint',
  murder: 'common',
  accident: 'joint',
  'three-buyer': 'common',
  'three-left': 'joint',
  inside: 'common',
  entirety: 'entirety',
  unspecified: 'common',
}

describe('Joint tenancy and severance', () => {
  it('gives the claimant an interest exactly where the share was held in common at the death', () => {
    const patterns = factPatternsOf(jointTenancySeverance)
    expect(patterns).toHaveLength(22)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, HELD[twist] === 'common'])
    }
  })

  it.each([
    ['a secret deed severs', 'secret', 'yes-conveyance'],
    ['an undelivered one does not', 'kept', 'no-delivery'],
    ['nor does a will', 'will', 'no-survivor'],
    ['a mortgage severs under the title theory', 'title', 'yes-mortgage'],
    ['and not under the lien theory', 'lien', 'no-lien'],
    ['a sale on execution severs', 'execution', 'yes-sale'],
    ['a suit does not sever before judgment', 'sought', 'no-suit'],
    ['a killer gains nothing', 'murder', 'yes-killing'],
    ['the other two of three stay joint tenants', 'three-left', 'no-remaining'],
    ['a spouse cannot sever alone', 'entirety', 'no-entirety'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(jointTenancySeverance.decide({ twist }).reasons[0]).toBe(reason)
  })
})
