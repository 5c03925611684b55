import { whose } from '../../engine/party.ts'
import type { SearchStory } from './facts.ts'

/** How a telling first mentions people: anew, or as known from the sentence before. */
export interface Mention {
  /** The suspect, where the suspect comes first. */
  readonly suspect: string
  /** The suspect's car. */
  readonly car: string
  /** The proof that a search is to bring, reading on after "evidence". */
  readonly target: string
  /** The officer who suspects somebody that was mentioned before. */
  readonly officer: string
  /** The officer, where the officer comes first. */
  readonly lead: string
  /** Joins what happens by chance to the sentence before, if there is one. */
  readonly later: string
  /** An officer who comes by chance. */
  readonly stranger: string
}

/** Both were introduced in a sentence before. */
export function known({ suspect, officer }: SearchStory): Mention {
  return {
    suspect: suspect.the,
    car: `${whose(suspect)} car`,
    target: `against ${suspect.the}`,
    officer: officer.the,
    lead: officer.the,
    later: 'soon afterward, ',
    stranger: officer.the,
  }
}

/** Neither was. */
export function unknown({ suspect, officer, drug }: SearchStory): Mention {
  return {
    suspect: suspect.a,
    car: `${suspect.a}'s car`,
    target: `that ${suspect.a} was selling ${drug}`,
    officer: `${officer.a} who suspected ${suspect.the} of selling ${drug}`,
    lead: `${officer.a} who suspected that ${suspect.a} was selling ${drug}`,
    later: '',
    stranger: officer.a,
  }
}
