import { capital } from '../../../text/capital.ts'
import { him, his, type Party, whose } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** Private land that is open to the public, and a person who hands out leaflets there. */
export interface Ground {
  readonly plaintiff: Party
  readonly owner: Party
  readonly town: string
  readonly mall: string
  /** The topic of the leaflets, reading on after "leaflets". */
  readonly topic: string
}

export function groundCase({ plaintiff, owner, town, mall, topic }: Ground, isTown: boolean): ActionCase {
  return {
    plaintiff,
    defendant: owner,
    deed: `the removal of ${plaintiff.the}`,
    start: (name) =>
      isTown
        ? `One Saturday, ${name(plaintiff)} was handing out leaflets ${topic} on a sidewalk in the business block of ${town}, a town of 3,000 people.`
        : `One Saturday, ${name(plaintiff)} was handing out leaflets ${topic} on a walkway of ${mall}, a shopping center with sixty stores.`,
    law: (name, isStarted) => {
      const owned = isTown
        ? `${isStarted ? `all of the town` : `all of ${town}, a town of 3,000 people`}: the houses, the streets and sidewalks, the sewers, and the business block`
        : `${isStarted ? 'the center' : `${mall}, a shopping center with sixty stores,`} and the walkways and parking lots around ${isStarted ? 'it' : 'them'}`
      return `${capital(name(owner))} owns ${owned}. Guards on its payroll, who are licensed by the county, ${isTown ? 'police the town' : 'patrol the center'}, which is open to the public.`
    },
    events: (name, isStarted) =>
      isStarted
        ? `Enforcing a rule against leaflets, the guards made ${plaintiff.the} leave.`
        : `On a ${isTown ? `sidewalk in the business block of ${town}` : `walkway of ${mall}`}, ${name(plaintiff)} was handing out leaflets ${topic}. ${capital(whose(owner))} guards, enforcing a rule against leaflets, made ${him(plaintiff)} leave.`,
    suit: sue(plaintiff, owner, `claiming a violation of ${his(plaintiff)} freedom of speech`),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const grounds: readonly Ground[] = [
  {
    plaintiff: { a: 'a retired miner', the: 'the miner', pronoun: he },
    owner: { a: 'a copper company', the: 'the company', pronoun: it },
    town: 'Bellmont',
    mall: 'Bellmont Center',
    topic: 'opposing a new tax',
  },
  {
    plaintiff: { a: 'a missionary', the: 'the missionary', pronoun: she },
    owner: { a: 'a shipyard company', the: 'the company', pronoun: it },
    town: 'Gullport',
    mall: 'Gullport Plaza',
    topic: 'about her faith',
  },
  {
    plaintiff: { a: 'a college student', the: 'the student', pronoun: he },
    owner: { a: 'a timber company', the: 'the company', pronoun: it },
    town: 'Firwood',
    mall: 'Firwood Mall',
    topic: 'opposing a war',
  },
  {
    plaintiff: { a: 'a candidate for sheriff', the: 'the candidate', pronoun: she },
    owner: { a: 'a sugar company', the: 'the company', pronoun: it },
    town: 'Canebrook',
    mall: 'Canebrook Square',
    topic: 'about her campaign',
  },
  {
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: he },
    owner: { a: 'a chemical company', the: 'the company', pronoun: it },
    town: 'Alder Falls',
    mall: 'Alder Mall',
    topic: 'opposing pesticides',
  },
  {
    plaintiff: { a: 'a schoolteacher', the: 'the teacher', pronoun: she },
    owner: { a: 'a paper manufacturer', the: 'the manufacturer', pronoun: it },
    town: 'Millhaven',
    mall: 'Millhaven Commons',
    topic: 'about an election',
  },
  {
    plaintiff: { a: 'a veteran', the: 'the veteran', pronoun: he },
    owner: { a: 'a steel company', the: 'the company', pronoun: it },
    town: 'Ironbridge',
    mall: 'Ironbridge Plaza',
    topic: 'about a peace march',
  },
  {
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: she },
    owner: { a: 'a resort operator', the: 'the operator', pronoun: it },
    town: 'Pine Harbor',
    mall: 'Pine Harbor Mall',
    topic: 'opposing a dam',
  },
]
