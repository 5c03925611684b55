import type { Decision } from '../../engine/contract.ts'
import type { CounselFacts } from './facts.ts'
import { TABLE } from './table.ts'

export type Path = keyof typeof TABLE

/** The law of counsel and identification as a function of the facts. */
export function decide(facts: CounselFacts): Decision {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-14 decides legal fact patterns only')
  const { reasons, arguable } = TABLE[path]
  return { reasons, arguable, path: [path] }
}

/** The path of a fact pattern; null where the facts do not go together. */
export function pathOf(facts: CounselFacts): Path | null {
  if (facts.about === 'identity') return identification(facts)
  return facts.view === 'not told' && facts.use !== 'in court' ? words(facts) : null
}

function words({ stage, means, about, consent, use }: CounselFacts): Path | null {
  if (means === 'detective') {
    if (about !== 'charged crime' || use !== 'chief' || stage === 'appeared') return null
    if (stage === 'arrested') return consent === 'none' ? 'unwarned-questions' : null
    if (consent === 'signed') return 'waiver'
    return consent === 'overborne' ? 'waiver-overborne' : null
  }
  if (consent !== 'none') return null
  if (means === 'informer listens')
    return stage === 'indicted' && about === 'charged crime' && use === 'chief' ? 'passive-informer' : null
  if (means === 'cellmate')
    return stage === 'indicted' && about === 'charged crime' && use === 'chief' ? 'private-cellmate' : null
  return means === 'informer asks' ? elicited(stage, about, use) : null
}

/** Words that an informer drew out. */
function elicited(
  stage: CounselFacts['stage'],
  about: CounselFacts['about'],
  use: CounselFacts['use'],
): Path | null {
  if (use === 'impeachment') return stage === 'indicted' && about === 'charged crime' ? 'impeachment' : null
  if (about === 'charged crime') {
    if (stage === 'arrested') return 'uncharged-informer'
    return stage === 'appeared' ? 'first-appearance' : 'active-informer'
  }
  if (stage !== 'indicted') return null
  return about === 'related crime' ? 'other-offense' : 'included-offense'
}

function identification({ stage, means, consent, use, view }: CounselFacts): Path | null {
  if (consent !== 'none' || use === 'impeachment') return null
  if (means === 'lineup') {
    if (use === 'in court') {
      if (stage !== 'indicted') return null
      if (view === 'good') return 'own-source'
      return view === 'poor' ? 'no-own-source' : null
    }
    if (view !== 'not told') return null
    if (stage === 'indicted') return 'charged-lineup'
    return stage === 'arrested' ? 'uncharged-lineup' : null
  }
  if (use !== 'chief') return null
  if (means === 'photographs') return stage === 'indicted' && view === 'not told' ? 'photographs' : null
  if (means === 'sample') return stage === 'indicted' && view === 'not told' ? 'sample' : null
  if (stage !== 'arrested') return null
  if (means === 'showup') {
    if (view === 'good') return 'reliable-showup'
    return view === 'poor' ? 'unreliable-showup' : null
  }
  return means === 'chance' && view === 'not told' ? 'chance-encounter' : null
}
