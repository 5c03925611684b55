import type { StoryHead } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'

/** The facts that decide whether words or an identification may be used under the Sixth Amendment and due process. */
export type CounselFacts = {
  /** How far the case against the suspect had come; 'appeared': before a judge, with no charge filed yet. */
  readonly stage: 'arrested' | 'appeared' | 'indicted'
  readonly means:
    | 'informer asks'
    | 'informer listens'
    | 'cellmate'
    | 'detective'
    | 'lineup'
    | 'photographs'
    | 'sample'
    | 'showup'
    | 'chance'
  /** What the words are about, or that somebody is to be recognized. */
  readonly about: 'charged crime' | 'related crime' | 'included crime' | 'identity'
  readonly consent: 'none' | 'signed' | 'overborne'
  /** 'in court': not the pick at the lineup is offered, but what the witness says at trial. */
  readonly use: 'chief' | 'impeachment' | 'in court'
  /** How well the witness saw the robber and described him. */
  readonly view: 'good' | 'poor' | 'not told'
}

export const dimensions: { readonly [K in keyof CounselFacts]: readonly CounselFacts[K][] } = {
  stage: ['arrested', 'appeared', 'indicted'],
  means: [
    'informer asks',
    'informer listens',
    'cellmate',
    'detective',
    'lineup',
    'photographs',
    'sample',
    'showup',
    'chance',
  ],
  about: ['charged crime', 'related crime', 'included crime', 'identity'],
  consent: ['none', 'signed', 'overborne'],
  use: ['chief', 'impeachment', 'in court'],
  view: ['good', 'poor', 'not told'],
}

/** Only the combinations that lead down one settled path are told. */
export function illegal(facts: CounselFacts): string | null {
  return pathOf(facts) === null ? 'the facts do not go together, or raise two questions at once' : null
}

/** A dress for the facts: a robbery in a building that was broken into, and somebody who saw it. */
export interface CounselSkin extends StoryHead<CounselFacts> {
  readonly opening: string
  readonly suspect: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  readonly detective: string
  /** Who saw it, beginning with "the", and how to speak of that person again. */
  readonly witness: string
  readonly saw: 'he' | 'she'
  /** The thing that was taken. */
  readonly loot: string
  /** Read on after "had". */
  readonly admits: string
  readonly broke: string
}
