import { type Party, The } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'
import { city, county } from './governments.ts'

/** A hall that government opens for meetings, and two groups that ask for it. */
export interface Hall {
  readonly owner: Party
  /** The hall at its first mention, and from then on. */
  readonly hall: string
  readonly the: string
  /** The topic for which a hall may be reserved, and a talk on it from the standpoint of a faith. */
  readonly topic: string
  readonly believers: Party
  readonly talk: string
  /** A group with another concern. */
  readonly league: Party
  readonly subject: string
}

type HallTwist = 'open' | 'religious' | 'topic'

/** The suit of a group that was turned away from a hall. */
export function hallCase(scene: Hall, twist: HallTwist): SpeechCase {
  const { owner, hall, the, topic, believers, talk, league, subject } = scene
  const plaintiff = twist === 'religious' ? believers : league
  const event =
    twist === 'religious' ? talk : twist === 'open' ? `a meeting on ${subject}` : `a lecture on ${subject}`
  const after: Readonly<Record<HallTwist, string>> = {
    open: `${The(owner)} refused. Although the written policy has not changed, a manager now turns away every meeting on ${subject}, whichever side it takes, because such meetings tend to run late.`,
    religious: `${The(owner)} refused, explaining that it admits secular lectures on ${topic} but none from a religious standpoint, whatever the faith.`,
    topic: `${The(owner)} refused because the lecture would have nothing to do with ${topic}. It has turned away lectures on every other topic as well, regardless of the speaker.`,
  }
  return {
    plaintiff,
    defendant: owner,
    lead: (name, isFirst, isDated) =>
      dated(
        isDated,
        'Last spring,',
        `${name(plaintiff)} asked ${name(owner)} to let it use ${isFirst ? hall : the} for ${event}.`,
      ),
    act: (name, isFirst) =>
      twist === 'open'
        ? `Under a written policy, ${name(owner)} opens ${isFirst ? hall : the} to the public for meetings on any subject. In the past five years, groups have met there to discuss more than a hundred subjects.`
        : `Under a written policy, ${name(owner)} opens ${isFirst ? hall : the} on weekday evenings to private speakers, but only for lectures on ${topic}.`,
    after: after[twist],
    suit: suitOver(plaintiff, owner, 'the refusal'),
  }
}

const it = 'it' as const
const district: Party = { a: 'a school district', the: 'the district', pronoun: it }
const library: Party = { a: 'a public library', the: 'the library', pronoun: it }

export const halls: readonly Hall[] = [
  {
    owner: district,
    hall: 'its auditorium',
    the: 'the auditorium',
    topic: 'raising children',
    believers: { a: 'a Bible society', the: 'the society', pronoun: it },
    talk: 'a lecture on what the Bible says about raising children',
    league: { a: "a taxpayers' league", the: 'the league', pronoun: it },
    subject: 'property taxes',
  },
  {
    owner: library,
    hall: 'its reading room',
    the: 'the reading room',
    topic: 'coping with grief',
    believers: { a: 'a Buddhist center', the: 'the center', pronoun: it },
    talk: 'a lecture on coping with grief through Buddhist teachings',
    league: { a: 'a hunting club', the: 'the club', pronoun: it },
    subject: 'gun laws',
  },
  {
    owner: city,
    hall: 'its hall on the market square',
    the: 'the hall',
    topic: 'marriage and divorce',
    believers: { a: 'a Catholic guild', the: 'the guild', pronoun: it },
    talk: 'a lecture on marriage in the light of the Gospels',
    league: { a: "a landlords' association", the: 'the association', pronoun: it },
    subject: 'rent control',
  },
  {
    owner: county,
    hall: 'the assembly room of its old courthouse',
    the: 'the assembly room',
    topic: 'alcohol abuse and recovery',
    believers: { a: 'a Methodist circle', the: 'the circle', pronoun: it },
    talk: 'a lecture on recovery from alcohol abuse through prayer',
    league: { a: 'an antinuclear group', the: 'the group', pronoun: it },
    subject: 'nuclear power',
  },
  {
    owner: district,
    hall: 'its old gymnasium',
    the: 'the gymnasium',
    topic: 'care of the elderly',
    believers: { a: 'a Jewish fellowship', the: 'the fellowship', pronoun: it },
    talk: "a lecture on the Torah's teaching about aged parents",
    league: { a: 'an immigrant-aid society', the: 'the society', pronoun: it },
    subject: 'border policy',
  },
  {
    owner: library,
    hall: 'a room on its top floor',
    the: 'the room',
    topic: 'protecting nature',
    believers: { a: 'a Quaker congregation', the: 'the congregation', pronoun: it },
    talk: 'a lecture on nature as the work of God',
    league: { a: "a voters' alliance", the: 'the alliance', pronoun: it },
    subject: 'term limits',
  },
  {
    owner: city,
    hall: 'the ballroom of its old hotel',
    the: 'the ballroom',
    topic: 'managing money',
    believers: { a: 'a Muslim association', the: 'the association', pronoun: it },
    talk: 'a lecture on what the Koran says about saving and lending',
    league: { a: 'an animal-rights league', the: 'the league', pronoun: it },
    subject: 'animal experiments',
  },
  {
    owner: county,
    hall: 'the hall of its fairgrounds',
    the: 'the hall',
    topic: 'child development',
    believers: { a: 'a Baptist youth club', the: 'the club', pronoun: it },
    talk: 'a lecture on child development in the light of the Bible',
    league: { a: 'a pacifist circle', the: 'the circle', pronoun: it },
    subject: 'arms exports',
  },
]
