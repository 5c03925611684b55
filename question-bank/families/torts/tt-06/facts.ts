import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a possessor of land answers for harm to someone who came onto it. */
export type EntrantFacts = {
  /**
   * 'trespasser': neither expected nor seen. 'known': seen near the danger. 'constant': one of many who cross a
   * narrow strip. 'strayed': a customer beyond the part held open. The children trespass too.
   */
  readonly entrant:
    | 'customer'
    | 'guest'
    | 'strayed'
    | 'trespasser'
    | 'known'
    | 'constant'
    | 'child'
    | 'child aware'
    | 'child unexpected'
  /** 'expected': obvious, and yet harm from it is to be expected. */
  readonly danger: 'hidden' | 'obvious' | 'expected' | 'activity' | 'trap'
  readonly knowledge: 'knew' | 'could find' | 'unknowable'
  readonly warned: 'no' | 'yes'
}

export const dimensions: { readonly [K in keyof EntrantFacts]: readonly EntrantFacts[K][] } = {
  entrant: [
    'customer',
    'guest',
    'strayed',
    'trespasser',
    'known',
    'constant',
    'child',
    'child aware',
    'child unexpected',
  ],
  danger: ['hidden', 'obvious', 'expected', 'activity', 'trap'],
  knowledge: ['knew', 'could find', 'unknowable'],
  warned: ['no', 'yes'],
}

export function isChild(facts: EntrantFacts): boolean {
  return facts.entrant.startsWith('child')
}

/** Whether the stem tells of a sign that forbids entry. */
export function isPosted(facts: EntrantFacts): boolean {
  return facts.entrant !== 'customer' && facts.entrant !== 'guest'
}

/** The dangers that each entrant is met with; for hidden ones what the possessor knew follows after a slash. */
const MET: Readonly<Record<EntrantFacts['entrant'], readonly string[]>> = {
  customer: ['hidden/could find', 'hidden/unknowable', 'hidden/warned', 'obvious', 'expected'],
  guest: ['hidden/knew', 'hidden/could find', 'hidden/warned', 'obvious', 'activity'],
  strayed: ['hidden/could find'],
  trespasser: ['hidden/knew', 'activity', 'trap'],
  known: ['hidden/knew', 'hidden/could find', 'hidden/warned', 'obvious', 'activity'],
  constant: ['hidden/knew', 'hidden/could find', 'activity'],
  child: ['hidden/knew', 'hidden/could find', 'obvious'],
  'child aware': ['hidden/knew'],
  'child unexpected': ['hidden/knew'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ entrant, danger, knowledge, warned }: EntrantFacts): string | null {
  if (warned === 'yes' && (danger !== 'hidden' || knowledge !== 'knew'))
    return 'only a hidden danger that is known can be warned of'
  if (danger !== 'hidden' && knowledge !== 'knew') return 'what is plain or done on purpose is known'
  const what = danger === 'hidden' ? `hidden/${warned === 'yes' ? 'warned' : knowledge}` : danger
  return MET[entrant].includes(what) ? null : 'no settled answer, or two grounds for the same one'
}

/** A dress for the facts: a place with a shop, a danger of each kind, a person hurt and what is asked for. */
export interface EntrantSkin extends StoryHead<EntrantFacts> {
  readonly owner: string
  /** Owner and place, one sentence. */
  readonly opening: string
  readonly adult: string
  readonly child: string
  readonly goods: string
  /** What gives way, after "the"; and how deep the fall is. */
  readonly hidden: string
  readonly depth: string
  /** What lies open, with its article. */
  readonly open: string
  /** What moves, as the subject of "struck". */
  readonly activity: string
  /** What the injured person wants the money for. */
  readonly wants: string
}
