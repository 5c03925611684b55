import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether the words of an absent declarant come in (FRE 804, beside one exception of FRE 803). */
export type AbsentFacts = {
  readonly trial: 'civil' | 'homicide' | 'other crime'
  readonly kind:
    | 'testimony'
    | 'predecessor'
    | 'grand jury'
    | 'dying'
    | 'hopeful'
    | 'dying aside'
    | 'interest'
    | 'blame'
    | 'accusation'
    | 'excited'
  /** Why the declarant does not testify now. 'abroad': can be deposed there but not brought to court. */
  readonly why:
    | 'dead'
    | 'privilege'
    | 'ordered'
    | 'unordered'
    | 'memory'
    | 'searched'
    | 'unsearched'
    | 'abroad'
    | 'hidden by proponent'
    | 'silenced to prevent'
    | 'silenced in anger'
  /** Whether a confession is corroborated; asked of nothing else. */
  readonly support: 'found' | 'lacking' | 'not asked'
}

export const dimensions: { readonly [K in keyof AbsentFacts]: readonly AbsentFacts[K][] } = {
  trial: ['civil', 'homicide', 'other crime'],
  kind: [
    'testimony',
    'predecessor',
    'grand jury',
    'dying',
    'hopeful',
    'dying aside',
    'interest',
    'blame',
    'accusation',
    'excited',
  ],
  why: [
    'dead',
    'privilege',
    'ordered',
    'unordered',
    'memory',
    'searched',
    'unsearched',
    'abroad',
    'hidden by proponent',
    'silenced to prevent',
    'silenced in anger',
  ],
  support: ['found', 'lacking', 'not asked'],
}

/** The ways of being absent that go with each kind of statement. */
const ABSENCES: Readonly<Record<AbsentFacts['kind'], readonly AbsentFacts['why'][]>> = {
  testimony: ['ordered', 'unordered', 'memory', 'searched', 'unsearched', 'abroad', 'hidden by proponent'],
  predecessor: ['ordered', 'memory', 'searched'],
  'grand jury': ['ordered', 'searched'],
  dying: ['dead', 'memory', 'abroad', 'unsearched'],
  hopeful: ['dead'],
  'dying aside': ['dead'],
  interest: ['privilege', 'searched', 'abroad', 'unordered', 'hidden by proponent'],
  blame: ['privilege', 'searched'],
  accusation: ['silenced to prevent', 'silenced in anger'],
  excited: ['unordered', 'unsearched', 'abroad'],
}

export const UNAVAILABLE: readonly AbsentFacts['why'][] = [
  'dead',
  'privilege',
  'ordered',
  'memory',
  'searched',
  'silenced to prevent',
  'silenced in anger',
]

/** True when the rule counts the declarant as unavailable for this kind of statement. */
export function isUnavailable({ why, kind }: AbsentFacts): boolean {
  // Former testimony asks for attendance alone; the other exceptions want a deposition too, where one can be had.
  return UNAVAILABLE.includes(why) || (why === 'abroad' && kind === 'testimony')
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: AbsentFacts): string | null {
  const { trial, kind, why, support } = facts
  if (!ABSENCES[kind].includes(why)) return 'this absence does not go with this kind of statement'
  if ((kind === 'interest') !== (support !== 'not asked')) return 'support is asked of confessions alone'
  if (kind === 'grand jury' && trial === 'civil') return 'told of criminal trials alone'
  if (kind === 'interest') {
    if (trial === 'civil' && support === 'found') return 'support decides nothing in a civil trial'
    if (trial !== 'civil' && support === 'lacking' && !isUnavailable(facts)) return 'two grounds to exclude'
  }
  if (kind === 'dying' && trial === 'other crime' && !isUnavailable(facts)) return 'two grounds to exclude'
  if ((kind === 'hopeful' || kind === 'dying aside') && trial === 'other crime')
    return 'two grounds to exclude'
  if (kind === 'dying' && trial === 'homicide' && why !== 'dead') return 'whose homicide would be unclear'
  // Beside a loss of memory the rule on a witness's own earlier statements would have to be settled first.
  if (why === 'memory' && kind === 'predecessor' && trial !== 'civil') return 'another rule might admit it'
  if (why === 'memory' && kind === 'dying' && trial === 'other crime') return 'another rule might admit it'
  return null
}

/** True for words spoken by one who was gravely hurt. */
export function isInjured({ kind }: AbsentFacts): boolean {
  return kind === 'dying' || kind === 'hopeful' || kind === 'dying aside' || kind === 'excited'
}

/** A dress for the facts: a trial of a certain kind over some event. */
export interface AbsentSkin extends StoryHead<AbsentFacts> {
  readonly opening: string
  readonly speaker: string
  readonly he: 'he' | 'she'
  readonly his: 'his' | 'her'
  /** Who offers the words, with article; whom they are offered against, by name. */
  readonly proponent: string
  readonly opponent: string
  /** Who had the opponent's firm before. */
  readonly former: string
  readonly event: string
  /** What the declarant testified once, after "that". */
  readonly told: string
  /** On the cause of the injury, in the first person. */
  readonly cause: string
  /** On something else, in the first person. */
  readonly aside: string
  /** Against the declarant's own interest, in the first person. */
  readonly confession: string
  /** The part in which the declarant blames the opponent, after "but". */
  readonly blame: string
  /** A cry at the sight of the event. */
  readonly cry: string
}
