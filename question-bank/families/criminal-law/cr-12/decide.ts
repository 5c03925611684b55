import type { Decision } from '../../engine/contract.ts'
import type { ExclusionFacts } from './facts.ts'
import { TABLE } from './table.ts'

export type Path = keyof typeof TABLE

/** The law of exclusion as a function of the facts. */
export function decide(facts: ExclusionFacts): Decision {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-12 decides legal fact patterns only')
  const { reasons, arguable } = TABLE[path]
  return { reasons, arguable, path: [path] }
}

/** The path of a fact pattern; null where the facts do not go together. */
export function pathOf({ wrong, link, use }: ExclusionFacts): Path | null {
  if (use === 'grand jury')
    return link === 'nothing' && (wrong === 'search' || wrong === 'blank warrant') ? 'grand-jury' : null
  if (use === 'contradict witness')
    return link === 'nothing' && wrong === 'arrest without cause' ? 'contradict-witness' : null
  if (use === 'contradict accused') return link === 'nothing' ? contradicted(wrong) : null
  return link === 'nothing' ? plain(wrong) : linked(wrong, link)
}

function contradicted(wrong: ExclusionFacts['wrong']): Path | null {
  switch (wrong) {
    case 'search':
      return 'contradict-accused'
    case 'no warnings':
      return 'unwarned-contradiction'
    case 'coercion':
      return 'involuntary-contradiction'
    default:
      return null
  }
}

/** Evidence offered to prove guilt, with nothing between it and the violation. */
function plain(wrong: ExclusionFacts['wrong']): Path | null {
  switch (wrong) {
    case 'weak warrant':
      return 'weak-warrant'
    case 'blank warrant':
      return 'blank-warrant'
    case 'bare warrant':
      return 'bare-warrant'
    case 'court record':
      return 'clerk-record'
    case 'old precedent':
      return 'old-precedent'
    case 'no knock':
      return 'no-knock'
    default:
      return null
  }
}

const LINKED: Readonly<Record<string, Path>> = {
  'lie, rest too little': 'needed-lie',
  'lie, rest enough': 'needless-lie',
  'police record, one slip': 'careless-record',
  'police record, on purpose': 'knowing-record',
  'stop, older warrant': 'found-warrant',
  'arrest without cause, station': 'warned-confession',
  'arrest without cause, days later': 'free-return',
  'home arrest, station': 'home-arrest',
  'entry, would have sought': 'own-decision',
  'entry, would not have sought': 'prompted-decision',
  'no lawyer, search under way': 'search-party',
  'search, witness': 'willing-witness',
}

function linked(wrong: ExclusionFacts['wrong'], link: ExclusionFacts['link']): Path | null {
  return LINKED[`${wrong}, ${link}`] ?? null
}
