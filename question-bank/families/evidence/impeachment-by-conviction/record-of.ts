import { He, he, him } from '../../engine/party.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'

/** A record as it is told. */
interface Told {
  /** When it was made, before "the mechanic was convicted". */
  readonly time: string
  /** The event, of a person who is named either for the first time or again; without a period. */
  readonly event: (person: string) => string
  /** The sentences on events after it, each with a space behind it. */
  readonly later: string
}

/** Returns a record and the events after it, counted in years before the trial. */
export function recordOf({ record }: ConvictionFacts, s: ConvictionStory): Told {
  const felony = (person: string) => `${person} was convicted of ${s.felony}, a felony`
  const deceit = (person: string) => `${person} was convicted of ${s.deceit}, a felony`
  const lesser = (crime: string) => (person: string) =>
    `${person} was convicted of ${crime}, a misdemeanor punishable by at most six months in jail`
  const after = later(record, s)
  switch (record) {
    case 'deceit':
      return { time: 'four years ago', event: deceit, later: after }
    case 'lie':
      return { time: 'three years ago', event: lesser(s.lie), later: after }
    case 'minor':
      return { time: 'three years ago', event: lesser(s.minor), later: after }
    case 'felony':
    case 'grave felony':
      return { time: 'four years ago', event: felony, later: after }
    case 'released':
      return { time: 'twelve years ago', event: felony, later: after }
    case 'released deceit':
      return { time: 'twelve years ago', event: deceit, later: after }
    case 'old':
    case 'old weak':
    case 'old unnoticed':
      return { time: 'nineteen years ago', event: felony, later: after }
    case 'old deceit':
      return { time: 'nineteen years ago', event: deceit, later: after }
    case 'innocence':
    case 'rehabilitated':
    case 'relapsed':
    case 'restored':
      return { time: 'seven years ago', event: felony, later: after }
    case 'appeal':
    case 'grave appeal':
      return { time: 'last year', event: felony, later: after }
    case 'juvenile':
    case 'juvenile unneeded':
      return {
        time: 'six years ago',
        event: (person) => `a juvenile court adjudicated ${person}, then sixteen, delinquent for ${s.youth}`,
        later: after,
      }
    case 'arrest':
      return {
        time: 'three years ago',
        event: (person) => `${person} was arrested for ${s.felony}, a felony`,
        later: after,
      }
  }
}

function later(record: ConvictionFacts['record'], { person }: ConvictionStory): string {
  const certified = `Three years ago, a court found that ${he(person)} had been rehabilitated and issued ${him(person)} a certificate. `
  if (record.startsWith('released')) return `${He(person)} was released from prison for it eight years ago. `
  if (record.startsWith('old')) return `${He(person)} was released from prison for it fifteen years ago. `
  if (record.endsWith('appeal'))
    return `${He(person)} has appealed from the conviction, and the appeal is pending. `
  switch (record) {
    case 'innocence':
      return `Two years ago, the governor found that someone else had committed the crime and pardoned ${him(person)} as innocent. `
    case 'rehabilitated':
      return `${certified}${He(person)} has not been convicted of any crime since. `
    case 'relapsed':
      return `${certified}A year ago, ${he(person)} was convicted of burglary, another felony. `
    case 'restored':
      return `Two years ago, the governor pardoned ${him(person)} so that ${he(person)} could vote again, without finding ${him(person)} either innocent or rehabilitated. `
    case 'arrest':
      return `The charge was dropped before trial. `
    default:
      return ''
  }
}
