import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether the statement of an absent declarant comes in (FRE 804, and FRE 803(2) beside it). */
export const facts = {
  statement: ['former testimony', 'dying declaration', 'against interest', 'accusation', 'excited utterance'],
  /** Each twist belongs to one kind of statement. */
  twist: [
    'refused',
    'memory',
    'searched',
    'abroad',
    'unordered',
    'unsearched',
    'procured',
    'predecessor',
    'accused',
    'grand-jury',
    'dying',
    'recovered',
    'not-homicide',
    'hopeful',
    'aside',
    'alive',
    'confession',
    'privilege',
    'supported',
    'bare',
    'deposition',
    'blame',
    'silenced',
    'quarrel',
    'excited',
  ],
} as const satisfies FactTable

export type AbsentFacts = FactsOf<typeof facts>
export type Twist = AbsentFacts['twist']

/** A deed that harms a neighbor and a witness, tried as a civil action or as a crime. */
export interface AbsentStory extends Story<AbsentFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The thing the defendant owns, or has bought since: 'the warehouse'. */
  readonly business: string
  /** An eyewitness, who is hurt wherever a dying person speaks. */
  readonly witness: Party
  /** A third person, who confesses to the deed. */
  readonly confessor: Party
  /** 'the fire'. */
  readonly event: string
  /** The event as a sentence that introduces both parties; the same without the defendant, and from the scene on. */
  readonly scene: string
  readonly alone: string
  readonly setting: string
  /** The event and its scene where only the defendant matters, as in a prosecution. */
  readonly own: string
  readonly ownAgain: string
  /** The deed, reading on after "had" or after a subject. */
  readonly did: string
  readonly crime: string
  /** The deed with its motive, reading on after "accused of". */
  readonly scheme: string
  /** The deed as the witness saw it, reading on after a subject. */
  readonly seen: string
  /** The injury of the witness, reading on after a subject. */
  readonly hurt: string
  /** Something else about the defendant, reading on after a subject. */
  readonly aside: string
  /** The deed in the first person. */
  readonly confession: string
  /** A trace that connects the confessor with the deed, as a sentence without a stop. */
  readonly trace: string
}
