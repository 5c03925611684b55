import type { StoryHead } from '../../engine/contract.ts'

/** What decides a claim for interference with land or goods, and what necessity does to it. */
export type PropertyFacts = {
  /** Trespass to land, conversion of goods, or the claim of one who was put off the land. */
  readonly claim: 'land' | 'goods' | 'expulsion'
  readonly act:
    | 'walked'
    | 'knocked'
    | 'drove'
    | 'object'
    | 'overstayed'
    | 'thrown'
    | 'careless'
    | 'used'
    | 'scratched'
    | 'wrecked'
    | 'sold'
    | 'bought'
    | 'led out'
    | 'hurled out'
  /** 'induced': the owner's own words led to the mistake. */
  readonly mind: 'knowing' | 'mistaken' | 'induced'
  readonly harm: 'none' | 'harm'
  readonly need: 'none' | 'private' | 'public'
}

export const dimensions: { readonly [K in keyof PropertyFacts]: readonly PropertyFacts[K][] } = {
  claim: ['land', 'goods', 'expulsion'],
  act: [
    'walked',
    'knocked',
    'drove',
    'object',
    'overstayed',
    'thrown',
    'careless',
    'used',
    'scratched',
    'wrecked',
    'sold',
    'bought',
    'led out',
    'hurled out',
  ],
  mind: ['knowing', 'mistaken', 'induced'],
  harm: ['none', 'harm'],
  need: ['none', 'private', 'public'],
}

/** The fact patterns that can happen and have one settled answer, as act/mind/harm/need of each claim. */
const SETTLED: Readonly<Record<PropertyFacts['claim'], ReadonlySet<string>>> = {
  land: new Set([
    'walked/knowing/none/none',
    'walked/mistaken/none/none',
    'walked/mistaken/harm/none',
    'walked/induced/none/none',
    'walked/knowing/none/private',
    'walked/knowing/harm/private',
    'walked/knowing/harm/public',
    'drove/knowing/harm/private',
    'knocked/knowing/none/none',
    'object/knowing/none/none',
    'overstayed/knowing/none/none',
    'thrown/knowing/harm/none',
    'careless/knowing/none/none',
    'careless/knowing/harm/none',
  ]),
  goods: new Set([
    'used/mistaken/none/none',
    'scratched/mistaken/harm/none',
    'wrecked/mistaken/harm/none',
    'wrecked/knowing/harm/public',
    'sold/mistaken/harm/none',
    'bought/mistaken/harm/none',
    'careless/knowing/harm/none',
  ]),
  expulsion: new Set([
    'led out/knowing/harm/private',
    'led out/knowing/none/none',
    'hurled out/knowing/harm/none',
  ]),
}

/** Why a fact pattern cannot happen or has no settled answer; null when it is sound. */
export function illegal({ claim, act, mind, harm, need }: PropertyFacts): string | null {
  return SETTLED[claim].has(`${act}/${mind}/${harm}/${need}`) ? null : 'cannot happen, or is not settled'
}

/** A dress for the facts: two people, a piece of land with what stands on it, and a thing of value. */
export interface PropertySkin extends StoryHead<PropertyFacts> {
  readonly owner: string
  readonly actor: string
  /** Land and owner in a sentence; the land again, after a preposition. */
  readonly openLand: string
  readonly land: string
  /** What grows or stands on the land and can be ruined, with its article. */
  readonly crop: string
  readonly object: string
  readonly shelter: string
  /** Thing and owner in a sentence, with the room where it is kept; the thing again. */
  readonly openGoods: string
  readonly thing: string
  /** How it was used, and how it was ended, reading on after the name of the actor. */
  readonly use: string
  readonly wreck: string
}
