import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { Twist } from '../../../../question-bank/families/torts/strict-liability-for-animals-and-activities/facts.ts'
import { strictLiability } from '../../../../question-bank/families/torts/strict-liability-for-animals-and-activities/family.ts'

/** The features of a case that a court would ask about, section by section. */
interface Case {
  readonly animal?: 'wild' | 'dog' | 'horse' | 'livestock'
  /** § 23: a tendency to do this harm that is abnormal for a tame category, and known. */
  readonly knownVice?: true
  /** § 21: the animal entered land that the plaintiff possesses. */
  readonly entersLand?: true
  /** § 20: whether the risk stays highly significant despite care, and how usual the activity is. */
  readonly activity?: { readonly riskDespiteCare: boolean; readonly commonUsage: boolean }
  /** § 29: whether the harm comes from what makes the source dangerous. */
  readonly outsideRisk?: true
  /** § 24: a benefit that was sought, or a duty to keep the animal. */
  readonly excluded?: true
}

const WILD: Case = { animal: 'wild' }
const BITER: Case = { animal: 'dog', knownVice: true }
const BLASTING: Case = { activity: { riskDespiteCare: true, commonUsage: false } }

const CASES: Readonly<Record<Twist, Case>> = {
  attack: WILD,
  gentle: WILD,
  fright: WILD,
  stumble: { ...WILD, outsideRisk: true },
  // § 25: carelessness reduces and does not bar.
  careless: WILD,
  picture: { ...WILD, excluded: true },
  obliged: { ...WILD, excluded: true },
  unknown: { animal: 'dog' },
  bitten: BITER,
  snapped: BITER,
  frolic: { ...BITER, outsideRisk: true },
  trainer: { ...BITER, excluded: true },
  pet: { animal: 'dog', entersLand: true },
  mare: { animal: 'horse' },
  cattle: { animal: 'livestock', entersLand: true },
  road: { animal: 'livestock' },
  stone: BLASTING,
  useful: BLASTING,
  shaking: BLASTING,
  brood: { ...BLASTING, outsideRisk: true },
  gas: { activity: { riskDespiteCare: true, commonUsage: true } },
  acid: { activity: { riskDespiteCare: false, commonUsage: false } },
}

/** Restatement (Third) of Torts §§ 20–25 and 29 a second time: a ground of strict liability, and nothing that takes it away. */
function isStrict({ animal, knownVice, entersLand, activity, outsideRisk, excluded }: Case): boolean {
  const intrusion = entersLand === true && animal !== 'dog'
  const dangerous = activity?.riskDespiteCare === true && !activity.commonUsage
  const ground = animal === 'wild' || knownVice === true || intrusion || dangerous
  return ground && !outsideRisk && !excluded
}

describe('Strict liability for animals and activities', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(strictLiability)
    expect(patterns).toHaveLength(22)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isStrict(CASES[twist])])
    }
  })

  it.each([
    ['§ 22: a wild animal that bites', 'attack', 'yes-kind'],
    ['§ 22: a hand-raised one too', 'gentle', 'yes-kind'],
    ['§ 29: one that is tripped over', 'stumble', 'no-risk'],
    ['§ 25: carelessness reduces', 'careless', 'yes-share'],
    ['§ 24: a picture with the animal', 'picture', 'no-benefit'],
    ['§ 24: a keeper by statute', 'obliged', 'no-obliged'],
    ["§ 23: a dog's first surprise", 'unknown', 'no-knowledge'],
    ['§ 23: a dog that had snapped', 'snapped', 'yes-known'],
    ['§ 23: a kick that is normal', 'mare', 'no-ordinary'],
    ['§ 21: cows in the strawberries', 'cattle', 'yes-intrude'],
    ['§ 21: a cow on the highway', 'road', 'no-road'],
    ['§ 21: a dog in the tulips', 'pet', 'no-pet'],
    ['§ 20: blasting for the town', 'useful', 'yes-activity'],
    ['§ 29: mink that kill their young', 'brood', 'no-risk'],
    ['§ 20: gas in every house', 'gas', 'no-common'],
    ['§ 20: acid that care makes safe', 'acid', 'no-safe'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(strictLiability.decide({ twist }).reasons[0]).toBe(reason)
  })
})
