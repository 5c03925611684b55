import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** A private institution that lives on public money, and an employee. */
export interface School {
  readonly plaintiff: Party
  readonly home: Party
  /** The people it serves, reading on after "the care of". */
  readonly clients: string
  readonly offense: string
}

const official: Party = { a: 'a state official', the: 'the official', pronoun: 'she' }

export function schoolCase({ plaintiff, home, clients, offense }: School, isOrdered: boolean): ActionCase {
  const defendant = isOrdered ? official : home
  return {
    plaintiff,
    defendant,
    deed: 'the dismissal',
    start: (name) =>
      `${capital(name(plaintiff))} worked for ${name(home)} under a contract that allowed dismissal only for cause.`,
    law: (name) =>
      `${capital(name(home))} receives 95 percent of its income from the state for the care of ${clients}. State regulations set standards for its services, and no state official serves on its board or staff.`,
    events: (name, isStarted) => {
      const contract = isStarted
        ? ''
        : `${capital(name(plaintiff))} worked for ${name(home)} under a contract that allowed dismissal only for cause. `
      return isOrdered
        ? `${contract}${capital(name(official))} ordered ${name(home)} to dismiss ${name(plaintiff)} for ${offense} and threatened to end its state contract if it refused. ${The(home)} had intended to retain ${plaintiff.the} but obeyed the order at once. There was no hearing.`
        : `${contract}The board of ${name(home)} dismissed ${name(plaintiff)} for ${offense}. There was no hearing. The state played no part in the decision.`
    },
    suit: sue(plaintiff, defendant, 'claiming a deprivation of property without due process'),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const schools: readonly School[] = [
  {
    plaintiff: { a: 'a counselor', the: 'the counselor', pronoun: she },
    home: { a: 'a private school', the: 'the school', pronoun: it },
    clients: 'troubled teenagers',
    offense: 'writing to a newspaper',
  },
  {
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: he },
    home: { a: 'a private nursing home', the: 'the home', pronoun: it },
    clients: 'the elderly poor',
    offense: 'alleged rudeness to visitors',
  },
  {
    plaintiff: { a: 'a speech therapist', the: 'the therapist', pronoun: she },
    home: { a: 'a private academy', the: 'the academy', pronoun: it },
    clients: 'deaf children',
    offense: 'joining a strike',
  },
  {
    plaintiff: { a: 'a psychologist', the: 'the psychologist', pronoun: he },
    home: { a: 'a private clinic', the: 'the clinic', pronoun: it },
    clients: 'addicted patients',
    offense: 'criticizing a new therapy',
  },
  {
    plaintiff: { a: 'a house parent', the: 'the house parent', pronoun: she },
    home: { a: 'a private orphanage', the: 'the orphanage', pronoun: it },
    clients: 'foster children',
    offense: 'criticizing the treatment of residents',
  },
  {
    plaintiff: { a: 'a dietitian', the: 'the dietitian', pronoun: he },
    home: { a: 'a private hospice', the: 'the hospice', pronoun: it },
    clients: 'the dying',
    offense: 'complaining about the kitchen',
  },
  {
    plaintiff: { a: 'a workshop instructor', the: 'the instructor', pronoun: she },
    home: { a: 'a private training center', the: 'the center', pronoun: it },
    clients: 'blind adults',
    offense: 'quarreling with a director',
  },
  {
    plaintiff: { a: 'a music teacher', the: 'the teacher', pronoun: he },
    home: { a: 'a private boarding school', the: 'the school', pronoun: it },
    clients: 'children with autism',
    offense: 'speaking at a rally',
  },
]
