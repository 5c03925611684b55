import type { EntrantFacts } from './facts.ts'

const STATUS: Readonly<Record<EntrantFacts['entrant'], string>> = {
  customer: 'an invitee',
  guest: 'a licensee',
  strayed: 'a licensee',
  trespasser: 'a trespasser',
  known: 'a discovered trespasser',
  constant: 'one of the constant trespassers',
  child: 'an expected trespasser',
  'child aware': 'an expected trespasser',
  'child unexpected': 'a trespasser',
}

/** The status that a claim to a warning or to care rests on. */
export const status = ({ entrant }: EntrantFacts): string => STATUS[entrant]
