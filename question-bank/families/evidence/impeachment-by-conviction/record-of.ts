import { capital } from '../../../text/capital.ts'
import { He, he, him } from '../../engine/party.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'

/** A record as it is told. */
interface Told {
  /** The event and its day as the first sentence of a story. */
  readonly opening: string
  /** The event and its day, reading on after "that"; without a period. The person is named again. */
  readonly event: (person: string) => string
  /** The sentences on events after it, each with a space behind it. */
  readonly later: string
}

/** The charge against a person and its time, counted in years before the trial. */
interface Entry {
  readonly time: string
  /** The crime and its class. */
  readonly crime: string
}

/** Returns a record and the events after it, counted in years before the trial. */
export function recordOf({ record }: ConvictionFacts, s: ConvictionStory): Told {
  const { person } = s
  const after = later(record, s)
  const { time, crime } = entryOf(record, s)
  if (record.startsWith('juvenile'))
    return {
      opening: `${capital(time)}, when ${person.a} was sixteen, a juvenile court adjudicated ${him(person)} delinquent for ${crime}.`,
      event: (the) =>
        `${time}, when ${the} was sixteen, a juvenile court adjudicated ${him(person)} delinquent for ${crime}`,
      later: after,
    }
  const [verb, of] = record === 'arrest' ? ['arrested', 'for'] : ['convicted', 'of']
  const free = releaseOf(record)
  return {
    opening: `${capital(time)}, ${person.a} was ${verb} ${of} ${crime}.${free ? ` ${He(person)} was ${free}.` : ''}`,
    event: (the) => `${the} was ${verb} ${time} ${of} ${crime}${free ? `, and was ${free}` : ''}`,
    later: after,
  }
}

function entryOf(record: ConvictionFacts['record'], s: ConvictionStory): Entry {
  const felony = `${s.felony}, a felony`
  const deceit = `${s.deceit}, a felony`
  const lesser = 'a misdemeanor punishable by at most six months in jail'
  switch (record) {
    case 'deceit':
      return { time: 'four years ago', crime: deceit }
    case 'lie':
      return { time: 'three years ago', crime: `${s.lie}, ${lesser}` }
    case 'minor':
      return { time: 'three years ago', crime: `${s.minor}, ${lesser}` }
    case 'felony':
    case 'grave felony':
      return { time: 'four years ago', crime: felony }
    case 'released':
      return { time: 'twelve years ago', crime: felony }
    case 'released deceit':
      return { time: 'twelve years ago', crime: deceit }
    case 'old':
    case 'old weak':
    case 'old unnoticed':
      return { time: 'nineteen years ago', crime: felony }
    case 'old deceit':
      return { time: 'nineteen years ago', crime: deceit }
    case 'innocence':
    case 'rehabilitated':
    case 'relapsed':
    case 'restored':
      return { time: 'seven years ago', crime: felony }
    case 'appeal':
    case 'grave appeal':
      return { time: 'last year', crime: felony }
    case 'juvenile':
    case 'juvenile unneeded':
      return { time: 'six years ago', crime: s.youth }
    case 'arrest':
      return { time: 'three years ago', crime: felony }
  }
}

/** The release from prison, where the ten years are in question. */
function releaseOf(record: ConvictionFacts['record']): string | null {
  if (record.startsWith('released')) return 'released from prison eight years ago'
  return record.startsWith('old') ? 'released from prison fifteen years ago' : null
}

function later(record: ConvictionFacts['record'], { person }: ConvictionStory): string {
  const certified = `Three years ago, a court found that ${he(person)} had been rehabilitated and issued ${him(person)} a certificate. `
  if (record.endsWith('appeal')) return `${He(person)} has appealed, and the appeal is pending. `
  switch (record) {
    case 'innocence':
      return `Two years ago, the governor pardoned ${person.the} after finding that another person had committed the crime. `
    case 'rehabilitated':
      return `${certified}${He(person)} has not been convicted of any crime since. `
    case 'relapsed':
      return `${certified}A year ago, ${he(person)} was convicted of burglary, another felony. `
    case 'restored':
      return `Two years ago, the governor pardoned ${him(person)} so that ${he(person)} could vote again, without finding ${him(person)} either innocent or rehabilitated. `
    case 'arrest':
      return 'The charge was dropped before trial. '
    default:
      return ''
  }
}
