import type { ConvictionFacts, ConvictionStory } from './facts.ts'

/** The party that offers the record. */
export function proponent({ seat }: ConvictionFacts, { adversary }: ConvictionStory): string {
  if (seat === 'civil') return adversary.the
  return seat === 'defendant' ? 'the prosecutor' : 'the defense'
}

/** The party that objects to the record. */
export function opponent({ seat }: ConvictionFacts, { person }: ConvictionStory): string {
  if (seat === 'civil') return person.the
  return seat === 'defendant' ? 'the defense' : 'the prosecutor'
}

/** The relative pronoun of the party that offers the record. */
export function whoever({ seat }: ConvictionFacts, { adversary }: ConvictionStory): string {
  if (seat === 'civil') return adversary.pronoun === 'it' ? 'which' : 'who'
  return seat === 'defendant' ? 'who' : 'which'
}
